import FootballGather
import UIKit

/// Receives a callback when the list has loaded the players.
protocol LoginCoordinatorDelegate: AnyObject {
  func playersDidLoad()
}

/// Navigates from the login to the players.
final class LoginCoordinator: Coordinator {
  weak var parent: (any Coordinator)?
  weak var delegate: (any LoginCoordinatorDelegate)?
  var childCoordinators: [any Coordinator] = []
  let context: CoordinatorContext

  init(context: CoordinatorContext, parent: (any Coordinator)?) {
    self.context = context
    self.parent = parent
  }

  func makeViewController() -> UIViewController {
    let controller: LoginViewController = MainStoryboard.instantiate()
    controller.coordinator = self
    controller.services = context.services
    return controller
  }

  func navigateToPlayerList(animated: Bool = true) {
    let listCoordinator = PlayerListCoordinator(context: context, parent: self)
    listCoordinator.delegate = self
    start(listCoordinator, animated: animated)
  }
}

extension LoginCoordinator: PlayerListCoordinatorDelegate {
  func playersDidLoad() {
    delegate?.playersDidLoad()
  }
}
