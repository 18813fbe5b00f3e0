@testable import BenchmarkKit
@testable import BenchmarkMetrics
import BenchmarkReports
import Testing

@Suite("Table width in a terminal") struct TableLayoutTests {
  private static let table = Table(
    name: "sample", title: "Sample",
    columns: [
      .init("subject", .text), .init("code lines"), .init("ns/event", .estimate),
      .init("what it is for", .text), .init("late"),
    ],
    rows: [
      [
        .text("MVC"), .decimal(1.07, digits: 2),
        .estimate(value: 32.4, lower: 31.9, upper: 33.1, digits: 1),
        .text("one controller per view and nothing that would be in its way"), .integer(7),
      ],
      [.text("Total"), .decimal(1.07, digits: 2), .empty, .empty, .integer(7)],
    ],
    notes: ["late: released by a later event while the app is still running, counted once each."],
    totals: 1)

  @Test("a wide table is wrapped between words, then split into parts that repeat the first column")
  func folded() {
    #expect(
      ConsoleReport(width: 60).render(Self.table) == """
        Sample
        subject   code           ns/event  what it is for
                 lines
        ────────────────────────────────────────────────────────────
        MVC       1.07  32.4 [31.9, 33.1]  one controller per view
                                           and nothing that would be
                                           in its way
        ────────────────────────────────────────────────────────────
        Total     1.07

        subject  late
        ─────────────
        MVC         7
        ─────────────
        Total       7
          late: released by a later event while the app is still
            running, counted once each.
        """)
  }

  @Test("the columns that identify a row are repeated, and names are broken after a dot")
  func keys() {
    let long = "PlayerListCoordinator.childCoordinators[0]"
    let table = Table(
      name: "n", title: "Leaks",
      columns: [
        .init("subject", .text), .init("type", .text), .init("suspects", .text), .init("leaked/1k"),
        .init("bytes held/session"),
      ],
      rows: [
        [.text("MVP-C"), .text("List"), .text(long), .integer(1), .integer(20)],
        [.text("MVP-C"), .text("Edit"), .text("nothing"), .integer(3), .integer(40)],
      ])

    #expect(
      ConsoleReport(width: 64).render(table) == """
        Leaks
        subject  type  suspects                  leaked/1k         bytes
                                                            held/session
        ────────────────────────────────────────────────────────────────
        MVP-C    List  PlayerListCoordinator.            1            20
                       childCoordinators[0]
        MVP-C    Edit  nothing                           3            40
        """)
    #expect(
      ConsoleReport(width: 45).render(table).hasSuffix(
        """

        subject  type  leaked/1k  bytes held/session
        ────────────────────────────────────────────
        MVP-C    List          1                  20
        MVP-C    Edit          3                  40
        """))
  }

  @Test("a table is printed in one part if the width is sufficient or unlimited")
  func whole() {
    let unlimited = ConsoleReport().render(Self.table)

    #expect(ConsoleReport(width: 200).render(Self.table) == unlimited)
    #expect(
      unlimited.contains("\nMVC            1.07  32.4 [31.9, 33.1]  one controller per view and"))
  }

  @Test(
    "no line of a table, note, warning or headline is wider than the limit",
    arguments: [80, 120, 200])
  func width(_ width: Int) throws {
    let run = try Run.everything()

    let text = ConsoleReport(width: width).render(run)

    // Details and replay commands of findings are printed verbatim, not wrapped.
    let kept = run.findings.flatMap { [$0.detail, "replay: \($0.replay ?? "")"] }
    for line in text.split(separator: "\n") where !kept.contains(String(line)) {
      #expect(line.count <= width, "\(line)")
    }
  }

  @Test("a table at 80 columns contains every number and letter of the unlimited table")
  func nothingIsLost() throws {
    for table in try Run.everything().tables {
      let whole = ConsoleReport().render(table).filter { !" ─\n".contains($0) }
      let narrow = ConsoleReport(width: 80).render(table).filter { !" ─\n".contains($0) }
      for letter in Set(whole) {
        #expect(narrow.count { $0 == letter } >= whole.count { $0 == letter }, "\(table.name)")
      }
      for row in table.rows {
        for case .integer(let value) in row { #expect(narrow.contains(value.grouped)) }
      }
    }
  }

  @Test("emphasis does not change the layout")
  func colour() throws {
    let plain = ConsoleReport(width: 60).render(Self.table)
    let coloured = ConsoleReport(usesColour: true, width: 60).render(Self.table)

    #expect(coloured.contains("\u{1B}[1mSample\u{1B}[0m"))
    #expect(coloured.replacing(#/\u{1B}\[[0-9]+m/#, with: "") == plain)
  }

  @Test("a word longer than the line is broken, and an empty column stays narrow")
  func narrow() {
    let table = Table(
      name: "n", title: "n", columns: [.init("type", .text), .init("purpose", .text)],
      rows: [[.text(String(repeating: "x", count: 100)), .empty], [.empty, .empty]])

    let lines = ConsoleReport(width: 60).render(table).split(separator: "\n")

    #expect(lines.allSatisfy { $0.count <= 60 })
    #expect(lines.reduce(0) { $0 + $1.count { $0 == "x" } } == 100)
  }
}
