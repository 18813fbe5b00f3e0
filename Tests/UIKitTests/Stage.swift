import UIKitTesting

// The rules that the tests of this folder carry by number are claims about real UIKit, collected from Apple's documentation, from
// logs and from test suites that run on it.
typealias Stage = UIKitTesting.Stage
typealias Log = CallbackLog
typealias Screen = RecordingController
typealias NavigationLog = RecordingNavigationDelegate
typealias SheetLog = RecordingSheetDelegate
