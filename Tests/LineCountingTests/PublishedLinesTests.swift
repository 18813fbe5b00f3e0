import LineCounting
import Testing

@Suite("The article's lines of code") struct PublishedLinesTests {
  // The totals that the article itself prints below its tables.
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
    #expect(PublishedLines.physical(ofCategory: category, in: architecture) == physical)
  }

  @Test("a file has the printed value, including the article's typo")
  func file() {
    #expect(PublishedLines.physical(of: "LoginViewController", in: "MVC") == 126)
    #expect(PublishedLines.physical(of: "PlayerListPresenter", in: "MVP-C") == 252)
    #expect(PublishedLines.physical(of: "PlayerListViewState", in: "MVP-C") == 69)
  }

  @Test("files and architectures outside the article have no value")
  func absent() {
    #expect(PublishedLines.physical(of: "LoginCoordinator", in: "MVP") == nil)
    #expect(PublishedLines.physical(of: "LoginViewController", in: "VIPER") == nil)
    #expect(PublishedLines.physical(ofCategory: "Coordinators", in: "MVP") == nil)
    #expect(PublishedLines.rows(of: "VIPER").isEmpty)
  }

  @Test("every architecture has its rows and headings in the article's order")
  func order() {
    #expect(PublishedLines.all.count == 76)
    #expect(
      PublishedLines.architectures.map { PublishedLines.rows(of: $0).count } == [7, 14, 24, 31])
    #expect(
      PublishedLines.categories(of: "MVP-C") == [
        "Coordinators", "Local Models", "Presenters", "View Controllers", "Views",
      ])
  }
}
