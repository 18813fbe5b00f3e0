import BenchmarkKit
import FootballGather
import FootballGatherReference
import FootballGatherUI
import UserSessions

/// A parameter, the events that bring an app to each of its values, and the section measured there.
struct CostSweep: Sendable {
  /// The section measured once the app has reached a value of the parameter.
  enum Section: Sendable {
    case events(@Sendable (_ n: Int) -> Walk)
    /// The app is shut down and released.
    case shutDown
  }

  let name: String
  /// A description of the measured section.
  let measured: String
  let values: [Int]
  var bound: String?
  /// The number of players on the server.
  var players: @Sendable (_ n: Int) -> Int = { _ in 3 }
  let approach: @Sendable (_ n: Int) -> Walk
  let section: Section

  // Values between the powers of two, where an array's growth would be charged to a single event.
  private static func grid(upTo largest: Int) -> [Int] {
    Array(sequence(first: 3) { $0 * 2 <= largest ? $0 * 2 : nil })
  }

  private static let stackBound =
    "the app's stack is never deeper than four screens: a link replaces what is above the list"

  /// All sweeps, their parameters up to `largest`.
  static func all(upTo largest: Int) -> [CostSweep] {
    let grid = grid(upTo: largest)
    return [
      CostSweep(
        name: "players", measured: "open the first, back", values: grid, players: { $0 },
        approach: { _ in .toList.openDetail.back }, section: .events { _ in Walk().openDetail.back }
      ),
      CostSweep(
        name: "players, link", measured: "link to the last, back", values: grid, players: { $0 },
        approach: { .toList.openLink("players/\($0)").back },
        section: .events { Walk().openLink("players/\($0)").back }),
      CostSweep(
        name: "players, edit", measured: "edit the last, save", values: grid, players: { $0 },
        approach: { .toList.openDetail(ofRow: $0 - 1).saveEdit(20) },
        section: .events { _ in Walk().saveEdit(21) }),
      CostSweep(
        name: "details opened", measured: "open a detail, back", values: grid,
        approach: { .toList.times($0) { $0.openDetail.back } },
        section: .events { _ in Walk().openDetail.back }),
      CostSweep(
        name: "edits opened", measured: "open an edit, back", values: grid,
        approach: { .toList.openDetail.times($0) { $0.openEdit.back } },
        section: .events { _ in Walk().openEdit.back }),
      CostSweep(
        name: "jumps over two screens", measured: "open a detail, back", values: grid,
        approach: { .toList.times($0) { $0.openDetail.openEdit.jump(to: 1) } },
        section: .events { _ in Walk().openDetail.back }),
      CostSweep(
        name: "gathers finished", measured: "gather, finish", values: grid,
        approach: { .toList.times($0) { $0.finishGather } },
        section: .events { _ in Walk().finishGather }),
      CostSweep(
        name: "sessions in a row", measured: "log out, log in", values: grid,
        approach: { .toList.times($0) { $0.logOutAndIn } },
        section: .events { _ in Walk().logOutAndIn }),
      CostSweep(
        name: "requests pending", measured: "edit, save, answered", values: grid,
        approach: { .toList.openDetail.times($0) { $0.requestEdit.back } },
        // The newest request is answered: the server's work for the older ones is not the app's
        // cost.
        section: .events { Walk().requestEdit.then(.answer($0, isSuccess: true)) }),
      CostSweep(
        name: "jumps, then the end", measured: "shut the app down", values: grid,
        approach: { .toList.times($0) { $0.openDetail.openEdit.jump(to: 1) } }, section: .shutDown),
      CostSweep(
        name: "stack depth", measured: "link to the add screen", values: [2, 3, 4],
        bound: stackBound, approach: { .toList.stack(ofDepth: $0) },
        section: .events { _ in Walk().openLink("add") }),
      CostSweep(
        name: "link depth", measured: "link from the add screen to list, player, edit",
        values: [1, 2, 3], bound: stackBound, approach: { _ in .toList.openLink("add") },
        section: .events {
          Walk().openLink(["players", "players/1", "players/1/edit/age"][$0 - 1])
        }),
    ]
  }

  /// The sweep's entry in the results document.
  var description: CostGrowth.Sweep {
    CostGrowth.Sweep(name: name, measured: measured, bound: bound)
  }

  /// The events before the measurement and the measured events.
  func events(at n: Int) -> (approach: [UserEvent], measured: [UserEvent]) {
    let measured: [UserEvent] =
      if case .events(let walk) = section { walk(n).events } else { [] }
    return (approach(n).events, measured)
  }

  /// All events as one session, for the reference model.
  func session(at n: Int) -> Session<FootballGatherModel> {
    let events = events(at: n)
    return Session(
      start: .init(
        players: (1...players(n)).map { Player(id: $0, name: "Player \($0)", skill: .amateur) }),
      events: events.approach + events.measured)
  }
}

extension Walk {
  fileprivate func openDetail(ofRow row: Int) -> Walk {
    then(.tapRow(ElementID.players, section: 0, row: row))
  }

  fileprivate func openLink(_ path: String) -> Walk { then(.openURL("navbench://\(path)")) }

  /// Sends an edit from the detail screen and leaves it unanswered.
  fileprivate var requestEdit: Walk {
    openEdit.then(.type("20", into: ElementID.value), .tap(ElementID.done))
  }

  /// Starts at the list, which is the second screen.
  fileprivate func stack(ofDepth depth: Int) -> Walk {
    switch depth {
    case 2: self
    case 3: openDetail
    default: openDetail.openEdit
    }
  }
}
