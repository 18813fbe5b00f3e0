import BenchmarkKit

extension DeepLinks {
  /// The number of links by outcome, for each subject, cold and warm.
  package var table: Table {
    Table(
      name: "deep-links", title: "Deep links: the outcome of every link in every state (exact)",
      columns: [.init("subject", .text), .init("start", .text), .init("links")]
        + outcomes.map { .init($0.rawValue) } + [.init("as specified")],
      rows: rows.flatMap { row in
        [true, false].map { isCold -> [Table.Cell] in
          let opened = cells.filter { states[$0.state].isCold == isCold }.compactMap { cell in
            row.outcomes[cell.state, cell.link].map {
              (found: $0, due: expected[cell.state, cell.link])
            }
          }
          return [
            .text(row.subject), .text(isCold ? "cold" : "warm"),
            .integer(opened.count),
          ] + outcomes.map { outcome in .integer(opened.count { $0.found == outcome }) }
            + [.integer(opened.count { $0.found == $0.due })]
        }
      },
      notes: [
        """
        \(links.count) links, each opened in \(states.count { $0.isCold }) cold and \
        \(states.count { !$0.isCold }) warm states; links and notifications count separately.
        """,
        """
        reached: the link led to a new screen; kept: to an existing screen, with the same objects \
        as before; parked: to a screen once the data was loaded; ignored: it had no effect, as \
        specified.
        """,
      ] + accountNotes + [
        """
        swallowed: it should have had an effect but had none; re-created: it led to the right \
        screens, but some that should have been kept are new objects; astray: it led to a wrong \
        screen or a dead end; failed: it raised an exception, or the app did not become idle.
        """
      ])
  }

  /// The screens kept by links, for each subject; empty for runs that did not count them.
  var keptTable: Table {
    Table(
      name: "deep-links-kept", title: "Deep links: screens that remain the same objects (exact)",
      columns: [
        .init("subject", .text), .init("to keep"), .init("same objects"), .init("fraction"),
      ],
      rows: rows.compactMap { row in
        row.kept.map { kept in
          [
            .text(row.subject), .integer(kept.expected), .integer(kept.same),
            kept.fraction.map { .decimal($0, digits: 4) } ?? .empty,
          ]
        }
      },
      notes: [
        """
        to keep: screens that were on a stack before a link and belong to the path to its target, \
        counted after the link and after each step that follows.
        """
      ])
  }

  /// The outcomes shown in tables; those that require accounts are left out if they do not occur.
  private var outcomes: [Outcome] {
    Outcome.allCases.filter { outcome in
      ![.login, .refused].contains(outcome)
        || ([expected] + rows.map(\.outcomes)).contains { grid in
          grid.lines.contains { $0.contains(outcome.letter) }
        }
    }
  }

  private var accountNotes: [String] {
    outcomes.contains(.login) || outcomes.contains(.refused)
      ? [
        """
        login: the link asked the user to log in, and then led to a screen; refused: it had no \
        effect, as specified, because this user has no access.
        """
      ] : []
  }

  /// One row per state and one column per link.
  ///
  /// A cell holds one word if all subjects agree, otherwise one letter per subject.
  package func matrix(_ subjects: [Subject]) -> Table {
    Table(
      name: "deep-links-matrix", title: "Deep links: outcomes by state and link",
      columns: [.init("state", .text), .init("start", .text), .init("by", .text)]
        + links.map { .init($0.replacing(/^[a-z]+:\/\//, with: ""), .text) },
      rows: states.enumerated().map { place, state in
        [.text(state.name), .text(state.isCold ? "cold" : "warm"), .text(state.arrival)]
          + links.indices.map { .text(text(of: place, $0)) }
      },
      notes: [
        """
        A cell holds one word if all subjects agree, otherwise one letter per subject, in this \
        order: \(rows.map(\.subject).joined(separator: ", ")).
        """,
        "Letters: "
          + outcomes.map { "\($0.letter) \($0.rawValue)" }.joined(separator: ", ")
          + ", - not measured.",
        "! marks cells with an outcome that is not as specified.",
      ])
  }

  /// One row per link, state and subject.
  package var cellTable: Table {
    Table(
      name: "deep-links-cells", title: "Deep links: outcomes by link, state and subject",
      columns: ["link", "state", "start", "by", "subject", "outcome", "expected"].map {
        .init($0, .text)
      },
      rows: cells.flatMap { cell in
        rows.map { row in
          let state = states[cell.state]
          return [
            links[cell.link], state.name, state.isCold ? "cold" : "warm", state.arrival,
            row.subject, row.outcomes[cell.state, cell.link]?.rawValue ?? "",
            expected[cell.state, cell.link]?.rawValue ?? "",
          ].map { .text($0) }
        }
      })
  }

  private var cells: [(state: Int, link: Int)] {
    states.indices.flatMap { state in links.indices.map { (state, $0) } }
  }

  private func text(of state: Int, _ link: Int) -> String {
    let found = rows.map { $0.outcomes[state, link] }
    let mark = found.allSatisfy { $0 == expected[state, link] } ? "" : "!"
    if Set(found).count == 1, let outcome = found[0] { return mark + outcome.rawValue }
    return mark + String(found.map { $0?.letter ?? "-" })
  }
}
