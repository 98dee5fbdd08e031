"""What the program does with its surroundings before anything else."""

import os
import subprocess
import sys

import pytest


@pytest.mark.skipif(os.name != "posix", reason="the system's list of users is POSIX")
def test_without_a_home_the_system_s_entry_is_used():
    import pwd

    code = "import os, attnviz.__main__ as m; m._find_home(); print(os.environ['HOME'])"
    place = {name: value for name, value in os.environ.items() if name != "HOME"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=place, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == pwd.getpwuid(os.getuid()).pw_dir


def test_warnings_of_libraries_reach_nobody():
    code = (
        "import sys, numpy as np\n"
        "from attnviz import cli, __main__\n"
        "cli.main = lambda *_, **__: int(np.float64(1e308) * 10 == np.inf)\n"
        "sys.exit(__main__.main(['list']))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "")
