public import UIKit

/// The player list screen: all players, a button below them, and a view for an empty list.
open class PlayerListScreen: Screen {
  public private(set) var tableView: UITableView!
  public private(set) var bottomButton: UIButton!
  /// Covers the table when there are no players; hidden at first.
  public private(set) var emptyView: UIView!
  public private(set) var retryButton: UIButton!

  /// Creates a list without rows.
  public init() {
    super.init(identifier: ElementID.playerListScreen)
    tableView = add(UITableView(), ElementID.players)
    tableView.register(PlayerCell.self, forCellReuseIdentifier: PlayerCell.reuseIdentifier)
    emptyView = add(UIView(), ElementID.emptyView)
    emptyView.isHidden = true
    retryButton = addButton("Retry", ElementID.retry, to: emptyView)
    bottomButton = addButton("Add player", ElementID.bottom)
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}

/// A row of the player list.
public final class PlayerCell: UITableViewCell {
  /// The identifier with which a table dequeues these cells.
  public static let reuseIdentifier = "PlayerCell"

  public let nameLabel = UILabel()
  public let positionLabel = UILabel()
  public let skillLabel = UILabel()

  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(nameLabel)
    contentView.addSubview(positionLabel)
    contentView.addSubview(skillLabel)
  }

  public required init?(coder: NSCoder) {
    fatalError("Screens are made in code.")
  }
}
