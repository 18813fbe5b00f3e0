import ComparedApps
import FootballGather
import FootballGatherUI
import UserSessions

extension FootballGatherModel {
  // Avoids powers of two, at which a single event would pay for an array's growth.
  private static func grid(upTo largest: Int) -> [Int] {
    Array(sequence(first: 3) { $0 * 2 <= largest ? $0 * 2 : nil })
  }

  private static let stackBound =
    "the app's stack is never deeper than four screens: a link replaces the screens above the list"

  /// All sweeps, with parameters up to `largest`.
  package static func sweeps(upTo largest: Int) -> [CostSweep<FootballGatherModel>] {
    let grid = grid(upTo: largest)
    return [
      sweep(
        "players", measured: "open the first player, go back", values: grid, players: { $0 },
        approach: { _ in .toList.openDetail.back }, section: .events { _ in Walk().openDetail.back }
      ),
      sweep(
        "players, link", measured: "follow a link to the last player, go back", values: grid,
        players: { $0 },
        approach: { .toList.openLink("players/\($0)").back },
        section: .events { Walk().openLink("players/\($0)").back }),
      sweep(
        "players, edit", measured: "edit the last player, save", values: grid, players: { $0 },
        approach: { .toList.openDetail(ofRow: $0 - 1).saveEdit(20) },
        section: .events { _ in Walk().saveEdit(21) }),
      sweep(
        "details opened", measured: "open a player's details, go back", values: grid,
        approach: { .toList.times($0) { $0.openDetail.back } },
        section: .events { _ in Walk().openDetail.back }),
      sweep(
        "edits opened", measured: "open an edit screen, go back", values: grid,
        approach: { .toList.openDetail.times($0) { $0.openEdit.back } },
        section: .events { _ in Walk().openEdit.back }),
      sweep(
        "jumps over two screens", measured: "open a player's details, go back", values: grid,
        approach: { .toList.times($0) { $0.openDetail.openEdit.jump(to: 1) } },
        section: .events { _ in Walk().openDetail.back }),
      sweep(
        "gathers finished", measured: "start and end a gather", values: grid,
        approach: { .toList.times($0) { $0.finishGather } },
        section: .events { _ in Walk().finishGather }),
      sweep(
        "sessions in a row", measured: "log out, log in", values: grid,
        approach: { .toList.times($0) { $0.logOutAndIn } },
        section: .events { _ in Walk().logOutAndIn }),
      sweep(
        "requests pending", measured: "edit, save, receive the answer", values: grid,
        approach: { .toList.openDetail.times($0) { $0.requestEdit.back } },
        // Only the newest request is answered, because the server's work for the other requests is
        // not a cost of the app.
        section: .events { Walk().requestEdit.then(.answer($0, isSuccess: true)) }),
      sweep(
        "jumps, then the end", measured: "shut the app down", values: grid,
        approach: { .toList.times($0) { $0.openDetail.openEdit.jump(to: 1) } }, section: .shutDown),
      sweep(
        "stack depth", measured: "link to the add screen", values: [2, 3, 4],
        bound: stackBound, approach: { .toList.stack(ofDepth: $0) },
        section: .events { _ in Walk().openLink("add") }),
      sweep(
        "link depth", measured: "link from the add screen to list, player, edit",
        values: [1, 2, 3], bound: stackBound, approach: { _ in .toList.openLink("add") },
        section: .events {
          Walk().openLink(["players", "players/1", "players/1/edit/age"][$0 - 1])
        }),
    ]
  }

  /// - Parameter players: The number of players on the server.
  private static func sweep(
    _ name: String, measured: String, values: [Int], bound: String? = nil,
    players: @escaping @Sendable (_ n: Int) -> Int = { _ in 3 },
    approach: @escaping @Sendable (_ n: Int) -> Walk, section: Section
  ) -> CostSweep<FootballGatherModel> {
    CostSweep(
      name: name, measured: measured, values: values, bound: bound,
      approach: { n in
        approach(n).session(
          from: Start(
            players: (1...players(n)).map {
              Player(id: $0, name: "Player \($0)", skill: .amateur)
            }))
      }, section: section.measured)
  }

  /// The section that is measured after the app has reached a value of the parameter.
  private enum Section {
    case events(@Sendable (_ n: Int) -> Walk)
    case shutDown

    var measured: CostSweep<FootballGatherModel>.Section {
      switch self {
      case .events(let walk): .events { walk($0).events }
      case .shutDown: .shutDown
      }
    }
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

  /// From the list, which is the second screen, opens screens until the stack has this depth.
  fileprivate func stack(ofDepth depth: Int) -> Walk {
    switch depth {
    case 2: self
    case 3: openDetail
    default: openDetail.openEdit
    }
  }
}
