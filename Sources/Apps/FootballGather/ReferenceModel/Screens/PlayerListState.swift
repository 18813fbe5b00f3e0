import FootballGather
import FootballGatherUI
import UserSessions

/// The state of the player list; `PlayerListState+Selection.swift` contains its two modes.
struct PlayerListState: Sendable {
  let id: Int
  var rows: [PlayerRow] = []
  var isSelecting = false
  /// The ticked players in the order of the taps; empty in list mode.
  var selection: [Player.ID] = []
  var title = "Players"
  var isBottomEnabled = true
  var isSelectEnabled: Bool
  var isEmptyViewShown = false
  var isBusy = false
  var isContentEnabled = true
  /// Whether the players have been loaded, so that links can be followed.
  var hasLoaded = false
  /// State that the deviations D07 and D11 carry over to the next selection.
  var leftovers = Leftovers()

  struct Leftovers: Sendable {
    var openedPlayers: [Player.ID] = []
    var selectedCount = 0
  }

  // Row 9.
  init(id: Int, _ deviations: Deviations) {
    self.id = id
    isSelectEnabled = deviations.contains(.d09)
  }

  func row(_ section: Int, _ row: Int) -> PlayerRow? {
    isContentEnabled && section == 0 && rows.indices.contains(row) ? rows[row] : nil
  }

  // Rows 10 and 11.
  mutating func replaceRows(by players: [Player], _ deviations: Deviations) {
    rows = players.map(PlayerRow.init)
    isEmptyViewShown = rows.isEmpty
    isSelectEnabled = !rows.isEmpty || deviations.contains(.d09)
    hasLoaded = true
    leftovers.openedPlayers = []
    selection.removeAll { id in !rows.contains { $0.player.id == id } }
    selectionChanged(deviations)
  }

  // Row 25. The bar item stays unchanged, even when no player is left to select.
  mutating func removeRow(of player: Player.ID, _ deviations: Deviations) {
    rows.removeAll { $0.player.id == player }
    if rows.isEmpty { isEmptyViewShown = true }
    leftovers.openedPlayers.removeAll { $0 == player }
    selection.removeAll { $0 == player }
    selectionChanged(deviations)
  }

  // Row 28.
  mutating func update(edited player: Player) {
    guard let index = rows.firstIndex(where: { $0.player.id == player.id }) else { return }
    rows[index] = PlayerRow(player)
    leftovers.openedPlayers.removeAll { $0 == player.id }
  }
}

/// A player with the text of their row, which is needed after every event but rarely changes.
struct PlayerRow: Sendable {
  let player: Player
  let position: String
  let skill: String

  init(_ player: Player) {
    self.player = player
    position = "Position: " + (player.preferredPosition?.rawValue ?? "-")
    skill = "Skill: " + (player.skill?.rawValue ?? "-")
  }
}

extension FootballGatherModel {
  // Rows 5, 6 and 9.
  mutating func openList() {
    list = PlayerListState(id: newID(), deviations)
    upper = .nothing
    loadList()
  }

  // Rows 9, 13 and 29.
  mutating func loadList() {
    guard let id = list?.id else { return }
    if !deviations.contains(.d27) { list?.isContentEnabled = false }
    request(.listPlayers, by: id)
  }

  // Rows 13 to 15 and 18 to 20, and logging out.
  mutating func tapInList(_ name: String) {
    guard let list else { return }
    switch name {
    case ElementID.select where list.isSelectEnabled:
      self.list?.switchMode(isSelecting: !list.isSelecting, deviations)
    case ElementID.logOut:
      server.token = nil
      pop(toDepth: 1)
    case ElementID.retry where list.isEmptyViewShown && list.isContentEnabled:
      self.list?.isEmptyViewShown = false
      loadList()
    case ElementID.bottom where list.isBottomEnabled && list.isContentEnabled:
      list.isSelecting ? openConfirm(list.selectedPlayers(deviations)) : openAdd()
    default: break
    }
  }

  // Rows 16 and 17.
  mutating func tapPlayer(_ section: Int, _ row: Int) {
    guard let list, let player = list.row(section, row)?.player else { return }
    if list.isSelecting {
      self.list?.toggleSelection(of: player.id, deviations)
    } else {
      if deviations.contains(.d07) { self.list?.markOpened(player.id) }
      upper = .detail(newDetail(of: player), nil)
    }
  }

  // Rows 21 and 22.
  mutating func deleteRow(_ section: Int, _ row: Int) {
    guard place == .list, let list, !list.isSelecting, let player = list.row(section, row)?.player
    else { return }
    show(.confirmDeletion(of: player), by: list.id, .delete(player.id))
  }

  // Row 24.
  mutating func confirmDeletion(of player: Player.ID) {
    guard let id = list?.id else { return }
    list?.isBusy = true
    list?.isContentEnabled = false
    request(.deletePlayer(id: player), by: id)
  }

  // Rows 25 and 26.
  mutating func deleteAnswered(_ isSuccess: Bool, _ player: Player.ID) {
    guard let id = list?.id else { return }
    if !deviations.contains(.d06) {
      list?.isContentEnabled = true
      list?.isBusy = deviations.contains(.d06b) && !isSuccess
    }
    guard isSuccess else { return show(.failure(.unreachable), by: id) }
    list?.removeRow(of: player, deviations)
  }

  // Rows 10 to 12; a parked link is followed once the list is up to date.
  mutating func listAnswered(_ isSuccess: Bool) {
    guard let id = list?.id else { return }
    if !deviations.contains(.d27) { list?.isContentEnabled = true }
    guard isSuccess else { return show(.failure(.unreachable), by: id) }
    list?.replaceRows(by: server.players, deviations)
    followParkedLink()
  }
}

extension PlayerListState {
  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.playerListScreen, title: title)
    sink.barItem(ElementID.select, isSelecting ? "Cancel" : "Select", isSelectEnabled)
    sink.barItem(ElementID.logOut, "Log out", true)
    sink.flag(ElementID.playerListScreen, true)
    sink.table(ElementID.players, sections: 1, isContentEnabled)
    sink.section(ElementID.players, "", rows: rows.count)
    for row in rows {
      sink.text(ElementID.players, row.player.name)
      sink.text(ElementID.players, row.position)
      sink.text(ElementID.players, row.skill)
      sink.flag(ElementID.players, selection.contains(row.player.id))
    }
    sink.flag(ElementID.emptyView, isEmptyViewShown)
    if isEmptyViewShown { sink.button(ElementID.retry, "Retry", isContentEnabled) }
    sink.button(
      ElementID.bottom, isSelecting ? "Confirm players" : "Add player",
      isContentEnabled && isBottomEnabled)
    sink.flag(ElementID.overlay, isBusy)
  }
}
