@testable import BenchmarkKit
@testable import BenchmarkMetrics
@testable import BenchmarkReports
import ComparedApps
import Testing

@Suite("Tables of line counts") struct LineTableTests {
  private let subjects = [
    Subject(id: "MVC", module: "MVC", summary: "", source: "", parent: nil),
    Subject(id: "MVP-C/from", module: "MVPC", summary: "", source: "", parent: nil),
  ]

  private var lines: LinesOfCode {
    LinesOfCode(
      files: [
        file("MVC", "Login", "View Controllers", "LoginViewController", 120),
        file("MVC", "Players", "View Controllers", "PlayersViewController", 80),
        file("MVPC", "Login", "Coordinators", "LoginCoordinator", 30),
        file("MVPC", "Players", "Coordinators", "PlayersCoordinator", 50),
        file("MVPC", "Players", "Views", "PlayersView", 70),
        file("MVPC", "Application", "Child Removal", "FromRemoval", 25),
        file("MVPC", "Application", "Child Removal", "StackRemoval", 35),
      ], shared: [],
      flows: [.init("entry", scenes: ["Login"]), .init("game", scenes: ["Players", "Match"])],
      published: [], correlations: [])
  }

  private func file(
    _ module: String, _ scene: String, _ role: String, _ name: String, _ lines: Int
  ) -> LinesOfCode.File {
    .init(
      module: module, scene: scene, role: role, name: name, physical: lines, code: lines,
      comment: 0, blank: 0)
  }

  private func csv(_ name: String) throws -> String {
    CSVReport().render(try #require((lines.tables(subjects) as [Table]).first { $0.name == name }))
  }

  @Test("lines are summed by flow, with separate sums for lines outside the flows")
  func flows() throws {
    #expect(
      try csv("lines-by-flow") == """
        architecture,entry,game,shared by flows,navigation in flows\r
        MVC,120,80,0,0\r
        MVP-C,30,120,60,80\r

        """)
  }

  @Test("one table has a row per scene and role; files that belong to no scene have a row each")
  func scenes() throws {
    #expect(
      try csv("lines-by-scene") == """
        scene or file,role,MVC,MVC published,MVC difference,MVP-C,MVP-C published,MVP-C difference\r
        Login,View Controllers,120,,,,,\r
        Login,Coordinators,,,,30,,\r
        Players,View Controllers,80,,,,,\r
        Players,Coordinators,,,,50,,\r
        Players,Views,,,,70,,\r
        FromRemoval,Child Removal,,,,25,,\r
        StackRemoval,Child Removal,,,,35,,\r

        """)
  }

  @Test("the total of the table of scenes is the architecture's number of lines")
  func total() throws {
    let table = try #require(lines.tables(subjects).first { $0.name == "lines-by-scene" })

    #expect(table.totals == 1)
    #expect(table.rows.last?.map(\.text) == ["Total", "", "200", "210"])
    #expect(
      lines.tables(subjects).map(\.name) == ["lines-by-role", "lines-by-flow", "lines-by-scene"])
  }
}
