import FootballGather
import FootballGatherUI
public import UserSessions

extension FootballGatherModel {
  public func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.number("depth", depth)
    switch upper {
    case _ where list == nil: login.describe(into: &sink)
    case .nothing: if let list { describe(list, into: &sink) }
    case .detail(_, let edit?): describe(edit, into: &sink)
    case .detail(let detail, nil): detail.describe(into: &sink)
    case .add(let add): add.describe(into: &sink)
    case .confirm(_, let gather?): gather.describe(into: &sink)
    case .confirm(let confirm, nil):
      confirm.describe(title: deviates(.d22) ? "" : "Confirm Players", into: &sink)
    }
    describeAlert(into: &sink)
    FootballGatherModel.describe(
      server.requests.lazy.map(\.operation), remembersUser: server.remembersUser,
      username: server.username, isSignedIn: server.token != nil,
      scoreSeparator: deviates(.d19) ? ":" : "-", into: &sink)
  }

  private func describeAlert<Sink: ScreenSink>(into sink: inout Sink) {
    sink.flag("alert", alert != nil)
    guard let text = alert?.text else { return }
    let isRetitled = deviates(.d20) && text.title == "Error update" && text != .playerNotUpdated
    sink.text("alert", isRetitled ? "Error" : text.title)
    let isReworded = deviates(.d15) && text == .failure(.unreachable)
    sink.text("alert", isReworded ? "The operation could not be completed." : text.message)
    sink.number("alert", text.confirmation == nil ? 1 : 2)
    if let confirmation = text.confirmation { sink.text("alert", confirmation) }
    sink.text("alert", text.dismissal)
  }

  /// Tells what an app has asked of its services and stored on the device: the model and the harness say it alike.
  static func describe<Sink: ScreenSink>(
    _ requests: some Collection<InMemoryBackend.Operation>, remembersUser: Bool, username: String?,
    isSignedIn: Bool, scoreSeparator: String = "-", into sink: inout Sink
  ) {
    sink.flag("remembers user", remembersUser)
    sink.text("stored username", username ?? "")
    sink.flag("signed in", isSignedIn)
    sink.number("requests", requests.count)
    for request in requests { describe(request, scoreSeparator, into: &sink) }
  }

  private static func describe<Sink: ScreenSink>(
    _ request: InMemoryBackend.Operation, _ scoreSeparator: String, into sink: inout Sink
  ) {
    switch request {
    case .login(let username): sink.text("request login", username)
    case .register(let username):
      sink.number("request register", 1)
      sink.text("request register", username)
    case .listPlayers: sink.number("request list players", 2)
    case .addPlayer(let name):
      sink.number("request add player", 3)
      sink.text("request add player", name)
    case .updatePlayer(let player):
      sink.number("request update player", player.id)
      for field in PlayerField.allCases {
        sink.text("request update player", field.shownValue(of: player))
      }
    case .deletePlayer(let id): sink.number("request delete player", -id)
    case .createGather: sink.number("request create gather", 4)
    case .addToGather(let id, let player):
      sink.number("request add to gather", id)
      sink.number("request add to gather", player.team.rawValue)
      sink.number("request add to gather", player.player.id)
    case .endGather(let id, let result):
      sink.number("request end gather", id)
      sink.number("request end gather", result.scoreA)
      sink.text("request end gather", scoreSeparator)
      sink.number("request end gather", result.scoreB)
      sink.text("request end gather", result.winner)
    }
  }
}

extension ScreenSink {
  fileprivate mutating func screen(_ name: String, title: String) {
    text("screen", name)
    text("title", title)
  }

  fileprivate mutating func barItem(_ name: String, _ title: String, _ isEnabled: Bool) {
    text(name, title)
    flag(name, isEnabled)
  }

  fileprivate mutating func button(_ name: String, _ title: String, _ isEnabled: Bool) {
    flag(name, true)
    text(name, title)
    flag(name, isEnabled)
  }

  fileprivate mutating func field(
    _ name: String, _ value: String, placeholder: String, _ isEnabled: Bool
  ) {
    flag(name, true)
    text(name, value)
    text(name, placeholder)
    flag(name, isEnabled)
  }

  fileprivate mutating func label(_ name: String, _ value: String) {
    flag(name, true)
    text(name, value)
  }

  fileprivate mutating func row(
    _ table: String, _ first: String, _ second: String, isTicked: Bool = false
  ) {
    text(table, first)
    text(table, second)
    flag(table, isTicked)
  }
}

extension LoginState {
  fileprivate func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.loginScreen, title: "")
    sink.flag(ElementID.loginScreen, true)
    sink.field(ElementID.username, username, placeholder: "Username", !isBusy)
    sink.field(ElementID.password, password, placeholder: "Password", !isBusy)
    sink.flag(ElementID.remember, true)
    sink.flag(ElementID.remember, remembers)
    sink.flag(ElementID.remember, !isBusy)
    sink.button(ElementID.login, "Login", !isBusy)
    sink.button(ElementID.register, "Register", !isBusy)
    sink.flag(ElementID.overlay, isBusy)
  }
}

extension FootballGatherModel {
  fileprivate func describe<Sink: ScreenSink>(_ list: PlayerListState, into sink: inout Sink) {
    sink.screen(ElementID.playerListScreen, title: title(of: list))
    sink.barItem(
      ElementID.select, list.isSelecting ? "Cancel" : "Select",
      list.isSelectEnabled || deviates(.d09))
    sink.barItem(ElementID.logOut, "Log out", true)
    sink.flag(ElementID.playerListScreen, true)
    describeRows(of: list, into: &sink)
    sink.flag(ElementID.emptyView, list.isEmptyViewShown)
    if list.isEmptyViewShown { sink.button(ElementID.retry, "Retry", list.isContentEnabled) }
    sink.button(
      ElementID.bottom, list.isSelecting ? "Confirm players" : "Add player",
      list.isContentEnabled && isBottomEnabled)
    sink.flag(ElementID.overlay, list.isBusy)
  }

  private func describeRows<Sink: ScreenSink>(of list: PlayerListState, into sink: inout Sink) {
    sink.flag(ElementID.players, true)
    sink.flag(ElementID.players, list.isContentEnabled)
    sink.number(ElementID.players, 1)
    sink.text(ElementID.players, "")
    sink.number(ElementID.players, list.rows.count)
    for row in list.rows {
      sink.text(ElementID.players, row.player.name)
      sink.text(ElementID.players, row.position)
      sink.text(ElementID.players, row.skill)
      let isTicked =
        list.selection.contains(row.player.id) || list.staleTicks.contains(row.player.id)
      sink.flag(ElementID.players, list.isSelecting && isTicked)
    }
  }

  fileprivate func describe<Sink: ScreenSink>(_ edit: PlayerEditState, into sink: inout Sink) {
    edit.describe(
      title: deviates(.d16) ? "" : edit.field.title, canSave: isDoneEnabled(edit), into: &sink)
  }
}

extension PlayerDetailState {
  private static let headers = ["PERSONAL", "PLAY", "LIKES"]

  fileprivate func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.playerDetailScreen, title: staleTitle ?? player.name)
    sink.flag(ElementID.playerDetailScreen, true)
    sink.flag(ElementID.details, true)
    sink.flag(ElementID.details, true)
    sink.number(ElementID.details, 3)
    for (header, fields) in zip(Self.headers, FootballGatherModel.fields) {
      sink.text(ElementID.details, header)
      sink.number(ElementID.details, fields.count)
      for field in fields {
        sink.row(ElementID.details, field.title, field.shownValue(of: player))
      }
    }
    sink.flag(ElementID.overlay, false)
  }
}

extension PlayerEditState {
  fileprivate func describe<Sink: ScreenSink>(
    title: String, canSave: Bool, into sink: inout Sink
  ) {
    sink.screen(ElementID.playerEditScreen, title: title)
    sink.barItem(ElementID.done, "Done", canSave)
    sink.flag(ElementID.playerEditScreen, true)
    if field.isPickList {
      sink.flag(ElementID.value, false)
      sink.flag(ElementID.items, true)
      sink.flag(ElementID.items, !isBusy)
      sink.number(ElementID.items, 1)
      sink.text(ElementID.items, "")
      sink.number(ElementID.items, field.items.count)
      for (index, item) in field.items.enumerated() {
        sink.row(ElementID.items, item, "", isTicked: index == picked)
      }
    } else {
      sink.field(
        ElementID.value, text, placeholder: field.shownValue(of: player), !isBusy)
      sink.flag(ElementID.items, false)
    }
    sink.flag(ElementID.overlay, isBusy)
  }
}

extension PlayerAddState {
  fileprivate func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.playerAddScreen, title: "Add Player")
    sink.barItem(ElementID.done, "Done", !name.isEmpty)
    sink.flag(ElementID.playerAddScreen, true)
    sink.field(ElementID.name, name, placeholder: "Name of the player", !isBusy)
    sink.flag(ElementID.overlay, isBusy)
  }
}

extension ConfirmPlayersState {
  fileprivate func describe<Sink: ScreenSink>(title: String, into sink: inout Sink) {
    sink.screen(ElementID.confirmPlayersScreen, title: title)
    sink.flag(ElementID.confirmPlayersScreen, true)
    sink.flag(ElementID.teams, true)
    sink.flag(ElementID.teams, !isBusy)
    sink.number(ElementID.teams, 3)
    for section in TeamSection.allCases {
      sink.text(ElementID.teams, section.title)
      sink.number(ElementID.teams, teams[section.rawValue].count)
      for player in teams[section.rawValue] {
        sink.row(ElementID.teams, player.name, player.preferredPosition?.abbreviation ?? "")
      }
    }
    sink.button(ElementID.start, "Start gather", canStart && !isBusy)
    sink.flag(ElementID.overlay, isBusy)
  }
}

extension GatherState {
  private var buttonTitle: String {
    switch clock {
    case .stopped: hasStaleButton ? "Pause" : "Start"
    case .running: "Pause"
    case .paused: "Resume"
    }
  }

  fileprivate func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.gatherScreen, title: "Gather in progress")
    sink.flag(ElementID.gatherScreen, true)
    sink.label(ElementID.timer, time.text)
    sink.button(ElementID.timerMain, buttonTitle, !isBusy)
    sink.button(ElementID.timerSet, "Set", !isBusy)
    sink.button(ElementID.timerCancel, "Cancel", !isBusy)
    describeScore(0, ElementID.scoreA, ElementID.stepperA, into: &sink)
    describeScore(1, ElementID.scoreB, ElementID.stepperB, into: &sink)
    describeTeams(into: &sink)
    sink.button(ElementID.end, "End gather", !isBusy)
    sink.flag(ElementID.timePicker, isPickerShown)
    if isPickerShown {
      sink.flag(ElementID.picker, true)
      for row in picked { sink.number(ElementID.picker, row) }
      sink.flag(ElementID.picker, !isBusy)
      sink.button(ElementID.pickerCancel, "Cancel", !isBusy)
      sink.button(ElementID.pickerDone, "Done", !isBusy)
    }
    sink.flag(ElementID.overlay, isBusy)
  }

  private func describeScore<Sink: ScreenSink>(
    _ team: Int, _ label: String, _ stepper: String, into sink: inout Sink
  ) {
    sink.label(label, String(scores[team]))
    sink.flag(stepper, true)
    sink.number(stepper, scores[team])
    sink.flag(stepper, !isBusy)
  }

  private func describeTeams<Sink: ScreenSink>(into sink: inout Sink) {
    sink.flag(ElementID.teams, true)
    sink.flag(ElementID.teams, !isBusy)
    sink.number(ElementID.teams, 2)
    for team in [TeamSection.teamA, .teamB] {
      let players = gather.players(in: team)
      sink.text(ElementID.teams, team.title)
      sink.number(ElementID.teams, players.count)
      for player in players {
        sink.row(ElementID.teams, player.name, player.preferredPosition?.abbreviation ?? "")
      }
    }
  }
}
