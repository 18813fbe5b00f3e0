import BenchmarkKit
import ComparedApps

extension UnitTests {
  /// Test counts compared with published ones, the covered files, and the agreement of orders.
  package func tables(_ subjects: [Subject]) -> [Table] {
    guard !rows.isEmpty else { return [] }
    return [comparison(subjects), effort(subjects), files(subjects), order].compactMap { $0 }
  }

  private func published(_ row: Row) -> PublishedResults? {
    published.first { $0.module == row.module }
  }

  private func comparison(_ subjects: [Subject]) -> Table {
    Table(
      name: "unit-tests", title: "Unit tests of one feature",
      columns: [
        .init("architecture", .text), .init("published name", .text),
        .init("key classes", .comparison), .init("scene files"), .init("types"),
        .init("tests", .comparison),
        .init("failures"), .init("lines covered %"), .init("published %"), .init("difference"),
        .init("regions covered %"),
      ],
      rows: rows.map { row in
        let theirs = published(row)
        let percent = row.lines.percent
        return [
          .text(subjects.architecture(of: row.module)), .text(theirs?.architecture ?? ""),
          .comparison(row.keyClasses, published: theirs?.keyClasses),
          row.sceneFiles.map { .integer($0) } ?? .empty, .integer(row.featureTypes.count),
          .comparison(row.tests, published: theirs?.tests),
          .integer(row.failures.count), .percent(percent), .percent(theirs?.coverage),
          .percent(percent.flatMap { ours in (theirs?.coverage).map { ours - $0 } }),
          .percent(row.regions.percent),
        ]
      },
      notes: [
        "key classes, tests: ours / published (difference).",
        """
        key classes: files in the whole app with one of the roles that the app names, such as view \
        controllers and presenters. The published number may include more files, listed in the \
        app's documentation.
        """,
        """
        types: classes, structures, enumerations and actors declared at the top level of the \
        feature's files.
        """,
        """
        tests: test functions of the architecture, run without those of other architectures; a \
        parameterised test counts once.
        """,
        """
        covered: lines and regions of the feature's files, by llvm-cov, without the shared \
        screens, the domain and UIKit.
        """,
        """
        The published coverage is Xcode's, for an app with the real UIKit, and possibly of other \
        files.
        """,
      ])
  }

  private func effort(_ subjects: [Subject]) -> Table? {
    guard rows.contains(where: { $0.effort != nil }) else { return nil }
    return Table(
      name: "unit-tests-effort", title: "Unit tests: the effort to write them",
      columns: [
        .init("architecture", .text), .init("published difficulty", .text), .init("doubles"),
        .init("members of doubles"), .init("tested types"), .init("those with UIKit"),
        .init("protocols"), .init("test lines"), .init("per test"), .init("per covered line"),
      ],
      rows: rows.map { row in
        let lines = row.effort.map { Double($0.codeLines) }
        func share(_ count: Int) -> Table.Cell {
          lines.flatMap { count > 0 ? .decimal($0 / Double(count), digits: 2) : nil } ?? .empty
        }
        func count(_ value: KeyPath<Effort, Int>) -> Table.Cell {
          row.effort.map { .integer($0[keyPath: value]) } ?? .empty
        }
        return [
          .text(subjects.architecture(of: row.module)),
          .text((published(row)?.difficulty).map { "\($0) of 5" } ?? ""), count(\.doubles),
          count(\.doubleMembers), count(\.testedTypes), count(\.testedTypesWithUIKit),
          count(\.protocols), count(\.codeLines), share(row.tests), share(row.lines.covered),
        ]
      },
      notes: [
        """
        doubles: types whose names end in Spy, Stub, Mock or Fake; their members: functions and \
        properties that they implement for the tested code.
        """,
        """
        tested types: types of the feature that the tests name; with UIKit: those whose file \
        imports UIKit, so that the tests need it, too.
        """,
        """
        test lines: code lines of tests and doubles, without those that all architectures share; \
        per covered line: divided by the covered lines of the feature.
        """,
        "The published difficulty is the author's judgement; no count corresponds to it.",
      ])
  }

  private func files(_ subjects: [Subject]) -> Table {
    Table(
      name: "unit-test-files", title: "Coverage of the feature's files",
      columns: [
        .init("architecture", .text), .init("file", .text), .init("lines"), .init("covered"),
        .init("lines covered %"), .init("regions"), .init("regions covered"),
        .init("regions covered %"),
      ],
      rows: rows.flatMap { row in
        row.files.map { file in
          [
            .text(subjects.architecture(of: row.module)), .text(file.name),
            .integer(file.lines.total), .integer(file.lines.covered), .percent(file.lines.percent),
            .integer(file.regions.total), .integer(file.regions.covered),
            .percent(file.regions.percent),
          ]
        }
      },
      notes: [
        "Only lines with executable code count; files without any, such as protocols, are omitted."
      ])
  }

  package func withConclusions(in run: Run) -> UnitTests {
    var tests = self
    tests.orders = orders ?? publishedOrders(run.subjects)
    return tests
  }

  private func publishedOrders(_ subjects: [Subject]) -> [PublishedOrder] {
    func order(
      _ figure: String, _ ours: (Row) -> Double?, _ theirs: (PublishedResults) -> Double?
    ) -> PublishedOrder {
      PublishedOrder(
        figure: figure,
        entries: rows.compactMap { row in
          guard let published = published(row).flatMap(theirs), let value = ours(row) else {
            return nil
          }
          return .init(subjects.architecture(of: row.module), value, published: published)
        })
    }
    return [
      order("key classes", { Double($0.keyClasses) }, { Double($0.keyClasses) }),
      order("tests", { Double($0.tests) }, { Double($0.tests) }),
      // Rounded to a tenth of a per cent, like the published values.
      order("lines covered", { $0.lines.percent.map(toTenths) }, \.coverage),
    ]
  }

  private var order: Table? {
    (orders ?? []).table(
      name: "unit-tests-order", title: "Unit tests: the published order and ours",
      notes: ["From smallest to largest; coverage is rounded to a tenth of a per cent."])
  }

  private func toTenths(_ percent: Double) -> Double { (percent * 10).rounded() / 10 }
}

extension Table.Cell {
  fileprivate static func percent(_ value: Double?) -> Table.Cell {
    value.map { .decimal($0, digits: 1) } ?? .empty
  }
}
