import BenchmarkKit

extension DeepLinks {
  /// The number of links by outcome, for each subject, cold and warm.
  package func table(_ subjects: [Subject]) -> Table {
    let outcomes = Outcome.allCases
    return Table(
      name: "deep-links", title: "Deep links: what came of every link in every state (exact)",
      columns: [.init("subject", .text), .init("app", .text), .init("links")]
        + outcomes.map { .init($0.rawValue) } + [.init("as specified")],
      rows: rows.flatMap { row in
        [true, false].map { isCold -> [Table.Cell] in
          let tried = cells.filter { states[$0.state].isCold == isCold }.compactMap { cell in
            row.outcomes[cell.state, cell.link].map {
              (found: $0, due: expected[cell.state, cell.link])
            }
          }
          return [
            .text(subjects.name(of: row.subject)), .text(isCold ? "cold" : "warm"),
            .integer(tried.count),
          ] + outcomes.map { outcome in .integer(tried.count { $0.found == outcome }) }
            + [.integer(tried.count { $0.found == $0.due })]
        }
      },
      notes: [
        "\(links.count) links, each in \(states.count { $0.isCold }) states cold and \(states.count { !$0.isCold }) warm; links and notifications apart.",
        "reached: on a screen that was made for it; kept: on one that was there, the same objects as before; parked: once the players"
          + " were known; ignored: nothing, as specified.",
        "re-created: the right screens, but one that must be kept is another object; astray: neither the right screen nor the one before, or a right one from which nothing leads on.",
      ])
  }

  /// One row per state and one column per link.
  ///
  /// A cell is a word if all subjects agree, otherwise one letter per subject.
  package func matrix(_ subjects: [Subject]) -> Table {
    Table(
      name: "deep-link-matrix", title: "Deep-link matrix: what came of each link in each state",
      columns: [.init("state", .text), .init("app", .text), .init("by", .text)]
        + links.map { .init($0.replacing(/^[a-z]+:\/\//, with: ""), .text) },
      rows: states.enumerated().map { place, state in
        [.text(state.name), .text(state.isCold ? "cold" : "warm"), .text(state.arrival)]
          + links.indices.map { .text(word(of: place, $0)) }
      },
      notes: [
        "One word where all subjects agree. Where they do not, a letter for each, in this order: "
          + rows.map { subjects.name(of: $0.subject) }.joined(separator: ", ") + ".",
        "Letters: "
          + Outcome.allCases.map { "\($0.letter) \($0.rawValue)" }.joined(separator: ", ")
          + ", - not tried.",
        "A mark ! stands before what is not as specified.",
      ])
  }

  /// One row per link, state and subject.
  package func cells(_ subjects: [Subject]) -> Table {
    Table(
      name: "deep-link-cells", title: "What came of each link, by state and subject",
      columns: ["link", "state", "app", "by", "subject", "outcome", "expected"].map {
        .init($0, .text)
      },
      rows: cells.flatMap { cell in
        rows.map { row in
          let state = states[cell.state]
          return [
            links[cell.link], state.name, state.isCold ? "cold" : "warm", state.arrival,
            subjects.name(of: row.subject), row.outcomes[cell.state, cell.link]?.rawValue ?? "",
            expected[cell.state, cell.link]?.rawValue ?? "",
          ].map { .text($0) }
        }
      })
  }

  private var cells: [(state: Int, link: Int)] {
    states.indices.flatMap { state in links.indices.map { (state, $0) } }
  }

  private func word(of state: Int, _ link: Int) -> String {
    let found = rows.map { $0.outcomes[state, link] }
    let mark = found.allSatisfy { $0 == expected[state, link] } ? "" : "!"
    if Set(found).count == 1, let outcome = found[0] { return mark + outcome.rawValue }
    return mark + String(found.map { $0?.letter ?? "-" })
  }
}
