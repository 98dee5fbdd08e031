@echo off
rem attnviz on Windows: sets up what is missing, then starts. Python 3.11 to 3.13 must be installed.
rem   run.cmd              the window
rem   run.cmd FILE         the window with a saved lesson
rem   run.cmd render ...   any sub-command
rem   run.cmd test         every check but those on an X display
setlocal
set "root=%~dp0"
set "venv=%root%.venv"
set "python=%venv%\Scripts\python.exe"
set "kind=run"
if /i "%~1"=="test" set "kind=test"
set "lock=%root%packaging\lock\%kind%.txt"
set "stamp=%venv%\attnviz-%kind%.stamp"

rem The stamp is a copy of the lock and of pyproject.toml as they were when this was set up.
if not exist "%python%" goto :make
if not exist "%venv%\*.stamp" goto :make
if not exist "%stamp%" goto :install
copy /b /y "%lock%" + "%root%pyproject.toml" "%stamp%.now" >nul
fc /b "%stamp%" "%stamp%.now" >nul 2>&1
if %errorlevel% equ 0 goto :start
goto :install

:make
set "base="
for %%v in (3.13 3.12 3.11) do call :look_for %%v
if defined base goto :found
echo run: Python 3.11, 3.12 or 3.13 is needed. Install it from python.org with the py launcher, 1>&2
echo then start run.cmd again. 1>&2
exit /b 1

:look_for
if defined base exit /b 0
py -%1 -c "" >nul 2>&1
if %errorlevel% equ 0 set "base=py -%1"
exit /b 0

:found
%base% -m venv --clear "%venv%"
if %errorlevel% neq 0 exit /b 1

:install
rem Written again at the end: an install that was stopped is not trusted, and made anew.
del /q "%venv%\*.stamp" 2>nul
echo Setting up %venv% (the first time this downloads Qt and NumPy and takes minutes) ... 1>&2
"%python%" -m pip install -q -q --no-input --disable-pip-version-check --require-hashes --no-deps -r "%lock%"
if %errorlevel% neq 0 exit /b 1
"%python%" -m pip install -q -q --no-input --disable-pip-version-check --no-deps --no-build-isolation -e "%root%."
if %errorlevel% neq 0 exit /b 1
copy /b /y "%lock%" + "%root%pyproject.toml" "%stamp%" >nul
if "%kind%"=="test" copy /b /y "%root%packaging\lock\run.txt" + "%root%pyproject.toml" "%venv%\attnviz-run.stamp" >nul

:start
if "%kind%"=="test" goto :test
rem Hints name the command that was typed.
set "ATTNVIZ_COMMAND=run.cmd"
"%python%" -P -m attnviz %*
exit /b %errorlevel%

:test
cd /d "%root%"
"%venv%\Scripts\ruff.exe" check .
if %errorlevel% neq 0 exit /b 1
"%venv%\Scripts\ruff.exe" format --check .
if %errorlevel% neq 0 exit /b 1
"%venv%\Scripts\lint-imports.exe" --no-logo
if %errorlevel% neq 0 exit /b 1
"%python%" -m mypy
if %errorlevel% neq 0 exit /b 1
"%python%" -m pytest -m "not display"
exit /b %errorlevel%
