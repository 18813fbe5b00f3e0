import FootballGather
import UIKit

/// Holds the teams view and notifies the coordinator when the gather starts.
final class ConfirmPlayersViewController: UIViewController, Coordinatable {
  weak var coordinator: (any Coordinator)?
  private var confirmCoordinator: ConfirmPlayersCoordinator? {
    coordinator as? ConfirmPlayersCoordinator
  }
  var services: Services!
  var players: [Player] = []

  override func loadView() {
    let presenter = ConfirmPlayersPresenter(services: services, players: players)
    let confirmView = ConfirmPlayersView(presenter: presenter)
    confirmView.delegate = self
    view = confirmView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Confirm Players"
    (view as? ConfirmPlayersView)?.setUp()
  }
}

extension ConfirmPlayersViewController: ConfirmPlayersViewDelegate {
  func presentAlert(_ text: AlertText) {
    showAlert(text)
  }

  func didStartGather(_ gather: Gather) {
    confirmCoordinator?.navigateToGather(gather)
  }
}
