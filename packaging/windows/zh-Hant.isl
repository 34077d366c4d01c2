; What the installer says in Traditional Chinese, and what removes the app again: every message that can show
; of those of Inno Setup, which has no Traditional Chinese of its own in all versions. Its Default.isl is read before.

[LangOptions]
LanguageName=繁體中文
LanguageID=$0404
LanguageCodePage=0

[Messages]
SetupAppTitle=安裝
SetupWindowTitle=安裝 - %1
UninstallAppTitle=移除
UninstallAppFullTitle=移除%1
InformationTitle=訊息
ConfirmTitle=確認
ErrorTitle=錯誤

; At the start
SetupLdrStartupMessage=即將安裝%1。要繼續嗎？
LdrCannotCreateTemp=無法建立暫存檔，安裝中止
LdrCannotExecTemp=無法執行暫存資料夾裡的檔案，安裝中止
LastErrorMessage=%1。%n%n錯誤%2：%3
SetupFileMissing=安裝資料夾裡少了檔案%1。請先解決這個問題，或重新下載程式。
SetupFileCorrupt=安裝檔案損壞了。請重新下載程式。
SetupFileCorruptOrWrongVer=安裝檔案損壞了，或和這一版的安裝程式不合。請先解決這個問題，或重新下載程式。
InvalidParameter=命令列裡有無效的參數：%n%n%1
SetupAlreadyRunning=安裝程式已經在執行。
WindowsVersionNotSupported=這個程式不能在你電腦的Windows版本上執行。
OnlyOnTheseArchitectures=這個程式只能安裝在給下列處理器使用的Windows版本上：%n%n%1
WinVersionTooLowError=這個程式需要%1版本%2或更新的版本。
ErrorCreatingDir=安裝程式無法建立資料夾「%1」
ErrorTooManyFilesInDir=資料夾「%1」裡的檔案太多，無法再建立檔案

; Everywhere
ExitSetupTitle=離開安裝
ExitSetupMessage=安裝還沒完成。現在離開的話，程式就不會裝好。%n%n之後可以再執行安裝程式來完成。%n%n要離開安裝嗎？
AboutSetupMenuItem=關於安裝程式(&A)…
AboutSetupTitle=關於安裝程式
AboutSetupMessage=%1版本%2%n%3%n%n%1首頁：%n%4
ButtonBack=< 上一步(&B)
ButtonNext=下一步(&N) >
ButtonInstall=安裝(&I)
ButtonOK=確定
ButtonCancel=取消
ButtonYes=是(&Y)
ButtonYesToAll=全部都是(&A)
ButtonNo=否(&N)
ButtonNoToAll=全部都否(&O)
ButtonFinish=完成(&F)
ButtonBrowse=瀏覽(&B)…
ButtonWizardBrowse=瀏覽(&R)…
ButtonNewFolder=建立新資料夾(&M)
SelectLanguageTitle=選擇安裝語言
SelectLanguageLabel=選擇安裝時使用的語言。
ClickNext=按「下一步」繼續，或按「取消」離開安裝。
BrowseDialogTitle=選擇資料夾
BrowseDialogLabel=在下面選一個資料夾，再按「確定」。
NewFolderName=新資料夾

; Page by page
WelcomeLabel1=歡迎安裝[name]
WelcomeLabel2=即將在你的電腦上安裝[name/ver]。%n%n建議先關閉其他所有程式再繼續。
WizardLicense=授權條款
LicenseLabel=繼續之前，請先看下面的重要資訊。
LicenseLabel3=請看下面的授權條款。必須接受條款，才能繼續安裝。
LicenseAccepted=我接受(&A)
LicenseNotAccepted=我不接受(&D)
WizardSelectDir=選擇安裝位置
SelectDirDesc=要把[name]裝在哪裡？
SelectDirLabel3=安裝程式會把[name]裝到下面的資料夾。
SelectDirBrowseLabel=按「下一步」繼續。想換資料夾，請按「瀏覽」。
DiskSpaceGBLabel=磁碟至少要有[gb] GB的可用空間。
DiskSpaceMBLabel=磁碟至少要有[mb] MB的可用空間。
InvalidPath=請輸入含磁碟機代號的完整路徑，例如：%n%nC:\APP%n%n或這種形式的網路路徑：%n%n\\server\share
InvalidDrive=你選的磁碟機或網路資料夾不存在，或無法使用。請選別的。
DiskSpaceWarningTitle=磁碟空間不足
DiskSpaceWarning=安裝至少需要%1 KB的可用空間，但所選的磁碟機只剩%2 KB。%n%n還是要繼續嗎？
DirNameTooLong=資料夾名稱或路徑太長。
InvalidDirName=資料夾名稱無效。
BadDirName32=資料夾名稱不能有下列字元：%n%n%1
DirExistsTitle=資料夾已經存在
DirExists=資料夾：%n%n%1%n%n已經存在。還是要裝到這個資料夾嗎？
DirDoesntExistTitle=資料夾不存在
DirDoesntExist=資料夾：%n%n%1%n%n不存在。要建立這個資料夾嗎？
WizardSelectTasks=選擇附加工作
SelectTasksDesc=還要做哪些附加工作？
SelectTasksLabel2=選擇安裝[name]時要一起做的附加工作，再按「下一步」。
WizardReady=準備好了
ReadyLabel1=可以開始在你的電腦上安裝[name]了。
ReadyLabel2a=按「安裝」開始安裝。想看看或更改設定，請按「上一步」。
ReadyLabel2b=按「安裝」開始安裝。
ReadyMemoDir=安裝位置：
ReadyMemoTasks=附加工作：
WizardPreparing=正在準備安裝
PreparingDesc=正在準備在你的電腦上安裝[name]。
PreviousInstallNotCompleted=之前有程式還沒安裝或移除完成。要重新啟動電腦，才能完成。%n%n重新啟動後，請再執行安裝程式，完成[name]的安裝。
CannotContinue=安裝程式無法繼續。請按「取消」離開。
ApplicationsFound=下列程式正在使用安裝程式要更新的檔案。建議讓安裝程式自動關閉這些程式。
ApplicationsFound2=下列程式正在使用安裝程式要更新的檔案。建議讓安裝程式自動關閉這些程式。安裝完成後，安裝程式會試著重新開啟它們。
CloseApplications=自動關閉這些程式(&A)
DontCloseApplications=不要關閉這些程式(&D)
ErrorCloseApplications=安裝程式無法自動關閉所有程式。建議先關閉正在使用待更新檔案的所有程式，再繼續安裝。
PrepareToInstallNeedsRestart=必須重新啟動電腦。重新啟動後，請再執行安裝程式，完成[name]的安裝。%n%n現在要重新啟動嗎？
WizardInstalling=正在安裝
InstallingLabel=正在你的電腦上安裝[name]，請稍候。
FinishedHeadingLabel=[name]安裝完成
FinishedLabelNoIcons=[name]已經裝在你的電腦上。
FinishedLabel=[name]已經裝在你的電腦上。用剛才建立的捷徑就能開啟。
ClickFinish=按「完成」離開安裝。
FinishedRestartLabel=要完成[name]的安裝，必須重新啟動電腦。現在要重新啟動嗎？
FinishedRestartMessage=要完成[name]的安裝，必須重新啟動電腦。%n%n現在要重新啟動嗎？
YesRadio=是，現在就重新啟動電腦(&Y)
NoRadio=否，我之後再重新啟動電腦(&N)

; What goes on, and what goes wrong
SetupAborted=安裝沒有完成。%n%n請先解決問題，再執行安裝程式。
AbortRetryIgnoreSelectAction=選擇要怎麼做
AbortRetryIgnoreRetry=再試一次(&T)
AbortRetryIgnoreIgnore=略過錯誤並繼續(&I)
AbortRetryIgnoreCancel=取消安裝
RetryCancelSelectAction=選擇要怎麼做
RetryCancelRetry=再試一次(&T)
RetryCancelCancel=取消
StatusClosingApplications=正在關閉程式…
StatusCreateDirs=正在建立資料夾…
StatusExtractFiles=正在解壓縮檔案…
StatusCreateIcons=正在建立捷徑…
StatusCreateRegistryEntries=正在寫入登錄檔…
StatusSavingUninstall=正在儲存移除時要用的資訊…
StatusRunProgram=正在完成安裝…
StatusRestartingApplications=正在重新開啟程式…
StatusRollback=正在復原變更…
ErrorInternal2=內部錯誤：%1
ErrorFunctionFailedNoCode=%1失敗
ErrorFunctionFailed=%1失敗；代碼%2
ErrorFunctionFailedWithMessage=%1失敗；代碼%2。%n%3
ErrorExecutingProgram=無法執行檔案：%n%1
ErrorRegOpenKey=無法開啟登錄機碼：%n%1\%2
ErrorRegCreateKey=無法建立登錄機碼：%n%1\%2
ErrorRegWriteKey=無法寫入登錄機碼：%n%1\%2
FileAbortRetryIgnoreSkipNotRecommended=略過這個檔案（不建議）(&S)
FileAbortRetryIgnoreIgnoreNotRecommended=略過錯誤並繼續（不建議）(&I)
SourceIsCorrupted=來源檔案損壞了
SourceDoesntExist=來源檔案「%1」不存在
ExistingFileReadOnly2=原有的檔案是唯讀的，無法取代。
ExistingFileReadOnlyRetry=取消唯讀再試一次(&R)
ExistingFileReadOnlyKeepExisting=保留原有的檔案(&K)
ErrorReadingExistingDest=讀取原有的檔案時發生錯誤：
ErrorChangingAttr=更改原有檔案的屬性時發生錯誤：
ErrorCreatingTemp=在安裝資料夾裡建立檔案時發生錯誤：
ErrorReadingSource=讀取來源檔案時發生錯誤：
ErrorCopying=複製檔案時發生錯誤：
ErrorReplacingExistingFile=取代原有的檔案時發生錯誤：
ErrorRestartReplace=RestartReplace失敗：
ErrorRenamingTemp=在安裝資料夾裡為檔案改名時發生錯誤：
ErrorRestartingComputer=安裝程式無法重新啟動電腦。請自己重新啟動。

; In the list of what is installed, and when the app is removed
UninstallDisplayNameMark=%1（%2）
UninstallDisplayNameMarks=%1（%2、%3）
UninstallDisplayNameMark32Bit=32位元
UninstallDisplayNameMark64Bit=64位元
UninstallDisplayNameMarkAllUsers=所有使用者
UninstallDisplayNameMarkCurrentUser=目前的使用者
UninstallNotFound=檔案「%1」不存在，無法移除。
UninstallOpenError=無法開啟檔案「%1」，無法移除
UninstallUnsupportedVer=這一版的移除程式看不懂移除紀錄「%1」的格式，無法移除
UninstallUnknownEntry=移除紀錄裡有不明的項目（%1）
ConfirmUninstall=真的要移除%1和它的所有元件嗎？
UninstallStatusLabel=正在從你的電腦移除%1，請稍候。
UninstalledAll=已經從你的電腦移除%1。
UninstalledMost=%1移除完成。%n%n有些項目無法移除，可以自己刪除。
UninstalledAndNeedsRestart=要完成%1的移除，必須重新啟動電腦。%n%n現在要重新啟動嗎？
UninstallDataCorrupted=檔案「%1」損壞了，無法移除
WizardUninstalling=移除狀態
StatusUninstalling=正在移除%1…
ShutdownBlockReasonInstallingApp=正在安裝%1。
ShutdownBlockReasonUninstallingApp=正在移除%1。

[CustomMessages]
CreateDesktopIcon=在桌面建立捷徑(&D)
LaunchProgram=開啟%1
