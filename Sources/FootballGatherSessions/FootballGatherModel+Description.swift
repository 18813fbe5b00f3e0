import FootballGather
import FootballGatherUI
public import UserSessions

extension FootballGatherModel {
  public func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.number("depth", depth)
    switch upper {
    case _ where list == nil: login.describe(into: &sink)
    case .nothing: list?.describe(into: &sink)
    case .detail(_, let edit?): edit.describe(into: &sink)
    case .detail(let detail, nil): detail.describe(into: &sink)
    case .add(let add): add.describe(into: &sink)
    case .confirm(_, let gather?): gather.describe(into: &sink)
    case .confirm(let confirm, nil): confirm.describe(into: &sink)
    }
    describeAlert(into: &sink)
    FootballGatherModel.describe(
      server.requests.lazy.map(\.operation), remembersUser: server.remembersUser,
      username: server.username, isSignedIn: server.token != nil, into: &sink)
  }

  private func describeAlert<Sink: ScreenSink>(into sink: inout Sink) {
    sink.flag("alert", alert != nil)
    guard let text = alert?.text else { return }
    sink.text("alert", text.title)
    sink.text("alert", text.message)
    sink.number("alert", text.confirmation == nil ? 1 : 2)
    if let confirmation = text.confirmation { sink.text("alert", confirmation) }
    sink.text("alert", text.dismissal)
  }

  /// Tells what an app has asked of its services and stored on the device: the model and the harness say it alike.
  static func describe<Sink: ScreenSink>(
    _ requests: some Collection<InMemoryBackend.Operation>, remembersUser: Bool, username: String?,
    isSignedIn: Bool, into sink: inout Sink
  ) {
    sink.flag("remembers user", remembersUser)
    sink.text("stored username", username ?? "")
    sink.flag("signed in", isSignedIn)
    sink.number("requests", requests.count)
    for request in requests { describe(request, into: &sink) }
  }

  private static func describe<Sink: ScreenSink>(
    _ request: InMemoryBackend.Operation, into sink: inout Sink
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
      sink.number("request end gather", result.scoreB)
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

extension PlayerListState {
  fileprivate func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.playerListScreen, title: title)
    sink.barItem(ElementID.select, isSelecting ? "Cancel" : "Select", isSelectEnabled)
    sink.barItem(ElementID.logOut, "Log out", true)
    sink.flag(ElementID.playerListScreen, true)
    sink.flag(ElementID.players, true)
    sink.flag(ElementID.players, isContentEnabled)
    sink.number(ElementID.players, 1)
    sink.text(ElementID.players, "")
    sink.number(ElementID.players, rows.count)
    for row in rows {
      sink.text(ElementID.players, row.player.name)
      sink.text(ElementID.players, row.position)
      sink.text(ElementID.players, row.skill)
      sink.flag(ElementID.players, isSelecting && selection.contains(row.player.id))
    }
    sink.flag(ElementID.emptyView, isEmptyViewShown)
    if isEmptyViewShown { sink.button(ElementID.retry, "Retry", isContentEnabled) }
    sink.button(
      ElementID.bottom, isSelecting ? "Confirm players" : "Add player",
      isContentEnabled && (!isSelecting || selection.count >= 2))
    sink.flag(ElementID.overlay, isBusy)
  }
}

extension PlayerDetailState {
  private static let headers = ["PERSONAL", "PLAY", "LIKES"]

  fileprivate func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.playerDetailScreen, title: player.name)
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
  fileprivate func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.playerEditScreen, title: field.title)
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
  fileprivate func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.screen(ElementID.confirmPlayersScreen, title: "Confirm Players")
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
    case .stopped: "Start"
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
