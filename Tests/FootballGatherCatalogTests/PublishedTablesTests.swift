import ComparedApps
import FootballGatherCatalog
import Testing

@Suite("The article's tables of line counts") struct PublishedTablesTests {
  private let tables = FootballGatherApp().publishedTables

  private func table(_ name: String) throws -> PublishedTable {
    try #require(tables.first { $0.name == name })
  }

  private func lines(of file: String, in architecture: String) -> Int? {
    tables.lazy.compactMap { $0.lines(of: file, in: architecture) }.first
  }

  // The totals that the article prints below its tables.
  @Test(
    "columns add up to the article's totals",
    arguments: [
      ("view-controllers", "MVC", 1627), ("view-controllers", "MVVM", 1020),
      ("view-controllers", "MVP", 494), ("view-controllers", "MVP-C", 430),
      ("presenters", "MVVM", 1113), ("presenters", "MVP", 1236), ("presenters", "MVP-C", 1229),
      ("views", "MVP", 906), ("views", "MVP-C", 909), ("coordinators", "MVP-C", 348),
      ("local-models", "MVP", 219), ("local-models", "MVP-C", 219),
    ])
  func totals(name: String, architecture: String, total: Int) throws {
    let lines = try table(name).rows.compactMap { $0.lines[architecture] }

    #expect(lines.reduce(0, +) == total)
  }

  @Test("a file's line count is the article's, even where the article has a mistake")
  func file() {
    #expect(lines(of: "LoginViewController", in: "MVC") == 126)
    #expect(lines(of: "PlayerListPresenter", in: "MVP-C") == 252)
    #expect(lines(of: "PlayerListViewState", in: "MVP-C") == 69)
    #expect(lines(of: "LoginViewModel", in: "MVVM") == 75)
  }

  @Test("values that the article does not print are not published, even if they were counted")
  func absent() throws {
    #expect(lines(of: "LoginCoordinator", in: "MVP") == nil)
    #expect(lines(of: "LoginViewController", in: "VIPER") == nil)
    #expect(try table("view-controllers").counted == ["VIPER", "VIP"])
    #expect(try table("view-controllers").rows[3].lines["VIP"] == 75)
  }

  @Test("tables, rows and columns are in the article's order, and contain its 76 values")
  func order() throws {
    #expect(
      tables.map(\.name)
        == ["coordinators", "view-controllers", "views", "presenters", "local-models"])
    #expect(try table("view-controllers").architectures == ["MVP-C", "MVP", "MVVM", "MVC"])
    #expect(try table("view-controllers").rows.first?.name == "PlayerAddViewController")
    let printed = tables.flatMap { table in
      table.rows.flatMap { row in table.architectures.compactMap { row.lines[$0] } }
    }
    #expect(printed.count == 76)
  }
}
