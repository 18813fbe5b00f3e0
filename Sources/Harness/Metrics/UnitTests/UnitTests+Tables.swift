import BenchmarkKit

extension UnitTests {
  /// Test counts compared with the article's, the covered files, and the agreement of orders.
  package func tables(_ subjects: [Subject]) -> [Table] {
    guard !rows.isEmpty else { return [] }
    return [comparison(subjects), files(subjects), order(subjects)].compactMap { $0 }
  }

  private func published(_ row: Row) -> PublishedFigures? {
    published.first { $0.module == row.module }
  }

  private func comparison(_ subjects: [Subject]) -> Table {
    Table(
      name: "unit-tests", title: "Unit tests of one feature",
      columns: [
        .init("architecture", .text), .init("published as", .text),
        .init("key classes", .comparison), .init("types"), .init("tests", .comparison),
        .init("failures"), .init("lines covered %"), .init("published %"), .init("difference"),
        .init("regions covered %"),
      ],
      rows: rows.map { row in
        let theirs = published(row)
        let percent = row.lines.percent
        return [
          .text(subjects.architecture(of: row.module)), .text(theirs?.architecture ?? ""),
          .comparison(row.keyClasses, published: theirs?.keyClasses),
          .integer(row.gatherTypes.count), .comparison(row.tests, published: theirs?.tests),
          .integer(row.failures.count), .percent(percent), .percent(theirs?.coverage),
          .percent(percent.flatMap { ours in theirs.map { ours - $0.coverage } }),
          .percent(row.regions.percent),
        ]
      },
      notes: [
        "key classes, tests: ours / as published (difference). SurfMVP stands beside the article's MVP.",
        "key classes: files of view controllers, views, presenters and local models in the whole app, as the article counts them.",
        "types: classes, structures, enumerations and actors that the feature's files declare at their top level.",
        "tests: test functions in the architecture's own tests, which alone are run; one with several arguments is one.",
        "covered: by llvm-cov, lines and regions of the feature's files; the bare screens, the domain and UIKit are not in it.",
        "The published coverage is Xcode's, of an app with the real UIKit; which files are in it is not given.",
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
      notes: ["Lines with code that can be run; files without, such as protocols, are not in it."])
  }

  private func order(_ subjects: [Subject]) -> Table? {
    func order(
      _ figure: String, _ ours: (Row) -> Double?, _ theirs: (PublishedFigures) -> Double
    ) -> PublishedOrder {
      PublishedOrder(
        figure: figure,
        entries: rows.compactMap { row in
          guard let published = published(row), let value = ours(row) else { return nil }
          return .init(subjects.architecture(of: row.module), value, published: theirs(published))
        })
    }
    return [
      order("key classes", { Double($0.keyClasses) }, { Double($0.keyClasses) }),
      order("tests", { Double($0.tests) }, { Double($0.tests) }),
      // Rounded to a tenth of a per cent, like the published values.
      order("lines covered", { $0.lines.percent.map(toTenths) }, \.coverage),
    ].table(
      name: "unit-tests-order", title: "Unit tests: the published order and ours",
      notes: ["From the smallest to the largest; coverage to a tenth of a per cent."])
  }

  private func toTenths(_ percent: Double) -> Double { (percent * 10).rounded() / 10 }
}

extension Table.Cell {
  fileprivate static func percent(_ value: Double?) -> Table.Cell {
    value.map { .decimal($0, digits: 1) } ?? .empty
  }
}
