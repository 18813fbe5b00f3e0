import ComparedApps
import BenchmarkKit
import BenchmarkMetrics
import FootballGatherCatalog
import FootballGatherReference
import FootballGatherUI
import Testing
import UIKit
import UserSessions

private let app = FootballGatherApp()

@MainActor
@Suite("Exit paths", .serialized, .enabled(if: LeakCheck.isAvailable))
struct ExitTests {
  private func exits(of id: String) throws -> ExitPaths {
    let subject = try #require(
      SubjectUnderTest.all(of: FootballGatherApp()).first { $0.subject.id == id })
    let part = try ExitPathCheck([subject]).run(of: app)
    #expect(part.findings.isEmpty && part.result.rows.allSatisfy(\.isAsSpecified))
    return part.result
  }

  /// The objects that remain after an exit.
  ///
  /// An example is `1 PlayerEditCoordinator released late: the second back`.
  private func fates(
    _ kind: String, _ screen: String, in exits: ExitPaths
  ) throws -> [String] {
    let place = try #require(exits.exits.firstIndex { $0.kind == kind && $0.screen == screen })
    return try #require(exits.rows.first { $0.exit == place }).fates.map { fate in
      "\(fate.count) \(fate.type) \(fate.verdict.title)" + (fate.until.map { ": \($0)" } ?? "")
    }
  }

  @Test(
    "every exit path releases a screen's objects if the navigation stack controls their lifetime",
    arguments: FootballGatherApp.withoutLeaks)
  func released(_ id: String) throws {
    let result = try exits(of: id)

    #expect(result.rows.count == result.exits.count)
    #expect(result.rows.flatMap(\.fates).isEmpty)
  }

  @Test("each exit path runs twice, and both runs report the launch and every event")
  func observed() throws {
    let subject = try #require(SubjectUnderTest.all(of: FootballGatherApp()).first)
    var reported: [Int] = []
    let observer = WorkObserver(
      onSession: { _, _ in reported.append(-1) }, onIdle: { reported.append($0) })

    _ = try ExitPathCheck([subject]).run(0..<1, of: app, observer: observer)

    let once = Array(-1...app.exits[0].session.events.count)
    #expect(reported == once + once)
  }

  @Test("if child coordinators are never removed, going back abandons the screen's coordinator")
  func never() throws {
    let result = try exits(of: "MVP-C/never")

    #expect(
      try fates("back button", "add", in: result)
        == ["1 PlayerAddCoordinator abandoned"])
    #expect(
      try fates("swipe", "detail", in: result).map { $0.split(separator: " ")[1] } == [
        "PlayerDetailCoordinator", "PlayerDetailPresenter", "PlayerDetailView",
        "PlayerDetailViewController",
      ])
    #expect(try fates("cancelled swipe", "detail", in: result).isEmpty)
    #expect(try fates("app's end", "detail", in: result).isEmpty)
  }

  @Test(
    "coordinators in between are released late if only the source screen's coordinator is removed")
  func from() throws {
    let result = try exits(of: "MVP-C/from")

    #expect(try fates("back button", "detail", in: result).isEmpty)
    #expect(
      try fates("back button", "text edit", in: result)
        == ["1 PlayerEditCoordinator released late: the second back"])
    #expect(
      try fates("back menu, 2 levels", "gather", in: result)
        == ["1 ConfirmPlayersCoordinator released late: log-out"])
  }

  @Test("objects that only retain each other are reported as leaked")
  func leaked() throws {
    let subjects = LinkDouble.subjects("leaks") { real, url in
      Knot.tie()
      return real.application(.shared, open: url, options: [:])
    }
    let result = try ExitPathCheck(subjects).run(of: app).result

    #expect(try fates("link elsewhere", "detail", in: result) == ["2 Knot leaked"])
    #expect(try fates("back button", "detail", in: result).isEmpty)
  }

  @Test("the results of the parts add up to the whole in any order")
  func parts() throws {
    let check = ExitPathCheck(Array(SubjectUnderTest.all(of: FootballGatherApp()).suffix(2)))
    let middle = app.exitNumbers.count / 2
    var sum = try check.run(middle..<app.exitNumbers.count, of: app)
    sum.add(try check.run(0..<middle, of: app))

    #expect(sum.result == (try check.run(of: app).result))
  }
}

/// Two objects that retain each other.
private final class Knot {
  private var other: Knot?

  static func tie() {
    let (one, two) = (Knot(), Knot())
    one.other = two
    two.other = one
  }
}
