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

  @Test("lines are summed by flow, and those of no flow apart")
  func flows() throws {
    #expect(
      try csv("lines-by-flow") == """
        architecture,entry,game,shared by flows,navigation in flows\r
        MVC,120,80,0,0\r
        MVP-C,30,120,60,80\r

        """)
  }

  @Test("files of a role that belong to no scene have a row each")
  func files() throws {
    #expect(
      try csv("lines-child-removal") == """
        file,MVP-C,MVP-C published,MVP-C difference\r
        FromRemoval,25,,\r
        StackRemoval,35,,\r

        """)
    #expect(try csv("lines-view-controllers").hasPrefix("scene,"))
  }
}
