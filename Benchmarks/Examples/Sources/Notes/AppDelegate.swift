import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?
  private let store = NoteStore()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let navigationController =
      storyboard.instantiateInitialViewController() as? UINavigationController
    let notesViewController = navigationController?.topViewController as? NotesViewController
    notesViewController?.store = store

    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navigationController
    window?.makeKeyAndVisible()
    return true
  }
}
