import UIKit

/// The scenes of the app; there are no segues, coordinators go from one scene to another.
enum MainStoryboard {
  private static let name = #fileID

  /// A new controller of the scene that bears its name.
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
