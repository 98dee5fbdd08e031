"""Models that lie where other programs keep them."""

import json
import shutil
from pathlib import Path

import pytest

from attnviz.checkpoints.discover import find_models, name_of, places

MODELS = Path(__file__).parent.parent / "data" / "models"
SMALL = MODELS / "llama-gguf" / "tiny-llama-q8_0.gguf"


@pytest.fixture
def home(tmp_path):
    hub = tmp_path / ".cache" / "huggingface" / "hub"
    snapshot = hub / "models--tiny--gpt2" / "snapshots" / "abc"
    shutil.copytree(MODELS / "gpt2", snapshot)
    (hub / "models--tiny--empty" / "snapshots").mkdir(parents=True)
    encoder = hub / "models--tiny--bert" / "snapshots" / "abc"
    encoder.mkdir(parents=True)
    (encoder / "config.json").write_text('{"model_type": "bert"}')
    blobs = tmp_path / ".ollama" / "models" / "blobs"
    blobs.mkdir(parents=True)
    shutil.copy(SMALL, blobs / "sha256-0123abcd")
    manifest = blobs.parent / "manifests" / "registry.ollama.ai" / "library" / "tiny" / "1b"
    manifest.parent.mkdir(parents=True)
    kind = "application/vnd.ollama.image.model"
    listed = {"layers": [{"mediaType": kind, "digest": "sha256:0123abcd"}]}
    manifest.write_text(json.dumps(listed))
    (manifest.parent / "gone").write_text(
        json.dumps({"layers": [{"mediaType": kind, "digest": "sha256:ffff"}]})
    )
    (manifest.parent / "evil").write_text(
        json.dumps({"layers": [{"mediaType": kind, "digest": "../../secret"}]})
    )
    (manifest.parent / "broken").write_text("{")
    loose = tmp_path / ".lmstudio" / "models" / "loose.gguf"
    loose.parent.mkdir(parents=True)
    shutil.copy(SMALL, loose)
    (loose.parent / "half.gguf").write_bytes(SMALL.read_bytes()[:30_000])
    return tmp_path


def test_what_is_found_and_why_not(home):
    found = {(m.place, m.name): m for m in find_models(places({}, home))}
    assert {key: model.reason.split(":")[0] for key, model in found.items()} == {
        ("Hugging Face cache", "tiny/gpt2"): "",
        ("Hugging Face cache", "tiny/bert"): "bert is an encoder",
        ("Ollama", "tiny:1b"): "",
        ("Ollama", "tiny:gone"): "no such file or folder",
        ("LM Studio", "loose"): "",
        ("LM Studio", "half"): (
            "the file ends at 29 KiB; its header promises 64 KiB. An unfinished download?"
        ),
    }
    gpt2 = found["Hugging Face cache", "tiny/gpt2"]
    assert (gpt2.family, gpt2.stored_as, gpt2.n_layers, gpt2.n_heads) == ("GPT-2", "F32", 2, 4)
    assert "its header promises" in found["LM Studio", "half"].reason


def test_a_model_keeps_the_name_of_its_place_when_only_its_path_is_known(home):
    found = [model for model in find_models(places({}, home)) if model.path.exists()]
    assert {"tiny/gpt2", "tiny:1b", "loose"} <= {model.name for model in found}
    assert [name_of(model.path) for model in found] == [model.name for model in found]
    assert name_of(home / "blobs" / "sha256-12") == "sha256-12"  # no manifest names it


def test_variables_move_the_folders(home, tmp_path):
    moved = {"HF_HOME": str(home / "elsewhere"), "OLLAMA_MODELS": str(home / "other")}
    folders = [place.folder for place in places(moved, tmp_path)]
    assert home / "elsewhere" / "hub" in folders
    assert home / "other" in folders
    assert list(find_models(places({"HF_HUB_CACHE": "/nowhere"}, tmp_path / "none"))) == []
