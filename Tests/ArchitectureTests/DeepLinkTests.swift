import ComparedApps
import BenchmarkKit
import BenchmarkMetrics
import FitnessAppointmentsReference
import FitnessCatalog
import FootballGatherCatalog
import FootballGather
import FootballGatherReference
import FootballGatherUI
import TestRounds
import Testing
import UIKit
import UserSessions

private let app = FootballGatherApp()

@MainActor @Suite("Deep links") struct DeepLinkTests {
  nonisolated private static let subjects = SubjectUnderTest.all(of: FootballGatherApp())

  @Test(
    "every session reaches its state, and every link has the specified outcome",
    arguments: subjects)
  func asSpecified(_ subject: SubjectUnderTest) {
    let part = DeepLinkCheck([subject]).run(of: app)

    #expect(part.result.rows.map(\.outcomes) == [part.result.expected])
    #expect(part.result.rows.allSatisfy { $0.kept?.fraction == 1 })
    #expect(part.findings.isEmpty, "\(part.findings.map(\.headline))")
  }

  @Test(
    "every link has the specified outcome in Fitness, including login requests and refusals",
    arguments: SubjectUnderTest.all(of: FitnessApp()).filter {
      !FitnessApp().changesScreens(of: $0.subject.id)
    })
  func asSpecifiedInFitness(_ subject: SubjectUnderTest) {
    let app = FitnessApp()
    let trials = app.linkNumbers.prefix(rounds(app.linkNumbers.count, inDebug: 1000))
    let part = DeepLinkCheck([subject]).run(trials, of: app)

    let outcomes = part.result.rows[0].outcomes
    for number in trials {
      let (state, link) = number.quotientAndRemainder(dividingBy: part.result.links.count)
      #expect(outcomes[state, link] == part.result.expected[state, link])
    }
    #expect(part.findings.isEmpty, "\(part.findings.map(\.headline))")
    #expect(part.result.expected.lines.joined().contains("l"))
  }

  // K4 of Fitness's specification: a completed login is not reported.
  nonisolated private static let printed = "Umbrella/printed"

  @Test("Umbrella as printed leads links astray exactly in the trials that include a login")
  func asPrinted() throws {
    let app = FitnessApp()
    let subject = try #require(
      SubjectUnderTest.all(of: app).first { $0.subject.id == Self.printed })
    let trials = app.linkNumbers.prefix(rounds(app.linkNumbers.count, inDebug: 1000))
    let part = DeepLinkCheck([subject]).run(trials, of: app)

    let outcomes = part.result.rows[0].outcomes
    for number in trials {
      let (state, link) = number.quotientAndRemainder(dividingBy: part.result.links.count)
      let expected = part.result.expected[state, link]
      let logsIn = includesLogin(app.links.trials[number].session)
      #expect(outcomes[state, link] == (logsIn ? .astray : expected), "trial \(number)")
    }
    #expect(part.findings.contains { $0.summary.hasSuffix("is astray, expected login") })
  }

  // K7 to K9: by the time the trainer of a class arrives (requested in row 39) or a booking is
  // granted (row 61), a link has led elsewhere.
  @Test(
    "a router that finds the stack itself leads links astray only if an answer follows the link",
    .onlyInRelease)
  func mainRouter() throws {
    let app = FitnessApp()
    let subject = try #require(
      SubjectUnderTest.all(of: app).first { $0.subject.id == "CoordinatedSurfMVP/MainRouter" })
    let part = DeepLinkCheck([subject]).run(of: app)

    let outcomes = part.result.rows[0].outcomes
    for number in app.linkNumbers {
      let (state, link) = number.quotientAndRemainder(dividingBy: part.result.links.count)
      guard outcomes[state, link] != part.result.expected[state, link] else { continue }
      #expect(outcomes[state, link] == .astray)
      let rows = rows(of: app.links.trials[number].session)
      #expect(rows.contains(39) || rows.contains(61), "trial \(number)")
    }
    #expect(!part.findings.isEmpty)
    for finding in part.findings {
      let defects = app.printedDefects.filter {
        $0.explains(finding.fingerprint ?? "", of: subject.subject.id)
      }
      #expect(defects.map(\.id) == ["K7"] || defects.map(\.id) == ["K8"], "\(finding.headline)")
    }
  }

  /// Whether a session includes an accepted login, which is row 80 of the transition table.
  private func includesLogin(_ session: Session<FitnessModel>) -> Bool {
    rows(of: session).contains(80)
  }

  /// The rows of the transition table that a session applies.
  private func rows(of session: Session<FitnessModel>) -> RowSet {
    var model = FitnessModel(start: session.start)
    for event in session.events { model.handle(event) }
    return model.appliedRows
  }

  @Test("links that a running app ignores are reported as swallowed, with one finding per link")
  func swallowed() throws {
    let part = DeepLinkCheck(LinkDouble.subjects("drops") { _, _ in false }).run(of: app)

    let outcomes = outcomes(in: part.result)
    #expect(outcomes["detail", "players/2"] == .swallowed)
    #expect(outcomes["log-in", "players/2"] == .swallowed)
    #expect(outcomes["detail", "players/99"] == .ignored)
    #expect(outcomes["list", "players"] == .kept, "the list is already shown")
    #expect(
      outcomes["signed in", "players/2"] == .swallowed, "links passed at launch are dropped, too")
    let finding = try #require(
      part.findings.first { $0.summary.hasPrefix("'navbench://players/2' in state 'guest'") })
    #expect(finding.summary.hasSuffix("is swallowed, expected parked"))
    #expect(finding.sessions ?? 0 > 1)
  }

  @Test("a replaced controller lower in the stack is reported as re-created")
  func recreated() {
    let part = DeepLinkCheck(
      LinkDouble.subjects("replaces") { real, url in
        _ = real.application(UIApplication.shared, open: url, options: [:])
        let stack = real.window?.rootViewController as? UINavigationController
        if stack?.viewControllers.count ?? 0 > 1 { stack?.viewControllers[0] = UIViewController() }
        return true
      }
    ).run(of: app)

    let outcomes = outcomes(in: part.result)
    #expect(outcomes["list", "players/2"] == .recreated)
    #expect(outcomes["text edit", "players/1"] == .recreated)
    let fraction = part.result.rows[0].kept?.fraction ?? 1
    #expect(fraction > 0 && fraction < 1)
  }

  @Test("opening another link's screen is reported as astray")
  func astray() {
    let part = DeepLinkCheck(
      LinkDouble.subjects("wanders") { real, _ in
        guard let add = URL(string: DeepLink.add.text) else { return false }
        return real.application(UIApplication.shared, open: add, options: [:])
      }
    ).run(of: app)

    let outcomes = outcomes(in: part.result)
    #expect(outcomes["list", "players/2"] == .astray)
    #expect(outcomes["list", "players/99"] == .astray, "the link should be ignored")
    #expect(outcomes["list", "add"] == .reached)
  }

  @Test("the right screen without working navigation is reported as astray, not as reached")
  func deadEnd() {
    let part = DeepLinkCheck(
      LinkDouble.subjects("stops") { real, url in
        let isOpened = real.application(UIApplication.shared, open: url, options: [:])
        let stack = real.window?.rootViewController as? UINavigationController
        (stack?.topViewController?.view as? PlayerDetailScreen)?.tableView.delegate = nil
        return isOpened
      }
    ).run(of: app)

    let outcomes = outcomes(in: part.result)
    #expect(outcomes["list", "players/2"] == .astray)
    #expect(outcomes["list", "players/2/edit/age"] == .reached)
  }

  @Test("the results of the parts add up to the result of the whole")
  func parts() {
    let check = DeepLinkCheck(Array(Self.subjects.prefix(2)))
    let middle = app.linkNumbers.count / 3 + 1
    var sum = check.run(0..<middle, of: app)
    sum.add(check.run(middle..<app.linkNumbers.count, of: app))

    #expect(sum.result == check.run(of: app).result)
  }

  /// Returns the first subject's outcomes for links, excluding notifications.
  private func outcomes(in result: DeepLinks) -> OutcomeTable { OutcomeTable(result) }

  private struct OutcomeTable {
    let result: DeepLinks

    init(_ result: DeepLinks) { self.result = result }

    subscript(state: String, link: String) -> DeepLinks.Outcome? {
      guard
        let row = result.states.firstIndex(where: { $0.name == state && $0.arrival == "link" }),
        let column = result.links.firstIndex(of: "navbench://" + link)
      else { return nil }
      return result.rows[0].outcomes[row, column]
    }
  }
}
