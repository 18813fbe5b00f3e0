import FootballGather
import UIKit

/// Receives a callback when a player has been edited.
protocol PlayerDetailDelegate: AnyObject {
  func didEdit(_ player: Player)
}

/// Holds the view of a player's values, and opens the edit screen of a value.
final class PlayerDetailViewController: UIViewController {
  var services: Services!
  var player: Player!
  weak var delegate: (any PlayerDetailDelegate)?

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

  // MARK: Navigation

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let edit = segue.destination as? PlayerEditViewController,
      let field = sender as? PlayerField
    else { return }
    configure(edit, with: field)
  }

  /// Creates the edit screen as the segue does, for a link.
  func makeEdit(of field: PlayerField) -> PlayerEditViewController {
    let edit: PlayerEditViewController = MainStoryboard.instantiate()
    configure(edit, with: field)
    return edit
  }

  private func configure(_ edit: PlayerEditViewController, with field: PlayerField) {
    edit.services = services
    edit.player = player
    edit.field = field
    edit.delegate = self
  }
}

extension PlayerDetailViewController: PlayerDetailViewDelegate {
  func didRequestEdit(_ field: PlayerField) {
    performSegue(.edit, sender: field)
  }
}

extension PlayerDetailViewController: PlayerEditDelegate {
  func didFinishEditing(_ player: Player) {
    self.player = player
    setupTitle()
    detailView?.updateData(player)
    delegate?.didEdit(player)
  }
}
