import FootballGather
import FootballGatherUI
public import UserSessions

// What a user could do in each state. The weights lead sessions deep into the app; what must change nothing (disabled
// controls, screens below, wrong links) is proposed too, under the habit to fumble.
extension FootballGatherModel {
  public func candidates() -> [Candidate] {
    var all: [Candidate] = []
    all.reserveCapacity(48)
    addSurroundings(to: &all)
    if let alert {
      addAlert(alert, to: &all)
      return all
    }
    switch upper {
    case _ where list == nil: addLogin(to: &all)
    case .nothing: if let list { addList(list, to: &all) }
    case .detail(_, let edit?): addEdit(edit, to: &all)
    case .detail: addDetail(to: &all)
    case .add: addAdd(to: &all)
    case .confirm(_, let gather?): addGather(gather, to: &all)
    case .confirm(let confirm, nil): addConfirm(confirm, to: &all)
    }
    addBack(to: &all)
    return all
  }

  private func addSurroundings(to all: inout [Candidate]) {
    let waiting = server.requests.count
    if waiting > 0 {
      all.append(Candidate(.answer(0, isSuccess: true), .serve, weight: 6))
      all.append(Candidate(.answer(0, isSuccess: false), .fail, weight: 4))
      if waiting > 1 {
        all.append(Candidate(.answer(waiting - 1, isSuccess: true), .serve, weight: 3))
        all.append(Candidate(.answer(waiting - 1, isSuccess: false), .fail, weight: 2))
      }
    }
    all.append(Candidate(.answer(waiting, isSuccess: true), .fumble))
    all.append(Candidate(.background, .system))
    all.append(Candidate(.interruption, .system))
    all.append(Candidate(.memoryWarning, .system))
    all.append(Candidate(.wait(seconds: 1), .wait, weight: 3))
    all.append(Candidate(.wait(seconds: 7), .wait, weight: 2))
    all.append(Candidate(.wait(seconds: 700), .wait))
    addLinks(to: &all)
  }

  private func addLinks(to all: inout [Candidate]) {
    let id = list?.rows.first?.player.id ?? server.players.first?.id ?? 1
    let last = server.players.last?.id ?? 1
    let field = PlayerField.allCases[(server.requests.count + depth) % PlayerField.allCases.count]
    let links: [DeepLink] = [
      .players, .player(id: id), .player(id: last), .edit(id: id, field: .name),
      .edit(id: last, field: field), .add, .gather, .player(id: 999),
    ]
    for link in links {
      all.append(Candidate(.openURL(link.text), .external, weight: 2))
      all.append(Candidate(.notification(link.text), .external))
    }
    for wrong in [
      "navbench://", "navbench://players/x", "navbench://players/1/edit/shoe", "other://a",
    ] {
      all.append(Candidate(.openURL(wrong), .fumble))
    }
  }

  private func addAlert(_ alert: AlertState, to all: inout [Candidate]) {
    all.append(Candidate(.alertButton(0), .decide, weight: 3))
    all.append(Candidate(.alertButton(0), .explore, weight: 3))
    if alert.text.confirmation != nil { all.append(Candidate(.alertButton(1), .decide, weight: 2)) }
    all.append(Candidate(.alertButton(2), .fumble))
    all.append(Candidate(.back, .fumble))
    all.append(Candidate(.swipeBack(isFinished: true), .fumble))
    all.append(Candidate(.tap(ElementID.done), .fumble))
    all.append(Candidate(.tap(ElementID.logOut), .fumble))
  }

  private func addBack(to all: inout [Candidate]) {
    let habit: Habit = depth > 1 ? .goBack : .fumble
    all.append(Candidate(.back, habit, weight: 3))
    all.append(Candidate(.swipeBack(isFinished: true), habit, weight: 2))
    all.append(Candidate(.swipeBack(isFinished: false), .hesitate))
    for ancestor in 0..<depth { all.append(Candidate(.backMenu(depth: ancestor), habit)) }
  }

  private func addLogin(to all: inout [Candidate]) {
    all.append(Candidate(.type("ann", into: ElementID.username), .fill, weight: 2))
    all.append(Candidate(.type("a.long.username@example.org", into: ElementID.username), .fill))
    all.append(Candidate(.type("", into: ElementID.username), .fumble))
    all.append(Candidate(.type("secret", into: ElementID.password), .fill, weight: 2))
    all.append(Candidate(.toggle(ElementID.remember), .fill))
    if login.username.isEmpty {
      all.append(Candidate(.type("bob", into: ElementID.username), .explore, weight: 6))
    }
    if login.password.isEmpty {
      all.append(Candidate(.type("pass", into: ElementID.password), .explore, weight: 6))
    }
    all.append(Candidate(.tap(ElementID.login), .explore, weight: 4))
    all.append(Candidate(.tap(ElementID.register), .explore, weight: 2))
    all.append(Candidate(.doubleTap(ElementID.login), .fumble, weight: 2))
    all.append(Candidate(.tap(ElementID.bottom), .fumble))
  }

  private func addList(_ list: PlayerListState, to all: inout [Candidate]) {
    all.append(Candidate(.tap(ElementID.select), .explore, weight: list.isSelecting ? 1 : 4))
    all.append(Candidate(.tap(ElementID.bottom), .explore, weight: list.isSelecting ? 8 : 2))
    all.append(Candidate(.doubleTap(ElementID.bottom), .fumble, weight: 2))
    all.append(Candidate(.doubleTap(ElementID.select), .fumble))
    all.append(Candidate(.tap(ElementID.logOut), .goBack))
    all.append(Candidate(.doubleTap(ElementID.logOut), .fumble))
    if list.isEmptyViewShown {
      all.append(Candidate(.tap(ElementID.retry), .explore, weight: 4))
      all.append(Candidate(.doubleTap(ElementID.retry), .fumble))
    }
    for row in list.rows.indices {
      all.append(Candidate(.tapRow(ElementID.players, section: 0, row: row), .explore, weight: 2))
      all.append(Candidate(.deleteRow(ElementID.players, section: 0, row: row), .explore))
    }
    all.append(Candidate(.tapRow(ElementID.players, section: 0, row: list.rows.count), .fumble))
    all.append(Candidate(.deleteRow(ElementID.players, section: 0, row: 0), .fumble))
    all.append(Candidate(.tap(ElementID.done), .fumble))
  }

  private func addDetail(to all: inout [Candidate]) {
    for (section, fields) in Self.fields.enumerated() {
      for row in fields.indices {
        all.append(Candidate(.tapRow(ElementID.details, section: section, row: row), .explore))
      }
    }
    all.append(Candidate(.tapRow(ElementID.details, section: 2, row: 1), .fumble))
    all.append(Candidate(.tapRow(ElementID.players, section: 0, row: 0), .fumble))
  }

  private func addEdit(_ edit: PlayerEditState, to all: inout [Candidate]) {
    if edit.field.isPickList {
      for row in edit.field.items.indices {
        all.append(Candidate(.tapRow(ElementID.items, section: 0, row: row), .fill))
      }
      all.append(Candidate(.tapRow(ElementID.items, section: 0, row: 1), .explore, weight: 2))
      all.append(Candidate(.type("x", into: ElementID.value), .fumble))
    } else {
      let shown = edit.field.shownValue(of: edit.player)
      for text in [
        "", "27", "-3", "twelve", "Zoé", "A name of more than fifteen letters", shown,
        shown.uppercased(),
      ] {
        all.append(Candidate(.type(text, into: ElementID.value), .fill))
      }
      all.append(Candidate(.type(shown + "s", into: ElementID.value), .explore, weight: 2))
      all.append(Candidate(.tapRow(ElementID.items, section: 0, row: 0), .fumble))
    }
    addDone(edit.canSave, to: &all)
  }

  private func addAdd(to all: inout [Candidate]) {
    for name in ["Mia", "", " ", "A name of more than fifteen letters"] {
      all.append(Candidate(.type(name, into: ElementID.name), .fill))
    }
    all.append(Candidate(.type("Newcomer", into: ElementID.name), .explore, weight: 2))
    var canSave = false
    if case .add(let add) = upper { canSave = !add.name.isEmpty }
    addDone(canSave, to: &all)
  }

  private func addDone(_ isEnabled: Bool, to all: inout [Candidate]) {
    all.append(Candidate(.tap(ElementID.done), isEnabled ? .explore : .fumble, weight: 4))
    all.append(Candidate(.doubleTap(ElementID.done), .fumble, weight: 2))
    all.append(Candidate(.tap(ElementID.select), .fumble))
  }

  private func addConfirm(_ confirm: ConfirmPlayersState, to all: inout [Candidate]) {
    for (section, team) in confirm.teams.enumerated() where !team.isEmpty {
      for target in 0..<3 {
        let end = confirm.teams[target].count
        for row in [0, end] {
          all.append(
            Candidate(
              .moveRow(
                ElementID.teams, from: .init(section: section, row: team.count - 1),
                to: .init(section: target, row: row)), .fill))
        }
      }
    }
    if let target = (1...2).first(where: { confirm.teams[$0].isEmpty }),
      let source = (0..<3).first(where: { confirm.teams[$0].count > ($0 == 0 ? 0 : 1) })
    {
      all.append(
        Candidate(
          .moveRow(
            ElementID.teams, from: .init(section: source, row: 0),
            to: .init(section: target, row: 0)),
          .explore, weight: 6))
    }
    all.append(
      Candidate(.tap(ElementID.start), confirm.canStart ? .explore : .fumble, weight: 6))
    all.append(Candidate(.doubleTap(ElementID.start), .fumble, weight: 2))
    all.append(Candidate(.tapRow(ElementID.teams, section: 0, row: 0), .fumble))
    all.append(
      Candidate(
        .moveRow(ElementID.teams, from: .init(section: 1, row: 99), to: .init(section: 0, row: 0)),
        .fumble))
  }

  private func addGather(_ gather: GatherState, to all: inout [Candidate]) {
    for name in [ElementID.timerMain, ElementID.timerSet, ElementID.timerCancel] {
      all.append(Candidate(.tap(name), .fill, weight: 2))
      all.append(Candidate(.doubleTap(name), .fumble))
    }
    for name in [ElementID.stepperA, ElementID.stepperB] {
      all.append(Candidate(.step(name, up: true), .fill, weight: 3))
      all.append(Candidate(.step(name, up: false), .fill))
    }
    if gather.isPickerShown {
      for time in [[0, 3], [0, 0], [59, 59], [1, 0], [77, -1]] {
        all.append(Candidate(.pick(ElementID.picker, rows: time), .fill, weight: 2))
      }
      all.append(Candidate(.tap(ElementID.pickerDone), .explore, weight: 3))
      all.append(Candidate(.tap(ElementID.pickerCancel), .fill, weight: 2))
    } else {
      all.append(Candidate(.pick(ElementID.picker, rows: [1, 1]), .fumble))
      all.append(Candidate(.tap(ElementID.pickerDone), .fumble))
    }
    all.append(Candidate(.tap(ElementID.timerMain), .explore, weight: 2))
    all.append(Candidate(.tap(ElementID.end), .explore, weight: 3))
    all.append(Candidate(.doubleTap(ElementID.end), .fumble, weight: 2))
    all.append(Candidate(.tapRow(ElementID.teams, section: 0, row: 0), .fumble))
  }
}

extension FootballGatherModel {
  public static let personas: [Persona] = [
    Persona(
      "organiser",
      [.explore: 40, .fill: 20, .goBack: 6, .decide: 10, .serve: 40, .wait: 3, .system: 1]),
    Persona(
      "newcomer",
      [
        .explore: 30, .fill: 20, .goBack: 15, .hesitate: 3, .fumble: 15, .decide: 10, .serve: 30,
        .fail: 3, .wait: 2,
      ]),
    Persona(
      "impatient",
      [
        .explore: 35, .fill: 10, .goBack: 15, .fumble: 20, .decide: 8, .serve: 18, .fail: 2,
        .hesitate: 2,
      ]),
    Persona(
      "link follower",
      [
        .explore: 25, .fill: 10, .goBack: 8, .external: 25, .decide: 5, .serve: 30, .fail: 3,
        .system: 4,
      ]),
    Persona(
      "swiper",
      [.explore: 35, .fill: 12, .goBack: 18, .hesitate: 15, .decide: 8, .serve: 30, .wait: 3]),
    Persona(
      "unlucky",
      [
        .explore: 35, .fill: 15, .goBack: 8, .fumble: 5, .decide: 10, .serve: 22, .fail: 14,
        .external: 3, .system: 3,
      ]),
    Persona(
      "tinkerer",
      [
        .explore: 25, .fill: 35, .goBack: 6, .hesitate: 2, .fumble: 8, .decide: 8, .external: 4,
        .serve: 30, .fail: 2, .wait: 8, .system: 3,
      ]),
  ]

  public static func start(using random: inout RandomSource) -> Start {
    let names = [
      "Ann", "Bob", "Bartholomew Longfellow", "Çelik", "Dina", "ed", "Ed", "Fitzgerald O'Connor",
    ]
    let count = random.chance(percent: 10) ? random.below(3) : 3 + random.below(6)
    let players = (0..<count).map { index in
      Player(
        id: 10 + 3 * index, name: names[index],
        age: random.chance(percent: 70) ? 16 + random.below(30) : nil,
        skill: random.chance(percent: 70) ? Skill.allCases[random.below(3)] : nil,
        preferredPosition: random.chance(percent: 70) ? Position.allCases[random.below(5)] : nil,
        favouriteTeam: random.chance(percent: 50) ? "The Wanderers of Someplace" : nil)
    }
    let username = random.chance(percent: 40) ? "ann" : nil
    let token = random.chance(percent: 15) ? "token of ann" : nil
    let links = ["navbench://players/13", "navbench://add", "navbench://gather", "navbench://x"]
    return Start(
      players: players, remembersUser: random.chance(percent: 80), username: username, token: token,
      link: random.chance(percent: 8) ? links[random.below(4)] : nil,
      notification: random.chance(percent: 6) ? links[random.below(4)] : nil)
  }
}
