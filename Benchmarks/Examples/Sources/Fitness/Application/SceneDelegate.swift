import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private var applicationCoordinator: ApplicationCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let applicationCoordinator = ApplicationCoordinator(window: window)
    self.window = window
    self.applicationCoordinator = applicationCoordinator
    open(connectionOptions.urlContexts)
    applicationCoordinator.start()
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    open(URLContexts)
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    guard let url = contexts.first?.url, let link = DeepLink(url: url) else { return }
    applicationCoordinator?.open(link)
  }
}
