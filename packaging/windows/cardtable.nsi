; Cardtable's installer for Windows, for NSIS 3.08 or newer; packaging/bundle/windows.py compiles it:
;   makensis -DVERSION=0.1.0 -DNUMBERS=0.1.0.0 -DSOURCE=dist/cardtable -DICONS=build/icons
;            -DPUBLISHER="The Cardtable authors" -DLANGUAGES=build/languages.nsh
;            -DFILE=dist/cardtable-0.1.0-windows-setup.exe packaging/windows/cardtable.nsi
; With -DHOMEPAGE it says where the app comes from. With -DPYTHON, the one whose `bundle.windows` signs, it is signed,
; and so is what removes the app. -DTARGET=amd64-unicode, which Debian's NSIS has, makes it a 64-bit program, for a Wine
; without 32-bit ones. What it says in other languages, packaging/bundle/languages.py writes.

!ifndef TARGET
  !define TARGET x86-unicode
!endif
Target ${TARGET}

!include LogicLib.nsh
!include MUI2.nsh
!include WinVer.nsh
!include x64.nsh
!include Integration.nsh

!define NAME "Cardtable"
!define APP_ID "org.cardtable.Cardtable"
!define EXE "cardtable.exe"
!define GAME_ICON "cardtable-game.ico"
!define SUFFIX ".cardtable"
!define MADE_SUFFIX ".cardgame"
!define UNINSTALLER "uninstall.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"

Name "${NAME}"
OutFile "${FILE}"
; For one user, and nobody is asked for an administrator's password.
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
SetCompressor /SOLID lzma
; The same source gives the same installer, whenever its files were written.
SetDateSave off
ManifestDPIAware true
ManifestSupportedOS Win10
BrandingText " "
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "LegalCopyright" "${PUBLISHER}, MIT license"

!ifdef PYTHON
  ; What removes the app is signed before it is packed into the installer.
  !uninstfinalize '"${PYTHON}" -m bundle.windows "%1"'
  !finalize '"${PYTHON}" -m bundle.windows "%1"'
!endif

; --- what it shows ------------------------------------------------------------------------------------------------

!define MUI_ICON "${ICONS}/cardtable.ico"
!define MUI_UNICON "${ICONS}/cardtable.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ICONS}/banner.bmp"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!define MUI_FINISHPAGE_SHOWREADME ""
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(OnDesktop)"
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION AddToDesktop
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; NSIS takes the language that Windows speaks, and the first one where it has none of that.
!insertmacro MUI_LANGUAGE "English"
LangString Document ${LANG_ENGLISH} "Cardtable game"
LangString Made ${LANG_ENGLISH} "Game made with Cardtable"
LangString OnDesktop ${LANG_ENGLISH} "Add a desktop shortcut"
LangString StillOpen ${LANG_ENGLISH} "Cardtable is open. Close it, then try again."
LangString TooOld ${LANG_ENGLISH} "Cardtable needs 64-bit Windows 10, version 1809 or later."
LangString DeleteGames ${LANG_ENGLISH} "Also delete your saved games, settings and statistics?"
!include "${LANGUAGES}"

; --- what it does -------------------------------------------------------------------------------------------------

; While the program runs, Windows lets nobody write to its file. Without anybody to ask, it ends with status 2.
!macro WaitUntilClosed
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\${EXE}"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\${EXE}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillOpen)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${Loop}
!macroend

!macro Opens ENDING KIND WORDS
  WriteRegStr HKCU "Software\Classes\${ENDING}" "" "${APP_ID}.${KIND}"
  WriteRegStr HKCU "Software\Classes\${ENDING}\OpenWithProgids" "${APP_ID}.${KIND}" ""
  WriteRegStr HKCU "Software\Classes\${APP_ID}.${KIND}" "" "${WORDS}"
  WriteRegStr HKCU "Software\Classes\${APP_ID}.${KIND}\DefaultIcon" "" "$INSTDIR\${GAME_ICON}"
  WriteRegStr HKCU "Software\Classes\${APP_ID}.${KIND}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'
!macroend

!macro OpensNoMore ENDING KIND
  ReadRegStr $0 HKCU "Software\Classes\${ENDING}" ""
  ${If} $0 == "${APP_ID}.${KIND}"
    DeleteRegValue HKCU "Software\Classes\${ENDING}" ""
  ${EndIf}
  DeleteRegValue HKCU "Software\Classes\${ENDING}\OpenWithProgids" "${APP_ID}.${KIND}"
  DeleteRegKey /ifempty HKCU "Software\Classes\${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\${ENDING}"
  DeleteRegKey HKCU "Software\Classes\${APP_ID}.${KIND}"
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
  ${OrIfNot} ${AtLeastBuild} 17763
    MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section
  !insertmacro WaitUntilClosed
  ; What an older version brought and this one does not would be loaded instead of this one's.
  ${If} ${FileExists} "$INSTDIR\${EXE}"
    RMDir /r "$INSTDIR\_internal"
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}/*"
  File "${ICONS}/${GAME_ICON}"
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${EXE}"
  !insertmacro Opens "${SUFFIX}" "game" "$(Document)"
  !insertmacro Opens "${MADE_SUFFIX}" "made" "$(Made)"
  ${NotifyShell_AssocChanged}
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${EXE}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
!ifdef HOMEPAGE
  WriteRegStr HKCU "${UNINSTALL}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr HKCU "${UNINSTALL}" "URLUpdateInfo" "${HOMEPAGE}"
!endif
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  SectionGetSize 0 $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Function AddToDesktop
  CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${EXE}"
FunctionEnd

Section Uninstall
  !insertmacro WaitUntilClosed
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${EXE}"
  Delete "$INSTDIR\${GAME_ICON}"
  Delete "$INSTDIR\${UNINSTALLER}"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"
  !insertmacro OpensNoMore "${SUFFIX}" "game"
  !insertmacro OpensNoMore "${MADE_SUFFIX}" "made"
  ${NotifyShell_AssocChanged}
  DeleteRegKey HKCU "${UNINSTALL}"
  ; Saved games stay, unless the person who removes Cardtable says otherwise; a silent removal never asks.
  ${If} ${FileExists} "$LOCALAPPDATA\cardtable\*"
  ${AndIf} ${Cmd} `MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(DeleteGames)$\r$\n$LOCALAPPDATA\cardtable" /SD IDNO IDYES`
    RMDir /r "$LOCALAPPDATA\cardtable"
  ${EndIf}
SectionEnd
