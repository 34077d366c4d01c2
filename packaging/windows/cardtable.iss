; Cardtable's installer for Windows, for Inno Setup 6.3 or newer:
;   iscc /DVersion=0.1.0 /DDate=2026-11-22 /DSource=dist\cardtable /DIcons=build\icons /DLanguages=build\languages.iss
;        /DOutput=dist /DPublisher="The Cardtable authors" packaging\windows\cardtable.iss
; packaging/build.py calls it so, and writes what it says in other languages.

#define Name "Cardtable"
#define AppId "org.cardtable.Cardtable"
#define Exe "cardtable.exe"
#define Suffix ".cardtable"
#define MadeSuffix ".cardgame"
#define GameIcon "cardtable-game.ico"

[Setup]
AppId={#AppId}
AppName={#Name}
AppVersion={#Version}
AppVerName={#Name} {#Version}
AppPublisher={#Publisher}
#ifdef Homepage
AppPublisherURL={#Homepage}
AppUpdatesURL={#Homepage}
#endif
DefaultDirName={autopf}\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
; For one user, and nobody is asked for an administrator's password.
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
CloseApplications=yes
UninstallDisplayIcon={app}\{#Exe}
SetupIconFile={#Icons}\cardtable.ico
LicenseFile={#Source}\_internal\LICENSE
WizardStyle=modern
Compression=lzma2/max
SolidCompression=yes
; The source's time on every file, so that the same source gives the same installer.
TouchDate={#Date}
TouchTime=12:00
TimeStampsInUTC=yes
OutputDir={#Output}
OutputBaseFilename=cardtable-{#Version}-windows-setup
#ifdef Signed
SignTool=sign
SignedUninstaller=yes
#endif

[CustomMessages]
Document=Cardtable game
Made=Game made with Cardtable
DeleteGames=Also delete your saved games, settings and statistics?

#include Languages

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; What an older version brought and this one does not would be loaded instead of this one's.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "{#Icons}\{#GameIcon}"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\{#Name}"; Filename: "{app}\{#Exe}"; AppUserModelID: "{#AppId}"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Exe}"; AppUserModelID: "{#AppId}"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\{#Suffix}"; ValueType: string; ValueData: "{#AppId}.game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\{#Suffix}\OpenWithProgids"; ValueType: string; ValueName: "{#AppId}.game"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\{#AppId}.game"; ValueType: string; ValueData: "{cm:Document}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#AppId}.game\DefaultIcon"; ValueType: string; ValueData: "{app}\{#GameIcon}"
Root: HKA; Subkey: "Software\Classes\{#AppId}.game\shell\open\command"; ValueType: string; ValueData: """{app}\{#Exe}"" ""%1"""
Root: HKA; Subkey: "Software\Classes\{#MadeSuffix}"; ValueType: string; ValueData: "{#AppId}.made"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\{#MadeSuffix}\OpenWithProgids"; ValueType: string; ValueName: "{#AppId}.made"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\{#AppId}.made"; ValueType: string; ValueData: "{cm:Made}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#AppId}.made\DefaultIcon"; ValueType: string; ValueData: "{app}\{#GameIcon}"
Root: HKA; Subkey: "Software\Classes\{#AppId}.made\shell\open\command"; ValueType: string; ValueData: """{app}\{#Exe}"" ""%1"""

[Run]
Filename: "{app}\{#Exe}"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent

[Code]
// Saved games stay, unless the person who removes Cardtable says otherwise; a silent removal never asks.
procedure CurUninstallStepChanged(Step: TUninstallStep);
var
  Games: String;
begin
  Games := ExpandConstant('{localappdata}\cardtable');
  if (Step = usPostUninstall) and DirExists(Games) and not UninstallSilent then
    if MsgBox(CustomMessage('DeleteGames') + #13#10 + Games,
      mbConfirmation, MB_YESNO or MB_DEFBUTTON2) = IDYES then
      DelTree(Games, True, True, True);
end;
