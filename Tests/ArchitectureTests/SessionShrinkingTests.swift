import ComparedApps
import BenchmarkKit
import BenchmarkMetrics
import FootballGatherCatalog
import FootballGather
import FootballGatherReference
import FootballGatherUI
import Foundation
import LeakDetection
import TestRounds
import Testing
import UIKit
import UserSessions

private let app = FootballGatherApp()

@MainActor @Suite("Shrinking sessions of the app") struct SessionShrinkingTests {
  private typealias Start = FootballGatherModel.Start

  private func subject(_ id: String) throws -> SubjectUnderTest {
    try #require(
      SubjectUnderTest.all(of: FootballGatherApp()).first { $0.subject.id == id })
  }

  private func sessions(
    _ seed: UInt64 = 0x5EED, events: Int = 40
  ) -> some Sequence<Session<FootballGatherModel>> {
    let generator = SessionGenerator<FootballGatherModel>(seed: seed, eventsPerSession: events)
    return (0..<2000).lazy.map(generator.session)
  }

  /// The app with a defect that a memory warning triggers.
  private func subject(
    onMemoryWarning defect: @escaping @MainActor @Sendable () -> Void
  ) throws -> SubjectUnderTest {
    let real = try #require(FootballGatherApp().architectures.first { $0.module == "MVC" })
    let variant = try #require(real.variants.first)
    let defective = Architecture.Variant(name: "defective") { (services: Services) in
      // The delegate is only created in copies of this process.
      _ = UIKit.NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated(defect) }
      return variant.makeDelegate(services)
    }
    let architecture = Architecture(
      name: "Planted", module: real.module, source: "", roles: [], variants: [defective])
    return try #require(SubjectUnderTest.all([architecture], of: FootballGatherApp()).first)
  }

  /// The number of failing sessions to shrink.
  private let tries = rounds(20, inDebug: 1)

  private let warned = Session<FootballGatherModel>(
    start: Start(players: [Player(id: 10, name: "Ann", age: 20)], username: "ann"),
    events: [
      .type("bob", into: "username"), .wait(seconds: 7), .toggle("remember"), .memoryWarning,
      .tap("login"), .background,
    ])

  @Test("a crash in a copy of the process shrinks to the event that causes it")
  func trap() throws {
    let diagnostic = SessionDiagnostic(
      try subject { fatalError("planted") }, of: app, timeout: 5)

    let finding = try #require(try diagnostic.findings(of: warned).first)
    let outcome = try SessionShrinking(diagnostic, budget: 300).shrink(warned, showing: finding)

    #expect(finding.kind == .crash && finding.fingerprint?.hasPrefix("trap: ") == true)
    #expect(finding.summary.contains("planted"))
    #expect(outcome.session.start == Start(remembersUser: false))
    #expect(outcome.session.events == [.memoryWarning])
    #expect(outcome.end == .fixpoint)
    #expect(
      try diagnostic.findings(of: outcome.session).map(\.fingerprint) == [finding.fingerprint])
  }

  /// The app with a defect triggered by a memory warning.
  ///
  /// After an interruption, the app shows a wrong title; otherwise, it crashes.
  private func subjectWithTrap() throws -> SubjectUnderTest {
    let real = try #require(FootballGatherApp().architectures.first { $0.module == "MVC" })
    let variant = try #require(real.variants.first)
    let defective = Architecture.Variant(name: "defective") { (services: Services) in
      var isInterrupted = false
      let center = UIKit.NotificationCenter.default
      _ = center.addObserver(
        forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
      ) { _ in isInterrupted = true }
      _ = center.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
      ) { _ in
        guard isInterrupted else { fatalError("planted") }
        let stack = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
        stack?.topViewController?.title = "planted"
      }
      return variant.makeDelegate(services)
    }
    let architecture = Architecture(
      name: "Planted", module: real.module, source: "", roles: [], variants: [defective])
    return try #require(SubjectUnderTest.all([architecture], of: FootballGatherApp()).first)
  }

  @Test("a diverging session is shrunk even if a simpler one crashes")
  func crashingNeighbour() throws {
    let diagnostic = SessionDiagnostic(try subjectWithTrap(), of: app)
    let session = Session<FootballGatherModel>(
      start: Start(), events: [.wait(seconds: 7), .interruption, .background, .memoryWarning])

    let finding = try #require(try diagnostic.findings(of: session).first)
    let outcome = try SessionShrinking(diagnostic, budget: 600).shrink(session, showing: finding)

    #expect(finding.kind == .divergence)
    // A link opened from another app also interrupts the app and is simpler than an interruption.
    #expect(outcome.session.events == [.openURL("navbench://"), .memoryWarning])
    #expect(outcome.end == .fixpoint)
  }

  @Test("an endless loop is reported as a hang and shrinks to the event that starts it")
  func hang() throws {
    let diagnostic = SessionDiagnostic(
      try subject { while true {} }, of: app, timeout: 0.4)
    // Each try that hangs takes the whole timeout, so there is only one event to leave out.
    let session = Session<FootballGatherModel>(
      start: Start(), events: [.toggle("remember"), .memoryWarning])

    let finding = try #require(try diagnostic.findings(of: session).first)
    let outcome = try SessionShrinking(diagnostic, budget: 600).shrink(session, showing: finding)

    #expect(finding.fingerprint == "hang: after memoryWarning")
    #expect(outcome.session.events == [.memoryWarning])
  }

  @Test(
    "a leak of a published variant always shrinks to the same shortest session",
    .onlyInRelease, .enabled(if: LeakCheck.isAvailable))
  func leak() throws {
    let diagnostic = SessionDiagnostic(try subject("MVP-C/from"), of: app)
    let held = "LoginCoordinator.childCoordinators"
    var simplest: Set<[UserEvent]> = []
    var tried = 0

    for session in sessions() where tried < tries {
      let findings = try diagnostic.findings(of: session)
      guard
        let finding = findings.first(where: {
          $0.kind == .lifetime && $0.detail.contains(held + "[0]\n│")
            && $0.detail.contains("PlayerListCoordinator\n")
        })
      else { continue }
      tried += 1
      let outcome = try SessionShrinking(diagnostic, budget: 700).shrink(
        session, showing: finding)
      simplest.insert(outcome.session.events)
      #expect(
        try diagnostic.findings(of: outcome.session).contains {
          $0.fingerprint == finding.fingerprint
        })
    }

    #expect(tried == tries)
    // A link signs the user in; the user then goes back over more than one screen to the login
    // screen.
    #expect(simplest == [[.answer(0, isSuccess: true), .backMenu(depth: 0)]])
  }

  @Test("a deviation of the model shrinks to the session in its description")
  func deviation() throws {
    let diagnostic = SessionDiagnostic(try subject("MVC"), of: app, deviations: ["D05"])
    var tried = 0

    for session in sessions() where tried < tries {
      let findings = try diagnostic.findings(of: session)
      guard let finding = findings.first(where: { $0.fingerprint == "after tap: title" }) else {
        continue
      }
      tried += 1
      let outcome = try SessionShrinking(diagnostic, budget: 700).shrink(
        session, showing: finding)
      #expect(
        outcome.session.events == [
          .answer(0, isSuccess: true), .tap("select"),
          .tapRow("players", section: 0, row: 0), .tap("select"),
        ])
      let stored = try SessionFile<Start>.read(Data((outcome.finding.session ?? "").utf8))
      #expect(stored.events == outcome.session.events)
      #expect(stored.finding?.fingerprint == "after tap: title")
      #expect(outcome.finding.detail.contains("4. tap select"))
    }

    #expect(tried == tries)
  }

  @Test("a failure that does not recur is reported as flaky")
  func flaky() throws {
    let diagnostic = SessionDiagnostic(try subject("MVC"), of: app)
    let finding = Finding(
      kind: .divergence, subject: "MVC", summary: "seen once", detail: "", replay: nil,
      fingerprint: "after tap: title")

    let outcome = try SessionShrinking(diagnostic, budget: 100).shrink(warned, showing: finding)

    #expect(outcome.end == .flaky && outcome.session.events == warned.events)
    #expect(outcome.finding.kind == .flaky)
    #expect(outcome.finding.fingerprint == "flaky: after tap: title")
    #expect(outcome.finding.summary.contains("seen once"))
  }
}
