import ComparedApps
import FootballGatherCatalog
import Testing

@Suite("The article's lines of code") struct PublishedLinesTests {
  private let all = FootballGatherApp().publishedLines

  private func rows(of architecture: String) -> [PublishedLines] {
    all.filter { $0.architecture == architecture }
  }

  private func physical(of file: String, in architecture: String) -> Int? {
    rows(of: architecture).first { $0.file == file }?.physical
  }

  // The totals that the article prints below its tables.
  @Test(
    "categories add up to the article's totals",
    arguments: [
      ("MVC", "View Controllers", 1627), ("MVVM", "View Controllers", 1020),
      ("MVVM", "View Models", 1113), ("MVP", "View Controllers", 494), ("MVP", "Views", 906),
      ("MVP", "Presenters", 1236), ("MVP", "Local Models", 219), ("MVP-C", "View Controllers", 430),
      ("MVP-C", "Views", 909), ("MVP-C", "Presenters", 1229), ("MVP-C", "Coordinators", 348),
      ("MVP-C", "Local Models", 219),
    ])
  func totals(architecture: String, category: String, physical: Int) {
    let rows = rows(of: architecture).filter { $0.category == category }

    #expect(rows.map(\.physical).reduce(0, +) == physical)
  }

  @Test("a file's line count is the one in the article, even where the article has a typo")
  func file() {
    #expect(physical(of: "LoginViewController", in: "MVC") == 126)
    #expect(physical(of: "PlayerListPresenter", in: "MVP-C") == 252)
    #expect(physical(of: "PlayerListViewState", in: "MVP-C") == 69)
  }

  @Test("files and architectures outside the article have no line count")
  func absent() {
    #expect(physical(of: "LoginCoordinator", in: "MVP") == nil)
    #expect(physical(of: "LoginViewController", in: "VIPER") == nil)
    #expect(!rows(of: "MVP").contains { $0.category == "Coordinators" })
  }

  @Test("architectures and their categories are in the article's order")
  func order() {
    let architectures = all.map(\.architecture).reduce(into: [String]()) { names, name in
      if names.last != name { names.append(name) }
    }
    let headings = rows(of: "MVP-C").map(\.category).reduce(into: [String]()) { names, name in
      if names.last != name { names.append(name) }
    }

    #expect(all.count == 76)
    #expect(architectures == ["MVC", "MVVM", "MVP", "MVP-C"])
    #expect(architectures.map { rows(of: $0).count } == [7, 14, 24, 31])
    #expect(
      headings == ["Coordinators", "Local Models", "Presenters", "View Controllers", "Views"])
  }
}
