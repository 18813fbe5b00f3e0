import FootballGather
import UIKit

/// Holds the teams view and opens the gather.
final class ConfirmPlayersViewController: UIViewController {
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

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let controller = segue.destination as? GatherViewController,
      let gather = sender as? Gather
    else { return }
    controller.services = services
    controller.gather = gather
  }
}

extension ConfirmPlayersViewController: ConfirmPlayersViewDelegate {
  func presentAlert(_ text: AlertText) {
    showAlert(text)
  }

  func didStartGather(_ gather: Gather) {
    performSegue(.gather, sender: gather)
  }
}
