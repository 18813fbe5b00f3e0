import UIKit

/// Holds the splash view, and forwards the start of the session to the coordinator.
final class SplashViewController: UIViewController, Coordinatable {
  weak var coordinator: (any ScreenCoordinator)?
  private var splashCoordinator: SplashCoordinator? { coordinator as? SplashCoordinator }
  var session: Session!

  override func loadView() {
    let splashView = SplashView(presenter: SplashPresenter(session: session))
    splashView.delegate = self
    view = splashView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    (view as? SplashView)?.setUp()
  }
}

extension SplashViewController: SplashViewDelegate {
  func sessionDidStart() {
    splashCoordinator?.navigateToTabs()
  }
}
