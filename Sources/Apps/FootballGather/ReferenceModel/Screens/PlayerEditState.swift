import FootballGather
import FootballGatherUI
import UserSessions

/// The state of the editor of one value of a player, typed or picked.
struct PlayerEditState: Sendable {
  let id: Int
  /// The player as it was when the screen was opened; a saved value is applied to it.
  let player: Player
  let field: PlayerField
  let items: [String]
  let title: String
  private let original: String
  private(set) var text: String
  private(set) var picked: Int?
  private(set) var isDoneEnabled = false
  var isBusy = false
  /// Whether an update has been requested before (D03).
  var hasAsked = false

  private static let positions = PlayerField.position.items
  private static let skills = PlayerField.skill.items

  init(id: Int, player: Player, field: PlayerField, _ deviations: Deviations) {
    self.id = id
    self.player = player
    self.field = field
    items = field == .position ? Self.positions : field == .skill ? Self.skills : []
    original = field.shownValue(of: player)
    text = original
    picked = field.selectedItem(of: player)
    if deviations.contains(.d16) {
      title = ""
    } else {
      title = deviations.contains(.d16b) ? player.name.uppercased() : field.title
    }
  }

  // Row 37.
  mutating func type(_ text: String, _ deviations: Deviations) {
    guard !isBusy, !field.isPickList else { return }
    self.text = text
    isDoneEnabled =
      deviations.contains(.d17) ? text != original : field.canSave(text, for: player)
  }

  // Rows 38 and 39.
  mutating func pick(_ section: Int, _ row: Int, _ deviations: Deviations) {
    guard field.isPickList, !isBusy, section == 0, items.indices.contains(row) else { return }
    picked = row
    isDoneEnabled = row != field.selectedItem(of: player) || deviations.contains(.d17)
  }

  /// Whether Done sends a request; D17 also enables Done for changes that it does not save.
  func savesOnDone(_ deviations: Deviations) -> Bool {
    guard isDoneEnabled, deviations.contains(.d17) else { return isDoneEnabled }
    return newValue.lowercased() != original.lowercased()
  }

  private var newValue: String { field.isPickList ? picked.map { items[$0] } ?? "" : text }

  var editedPlayer: Player { field.applying(newValue, to: player) }
}

extension FootballGatherModel {
  // Rows 32 to 34.
  mutating func openEdit(of detail: PlayerDetailState, _ field: PlayerField) {
    let edit = PlayerEditState(id: newID(), player: detail.player, field: field, deviations)
    upper = .detail(detail, edit)
  }

  // Rows 40 and 41. Done can be pressed again while the server is busy, which sends another
  // request.
  mutating func saveEdit() {
    guard case .detail(_, let edit?) = upper, edit.savesOnDone(deviations) else { return }
    editing {
      $0.isBusy = true
      $0.hasAsked = true
    }
    request(
      .updatePlayer(edit.editedPlayer), by: edit.id,
      isLost: deviations.contains(.d03) && edit.hasAsked)
  }

  // Rows 42, 43 and 35.
  mutating func updateAnswered(_ isSuccess: Bool, _ player: Player) {
    guard case .detail(var detail, let edit?) = upper else { return }
    editing { $0.isBusy = false }
    guard isSuccess else { return show(.playerNotUpdated, by: edit.id) }
    detail.update(edited: player, deviations)
    list?.update(edited: player)
    upper = .detail(detail, nil)
  }
}

extension PlayerEditState {
  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.playerEditScreen, title: title)
    sink.barItem(ElementID.done, "Done", isDoneEnabled)
    sink.flag(ElementID.playerEditScreen, true)
    if field.isPickList {
      sink.flag(ElementID.value, false)
      sink.table(ElementID.items, sections: 1, !isBusy)
      sink.section(ElementID.items, "", rows: items.count)
      for (index, item) in items.enumerated() {
        sink.row(ElementID.items, item, "", isTicked: index == picked)
      }
    } else {
      sink.field(ElementID.value, text, placeholder: original, !isBusy)
      sink.flag(ElementID.items, false)
    }
    sink.flag(ElementID.overlay, isBusy)
  }
}
