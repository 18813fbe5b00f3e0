import FootballGather

/// Holds the edited value, decides whether it can be saved, and saves it.
final class PlayerEditViewModel {
  let field: PlayerField
  private let services: Services
  private let player: Player
  private var selectedItem: Int?
  private var text: String

  init(services: Services, player: Player, field: PlayerField) {
    self.services = services
    self.player = player
    self.field = field
    selectedItem = field.selectedItem(of: player)
    text = field.shownValue(of: player)
  }

  var title: String { field.title }
  var isPickList: Bool { field.isPickList }
  var items: [String] { field.items }
  var shownValue: String { field.shownValue(of: player) }

  var canSave: Bool {
    isPickList
      ? selectedItem != field.selectedItem(of: player) : field.canSave(text, for: player)
  }

  func isSelected(_ item: Int) -> Bool {
    item == selectedItem
  }

  func type(_ text: String) {
    self.text = text
  }

  func pick(_ item: Int) {
    selectedItem = item
  }

  /// Saves the player with the new value; on success, passes on the saved player.
  func save(completion: @escaping Completion<Player>) {
    let value = isPickList ? selectedItem.map { items[$0] } ?? "" : text
    let edited = field.applying(value, to: player)
    services.players.update(edited) { completion($0.map { edited }) }
  }
}
