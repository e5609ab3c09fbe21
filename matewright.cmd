@echo off
rem Builds the runnable jar when it is missing or older than what it is made of, then runs it with the arguments given.
setlocal EnableExtensions DisableDelayedExpansion
set "ROOT=%~dp0"
set "JAR=%ROOT%editor\target\matewright.jar"

rem Java: JAVA_HOME if set, else the first on the PATH; its own "release" file names the version without starting it.
if not defined JAVA_HOME goto java_on_path
set "JAVA=%JAVA_HOME:"=%\bin\java.exe"
if exist "%JAVA%" goto java_found
>&2 echo matewright: there is no "%JAVA%", though JAVA_HOME says so
exit /b 2

:java_on_path
set "JAVA="
for %%I in (java.exe) do set "JAVA=%%~$PATH:I"
if defined JAVA goto java_found
>&2 echo matewright: no Java found; install a JDK, 17 or newer, or set JAVA_HOME
exit /b 2

:java_found
set "VERSION="
for %%I in ("%JAVA%") do set "RELEASE=%%~dpI..\release"
if not exist "%RELEASE%" goto ask_java
for /f "usebackq tokens=1,2 delims==" %%A in ("%RELEASE%") do if "%%A"=="JAVA_VERSION" set "VERSION=%%~B"
if defined VERSION goto version_known
:ask_java
set "ANSWER=%TEMP%\matewright-java-%RANDOM%%RANDOM%.txt"
"%JAVA%" -version >"%ANSWER%" 2>&1
for /f "usebackq tokens=2,3" %%A in ("%ANSWER%") do if "%%A"=="version" set "VERSION=%%~B"
del "%ANSWER%"
:version_known
rem 1.8.0_202 is release 8, 17.0.2 and 17-ea are release 17.
set "MAJOR=0"
if defined VERSION for /f "tokens=1,2 delims=.-+_" %%A in ("%VERSION%") do call :set_major %%A %%B
if %MAJOR% GEQ 17 goto java_new_enough
>&2 echo matewright: Java 17 or newer is needed, but "%JAVA%" is version "%VERSION%"
exit /b 2

:set_major
set "MAJOR=%1"
if "%1"=="1" set "MAJOR=%2"
exit /b 0

:java_new_enough
set "ARCHIVE=%ROOT%editor\target\matewright-%VERSION%.jsa"
set "WINDOW=%ROOT%editor\target\matewright-editor-%VERSION%.jsa"
set "BUILDING=Building Matewright (first run only)..."
if not exist "%JAR%" goto build
rem Are its sources newer? Archives older than the jar are of no use to it and are made anew.
set "BUILDING=Building Matewright (its sources have changed)..."
powershell -NoProfile -Command "$built = (Get-Item -LiteralPath $env:JAR).LastWriteTimeUtc; $newer = { $_.LastWriteTimeUtc -gt $built }; $parts = 'pom.xml', 'rules\pom.xml', 'puzzles\pom.xml', 'editor\pom.xml', 'rules\src\main', 'puzzles\src\main', 'editor\src\main', 'samples\variants', 'samples\problems' | ForEach-Object { Join-Path $env:ROOT $_ } | Where-Object { Test-Path -LiteralPath $_ } | ForEach-Object { Get-Item -LiteralPath $_ }; $folders = $parts | Where-Object { $_.PSIsContainer } | ForEach-Object { $_.FullName }; if ($parts | Where-Object $newer) { exit 1 }; if (Get-ChildItem -LiteralPath $folders -Recurse | Where-Object $newer | Select-Object -First 1) { exit 1 }; Get-ChildItem -LiteralPath (Join-Path $env:ROOT 'editor\target') -Filter 'matewright-*.jsa' | Where-Object { $_.LastWriteTimeUtc -lt $built } | Remove-Item -ErrorAction SilentlyContinue"
if not errorlevel 1 goto built

:build
>&2 echo %BUILDING%
if not exist "%ROOT%target" mkdir "%ROOT%target"
call "%ROOT%mvnw.cmd" -q -B -f "%ROOT%pom.xml" -Dmaven.test.skip=true package <nul >"%ROOT%target\launcher.log" 2>&1
if errorlevel 1 goto build_failed
del "%ROOT%editor\target\matewright-*.jsa" >nul 2>&1
goto built

:build_failed
>&2 type "%ROOT%target\launcher.log"
>&2 echo matewright: the build failed, see above (it needs a JDK, not only a Java runtime, and the network the first time)
exit /b 2

:built
rem An archive of loaded classes (class data sharing) takes a third off the start of every command. An empty file says
rem that this Java makes none.
if exist "%ARCHIVE%" goto run
"%JAVA%" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:ArchiveClassesAtExit="%ARCHIVE%" -Xlog:disable -jar "%JAR%" batch <"%ROOT%editor\src\launcher\warm-up.jsonl" >nul 2>&1
if not exist "%ARCHIVE%" type nul >"%ARCHIVE%"

:run
if "%~1"=="" goto editor
if "%~1"=="edit" goto editor
rem Short commands end sooner without the optimising compiler; long ones want all of it.
set "TUNING=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
for %%C in (solve verify batch bench perft) do if "%~1"=="%%C" set "TUNING=-XX:+UseParallelGC"
"%JAVA%" %TUNING% -XX:SharedArchiveFile="%ARCHIVE%" -Xlog:disable -jar "%JAR%" %*
exit /b %ERRORLEVEL%

:editor
rem The window's classes are archived when it is first closed in good order. It opens sooner when the optimising compiler
rem leaves the work of opening alone; a search reaches these counts at once.
set "TUNING=-XX:Tier4InvocationThreshold=50000 -XX:Tier4MinInvocationThreshold=20000"
set "TUNING=%TUNING% -XX:Tier4CompileThreshold=60000 -XX:Tier4BackEdgeThreshold=400000"
set "SHARING=-XX:ArchiveClassesAtExit"
if exist "%WINDOW%" set "SHARING=-XX:SharedArchiveFile"
"%JAVA%" %TUNING% %SHARING%="%WINDOW%" -Xlog:disable -jar "%JAR%" %*
exit /b %ERRORLEVEL%
