import FootballGather
import FootballGatherUI
import UserSessions

// The login screen and the screens for players. Touching the content of a busy screen is a fumble:
// it changes nothing.

extension LoginState {
  private static let texts = [
    Candidate(.type("ann", into: ElementID.username), .fill, weight: 2),
    Candidate(.type("a.long.username@example.org", into: ElementID.username), .fill),
    Candidate(.type("secret", into: ElementID.password), .fill, weight: 2),
    Candidate(.toggle(ElementID.remember), .fill),
  ]
  private static let buttons = [
    Candidate(.tap(ElementID.login), .explore, weight: 4),
    Candidate(.tap(ElementID.register), .explore, weight: 2),
  ]
  private static let fumbles = [
    Candidate(.type("", into: ElementID.username), .fumble),
    Candidate(.type("", into: ElementID.password), .fumble),
    Candidate(.doubleTap(ElementID.login), .hurry, weight: 2),
    Candidate(.doubleTap(ElementID.remember), .hurry),
    Candidate(.tapBurst(ElementID.login, count: 5), .hurry),
    Candidate(.tapTogether([ElementID.register, ElementID.login]), .hurry),
    Candidate(.tap(ElementID.register), .fumble),
    Candidate(.tap(ElementID.bottom), .fumble),
    Candidate(.tap(ElementID.logOut), .fumble),
  ]

  func addCandidates(to all: inout [Candidate], _ turn: Int) {
    all += Self.fumbles
    guard !isBusy else { return }
    all += Self.buttons
    // Form input is proposed less often, because all other actions take place on later screens.
    if turn % 3 == 0 { all += Self.texts }
    if username.isEmpty {
      all.append(Candidate(.type("bob", into: ElementID.username), .explore, weight: 6))
    }
    if password.isEmpty {
      all.append(Candidate(.type("pass", into: ElementID.password), .explore, weight: 6))
    }
  }
}

extension PlayerListState {
  private static let fumbles = [
    Candidate(.doubleTap(ElementID.bottom), .hurry, weight: 2),
    Candidate(.doubleTap(ElementID.select), .hurry),
    Candidate(.doubleTap(ElementID.logOut), .hurry),
    Candidate(.doubleTapRow(ElementID.players, section: 0, row: 0), .hurry, weight: 2),
    Candidate(.tapBurst(ElementID.bottom, count: 4), .hurry),
    Candidate(.tapBurst(ElementID.select, count: 3), .hurry),
    Candidate(.tapTogether([ElementID.select, ElementID.bottom]), .hurry),
    Candidate(.tapTogether([ElementID.bottom, ElementID.logOut]), .hurry),
    Candidate(.tap(ElementID.bottom), .fumble),
    Candidate(.tap(ElementID.retry), .fumble),
    Candidate(.doubleTap(ElementID.retry), .hurry),
    Candidate(.deleteRow(ElementID.players, section: 0, row: 0), .fumble),
    Candidate(.tapRow(ElementID.players, section: 1, row: 0), .fumble),
    Candidate(.tap(ElementID.done), .fumble),
    Candidate(.tap(ElementID.login), .fumble),
  ]

  func addCandidates(to all: inout [Candidate], _ turn: Int) {
    all += Self.fumbles
    all.append(Candidate(.tapRow(ElementID.players, section: 0, row: rows.count), .fumble))
    let isReluctant = isSelecting || !isSelectEnabled
    all.append(Candidate(.tap(ElementID.select), .explore, weight: isReluctant ? 1 : 8))
    if isContentEnabled { addContent(to: &all, turn) }
  }

  private func addContent(to all: inout [Candidate], _ turn: Int) {
    if isEmptyViewShown { all.append(Candidate(.tap(ElementID.retry), .explore, weight: 4)) }
    if isBottomEnabled {
      let weight = isSelecting ? 12 : rows.isEmpty ? 6 : 2
      all.append(Candidate(.tap(ElementID.bottom), .explore, weight: weight))
    }
    for (index, row) in rows.enumerated() {
      let weight = selection.contains(row.player.id) ? 1 : 3
      all.append(
        Candidate(.tapRow(ElementID.players, section: 0, row: index), .explore, weight: weight))
    }
    guard !isSelecting, !rows.isEmpty else { return }
    let row = turn % rows.count
    all.append(
      Candidate(.deleteRow(ElementID.players, section: 0, row: row), .explore, weight: 3))
  }
}

extension PlayerDetailState {
  private static let candidates =
    sections.indices.flatMap { section in
      sections[section].fields.indices.map { row in
        Candidate(.tapRow(ElementID.details, section: section, row: row), .explore)
      }
    } + [
      Candidate(.doubleTapRow(ElementID.details, section: 0, row: 1), .hurry),
      Candidate(.doubleTapRow(ElementID.details, section: 1, row: 0), .hurry),
      Candidate(.tapRow(ElementID.details, section: 2, row: 1), .fumble),
      Candidate(.tapRow(ElementID.details, section: 3, row: 0), .fumble),
      Candidate(.tapRow(ElementID.players, section: 0, row: 0), .fumble),
      Candidate(.deleteRow(ElementID.details, section: 0, row: 0), .fumble),
      Candidate(.tap(ElementID.bottom), .fumble),
    ]

  static func addCandidates(to all: inout [Candidate]) { all += candidates }
}

extension PlayerEditState {
  private static let texts = [
    "", "27", "-3", "twelve", "Zoé", "A name of more than fifteen letters",
  ]
  .map { Candidate(.type($0, into: ElementID.value), .fill) }
  private static let fumbles = [
    Candidate(.type("x", into: ElementID.value), .fumble),
    Candidate(.tapRow(ElementID.items, section: 0, row: 0), .fumble),
    Candidate(.tapRow(ElementID.items, section: 0, row: 9), .fumble),
    Candidate(.tapRow(ElementID.details, section: 0, row: 0), .fumble),
    Candidate(.doubleTapRow(ElementID.items, section: 0, row: 1), .hurry),
  ]

  func addCandidates(to all: inout [Candidate], _ turn: Int) {
    all += Self.fumbles
    addDone(isDoneEnabled, isBusy, to: &all)
    guard !isBusy else { return }
    if field.isPickList {
      for row in items.indices {
        all.append(Candidate(.tapRow(ElementID.items, section: 0, row: row), .fill))
      }
      let next = ((picked ?? -1) + 1) % items.count
      all.append(Candidate(.tapRow(ElementID.items, section: 0, row: next), .explore, weight: 2))
    } else {
      // On every other turn, keep the typed text.
      if turn % 2 == 0 { all += Self.texts }
      all.append(Candidate(.type(text.uppercased(), into: ElementID.value), .fill))
      all.append(
        Candidate(.type(shortened(text) + "s", into: ElementID.value), .explore, weight: 2))
    }
  }

  // The text grows with every edit; this limits its length in long sessions.
  private func shortened(_ text: String) -> String { text.utf8.count > 40 ? "Short" : text }
}

extension PlayerAddState {
  private static let texts = ["Mia", "ann", " ", "A name of more than fifteen letters"]
    .map { Candidate(.type($0, into: ElementID.name), .fill) }
  private static let fumbles = [
    Candidate(.type("", into: ElementID.name), .fumble),
    Candidate(.tap(ElementID.select), .fumble),
    Candidate(.tapRow(ElementID.players, section: 0, row: 0), .fumble),
  ]

  func addCandidates(to all: inout [Candidate]) {
    all += Self.fumbles
    addDone(!name.isEmpty, isBusy, to: &all)
    guard !isBusy else { return }
    all += Self.texts
    all.append(Candidate(.type("Newcomer", into: ElementID.name), .explore, weight: 2))
  }
}

// Some users press Done again while the server is busy; most wait.
private func addDone(_ isEnabled: Bool, _ isBusy: Bool, to all: inout [Candidate]) {
  all.append(Candidate(.tap(ElementID.done), .fumble))
  all.append(Candidate(.doubleTap(ElementID.done), .hurry, weight: 2))
  all.append(Candidate(.tapBurst(ElementID.done, count: 4), .hurry))
  if isEnabled { all.append(Candidate(.tap(ElementID.done), .explore, weight: isBusy ? 1 : 4)) }
}
