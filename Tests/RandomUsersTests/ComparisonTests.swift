@testable import RandomUsers
import Testing
import UIKit
import UserSessions

@Suite("Comparison of two versions") @MainActor struct ComparisonTests {
  private let users = RandomUsers(
    sessions: 24, events: 25, links: ["library://Dracula", "library://nowhere"], replays: 60)

  private func compare(
    _ rewrite: Rewrite, users: RandomUsers? = nil, expected: KnownFindings = []
  ) throws -> AppComparison {
    try (users ?? self.users).compare(
      before: .delegate { LibraryDelegate(.none) }, after: .delegate { LibraryDelegate(rewrite) },
      expected: expected)
  }

  private func differences(
    _ before: [UIView], _ after: [UIView], expected: KnownFindings = []
  ) throws -> [Finding] {
    func version(_ views: [UIView]) -> AppVersion {
      AppVersion(
        .screen {
          let controller = UIViewController()
          for view in views { controller.view.addSubview(view) }
          return controller
        })
    }
    return try RandomUsers(sessions: 1, events: 1, modules: ["RandomUsersTests"])
      .compare(before: version(before), after: version(after), expected: expected).differences
  }

  @Test(
    "an app agrees with itself, and with a version that has other classes",
    arguments: [Rewrite.none, .otherClasses])
  func equal(rewrite: Rewrite) throws {
    let comparison = try compare(rewrite)

    #expect(comparison.isClean, "\(comparison)")
    #expect(comparison.comparedEvents == 24 * 25)
    #expect(comparison.gone.isEmpty && comparison.new.isEmpty)
    #expect(comparison.before.created == comparison.after.created)
  }

  @Test(
    "each planted defect is reported as one difference with the fewest events",
    arguments: [
      (Rewrite.otherTitle, "title of BooksController", 0),
      (.missingRow, "touches of BooksController", 0),
      (.missingButton, "touches of BookController", 1),
      (.disabledButton, "touches of BookController", 1),
      (.wrongRow, "title of BookController", 1),
      (.doublePush, "screens after a tap on a row of UITableView on BooksController", 1),
      (.lostLink, "screens after 'open link library://Dracula'", 1),
      (.skippedScreen, "title of BookController", 2),
      (.missingAlert, "screens after 'tap Delete' on BookController", 2),
      (.otherAlert, "alert 'Delete?'", 2),
      (.unopenedPage, "links after 'tap Web page' on BookController", 2),
      (.refusedAlert, "refusals after 'tap Delete' on BookController", 2),
      (.crash, "end after 'tap Share' on BookController", 2),
      (.exception, "end after 'tap Share' on BookController", 2),
      (.uncleared, "text of AddController", 3),
      (.oneLevelTooFew, "screens after 'tap Done' on BookController", 4),
    ])
  func planted(rewrite: Rewrite, subject: String, shortest: Int) throws {
    let comparison = try compare(rewrite)

    let first = try #require(comparison.differences.first, "\(comparison)")
    #expect(comparison.differences.count == 1, "\(comparison)")
    #expect(first.subject == subject, "\(comparison)")
    #expect(first.events.count == shortest, "\(comparison)")
    #expect(!comparison.isClean)
  }

  @Test(
    "views that draw themselves are compared by their names; empty stack views are not compared")
  func drawings() throws {
    func named<View: UIView>(_ view: View, _ name: String, label: String? = nil) -> View {
      view.accessibilityIdentifier = name
      view.accessibilityLabel = label
      return view
    }

    #expect(
      try differences([named(UIView(), "overlay")], []).map(\.detail) == ["- view: overlay"])
    #expect(
      try differences(
        [named(UIView(), "rating", label: "3 stars")], [named(UIView(), "rating", label: "4 stars")]
      ).map(\.subject) == ["text of UIViewController"])
    #expect(try differences([named(UIStackView(), "results"), UIView()], []).isEmpty)
  }

  @Test("the titles in menus and of scope buttons are compared")
  func menus() throws {
    func views(_ title: String) -> [UIView] {
      let more = UIButton(type: .system)
      more.setTitle("More", for: .normal)
      more.menu = UIMenu(children: [UIAction(title: title) { _ in }])
      let search = UISearchBar()
      search.scopeButtonTitles = ["All", title]
      search.showsScopeBar = true
      return [more, search]
    }

    #expect(try differences(views("New"), views("New")).isEmpty)
    #expect(
      try differences(views("New"), views("Old")).first?.detail == """
        - menu of More: New
        - scopes: 1 of All, New
        + menu of More: Old
        + scopes: 1 of All, Old
        """)
  }

  @Test("sessions are left out when a version waits in real time for too long")
  func realWait() throws {
    let waiting = AppVersion(.screen { WaitingViewController() })

    let comparison = try RandomUsers(
      sessions: 40, events: 6, modules: ["RandomUsersTests"], timeout: 1
    ).compare(before: waiting, after: waiting, launches: 1)

    #expect(comparison.differences.isEmpty && !comparison.isClean, "\(comparison)")
    let finding = try #require(comparison.new.first, "\(comparison)")
    #expect(comparison.new.count == 1 && finding.kind == .notChecked)
    #expect(finding.subject == "sessions" && comparison.sessions < 40)
    #expect(finding.detail.hasPrefix("\(comparison.sessions) of 40 sessions ran"))
    #expect(comparison.launches.isEmpty && comparison.notes.count == 1, "\(comparison)")
  }

  @Test("if replays sleep for too long, a finding keeps the simplest events found so far")
  func sleepingReplays() throws {
    let events = (0..<20).map { UserEvent.tap("\($0)") }
    let finding = Finding(.deadEnd, "List", detail: "", events: events)
    var replays = 0

    let found = try RandomUsers(timeout: 1).shrink(finding) { events in
      {
        replays += 1
        guard events.contains(.tap("7")) else { return (nil, .seconds(2)) }
        return (Finding(.deadEnd, "List", detail: "", events: events), .seconds(2))
      }
    }

    #expect(found.map(\.kind) == [.deadEnd])
    #expect(found[0].events.count < events.count && found[0].events.contains(.tap("7")))
    // Four replays sleep for more than six seconds; the last one confirms the result.
    #expect(replays == 5)
  }

  @Test("a text that differs at launch is reported, and hides no other difference")
  func otherTitle() throws {
    let title = try compare(.otherTitle)
    let both = try compare(.otherTitleAndMissingAlert)
    let alertExpected = try compare(
      .otherTitleAndMissingAlert, expected: ["difference: screens after 'tap Delete*"])

    #expect(title.comparedEvents == 24 * 25)
    #expect(
      both.differences.map(\.subject) == [
        "title of BooksController", "screens after 'tap Delete' on BookController",
      ], "\(both)")
    #expect(both.differences[0].sessions == 24 && both.differences[1].events.count == 2)
    #expect(alertExpected.differences.map(\.subject) == ["title of BooksController"])
    #expect(!alertExpected.expected.isEmpty && alertExpected.unusedExpected.isEmpty)
  }

  @Test("a control that differs at launch hides only what lies behind it")
  func otherButton() throws {
    let comparison = try compare(.otherButtonAndMissingAlert)

    // Where "Add" leads is not compared: the new version has no such button.
    #expect(
      comparison.differences.map(\.subject) == [
        "touches of BooksController", "screens after 'tap Delete' on BookController",
      ], "\(comparison)")
    #expect(comparison.comparedEvents < 24 * 25)
  }

  @Test("a touch of the same name on another screen is compared, and an expected control, too")
  func sameName() throws {
    let other = try compare(.addNamedShareAndDeadShare)
    let button = try compare(
      .otherButtonAndMissingAlert, expected: ["difference: touches of BooksController"])

    // "Share" is also on the screen of a book, where it has no effect in the new version.
    #expect(
      other.differences.map(\.subject) == [
        "touches of BooksController", "alert after 'tap Share' on BookController",
      ], "\(other)")
    #expect(
      button.differences.map(\.subject).sorted() == [
        "screens after 'tap Add' on BooksController",
        "screens after 'tap Delete' on BookController",
      ], "\(button)")
  }

  @Test("the content of a screen that changes at launch and again later is reported twice")
  func twice() throws {
    let comparison = try compare(.moreCapitals)

    #expect(
      comparison.differences.map(\.subject) == [
        "text of BooksController", "text of BooksController",
      ], "\(comparison)")
    #expect(comparison.differences.map(\.events.isEmpty) == [true, false])
  }

  @Test("a second missing row is more than the first")
  func lostRows() throws {
    let comparison = try compare(.lostRows)

    let touches = "touches of BooksController"
    #expect(comparison.differences.map(\.subject) == [touches, touches], "\(comparison)")
  }

  @Test("rows that only move to another section are a difference")
  func sections() throws {
    final class Rows: NSObject, UITableViewDataSource {
      let counts: [Int]
      init(_ counts: [Int]) { self.counts = counts }
      func numberOfSections(in tableView: UITableView) -> Int { counts.count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let (one, two) = (Rows([0, 2, 1]), Rows([0, 1, 2]))
    func table(_ rows: Rows) -> [UIView] {
      let table = UITableView()
      table.dataSource = rows
      table.reloadData()
      return [table]
    }

    let found = try differences(table(one), table(two))
    #expect(found.first?.detail.contains("- row 2.2:") == true, "\(found)")
    #expect(try differences(table(one), table(one)).isEmpty)
  }

  @Test("a list of expected differences survives odd texts, and each accepts only its own")
  func oddTexts() throws {
    func labels(_ texts: [String]) -> [UIView] {
      texts.map { text in
        let label = UILabel()
        label.text = text
        return label
      }
    }
    let odd = ["One\r\nTwo", "a\u{2028}b", "c\u{0B}d", "price: 5 *", " e ", "# f", "é: -", "*"]
    let (old, new) = (labels(odd.map { $0 + "." }), labels(odd))
    let first = try differences(old, new)

    let list = try KnownFindings(text: KnownFindings(first).text)
    #expect(try differences(old, new, expected: list).isEmpty, "\(list.entries)")
    let others = try differences(labels(["a"]), labels(["b"]), expected: list)
    #expect(others.count == 1, "an asterisk in a text stands for no other text")
  }

  @Test("each changed line can be expected on its own")
  func expectedLine() throws {
    let emma: KnownFindings = [
      "difference: text of BooksController: - row: text: Emma",
      "difference: text of BooksController: + row: text: EMMA",
    ]
    let whole = try compare(.capitals)
    let rest = try compare(.capitals, expected: emma)
    let none = try compare(.capitals, expected: KnownFindings(whole.differences))

    #expect(whole.differences.map(\.subject) == ["text of BooksController"], "\(whole)")
    #expect(rest.differences.map(\.subject) == ["text of BooksController"], "\(rest)")
    #expect(whole.differences[0].detail.contains("Emma"))
    #expect(!rest.differences[0].detail.contains("Emma"), "\(rest)")
    #expect(rest.differences[0].detail.contains("+ row 1.3: text: ULYSSES"), "\(rest)")
    #expect(rest.expected.count == 1 && rest.unusedExpected.isEmpty)
    #expect(none.isClean && none.unusedExpected.isEmpty, "\(none)")
    #expect(none.comparedEvents == 24 * 25)
  }

  @Test("an expected difference is listed, and the comparison continues after it")
  func expected() throws {
    let comparison = try compare(
      .otherTitle, expected: ["difference: title of *", "difference: alert of *"])

    #expect(comparison.differences.isEmpty, "\(comparison)")
    #expect(comparison.expected.map(\.subject).contains("title of BooksController"))
    #expect(comparison.unusedExpected == ["difference: alert of *"])
    #expect(comparison.isClean && comparison.comparedEvents == 24 * 25)
  }

  @Test("findings in only one version are gone or new, and a baseline of known ones is accepted")
  func findings() throws {
    let crash = "crash: RandomUsersTests/Library.swift: Fatal error: *"
    let expected: KnownFindings = ["difference: end after *"]
    let worse = try compare(.crash, expected: expected)
    var patient = users
    patient.known = try KnownFindings(text: crash)
    let accepted = try compare(.crash, users: patient, expected: expected)
    let better = try users.compare(
      before: .delegate { LibraryDelegate(.crash) }, after: .delegate { LibraryDelegate(.none) },
      expected: expected)

    #expect(worse.new.map(\.kind) == [.crash] && worse.gone.isEmpty, "\(worse)")
    #expect(worse.new.first?.events.count == 2, "\(worse)")
    #expect(accepted.isClean && accepted.after.report.known.count == 1, "\(accepted)")
    #expect(better.isClean && better.gone.map(\.kind) == [.crash], "\(better)")
  }

  @Test(
    "a comparison records objects at the same points, lines and times, and survives a round trip")
  func raw() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("comparison-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "// A comment.\nlet a = 1\n\n".write(
      to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)

    let version = AppVersion(.delegate { LibraryDelegate(.none) }, sources: folder.path)
    let comparison = try RandomUsers(sessions: 4, events: 10).compare(
      before: version, after: version, launches: 2)
    let file = folder.appendingPathComponent("comparison.json")
    try comparison.write(to: file.path)
    let read = try JSONDecoder().decode(AppComparison.self, from: Data(contentsOf: file))

    #expect(read.schema == "navbench.comparison/1" && read.sessions == 4)
    #expect(
      read.before.files == [
        SourceLines(path: "A.swift", physical: 3, code: 1, comment: 1, blank: 1)
      ])
    // One delegate and one flow are alive after each event.
    #expect(read.before.alive["LibraryFlow"] == 40 && read.before.alive == read.after.alive)
    #expect(read.before.created > 40 && read.before.created == read.after.created)
    #expect(read.before.module == "RandomUsersTests")
    #expect(read.launches.map(\.firstSession) == [0, 2], "\(read.notes)")
    for launch in read.launches {
      #expect(launch.blocks.keys.sorted() == ["after", "before", "control"])
      #expect(launch.blocks.values.allSatisfy { $0.count == 2 && $0.allSatisfy { $0 > 0 } })
    }
  }

  @Test("each launch that can restart the test runs its code in another order")
  func placements() throws {
    let test = try #require(Test.current)
    let filter = NSRegularExpression.escapedPattern(for: "\(test.id)")
    // Times of debug builds mean nothing in any order.
    let isPlaced = ComparedMachine.current.configuration == "release"
    // With the wrong one of the two comparisons, sessions end on other screens, and have no times.
    for rewrite in [Rewrite.none, .otherTitle] {
      let version = AppVersion(.delegate { LibraryDelegate(rewrite) })
      var users = RandomUsers(sessions: 4, events: 10)
      users.capabilities.countsInstructions = false
      let comparison = try users.compare(
        version, version, [], launches: rewrite == .none ? 2 : 1, control: nil,
        restart: ["--testing-library", "swift-testing", "--filter", filter])

      let seeds = Set(comparison.launches.compactMap(\.placement))
      #expect(seeds.count == (isPlaced ? comparison.launches.count : 0), "\(comparison.notes)")
      let first = rewrite == .none ? [0, 2] : [0]
      #expect(comparison.launches.map(\.firstSession) == (Restart.isPending ? [] : first))
      for launch in comparison.launches {
        #expect(launch.blocks.count == 3 && launch.blocks.values.allSatisfy { !$0.isEmpty })
      }
    }
  }

  @Test("launches that cannot be placed run in the order of the build, and a note says why")
  func unplaced() throws {
    let version = AppVersion(.delegate { LibraryDelegate(.none) })
    var users = RandomUsers(sessions: 2, events: 5)
    users.capabilities.countsInstructions = false
    let comparison = try users.compare(
      version, version, [], launches: 2, control: nil, restart: ["--no-such-option"])

    let isPlaced = ComparedMachine.current.configuration == "release"
    #expect(comparison.launches.count == 2)
    #expect(comparison.launches.allSatisfy { $0.placement == nil && $0.blocks.count == 3 })
    #expect(
      comparison.notes.contains {
        $0.hasPrefix("2 of 2 launches ran the code in the order of the build: the test failed")
      } == isPlaced, "\(comparison.notes)")
  }

  @Test(
    "a control that is not a copy of the old version prevents the measurement, and a note says why")
  func notACopy() throws {
    func notes(control: Rewrite) throws -> [String] {
      let version = AppVersion(.delegate { LibraryDelegate(.none) })
      var users = RandomUsers(sessions: 4, events: 10)
      users.capabilities.countsInstructions = false
      let comparison = try users.compare(
        before: version, after: version, launches: 2,
        control: .delegate { LibraryDelegate(control) })
      #expect(comparison.launches.isEmpty && comparison.controlModule == nil)
      return comparison.notes
    }

    let note = "times were not measured: the control is not a copy of the old version: it "
    #expect(
      try notes(control: .none) == [
        "\(note)has no module of its own; both have RandomUsersTests"
      ])
    let different = try notes(control: .otherTitle)
    #expect(
      different.first?.hasPrefix("\(note)differs from the old version: title of ") == true,
      "\(different)")
  }

  @Test("without a session per launch, times are not measured, and a note explains why")
  func tooFewSessions() throws {
    let app = AppVersion(.delegate { LibraryDelegate(.none) })
    let comparison = try RandomUsers(sessions: 1, events: 3).compare(
      before: app, after: app, launches: 2)

    #expect(comparison.launches.isEmpty)
    #expect(comparison.notes.contains { $0.hasPrefix("times were not measured: found ") })
  }
}
