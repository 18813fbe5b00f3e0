import FootballGather
import FootballGatherUI
import UserSessions

// The screens of a match.

extension ConfirmPlayersState {
  private static let fumbles = [
    Candidate(.tap(ElementID.start), .fumble),
    Candidate(.doubleTap(ElementID.start), .hurry, weight: 2),
    Candidate(.tapBurst(ElementID.start, count: 3), .hurry),
    Candidate(.tapRow(ElementID.teams, section: 0, row: 0), .fumble),
    Candidate(.deleteRow(ElementID.teams, section: 0, row: 0), .fumble),
    Candidate(
      .moveRow(
        ElementID.teams, from: .init(section: 1, row: 99), to: .init(section: 0, row: 0)), .fumble),
    Candidate(
      .moveRow(
        ElementID.teams, from: .init(section: 0, row: 0), to: .init(section: 3, row: 0)), .fumble),
    Candidate(.tap(ElementID.select), .fumble),
  ]

  func addCandidates(to all: inout [Candidate], _ turn: Int) {
    all += Self.fumbles
    guard !isBusy else { return }
    // If the teams are complete, propose further moves only occasionally.
    if !canStart || turn % 3 == 0 { addMoves(to: &all) }
    if canStart {
      all.append(Candidate(.tap(ElementID.start), .explore, weight: 6))
    } else {
      addHelpfulMove(to: &all)
    }
  }

  /// Proposes moves between all lists: last row to first, first row to the end and beyond.
  private func addMoves(to all: inout [Candidate]) {
    for source in 0..<3 where !teams[source].isEmpty {
      for target in 0..<3 {
        add(move: (source, teams[source].count - 1), to: (target, 0), .fill, &all)
        add(move: (source, 0), to: (target, teams[target].count), .fill, &all)
      }
      add(move: (source, 0), to: (2 - source, 50), .fill, &all)
    }
  }

  /// Proposes a move to an empty team, from the bench or from a team with several players.
  private func addHelpfulMove(to all: inout [Candidate]) {
    guard let target = (1...2).first(where: { teams[$0].isEmpty }),
      let source = (0..<3).first(where: { teams[$0].count > ($0 == 0 ? 0 : 1) })
    else { return }
    add(move: (source, 0), to: (target, 0), .explore, weight: 6, &all)
  }

  private func add(
    move from: (section: Int, row: Int), to: (section: Int, row: Int), _ habit: Habit,
    weight: Int = 1, _ all: inout [Candidate]
  ) {
    let event = UserEvent.moveRow(
      ElementID.teams, from: .init(section: from.section, row: from.row),
      to: .init(section: to.section, row: to.row))
    all.append(Candidate(event, habit, weight: weight))
  }
}

extension GatherState {
  private static let content = [
    Candidate(.tap(ElementID.timerMain), .fill, weight: 3),
    Candidate(.tap(ElementID.timerSet), .fill, weight: 2),
    Candidate(.tap(ElementID.timerCancel), .fill),
    Candidate(.step(ElementID.stepperA, up: true), .fill, weight: 3),
    Candidate(.step(ElementID.stepperA, up: false), .fill),
    Candidate(.step(ElementID.stepperB, up: true), .fill, weight: 3),
    Candidate(.step(ElementID.stepperB, up: false), .fill),
    Candidate(.tap(ElementID.timerMain), .explore, weight: 3),
    Candidate(.tap(ElementID.end), .explore),
  ]
  private static let picker =
    [[0, 3], [0, 0], [59, 59], [1, 0], [77, -1], [2], [5, 5, 5]]
    .map { Candidate(.pick(ElementID.picker, rows: $0), .fill, weight: 2) }
    + [
      Candidate(.pick(ElementID.picker, rows: [0, 4]), .explore, weight: 3),
      Candidate(.tap(ElementID.pickerDone), .explore, weight: 4),
      Candidate(.tap(ElementID.pickerCancel), .fill, weight: 2),
    ]
  private static let fumbles = [
    Candidate(.doubleTap(ElementID.timerMain), .hurry),
    Candidate(.doubleTap(ElementID.timerSet), .hurry),
    Candidate(.doubleTap(ElementID.timerCancel), .hurry),
    Candidate(.doubleTap(ElementID.pickerDone), .hurry),
    Candidate(.doubleTap(ElementID.end), .hurry, weight: 2),
    Candidate(.tapBurst(ElementID.timerMain, count: 5), .hurry),
    Candidate(.tapTogether([ElementID.end, ElementID.timerMain]), .hurry),
    Candidate(.tapTogether([ElementID.timerSet, ElementID.timerCancel]), .hurry),
    Candidate(.pick(ElementID.picker, rows: [1, 1]), .fumble),
    Candidate(.tap(ElementID.pickerCancel), .fumble),
    Candidate(.tap(ElementID.stepperA), .fumble),
    Candidate(.tapRow(ElementID.teams, section: 0, row: 0), .fumble),
    Candidate(
      .moveRow(
        ElementID.teams, from: .init(section: 0, row: 0), to: .init(section: 1, row: 0)), .fumble),
    Candidate(.tap(ElementID.start), .fumble),
  ]

  func addCandidates(to all: inout [Candidate]) {
    all += Self.fumbles
    if clock == .running { all.append(Candidate(.wait(seconds: 5), .explore, weight: 3)) }
    guard !isBusy else { return }
    all += Self.content
    if isPickerShown {
      all += Self.picker
    } else {
      all.append(Candidate(.tap(ElementID.timerSet), .explore, weight: 2))
    }
  }
}
