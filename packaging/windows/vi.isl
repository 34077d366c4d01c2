; What the installer says in Vietnamese, and what removes the app again: every message that can show of
; those of Inno Setup, which has no Vietnamese of its own in all versions. Its Default.isl is read before.

[LangOptions]
LanguageName=Tiếng Việt
LanguageID=$042A
LanguageCodePage=0

[Messages]
SetupAppTitle=Cài đặt
SetupWindowTitle=Cài đặt - %1
UninstallAppTitle=Gỡ cài đặt
UninstallAppFullTitle=Gỡ cài đặt %1
InformationTitle=Thông tin
ConfirmTitle=Xác nhận
ErrorTitle=Lỗi

; At the start
SetupLdrStartupMessage=Chương trình này sẽ cài đặt %1. Bạn có muốn tiếp tục không?
LdrCannotCreateTemp=Không tạo được tệp tạm. Việc cài đặt đã dừng
LdrCannotExecTemp=Không chạy được tệp trong thư mục tạm. Việc cài đặt đã dừng
LastErrorMessage=%1.%n%nLỗi %2: %3
SetupFileMissing=Thiếu tệp %1 trong thư mục cài đặt. Hãy khắc phục, hoặc tải lại chương trình.
SetupFileCorrupt=Các tệp cài đặt đã hỏng. Hãy tải lại chương trình.
SetupFileCorruptOrWrongVer=Các tệp cài đặt đã hỏng, hoặc không hợp với phiên bản này của trình cài đặt. Hãy khắc phục, hoặc tải lại chương trình.
InvalidParameter=Dòng lệnh có một tham số không hợp lệ:%n%n%1
SetupAlreadyRunning=Trình cài đặt đang chạy rồi.
WindowsVersionNotSupported=Chương trình này không chạy được trên phiên bản Windows của máy bạn.
OnlyOnTheseArchitectures=Chương trình này chỉ cài được trên các phiên bản Windows dành cho những loại bộ xử lý sau:%n%n%1
WinVersionTooLowError=Chương trình này cần %1 phiên bản %2 trở lên.
ErrorCreatingDir=Trình cài đặt không tạo được thư mục “%1”
ErrorTooManyFilesInDir=Không tạo được tệp trong thư mục “%1” vì ở đó đã có quá nhiều tệp

; Everywhere
ExitSetupTitle=Thoát cài đặt
ExitSetupMessage=Việc cài đặt chưa xong. Nếu thoát bây giờ, chương trình sẽ không được cài đặt.%n%nBạn có thể chạy lại trình cài đặt lúc khác để cài cho xong.%n%nThoát cài đặt?
AboutSetupMenuItem=&Về trình cài đặt…
AboutSetupTitle=Về trình cài đặt
AboutSetupMessage=%1 phiên bản %2%n%3%n%nTrang chủ của %1:%n%4
ButtonBack=< &Quay lại
ButtonNext=&Tiếp tục >
ButtonInstall=&Cài đặt
ButtonOK=OK
ButtonCancel=Hủy
ButtonYes=&Có
ButtonYesToAll=Có cho &tất cả
ButtonNo=&Không
ButtonNoToAll=K&hông cho tất cả
ButtonFinish=&Xong
ButtonBrowse=&Duyệt…
ButtonWizardBrowse=D&uyệt…
ButtonNewFolder=&Tạo thư mục mới
SelectLanguageTitle=Chọn ngôn ngữ cài đặt
SelectLanguageLabel=Chọn ngôn ngữ dùng trong lúc cài đặt.
ClickNext=Bấm “Tiếp tục” để đi tiếp, hoặc “Hủy” để thoát cài đặt.
BrowseDialogTitle=Chọn thư mục
BrowseDialogLabel=Chọn một thư mục trong danh sách dưới đây, rồi bấm “OK”.
NewFolderName=Thư mục mới

; Page by page
WelcomeLabel1=Chào mừng bạn đến với trình cài đặt [name]
WelcomeLabel2=Chương trình này sẽ cài đặt [name/ver] trên máy bạn.%n%nBạn nên đóng tất cả các chương trình khác trước khi tiếp tục.
WizardLicense=Giấy phép
LicenseLabel=Hãy đọc thông tin quan trọng sau đây trước khi tiếp tục.
LicenseLabel3=Hãy đọc giấy phép sau đây. Bạn cần đồng ý với giấy phép này thì mới cài đặt tiếp được.
LicenseAccepted=Tôi đồn&g ý
LicenseNotAccepted=Tôi &không đồng ý
WizardSelectDir=Chọn nơi cài đặt
SelectDirDesc=Cài đặt [name] vào đâu?
SelectDirLabel3=Trình cài đặt sẽ cài [name] vào thư mục sau.
SelectDirBrowseLabel=Bấm “Tiếp tục” để đi tiếp. Nếu muốn chọn thư mục khác, bấm “Duyệt”.
DiskSpaceGBLabel=Cần ít nhất [gb] GB còn trống trên ổ đĩa.
DiskSpaceMBLabel=Cần ít nhất [mb] MB còn trống trên ổ đĩa.
InvalidPath=Bạn cần nhập đường dẫn đầy đủ có tên ổ đĩa, chẳng hạn:%n%nC:\APP%n%nhoặc một đường dẫn mạng như:%n%n\\server\share
InvalidDrive=Ổ đĩa hoặc thư mục mạng bạn chọn không có hoặc không mở được. Hãy chọn nơi khác.
DiskSpaceWarningTitle=Không đủ chỗ trên ổ đĩa
DiskSpaceWarning=Cần ít nhất %1 KB còn trống để cài đặt, nhưng ổ đĩa đã chọn chỉ còn %2 KB.%n%nBạn vẫn muốn tiếp tục chứ?
DirNameTooLong=Tên thư mục hoặc đường dẫn quá dài.
InvalidDirName=Tên thư mục không hợp lệ.
BadDirName32=Tên thư mục không được có ký tự nào trong số này:%n%n%1
DirExistsTitle=Thư mục đã có
DirExists=Thư mục:%n%n%1%n%nđã có sẵn. Bạn vẫn muốn cài vào thư mục đó chứ?
DirDoesntExistTitle=Chưa có thư mục
DirDoesntExist=Thư mục:%n%n%1%n%nchưa có. Bạn có muốn tạo thư mục đó không?
WizardSelectTasks=Chọn việc làm thêm
SelectTasksDesc=Cần làm thêm những việc nào?
SelectTasksLabel2=Chọn những việc mà trình cài đặt làm thêm khi cài [name], rồi bấm “Tiếp tục”.
WizardReady=Sẵn sàng cài đặt
ReadyLabel1=Trình cài đặt đã sẵn sàng cài [name] trên máy bạn.
ReadyLabel2a=Bấm “Cài đặt” để bắt đầu, hoặc “Quay lại” nếu muốn xem hay đổi lựa chọn.
ReadyLabel2b=Bấm “Cài đặt” để bắt đầu.
ReadyMemoDir=Nơi cài đặt:
ReadyMemoTasks=Việc làm thêm:
WizardPreparing=Chuẩn bị cài đặt
PreparingDesc=Trình cài đặt đang chuẩn bị cài [name] trên máy bạn.
PreviousInstallNotCompleted=Lần cài đặt hoặc gỡ cài đặt một chương trình trước đó chưa xong. Bạn cần khởi động lại máy để hoàn tất.%n%nSau khi khởi động lại, hãy chạy lại trình cài đặt để cài [name] cho xong.
CannotContinue=Trình cài đặt không thể tiếp tục. Hãy bấm “Hủy” để thoát.
ApplicationsFound=Các chương trình sau đang dùng những tệp mà trình cài đặt cần cập nhật. Bạn nên để trình cài đặt tự đóng các chương trình này.
ApplicationsFound2=Các chương trình sau đang dùng những tệp mà trình cài đặt cần cập nhật. Bạn nên để trình cài đặt tự đóng các chương trình này. Cài đặt xong, trình cài đặt sẽ thử mở lại chúng.
CloseApplications=Tự động đó&ng các chương trình
DontCloseApplications=&Không đóng các chương trình
ErrorCloseApplications=Trình cài đặt không tự đóng được tất cả các chương trình. Bạn nên đóng tất cả các chương trình đang dùng những tệp cần cập nhật trước khi tiếp tục.
PrepareToInstallNeedsRestart=Trình cài đặt cần khởi động lại máy. Sau khi khởi động lại, hãy chạy lại trình cài đặt để cài [name] cho xong.%n%nKhởi động lại ngay bây giờ?
WizardInstalling=Đang cài đặt
InstallingLabel=Xin đợi trong lúc [name] được cài trên máy bạn.
FinishedHeadingLabel=Hoàn tất cài đặt [name]
FinishedLabelNoIcons=Đã cài xong [name] trên máy bạn.
FinishedLabel=Đã cài xong [name] trên máy bạn. Mở chương trình bằng lối tắt vừa được tạo.
ClickFinish=Bấm “Xong” để thoát cài đặt.
FinishedRestartLabel=Để cài xong [name], cần khởi động lại máy. Bạn có muốn khởi động lại ngay bây giờ không?
FinishedRestartMessage=Để cài xong [name], cần khởi động lại máy.%n%nBạn có muốn khởi động lại ngay bây giờ không?
YesRadio=&Có, khởi động lại máy ngay bây giờ
NoRadio=&Không, tôi sẽ khởi động lại máy sau

; What goes on, and what goes wrong
SetupAborted=Việc cài đặt chưa xong.%n%nHãy khắc phục lỗi rồi chạy lại trình cài đặt.
AbortRetryIgnoreSelectAction=Chọn cách xử lý
AbortRetryIgnoreRetry=&Thử lại
AbortRetryIgnoreIgnore=&Bỏ qua lỗi và tiếp tục
AbortRetryIgnoreCancel=Hủy cài đặt
RetryCancelSelectAction=Chọn cách xử lý
RetryCancelRetry=&Thử lại
RetryCancelCancel=Hủy
StatusClosingApplications=Đang đóng các chương trình…
StatusCreateDirs=Đang tạo thư mục…
StatusExtractFiles=Đang giải nén các tệp…
StatusCreateIcons=Đang tạo lối tắt…
StatusCreateRegistryEntries=Đang ghi vào registry…
StatusSavingUninstall=Đang lưu thông tin để gỡ cài đặt…
StatusRunProgram=Đang hoàn tất…
StatusRestartingApplications=Đang mở lại các chương trình…
StatusRollback=Đang hoàn lại những gì đã thay đổi…
ErrorInternal2=Lỗi bên trong: %1
ErrorFunctionFailedNoCode=%1 không thành công
ErrorFunctionFailed=%1 không thành công; mã %2
ErrorFunctionFailedWithMessage=%1 không thành công; mã %2.%n%3
ErrorExecutingProgram=Không chạy được tệp:%n%1
ErrorRegOpenKey=Không mở được khóa registry:%n%1\%2
ErrorRegCreateKey=Không tạo được khóa registry:%n%1\%2
ErrorRegWriteKey=Không ghi được vào khóa registry:%n%1\%2
FileAbortRetryIgnoreSkipNotRecommended=&Bỏ qua tệp này (không nên)
FileAbortRetryIgnoreIgnoreNotRecommended=&Bỏ qua lỗi và tiếp tục (không nên)
SourceIsCorrupted=Tệp nguồn đã hỏng
SourceDoesntExist=Không có tệp nguồn “%1”
ExistingFileReadOnly2=Không thay được tệp đã có vì tệp đó chỉ cho đọc.
ExistingFileReadOnlyRetry=Cho &ghi vào tệp rồi thử lại
ExistingFileReadOnlyKeepExisting=&Giữ tệp đã có
ErrorReadingExistingDest=Đã có lỗi khi đọc tệp đã có:
ErrorChangingAttr=Đã có lỗi khi đổi thuộc tính của tệp đã có:
ErrorCreatingTemp=Đã có lỗi khi tạo tệp trong thư mục cài đặt:
ErrorReadingSource=Đã có lỗi khi đọc tệp nguồn:
ErrorCopying=Đã có lỗi khi chép tệp:
ErrorReplacingExistingFile=Đã có lỗi khi thay tệp đã có:
ErrorRestartReplace=RestartReplace không thành công:
ErrorRenamingTemp=Đã có lỗi khi đổi tên tệp trong thư mục cài đặt:
ErrorRestartingComputer=Trình cài đặt không khởi động lại được máy. Bạn hãy tự khởi động lại.

; In the list of what is installed, and when the app is removed
UninstallDisplayNameMark=%1 (%2)
UninstallDisplayNameMarks=%1 (%2, %3)
UninstallDisplayNameMark32Bit=32 bit
UninstallDisplayNameMark64Bit=64 bit
UninstallDisplayNameMarkAllUsers=Mọi người dùng
UninstallDisplayNameMarkCurrentUser=Người dùng này
UninstallNotFound=Không có tệp “%1”. Không gỡ cài đặt được.
UninstallOpenError=Không mở được tệp “%1”. Không gỡ cài đặt được
UninstallUnsupportedVer=Phiên bản này của trình gỡ cài đặt không đọc được tệp nhật ký “%1”. Không gỡ cài đặt được
UninstallUnknownEntry=Nhật ký gỡ cài đặt có một mục lạ (%1)
ConfirmUninstall=Bạn có chắc muốn gỡ hẳn %1 cùng mọi thành phần không?
UninstallStatusLabel=Xin đợi trong lúc %1 được gỡ khỏi máy bạn.
UninstalledAll=Đã gỡ %1 khỏi máy bạn.
UninstalledMost=Đã gỡ xong %1.%n%nCòn vài thứ không gỡ được. Bạn có thể tự xóa chúng.
UninstalledAndNeedsRestart=Để gỡ xong %1, cần khởi động lại máy.%n%nBạn có muốn khởi động lại ngay bây giờ không?
UninstallDataCorrupted=Tệp “%1” đã hỏng. Không gỡ cài đặt được
WizardUninstalling=Đang gỡ cài đặt
StatusUninstalling=Đang gỡ %1…
ShutdownBlockReasonInstallingApp=Đang cài đặt %1.
ShutdownBlockReasonUninstallingApp=Đang gỡ %1.

[CustomMessages]
CreateDesktopIcon=Tạo lối tắt trên &màn hình nền
LaunchProgram=Mở %1
