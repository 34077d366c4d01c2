; What the installer says in Icelandic, and what removes the app again: every message that can show of
; those of Inno Setup, which has no Icelandic of its own in all versions. Its Default.isl is read before.

[LangOptions]
LanguageName=Íslenska
LanguageID=$040F
LanguageCodePage=0

[Messages]
SetupAppTitle=Uppsetning
SetupWindowTitle=Uppsetning - %1
UninstallAppTitle=Fjarlæging
UninstallAppFullTitle=%1: fjarlæging
InformationTitle=Upplýsingar
ConfirmTitle=Staðfesting
ErrorTitle=Villa

; At the start
SetupLdrStartupMessage=Nú verður %1 sett upp. Viltu halda áfram?
LdrCannotCreateTemp=Ekki tókst að búa til bráðabirgðaskrá. Uppsetningin hætti
LdrCannotExecTemp=Ekki tókst að keyra skrá í bráðabirgðamöppunni. Uppsetningin hætti
LastErrorMessage=%1.%n%nVilla %2: %3
SetupFileMissing=Skrána %1 vantar í uppsetningarmöppuna. Lagaðu það eða sæktu forritið aftur.
SetupFileCorrupt=Uppsetningarskrárnar eru skemmdar. Sæktu forritið aftur.
SetupFileCorruptOrWrongVer=Uppsetningarskrárnar eru skemmdar eða passa ekki við þessa útgáfu uppsetningarinnar. Lagaðu það eða sæktu forritið aftur.
InvalidParameter=Ógild færibreyta var á skipanalínunni:%n%n%1
SetupAlreadyRunning=Uppsetningin er þegar í gangi.
WindowsVersionNotSupported=Forritið virkar ekki á þeirri útgáfu Windows sem er á tölvunni þinni.
OnlyOnTheseArchitectures=Forritið er aðeins hægt að setja upp á útgáfum Windows fyrir þessar gerðir örgjörva:%n%n%1
WinVersionTooLowError=Forritið þarf %1 útgáfu %2 eða nýrri.
ErrorCreatingDir=Ekki tókst að búa til möppuna „%1“
ErrorTooManyFilesInDir=Ekki tókst að búa til skrá í möppunni „%1“ því að í henni eru of margar skrár

; Everywhere
ExitSetupTitle=Hætta uppsetningu
ExitSetupMessage=Uppsetningunni er ekki lokið. Ef þú hættir núna verður forritið ekki sett upp.%n%nÞú getur keyrt uppsetninguna aftur seinna til að ljúka henni.%n%nHætta uppsetningu?
AboutSetupMenuItem=&Um uppsetninguna…
AboutSetupTitle=Um uppsetninguna
AboutSetupMessage=%1 útgáfa %2%n%3%n%nHeimasíða %1:%n%4
ButtonBack=< Til &baka
ButtonNext=Á&fram >
ButtonInstall=&Setja upp
ButtonOK=Í lagi
ButtonCancel=Hætta við
ButtonYes=&Já
ButtonYesToAll=Já við &öllu
ButtonNo=&Nei
ButtonNoToAll=N&ei við öllu
ButtonFinish=&Ljúka
ButtonBrowse=&Velja…
ButtonWizardBrowse=&Velja…
ButtonNewFolder=&Búa til möppu
SelectLanguageTitle=Tungumál uppsetningarinnar
SelectLanguageLabel=Veldu tungumálið sem uppsetningin á að nota.
ClickNext=Smelltu á „Áfram“ til að halda áfram eða „Hætta við“ til að hætta uppsetningu.
BrowseDialogTitle=Velja möppu
BrowseDialogLabel=Veldu möppu í listanum hér að neðan og smelltu á „Í lagi“.
NewFolderName=Ný mappa

; Page by page
WelcomeLabel1=Uppsetning á [name]
WelcomeLabel2=Nú verður [name/ver] sett upp á tölvunni þinni.%n%nMælt er með að loka öllum öðrum forritum áður en haldið er áfram.
WizardLicense=Notkunarleyfi
LicenseLabel=Lestu þessar mikilvægu upplýsingar áður en þú heldur áfram.
LicenseLabel3=Lestu notkunarleyfið hér að neðan. Þú þarft að samþykkja það áður en uppsetningin getur haldið áfram.
LicenseAccepted=Ég &samþykki leyfið
LicenseNotAccepted=Ég samþykki leyfið &ekki
WizardSelectDir=Veldu stað
SelectDirDesc=Hvar á að setja upp [name]?
SelectDirLabel3=Uppsetningin setur [name] í þessa möppu.
SelectDirBrowseLabel=Smelltu á „Áfram“ til að halda áfram. Ef þú vilt aðra möppu skaltu smella á „Velja“.
DiskSpaceGBLabel=Það þurfa að vera minnst [gb] GB laus á diskinum.
DiskSpaceMBLabel=Það þurfa að vera minnst [mb] MB laus á diskinum.
InvalidPath=Sláðu inn heila slóð með drifstaf, til dæmis:%n%nC:\APP%n%neða netslóð á þessu formi:%n%n\\server\share
InvalidDrive=Drifið eða netmappan sem þú valdir er ekki til eða ekki er hægt að opna hana. Veldu annað.
DiskSpaceWarningTitle=Ekki nóg pláss á diskinum
DiskSpaceWarning=Uppsetningin þarf minnst %1 KB laus, en á drifinu sem var valið eru aðeins %2 KB laus.%n%nViltu halda áfram samt?
DirNameTooLong=Heiti möppunnar eða slóðin er of löng.
InvalidDirName=Heiti möppunnar er ekki gilt.
BadDirName32=Í heiti möppu mega þessi tákn ekki vera:%n%n%1
DirExistsTitle=Mappan er til
DirExists=Mappan:%n%n%1%n%ner þegar til. Viltu setja upp í hana samt?
DirDoesntExistTitle=Mappan er ekki til
DirDoesntExist=Mappan:%n%n%1%n%ner ekki til. Á að búa hana til?
WizardSelectTasks=Veldu fleira
SelectTasksDesc=Hvað á að gera að auki?
SelectTasksLabel2=Veldu hvað uppsetningin á að gera að auki þegar [name] er sett upp og smelltu svo á „Áfram“.
WizardReady=Allt er tilbúið
ReadyLabel1=Nú er allt tilbúið til að setja [name] upp á tölvunni þinni.
ReadyLabel2a=Smelltu á „Setja upp“ til að byrja eða „Til baka“ ef þú vilt skoða eða breyta því sem þú valdir.
ReadyLabel2b=Smelltu á „Setja upp“ til að byrja.
ReadyMemoDir=Staður:
ReadyMemoTasks=Að auki:
WizardPreparing=Undirbúningur
PreparingDesc=Verið er að undirbúa uppsetningu á [name] á tölvunni þinni.
PreviousInstallNotCompleted=Fyrri uppsetningu eða fjarlægingu forrits var ekki lokið. Þú þarft að endurræsa tölvuna til að ljúka henni.%n%nKeyrðu uppsetninguna aftur eftir endurræsingu til að ljúka uppsetningu á [name].
CannotContinue=Uppsetningin getur ekki haldið áfram. Smelltu á „Hætta við“ til að hætta.
ApplicationsFound=Þessi forrit nota skrár sem uppsetningin þarf að uppfæra. Mælt er með að leyfa uppsetningunni að loka þeim sjálfkrafa.
ApplicationsFound2=Þessi forrit nota skrár sem uppsetningin þarf að uppfæra. Mælt er með að leyfa uppsetningunni að loka þeim sjálfkrafa. Þegar uppsetningu er lokið reynir uppsetningin að opna þau aftur.
CloseApplications=&Loka forritunum sjálfkrafa
DontCloseApplications=Loka forritunum &ekki
ErrorCloseApplications=Ekki tókst að loka öllum forritum sjálfkrafa. Mælt er með að loka öllum forritum sem nota skrár sem þarf að uppfæra áður en haldið er áfram.
PrepareToInstallNeedsRestart=Það þarf að endurræsa tölvuna. Keyrðu uppsetninguna aftur eftir endurræsingu til að ljúka uppsetningu á [name].%n%nViltu endurræsa núna?
WizardInstalling=Uppsetning í gangi
InstallingLabel=Bíddu meðan [name] er sett upp á tölvunni þinni.
FinishedHeadingLabel=Uppsetningu á [name] er að ljúka
FinishedLabelNoIcons=[name] er nú uppsett á tölvunni þinni.
FinishedLabel=[name] er nú uppsett á tölvunni þinni. Opnaðu forritið með flýtileiðinni sem var búin til.
ClickFinish=Smelltu á „Ljúka“ til að loka uppsetningunni.
FinishedRestartLabel=Til að ljúka uppsetningu á [name] þarf að endurræsa tölvuna. Viltu endurræsa núna?
FinishedRestartMessage=Til að ljúka uppsetningu á [name] þarf að endurræsa tölvuna.%n%nViltu endurræsa núna?
YesRadio=&Já, endurræsa tölvuna núna
NoRadio=&Nei, ég endurræsi tölvuna seinna

; What goes on, and what goes wrong
SetupAborted=Uppsetningunni var ekki lokið.%n%nLagaðu það sem að er og keyrðu uppsetninguna aftur.
AbortRetryIgnoreSelectAction=Hvað á að gera?
AbortRetryIgnoreRetry=&Reyna aftur
AbortRetryIgnoreIgnore=&Hunsa villuna og halda áfram
AbortRetryIgnoreCancel=Hætta uppsetningu
RetryCancelSelectAction=Hvað á að gera?
RetryCancelRetry=&Reyna aftur
RetryCancelCancel=Hætta við
StatusClosingApplications=Forritum lokað…
StatusCreateDirs=Möppur búnar til…
StatusExtractFiles=Skrár teknar úr pakkanum…
StatusCreateIcons=Flýtileiðir búnar til…
StatusCreateRegistryEntries=Færslur skráðar í stýriskrá…
StatusSavingUninstall=Upplýsingar fyrir fjarlægingu vistaðar…
StatusRunProgram=Uppsetningu lýkur…
StatusRestartingApplications=Forrit opnuð aftur…
StatusRollback=Breytingar teknar til baka…
ErrorInternal2=Innri villa: %1
ErrorFunctionFailedNoCode=%1 mistókst
ErrorFunctionFailed=%1 mistókst; númer %2
ErrorFunctionFailedWithMessage=%1 mistókst; númer %2.%n%3
ErrorExecutingProgram=Ekki tókst að keyra skrána:%n%1
ErrorRegOpenKey=Ekki tókst að opna lykil í stýriskrá:%n%1\%2
ErrorRegCreateKey=Ekki tókst að búa til lykil í stýriskrá:%n%1\%2
ErrorRegWriteKey=Ekki tókst að skrifa í lykil í stýriskrá:%n%1\%2
FileAbortRetryIgnoreSkipNotRecommended=&Sleppa þessari skrá (ekki mælt með því)
FileAbortRetryIgnoreIgnoreNotRecommended=&Hunsa villuna og halda áfram (ekki mælt með því)
SourceIsCorrupted=Frumskráin er skemmd
SourceDoesntExist=Frumskráin „%1“ er ekki til
ExistingFileReadOnly2=Ekki var hægt að skipta um skrána sem fyrir er því að hún er aðeins til lestrar.
ExistingFileReadOnlyRetry=Leyfa að s&krifa í hana og reyna aftur
ExistingFileReadOnlyKeepExisting=&Halda skránni sem fyrir er
ErrorReadingExistingDest=Villa kom upp við að lesa skrána sem fyrir er:
ErrorChangingAttr=Villa kom upp við að breyta eiginleikum skrárinnar sem fyrir er:
ErrorCreatingTemp=Villa kom upp við að búa til skrá í uppsetningarmöppunni:
ErrorReadingSource=Villa kom upp við að lesa frumskrána:
ErrorCopying=Villa kom upp við að afrita skrá:
ErrorReplacingExistingFile=Villa kom upp við að skipta um skrána sem fyrir er:
ErrorRestartReplace=RestartReplace mistókst:
ErrorRenamingTemp=Villa kom upp við að endurnefna skrá í uppsetningarmöppunni:
ErrorRestartingComputer=Ekki tókst að endurræsa tölvuna. Gerðu það handvirkt.

; In the list of what is installed, and when the app is removed
UninstallDisplayNameMark=%1 (%2)
UninstallDisplayNameMarks=%1 (%2, %3)
UninstallDisplayNameMark32Bit=32 bita
UninstallDisplayNameMark64Bit=64 bita
UninstallDisplayNameMarkAllUsers=Allir notendur
UninstallDisplayNameMarkCurrentUser=Þessi notandi
UninstallNotFound=Skráin „%1“ er ekki til. Ekki er hægt að fjarlægja forritið.
UninstallOpenError=Ekki tókst að opna skrána „%1“. Ekki er hægt að fjarlægja forritið
UninstallUnsupportedVer=Þessi útgáfa les ekki skrána „%1“ um uppsetninguna. Ekki er hægt að fjarlægja forritið
UninstallUnknownEntry=Óþekkt færsla (%1) er í skránni um uppsetninguna
ConfirmUninstall=Viltu örugglega fjarlægja %1 alveg, með öllu sem fylgir?
UninstallStatusLabel=Bíddu meðan %1 er fjarlægt af tölvunni þinni.
UninstalledAll=%1 er ekki lengur á tölvunni þinni.
UninstalledMost=Fjarlægingu á %1 er lokið.%n%nSumt var ekki hægt að fjarlægja. Þú getur eytt því handvirkt.
UninstalledAndNeedsRestart=Til að ljúka fjarlægingu á %1 þarf að endurræsa tölvuna.%n%nViltu endurræsa núna?
UninstallDataCorrupted=Skráin „%1“ er skemmd. Ekki er hægt að fjarlægja forritið
WizardUninstalling=Fjarlæging í gangi
StatusUninstalling=%1 er fjarlægt…
ShutdownBlockReasonInstallingApp=Verið er að setja upp %1.
ShutdownBlockReasonUninstallingApp=Verið er að fjarlægja %1.

[CustomMessages]
CreateDesktopIcon=Búa til flýtileið á s&kjáborðinu
LaunchProgram=Opna %1
