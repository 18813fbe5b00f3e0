import UIKitTesting

// Tests in this folder refer to rules by number. The rules are claims about real UIKit, collected
// from Apple's documentation, from logs and from test suites that run on it.
typealias Stage = UIKitTesting.Stage
typealias Log = CallbackLog
typealias Screen = RecordingController
typealias NavigationLog = RecordingNavigationDelegate
typealias SheetLog = RecordingSheetDelegate
