@testable import BenchmarkKit
@testable import BenchmarkMetrics
import BenchmarkReports
import Testing

@Suite("Measured and published order of files") struct PublishedFileOrderTests {
  /// The table for files of one role, with measured and published lengths per scene.
  private func table(_ files: [(scene: String, ours: Int, theirs: Int)]) throws -> Table {
    var run = Run(
      date: "", plan: .tiny, environment: .anywhere,
      subjects: [
        Subject(id: "MVC", module: "MVC", summary: "", source: "", parent: nil)
      ])
    run.linesOfCode = LinesOfCode(
      files: files.map {
        .init(
          module: "MVC", scene: $0.scene, role: "Views", name: "\($0.scene)View",
          physical: $0.ours, code: 1, comment: 0, blank: 0)
      }, shared: [],
      published: files.map {
        .init(module: "MVC", role: "Views", name: "\($0.scene)View", physical: $0.theirs)
      },
      correlations: [nil, "Views"].map {
        .init(module: "MVC", role: $0, count: files.count, pearson: 0.5, spearman: 0.25)
      })
    return try #require(run.withConclusions.tables.first { $0.name == "lines-correlation" })
  }

  @Test("pairs in the opposite order are counted for all files and listed for each role")
  func disagreement() throws {
    let table = try table([("Login", 30, 10), ("Gather", 20, 20), ("List", 10, 30)])

    #expect(
      CSVReport().render(table).split(separator: "\r\n").dropFirst() == [
        "MVC,all,3,0.50,0.25,3,3,",
        "MVC,Views,3,0.50,0.25,3,3,\"List under Gather, List under Login, Gather under Login\"",
      ])
  }

  @Test("only three pairs are listed, and files of equal length have no order")
  func manyAndTies() throws {
    let many = try table([("A", 4, 1), ("B", 3, 2), ("C", 2, 3), ("D", 1, 4)])
    #expect(CSVReport().render(many).contains(",6,6,\"D under C, D under B, D under A, 3 more\""))

    let ties = try table([("A", 5, 1), ("B", 5, 2), ("C", 9, 2)])
    #expect(CSVReport().render(ties).contains("MVC,Views,3,0.50,0.25,1,0,\r\n"))
  }
}
