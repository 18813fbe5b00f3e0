import UIKit

/// The scenes of the app's storyboard; coordinators lead from one to the next.
enum MainStoryboard {
  private static let name = #fileID

  /// Creates the controller of the scene named after its class.
  static func instantiate<Controller: UIViewController>() -> Controller {
    if !UIStoryboard.isRegistered(name) {
      UIStoryboard.register(.init(name: name, scenes: scenes))
    }
    let scene = String(describing: Controller.self)
    let storyboard = UIStoryboard(name: name, bundle: nil)
    return storyboard.instantiateViewController(withIdentifier: scene) as! Controller
  }

  private static var scenes: [UIStoryboard.Definition.Scene] {
    [
      .init(identifier: "LoginViewController") { LoginViewController(coder: $0) },
      .init(identifier: "PlayerListViewController") { PlayerListViewController(coder: $0) },
      .init(identifier: "PlayerDetailViewController") { PlayerDetailViewController(coder: $0) },
      .init(identifier: "PlayerEditViewController") { PlayerEditViewController(coder: $0) },
      .init(identifier: "PlayerAddViewController") { PlayerAddViewController(coder: $0) },
      .init(identifier: "ConfirmPlayersViewController") {
        ConfirmPlayersViewController(coder: $0)
      },
      .init(identifier: "GatherViewController") { GatherViewController(coder: $0) },
    ]
  }
}
