import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private let store = NoteStore()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let navigationController =
      storyboard.instantiateInitialViewController() as? UINavigationController
    let notesViewController = navigationController?.topViewController as? NotesViewController
    notesViewController?.store = store

    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    self.window = window
  }
}
