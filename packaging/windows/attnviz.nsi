; The setup program for one user: start menu, file type, uninstaller. No administrator is asked.
;
;   makensis -DVERSION=0.1.0 -DPAYLOAD=dist/attnviz -DICONS=build/icons -DOUT=dist/setup.exe attnviz.nsi
;
; PAYLOAD is the folder that packaging/pyinstaller/attnviz.spec makes on Windows.
Unicode true
SetCompressor /SOLID lzma
!include MUI2.nsh
!include FileFunc.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\attnviz"
!define TYPE "attnviz.Document"

Name "attnviz"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\attnviz"
InstallDirRegKey HKCU "Software\attnviz" "Folder"
RequestExecutionLevel user
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "attnviz"
VIAddVersionKey FileDescription "attnviz setup"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright "attnviz developers, MIT licence"

!define MUI_ICON "${ICONS}/attnviz.ico"
!define MUI_UNICON "${ICONS}/attnviz.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\attnviz.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE French

Section
    ; An older version's files go first, or modules that are gone would still be found.
    RMDir /r "$INSTDIR\_internal"
    SetOutPath "$INSTDIR"
    File /r "${PAYLOAD}/*"
    File "${ICONS}/document.ico"
    WriteUninstaller "$INSTDIR\uninstall.exe"

    CreateShortcut "$SMPROGRAMS\attnviz.lnk" "$INSTDIR\attnviz.exe"
    CreateShortcut "$SMPROGRAMS\attnviz on a projector.lnk" "$INSTDIR\attnviz.exe" "--present"

    WriteRegStr HKCU "Software\attnviz" "Folder" "$INSTDIR"
    WriteRegStr HKCU "Software\Classes\.attn" "" "${TYPE}"
    WriteRegStr HKCU "Software\Classes\.attn" "Content Type" "application/x-attnviz"
    WriteRegStr HKCU "Software\Classes\${TYPE}" "" "attention lab"
    WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\document.ico"
    WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" \
        '"$INSTDIR\attnviz.exe" "%1"'
    WriteRegStr HKCU "Software\Classes\${TYPE}\shell\present" "" "Present on a projector"
    WriteRegStr HKCU "Software\Classes\${TYPE}\shell\present\command" "" \
        '"$INSTDIR\attnviz.exe" --present "%1"'
    System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"

    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    IntFmt $0 "0x%08X" $0
    WriteRegDWORD HKCU "${KEY}" "EstimatedSize" "$0"
    WriteRegStr HKCU "${KEY}" "DisplayName" "attnviz"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\attnviz.exe"
    WriteRegStr HKCU "${KEY}" "Publisher" "attnviz developers"
    WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section Uninstall
    ; Only what was installed: the folder may be one that the user chose and has files in.
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\attnviz.exe"
    Delete "$INSTDIR\attnviz-cli.exe"
    Delete "$INSTDIR\document.ico"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\attnviz.lnk"
    Delete "$SMPROGRAMS\attnviz on a projector.lnk"
    ReadRegStr $0 HKCU "Software\Classes\.attn" ""
    StrCmp $0 "${TYPE}" 0 +2
        DeleteRegKey HKCU "Software\Classes\.attn"
    DeleteRegKey HKCU "Software\Classes\${TYPE}"
    DeleteRegKey HKCU "Software\attnviz"
    DeleteRegKey HKCU "${KEY}"
    System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
SectionEnd
