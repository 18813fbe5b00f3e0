import FootballGather

/// Keeps the players and the selection, and makes the view models of the next screens.
final class PlayerListViewModel {
  private enum Mode {
    case list, selection
  }

  /// A gather needs a player on each side.
  private static let fewestPlayers = 2

  private(set) var players: [Player] = []
  private(set) var hasLoaded = false
  private let services: Services
  private var mode = Mode.list
  private var selectedIDs: Set<Player.ID> = []

  init(services: Services) {
    self.services = services
  }

  // MARK: What the screen shows

  var title: String { selectedIDs.isEmpty ? "Players" : "\(selectedIDs.count) selected" }
  var barButtonTitle: String { isInListMode ? "Select" : "Cancel" }
  var bottomButtonTitle: String { isInListMode ? "Add player" : "Confirm players" }

  var isInListMode: Bool { mode == .list }
  var isEmpty: Bool { players.isEmpty }
  var hasEnoughPlayers: Bool { players.count >= Self.fewestPlayers }

  var isBottomButtonEnabled: Bool {
    isInListMode || selectedIDs.count >= Self.fewestPlayers
  }

  func name(at row: Int) -> String {
    players[row].name
  }

  func position(at row: Int) -> String {
    "Position: \(players[row].preferredPosition?.rawValue ?? "-")"
  }

  func skill(at row: Int) -> String {
    "Skill: \(players[row].skill?.rawValue ?? "-")"
  }

  func isSelected(at row: Int) -> Bool {
    selectedIDs.contains(players[row].id)
  }

  func player(withID id: Player.ID) -> Player? {
    row(of: id).map { players[$0] }
  }

  private func row(of id: Player.ID) -> Int? {
    players.firstIndex { $0.id == id }
  }

  // MARK: Actions

  func load(completion: @escaping Completion<Void>) {
    services.players.players { [weak self] in completion($0.map { self?.use($0) }) }
  }

  private func use(_ players: [Player]) {
    self.players = players
    hasLoaded = true
    selectedIDs.formIntersection(players.map(\.id))
  }

  func toggleMode() {
    isInListMode ? setMode(.selection) : showListMode()
  }

  func showListMode() {
    setMode(.list)
  }

  private func setMode(_ mode: Mode) {
    self.mode = mode
    selectedIDs = []
  }

  func toggleSelection(at row: Int) {
    let id = players[row].id
    if selectedIDs.remove(id) == nil { selectedIDs.insert(id) }
  }

  /// Deletes a player; on success, passes on the removed row, if the player was still there.
  func delete(_ player: Player, completion: @escaping Completion<Int?>) {
    services.players.deletePlayer(id: player.id) { [weak self] in
      completion($0.map { self?.remove(player) })
    }
  }

  private func remove(_ player: Player) -> Int? {
    guard let row = row(of: player.id) else { return nil }
    players.remove(at: row)
    selectedIDs.remove(player.id)
    return row
  }

  /// Replaces the player with the same ID and returns its row; `nil` if there is none.
  func replace(_ player: Player) -> Int? {
    guard let row = row(of: player.id) else { return nil }
    players[row] = player
    return row
  }

  func logOut() {
    services.store.token = nil
  }

  // MARK: The next screens

  var selectedPlayers: [Player] { players.filter { selectedIDs.contains($0.id) } }

  func makeDetail(of player: Player) -> PlayerDetailViewModel {
    PlayerDetailViewModel(services: services, player: player)
  }

  func makeAdd() -> PlayerAddViewModel {
    PlayerAddViewModel(services: services)
  }

  func makeConfirm(with players: [Player]) -> ConfirmPlayersViewModel {
    ConfirmPlayersViewModel(services: services, players: players)
  }
}
