import FootballGather
import FootballGatherUI
import UserSessions

/// The state of the screen that adds a player.
struct PlayerAddState: Sendable {
  let id: Int
  private(set) var name = ""
  var isBusy = false

  init(id: Int) { self.id = id }

  // Row 45.
  mutating func type(_ text: String) {
    if !isBusy { name = text }
  }
}

extension FootballGatherModel {
  // Row 18.
  mutating func openAdd() { upper = .add(PlayerAddState(id: newID())) }

  // Row 46. As with an edit, Done can be pressed again while the server is busy.
  mutating func saveNewPlayer() {
    guard case .add(let add) = upper, !add.name.isEmpty else { return }
    adding { $0.isBusy = true }
    request(.addPlayer(name: add.name), by: add.id)
  }

  // Rows 47, 48 and 29.
  mutating func addAnswered(_ isSuccess: Bool) {
    guard case .add(let add) = upper else { return }
    adding { $0.isBusy = false }
    guard isSuccess else { return show(.playerNotAdded, by: add.id) }
    loadList()
    upper = .nothing
  }
}

extension PlayerAddState {
  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.playerAddScreen, title: "Add Player")
    sink.barItem(ElementID.done, "Done", !name.isEmpty)
    sink.flag(ElementID.playerAddScreen, true)
    sink.field(ElementID.name, name, placeholder: "Name of the player", !isBusy)
    sink.flag(ElementID.overlay, isBusy)
  }
}
