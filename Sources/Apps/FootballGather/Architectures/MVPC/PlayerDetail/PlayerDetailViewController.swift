import FootballGather
import UIKit

/// Shows a player's details and forwards row selections to the coordinator.
final class PlayerDetailViewController: UIViewController, Coordinatable {
  weak var coordinator: (any Coordinator)?
  private var detailCoordinator: PlayerDetailCoordinator? {
    coordinator as? PlayerDetailCoordinator
  }
  var player: Player!

  private var detailView: PlayerDetailView? { viewIfLoaded as? PlayerDetailView }

  override func loadView() {
    let detailView = PlayerDetailView(presenter: PlayerDetailPresenter(player: player))
    detailView.delegate = self
    view = detailView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setupTitle()
    detailView?.setUp()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    detailView?.reloadData()
  }

  private func setupTitle() {
    title = player.name
  }

  func updateData(_ player: Player) {
    self.player = player
    setupTitle()
    detailView?.updateData(player)
  }
}

extension PlayerDetailViewController: PlayerDetailViewDelegate {
  func didRequestEdit(_ field: PlayerField) {
    detailCoordinator?.navigateToEdit(field)
  }
}
