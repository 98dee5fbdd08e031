@echo off
rem attnviz on Windows: sets up what is missing, then starts. Python 3.11 to 3.13 must be installed.
rem   run.cmd            the window          run.cmd FILE     the window with a saved lesson
rem   run.cmd render ... any sub-command     run.cmd test     every check but those on an X display
setlocal
set "root=%~dp0"
set "venv=%root%.venv"
set "python=%venv%\Scripts\python.exe"
set "kind=run"
if /i "%~1"=="test" set "kind=test"
set "lock=%root%packaging\lock\%kind%.txt"
set "stamp=%venv%\attnviz-%kind%.txt"

if not exist "%python%" goto :set_up
rem The stamp is a copy of the lock and pyproject.toml it was made from.
if not exist "%stamp%" goto :set_up
copy /b /y "%lock%" + "%root%pyproject.toml" "%stamp%.now" >nul
fc /b "%stamp%" "%stamp%.now" >nul 2>&1 || goto :set_up
goto :start

:set_up
if exist "%python%" goto :install
set "base="
for %%v in (3.13 3.12 3.11) do if not defined base py -%%v -c "" >nul 2>&1 && set "base=py -%%v"
if not defined base python -c "import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))" >nul 2>&1 && set "base=python"
if not defined base (
    echo run: Python 3.11, 3.12 or 3.13 is needed. Install it from the Microsoft Store or python.org, then start run.cmd again. 1>&2
    exit /b 1
)
%base% -m venv "%venv%" || exit /b 1

:install
echo Setting up %venv% ^(a larger download the first time^) ... 1>&2
"%python%" -m pip install -q -q --no-input --disable-pip-version-check --require-hashes -r "%lock%" || exit /b 1
"%python%" -m pip install -q -q --no-input --disable-pip-version-check --no-deps --no-build-isolation -e "%root%." || exit /b 1
copy /b /y "%lock%" + "%root%pyproject.toml" "%stamp%" >nul || exit /b 1

:start
if /i "%~1"=="test" goto :test
"%python%" -P -m attnviz %*
exit /b %errorlevel%

:test
cd /d "%root%"
"%venv%\Scripts\ruff.exe" check . || exit /b 1
"%venv%\Scripts\ruff.exe" format --check . || exit /b 1
"%venv%\Scripts\lint-imports.exe" || exit /b 1
"%python%" -m mypy || exit /b 1
"%python%" -m pytest -m "not display"
exit /b %errorlevel%
