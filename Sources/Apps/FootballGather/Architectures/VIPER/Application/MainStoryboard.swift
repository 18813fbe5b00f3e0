import UIKit

/// The scenes of the app. There are no segues: routers navigate between the scenes.
enum MainStoryboard {
  private static let name = #fileID

  /// Creates the controller of the scene named after its class.
  static func instantiate<Controller: UIViewController>() -> Controller {
    if !UIStoryboard.isRegistered(name) { UIStoryboard.register(definition) }
    let identifier = String(describing: Controller.self)
    let storyboard = UIStoryboard(name: name, bundle: nil)
    guard
      let controller = storyboard.instantiateViewController(withIdentifier: identifier)
        as? Controller
    else { preconditionFailure("the scene '\(identifier)' has a controller of another class") }
    return controller
  }

  private static var definition: UIStoryboard.Definition {
    UIStoryboard.Definition(
      name: name,
      scenes: [
        .init(identifier: "LoginViewController") { LoginViewController(coder: $0) },
        .init(identifier: "PlayerListViewController") { PlayerListViewController(coder: $0) },
        .init(identifier: "PlayerDetailViewController") { PlayerDetailViewController(coder: $0) },
        .init(identifier: "PlayerEditViewController") { PlayerEditViewController(coder: $0) },
        .init(identifier: "PlayerAddViewController") { PlayerAddViewController(coder: $0) },
        .init(identifier: "ConfirmPlayersViewController") {
          ConfirmPlayersViewController(coder: $0)
        },
        .init(identifier: "GatherViewController") { GatherViewController(coder: $0) },
      ])
  }
}
