import FootballGather
import FootballGatherUI
import UIKit

/// The player view's messages to its view controller.
protocol PlayerDetailViewDelegate: AnyObject {
  func didRequestEdit(_ field: PlayerField)
}

/// The player presenter's commands to its view.
protocol PlayerDetailViewProtocol: AnyObject {
  func reloadData()
}

/// Shows the rows of one player.
final class PlayerDetailView: PlayerDetailScreen {
  weak var delegate: (any PlayerDetailViewDelegate)?
  private let presenter: PlayerDetailPresenter

  init(presenter: PlayerDetailPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("PlayerDetailView is made in code.")
  }

  func setUp() {
    tableView.dataSource = self
    tableView.delegate = self
  }

  func updateData(_ player: Player) {
    presenter.update(player)
  }
}

extension PlayerDetailView: PlayerDetailViewProtocol {
  func reloadData() {
    tableView.reloadData()
  }
}

extension PlayerDetailView: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int {
    presenter.numberOfSections
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.numberOfRows(in: section)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    presenter.header(of: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    cell.textLabel?.text = presenter.title(at: indexPath.row, in: indexPath.section)
    cell.detailTextLabel?.text = presenter.value(at: indexPath.row, in: indexPath.section)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.didRequestEdit(presenter.field(at: indexPath.row, in: indexPath.section))
  }
}
