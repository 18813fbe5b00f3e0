import FootballGather

/// Holds the edited value, reports whether it can be saved, and saves it.
final class PlayerEditPresenter {
  weak var view: (any PlayerEditViewProtocol)?
  private let services: Services
  private let player: Player
  private let field: PlayerField
  private var text: String
  private var selectedItem: Int?

  init(services: Services, player: Player, field: PlayerField) {
    self.services = services
    self.player = player
    self.field = field
    text = field.shownValue(of: player)
    selectedItem = field.selectedItem(of: player)
  }

  var isPickList: Bool { field.isPickList }
  var items: [String] { field.items }
  var shownValue: String { field.shownValue(of: player) }

  func isSelected(_ item: Int) -> Bool {
    item == selectedItem
  }

  // MARK: Editing

  func textDidChange(_ text: String) {
    self.text = text
    view?.didChangeValue(canSave: field.canSave(text, for: player))
  }

  func select(_ item: Int) {
    guard item != selectedItem else { return }
    selectedItem = item
    view?.reloadItems()
    view?.didChangeValue(canSave: item != field.selectedItem(of: player))
  }

  private var editedPlayer: Player {
    let value = isPickList ? selectedItem.map { items[$0] } ?? "" : text
    return field.applying(value, to: player)
  }

  // MARK: Saving

  func save() {
    let edited = editedPlayer
    view?.showBusy(true)
    services.players.update(edited) { [weak self] in self?.didSave(edited, $0) }
  }

  private func didSave(_ edited: Player, _ result: Result<Void, ServiceError>) {
    view?.showBusy(false)
    switch result {
    case .success: view?.didFinishEditing(edited)
    case .failure: view?.showAlert(.playerNotUpdated)
    }
  }
}
