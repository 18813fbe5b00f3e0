import FootballGather
import FootballGatherUI
import UserSessions

// MARK: Login

extension FootballGatherModel {
  // Rows 2 to 4.
  mutating func tapInLogin(_ name: String) {
    guard !login.isBusy else { return }
    if name == ElementID.remember { return login.remembers.toggle() }
    guard name == ElementID.login || name == ElementID.register else { return }
    if login.username.isEmpty || login.password.isEmpty, !deviates(.d12) {
      return show(.credentialsMissing, by: login.id)
    }
    login.isBusy = true
    request(
      name == ElementID.login
        ? .login(username: login.username) : .register(username: login.username), by: login.id)
  }

  // Rows 5 to 7.
  mutating func loginAnswered(_ isSuccess: Bool) {
    login.isBusy = false
    guard isSuccess else { return show(.failure(.unreachable), by: login.id) }
    if !deviates(.d13) { server.remembersUser = login.remembers }
    server.username = login.remembers ? login.username : nil
    openList()
  }
}

// MARK: Player list

extension FootballGatherModel {
  mutating func listing(_ change: (inout PlayerListState) -> Void) {
    guard var state = list else { return }
    list = nil
    change(&state)
    list = state
  }

  mutating func loadList() {
    guard let id = list?.id else { return }
    let staysEnabled = deviates(.d27)
    list?.isContentEnabled = staysEnabled
    request(.listPlayers, by: id)
  }

  // Rows 13 to 15 and 18 to 20, and log out.
  mutating func tapInList(_ name: String) {
    guard let state = list else { return }
    switch name {
    case ElementID.select where state.isSelectEnabled || deviates(.d09): toggleMode()
    case ElementID.logOut:
      server.token = nil
      pop(toDepth: 1)
    case ElementID.retry where state.isEmptyViewShown && state.isContentEnabled:
      list?.isEmptyViewShown = false
      loadList()
    case ElementID.bottom where state.isContentEnabled:
      guard isBottomEnabled else { return }
      if state.isSelecting {
        upper = .confirm(ConfirmPlayersState(id: newID(), teams: [bench(of: state), [], []]), nil)
      } else {
        upper = .add(PlayerAddState(id: newID()))
      }
    default: break
    }
  }

  private func bench(of state: PlayerListState) -> [Player] {
    deviates(.d30) ? state.selectedPlayers.reversed() : state.selectedPlayers
  }

  var isBottomEnabled: Bool {
    guard let list else { return false }
    if let override = list.bottomOverride { return override }
    return !list.isSelecting || list.selection.count >= 2 || list.staleCount >= 2
  }

  /// Rows 14 and 15.
  mutating func toggleMode() {
    let (staysTitled, swaps) = (deviates(.d05), deviates(.d04))
    let titleBefore = list.map(title)
    listing { list in
      list.selection = []
      list.isSelecting.toggle()
      if staysTitled { list.staleTitle = titleBefore }
      if swaps { list.bottomOverride = list.isSelecting }
      if !list.isSelecting {
        list.staleTicks = []
        list.staleCount = 0
      }
    }
  }

  func title(of list: PlayerListState) -> String {
    if let stale = list.staleTitle { return stale }
    guard list.isSelecting else { return "Players" }
    let count = max(list.selection.count, list.staleCount)
    return count > 0 || deviates(.d10) ? "\(count) selected" : "Players"
  }

  // Rows 16 and 17.
  mutating func tapPlayer(_ section: Int, _ row: Int) {
    guard let state = list, state.isContentEnabled, section == 0, state.rows.indices.contains(row)
    else { return }
    let player = state.rows[row].player
    guard state.isSelecting else {
      if deviates(.d07) { list?.staleTicks.append(player.id) }
      upper = .detail(PlayerDetailState(id: newID(), player: player), nil)
      return
    }
    listing { list in
      list.staleTitle = nil
      list.bottomOverride = nil
      list.staleCount = 0
      if let index = list.selection.firstIndex(of: player.id) {
        list.selection.remove(at: index)
      } else {
        list.selection.append(player.id)
      }
    }
  }

  // Rows 21 and 22.
  mutating func deleteRow(_ section: Int, _ row: Int) {
    guard place == .list, let state = list, state.isContentEnabled, !state.isSelecting,
      section == 0, state.rows.indices.contains(row)
    else { return }
    let player = state.rows[row].player
    show(.confirmDeletion(of: player), by: state.id, .delete(player.id))
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
    if !deviates(.d06) {
      list?.isBusy = false
      list?.isContentEnabled = true
    }
    guard isSuccess else { return show(.failure(.unreachable), by: id) }
    listing { list in
      list.rows.removeAll { $0.player.id == player }
      list.selection.removeAll { $0 == player }
      if list.rows.isEmpty { list.isEmptyViewShown = true }
    }
  }

  // Rows 10 to 12.
  mutating func listAnswered(_ isSuccess: Bool) {
    guard let id = list?.id else { return }
    list?.isContentEnabled = true
    guard isSuccess else { return show(.failure(.unreachable), by: id) }
    let rows = server.players.map(PlayerRow.init)
    listing { list in
      list.rows = rows
      list.isEmptyViewShown = rows.isEmpty
      list.isSelectEnabled = !rows.isEmpty
      list.hasLoaded = true
      list.selection.removeAll { id in !rows.contains { $0.player.id == id } }
    }
    if let link = parkedLink {
      parkedLink = nil
      follow(link)
    }
  }

  // Row 28.
  mutating func listTold(edited player: Player) {
    listing { list in
      if let index = list.rows.firstIndex(where: { $0.player.id == player.id }) {
        list.rows[index] = PlayerRow(player)
      }
    }
  }
}

// MARK: Detail, edit, add

extension FootballGatherModel {
  static let fields: [[PlayerField]] = [[.name, .age], [.position, .skill], [.team]]

  // Rows 32 to 34.
  mutating func tapField(_ section: Int, _ row: Int) {
    guard case .detail(let detail, _) = upper, Self.fields.indices.contains(section),
      Self.fields[section].indices.contains(row)
    else { return }
    openEdit(of: detail, Self.fields[section][row])
  }

  mutating func openEdit(of detail: PlayerDetailState, _ field: PlayerField) {
    upper = .detail(detail, PlayerEditState(id: newID(), player: detail.player, field: field))
  }

  mutating func editing(_ change: (inout PlayerEditState) -> Void) {
    guard case .detail(let detail, var edit?) = upper else { return }
    upper = .nothing
    change(&edit)
    upper = .detail(detail, edit)
  }

  mutating func adding(_ change: (inout PlayerAddState) -> Void) {
    guard case .add(var add) = upper else { return }
    upper = .nothing
    change(&add)
    upper = .add(add)
  }

  // Rows 38 and 39.
  mutating func pickItem(_ section: Int, _ row: Int) {
    editing { edit in
      guard edit.field.isPickList, !edit.isBusy, section == 0,
        edit.field.items.indices.contains(row)
      else { return }
      edit.picked = row
      edit.wasPicked = true
    }
  }

  // Rows 40 and 41.
  mutating func saveEdit() {
    guard case .detail(_, let edit?) = upper, isDoneEnabled(edit) else { return }
    // With the exact comparison a change of case alone enables Done, which then does nothing.
    guard !deviates(.d17) || edit.changesMoreThanCase else { return }
    editing {
      $0.isBusy = true
      $0.attempts += 1
    }
    request(.updatePlayer(edit.result), by: edit.id)
  }

  func isDoneEnabled(_ edit: PlayerEditState) -> Bool {
    guard deviates(.d17) else { return edit.canSave }
    let shown = edit.field.shownValue(of: edit.player)
    // Items are lower-case and the shown value is capitalised, so that picking the same again counts as a change.
    return edit.field.isPickList ? edit.wasPicked : edit.text != shown
  }

  // Rows 42, 43 and 35.
  mutating func updateAnswered(_ isSuccess: Bool, _ player: Player) {
    guard case .detail(var detail, let edit?) = upper else { return }
    editing { $0.isBusy = false }
    guard isSuccess, !(deviates(.d03) && edit.attempts > 1) else {
      return show(.playerNotUpdated, by: edit.id)
    }
    detail.staleTitle = deviates(.d08) ? detail.player.name : nil
    detail.player = player
    listTold(edited: player)
    upper = .detail(detail, nil)
  }

  // Row 46.
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

// MARK: Confirm

extension FootballGatherModel {
  mutating func confirming(_ change: (inout ConfirmPlayersState) -> Void) {
    guard case .confirm(var confirm, let gather) = upper else { return }
    upper = .nothing
    change(&confirm)
    upper = .confirm(confirm, gather)
  }

  // Row 50.
  mutating func moveRow(_ from: UserEvent.RowPosition, _ to: UserEvent.RowPosition) {
    guard place == .confirm else { return }
    confirming { confirm in
      guard !confirm.isBusy, confirm.teams.indices.contains(from.section),
        confirm.teams[from.section].indices.contains(from.row),
        confirm.teams.indices.contains(to.section)
      else { return }
      let player = confirm.teams[from.section].remove(at: from.row)
      let row = max(0, min(to.row, confirm.teams[to.section].count))
      confirm.teams[to.section].insert(player, at: row)
    }
  }

  // Row 51.
  mutating func startGather() {
    guard case .confirm(let confirm, _) = upper, confirm.canStart, !confirm.isBusy else { return }
    confirming { $0.isBusy = true }
    request(.createGather, by: confirm.id)
  }

  // Rows 52 and 53.
  mutating func createAnswered(_ gather: Int?) {
    guard case .confirm(let confirm, _) = upper else { return }
    guard let gather else {
      confirming { $0.isBusy = false }
      if deviates(.d32), let earlier = confirm.gather { return openGather(earlier, from: confirm) }
      return show(.gatherNotCreated, by: confirm.id)
    }
    let players = confirm.playerTeams
    confirming {
      $0.gather = gather
      $0.unanswered = players.count
      $0.hasFailed = false
    }
    for player in players { request(.addToGather(id: gather, player), by: confirm.id) }
  }

  // Rows 54 and 55.
  mutating func playerAdded(_ player: PlayerTeam, _ isSuccess: Bool) {
    let (pathGrows, isSwapped) = (deviates(.d02), deviates(.d01))
    confirming { confirm in
      confirm.unanswered -= 1
      if !isSuccess || pathGrows && player != confirm.playerTeams.first { confirm.hasFailed = true }
      if confirm.unanswered == 0 { confirm.isBusy = false }
    }
    guard case .confirm(let confirm, nil) = upper, confirm.unanswered == 0 else { return }
    guard confirm.hasFailed == isSwapped, let id = confirm.gather else {
      return show(.gatherNotCreated, by: confirm.id)
    }
    openGather(id, from: confirm)
  }

  private mutating func openGather(_ id: Int, from confirm: ConfirmPlayersState) {
    let gather = Gather(id: id, players: confirm.playerTeams)
    upper = .confirm(confirm, GatherState(id: newID(), gather: gather))
  }
}

// MARK: Gather

extension FootballGatherModel {
  mutating func gathering(_ change: (inout GatherState) -> Void) {
    guard case .confirm(let confirm, var gather?) = upper else { return }
    upper = .nothing
    change(&gather)
    upper = .confirm(confirm, gather)
  }

  // Rows 58 to 60, 63 to 66 and 68.
  mutating func tapInGather(_ name: String) {
    guard case .confirm(_, let state?) = upper, !state.isBusy else { return }
    switch name {
    case ElementID.timerMain:
      gathering { gather in
        gather.hasStaleButton = false
        if !gather.time.isZero { gather.clock = gather.clock == .running ? .paused : .running }
      }
    case ElementID.timerSet:
      gathering {
        $0.picked = [$0.time.minutes, $0.time.seconds]
        $0.isPickerShown = true
      }
    case ElementID.timerCancel where !deviates(.d23): gathering { $0.stop(at: .initial) }
    case ElementID.pickerCancel where state.isPickerShown: gathering { $0.isPickerShown = false }
    case ElementID.pickerDone where state.isPickerShown:
      gathering { $0.stop(at: GatherTime(minutes: $0.picked[0], seconds: $0.picked[1])) }
    case ElementID.end where !deviates(.d23): show(.confirmEndOfGather, by: state.id, .endGather)
    default: break
    }
  }

  mutating func pick(_ rows: [Int]) {
    gathering { gather in
      guard gather.isPickerShown, !gather.isBusy else { return }
      for (component, row) in rows.enumerated() where component < 2 {
        gather.picked[component] = max(0, min(row, 59))
      }
    }
  }

  // Row 67.
  mutating func step(_ name: String, _ up: Bool) {
    guard let team = [ElementID.stepperA, ElementID.stepperB].firstIndex(of: name) else { return }
    gathering { gather in
      guard !gather.isBusy else { return }
      gather.scores[team] = max(0, min(100, gather.scores[team] + (up ? 1 : -1)))
    }
  }

  // Rows 61 and 62.
  mutating func tick() {
    let keepsButton = deviates(.d21)
    gathering { gather in
      guard gather.clock == .running else { return }
      gather.time = gather.time.afterTick
      if gather.time.isZero {
        gather.clock = .stopped
        gather.hasStaleButton = keepsButton
      }
    }
  }

  // Row 70.
  mutating func confirmEnd() {
    guard case .confirm(_, let state?) = upper else { return }
    let isShown = !deviates(.d24)
    gathering {
      $0.isBusy = isShown
      $0.attempts += 1
    }
    let result = GatherResult(scoreA: state.scores[0], scoreB: state.scores[1])
    request(.endGather(id: state.gather.id, result), by: state.id)
  }

  // Rows 71, 72 and 30.
  mutating func endAnswered(_ isSuccess: Bool) {
    guard case .confirm(_, let state?) = upper else { return }
    gathering { $0.isBusy = false }
    guard isSuccess, !(deviates(.d03) && state.attempts > 1) else {
      return show(.gatherNotEnded, by: state.id)
    }
    endInList()
    upper = .nothing
  }
}

extension FootballGatherModel {
  // Row 30.
  private mutating func endInList() {
    let count = list?.selection.count ?? 0
    if deviates(.d26), list?.isSelecting == false { return toggleMode() }
    if deviates(.d04) { list?.bottomOverride = false }
    let titleBefore = deviates(.d05) ? list.map(title) : nil
    list?.staleTitle = titleBefore
    list?.leaveSelection()
    if deviates(.d11) { list?.staleCount = count }
  }
}

extension GatherState {
  mutating func stop(at time: GatherTime) {
    clock = .stopped
    self.time = time
    isPickerShown = false
    hasStaleButton = false
  }
}

// MARK: Links

extension FootballGatherModel {
  /// A link is parked until the players are known; the newest wins.
  mutating func open(_ text: String) {
    guard let link = DeepLink(text) else { return }
    if list?.hasLoaded == true { follow(link) } else { parkedLink = link }
  }

  mutating func follow(_ link: DeepLink) {
    guard let list else { return }
    func player(_ id: Player.ID) -> Player? { list.rows.first { $0.player.id == id }?.player }
    switch link {
    case .players: upper = .nothing
    case .player(let id):
      guard let player = player(id) else { return }
      upper = .detail(openDetail(of: id) ?? PlayerDetailState(id: newID(), player: player), nil)
    case .edit(let id, let field):
      guard let player = player(id) else { return }
      if case .detail(let detail, let edit?) = upper, detail.player.id == id, edit.field == field {
        break
      }
      openEdit(
        of: openDetail(of: id) ?? PlayerDetailState(id: newID(), player: player), field)
    case .add:
      if case .add = upper { break }
      upper = .add(PlayerAddState(id: newID()))
    case .gather:
      if case .confirm = upper { break }
      guard list.rows.count >= 2 else { return }
      upper = .confirm(
        ConfirmPlayersState(id: newID(), teams: [list.rows.map(\.player), [], []]), nil)
    }
    // A link that is followed closes an alert without choosing.
    alert = nil
  }

  private func openDetail(of id: Player.ID) -> PlayerDetailState? {
    guard case .detail(let detail, _) = upper, detail.player.id == id else { return nil }
    return detail
  }
}
