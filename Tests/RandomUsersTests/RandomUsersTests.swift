import Foundation
import RandomUsers
import Testing
import UIKit
import UserSessions

@Suite("Random users") @MainActor struct RandomUsersTests {
  private func app(_ defect: Defect) -> AppLaunch {
    .window { window in
      let coordinator = AppCoordinator(window: window, defect: defect)
      coordinator.start()
      return coordinator
    }
  }

  private func report(
    _ defect: Defect, sessions: Int = 12, timeout: TimeInterval = 10
  ) throws -> VisitReport {
    try RandomUsers(
      sessions: sessions, events: 40, modules: ["RandomUsersTests"], timeout: timeout
    ).visit(app(defect))
  }

  @Test("an app without defects has no findings")
  func clean() throws {
    let report = try report(.none, sessions: 40)

    #expect(report.isClean, "\(report)")
    #expect(report.sessions == 40 && report.events == 1600)
    #expect(report.countsObjects)
    #expect(report.states.keys.contains { $0.contains("ListViewController, DetailViewController") })
  }

  @Test(
    "each defect is reported with its kind and the fewest events",
    arguments: [
      (Defect.samePushTwice, Finding.Kind.exception, "same view controller instance", 2),
      (.popToStranger, .exception, "pop to a view controller that doesn't exist", 2),
      (.forceUnwrap, .crash, "Unexpectedly found nil", 2),
      (.cycle, .leak, "DetailViewController", 1),
      (.presentTwice, .lostNavigation, "present UIAlertController on DetailViewController", 2),
      (.emptyScreen, .deadEnd, "> UIViewController", 2),
      (.coordinatorForgotten, .releasedEarly, "DetailCoordinator", 1),
    ])
  func defects(defect: Defect, kind: Finding.Kind, subject: String, shortest: Int) throws {
    let report = try report(defect)

    let finding = try #require(report.findings(of: kind).first, "\(report)")
    #expect(finding.subject.contains(subject), "\(report)")
    #expect(finding.events.count == shortest, "\(report)")
    // A button whose coordinator has been released does nothing.
    #expect(report.findings.allSatisfy { [kind, .deadTouch].contains($0.kind) }, "\(report)")
  }

  @Test("accumulating coordinators are reported as abandoned, with the array that holds them")
  func abandoned() throws {
    let report = try report(.childNeverRemoved)

    let finding = try #require(report.findings(of: .abandoned).first, "\(report)")
    #expect(finding.subject == "DetailCoordinator")
    #expect(finding.suspects == ["AppCoordinator.children"])
    #expect(report.findings.count == 1, "\(report)")
  }

  @Test("a button that never has an effect is a dead touch")
  func deadTouch() throws {
    let report = try report(.silentButton)

    let finding = try #require(report.findings.first, "\(report)")
    #expect(finding.kind == .deadTouch && finding.subject == "Trouble on DetailViewController")
    #expect(finding.events.count == 2 && report.findings.count == 1, "\(report)")
  }

  @Test("a double tap that opens a screen twice is reported")
  func openedTwice() throws {
    let report = try report(.opensLater)

    let finding = try #require(report.findings(of: .openedTwice).first, "\(report)")
    #expect(finding.subject == "DetailViewController" && finding.events.count == 1, "\(report)")
  }

  @Test("an endless event is a hang, and the next session still runs")
  func endlessLoop() throws {
    let report = try RandomUsers(
      sessions: 2, events: 30, modules: ["RandomUsersTests"], timeout: 1.5, replays: 0
    ).visit(app(.endlessLoop))

    let finding = try #require(report.findings.first)
    #expect(finding.kind == .hang && finding.subject.contains("Trouble"), "\(report)")
    #expect(report.sessions == 2)
  }

  @Test("sessions are left out when events have waited in real time for too long")
  func realWait() throws {
    let app = AppLaunch.screen { WaitingViewController() }

    let report = try RandomUsers(
      sessions: 40, events: 6, modules: ["RandomUsersTests"], timeout: 0.5
    ).visit(app)

    let finding = try #require(report.findings(of: .notChecked).first, "\(report)")
    #expect(finding.subject == "sessions" && report.sessions < 40)
    #expect(finding.detail.hasPrefix("\(report.sessions) of 40 sessions ran"))
    #expect(finding.detail.contains("VirtualNetwork"))
  }

  @Test("a sheet that cannot be dismissed and has no controls is a dead end")
  func refusedSheet() throws {
    let report = try report(.modalWithoutEnd, sessions: 6)

    let finding = try #require(report.findings.first, "\(report)")
    #expect(finding.kind == .deadEnd && finding.events.count == 2, "\(report)")
  }

  @Test("objects of the app's own module are counted by default")
  func defaultModule() throws {
    let report = try RandomUsers(sessions: 3, events: 20).visit(app(.cycle))

    #expect(report.findings(of: .leak).map(\.subject) == ["DetailViewController"], "\(report)")
  }

  @Test("a finding's events reproduce it, and the same seed gives the same findings")
  func replay() throws {
    let users = RandomUsers(sessions: 6, events: 40, seed: 7, modules: ["RandomUsersTests"])
    let first = try users.visit(app(.samePushTwice))
    let second = try users.visit(app(.samePushTwice))
    let events = try #require(first.findings.first?.events)

    #expect(first.findings == second.findings)
    #expect(
      try users.replay(events, on: app(.samePushTwice)).findings.map(\.subject)
        == first.findings.map(\.subject))
    #expect(try users.replay(events, on: app(.none)).isClean)
  }

  @Test("a divergence from the reference model is reported")
  func oracle() throws {
    let users = RandomUsers(sessions: 4, events: 30, modules: ["RandomUsersTests"])

    let right = try users.visit(app(.none), oracle: Oracle(ListAndDetail(titles: "Row ")))
    let wrong = try users.visit(app(.none), oracle: Oracle(ListAndDetail(titles: "Line ")))

    #expect(right.isClean, "\(right)")
    let divergence = try #require(wrong.findings.first)
    #expect(divergence.kind == .divergence && divergence.events.count == 1, "\(wrong)")
    #expect(divergence.detail.contains("+ title: \"Row "), "\(wrong)")
  }

  @Test("a report lists sessions, findings and the code that replays them")
  func description() throws {
    let report = try report(.forceUnwrap, sessions: 4)
    let text = "\(report)"

    #expect(text.contains("4 sessions"))
    #expect(text.contains("crash: "))
    #expect(
      text.hasSuffix(
        """
            try users.replay(
              [
                .tapRow("UITableView", section: 0, row: 0),
                .tap("Trouble"),
              ], on: app)
        """))
  }
}

/// The reference model of the app in these tests: a list of three rows, a detail and an alert.
private struct ListAndDetail: ReferenceModel {
  let titles: String
  private var row: Int?
  private var hasAlert = false

  init(titles: String) { self.titles = titles }
  init(start: String) { self.init(titles: start) }
  static func start(using random: inout RandomSource) -> String { "Row " }
  static let personas = [Persona("anybody", [.explore: 1])]
  static func weights(of distribution: Distribution, upTo limit: Int) -> [Int] { [1] }
  let refusals = 0
  let isWaiting = false
  func candidates() -> [Candidate] { [] }

  mutating func handle(_ event: UserEvent) {
    switch event {
    case .alertButton where hasAlert: hasAlert = false
    case .tapRow(_, _, let row) where self.row == nil && row < 3,
      .doubleTapRow(_, _, let row) where self.row == nil && row < 3:
      self.row = row
    case .tap("Trouble") where row != nil, .doubleTap("Trouble") where row != nil: hasAlert = true
    case .back where !hasAlert, .swipeBack(isFinished: true) where !hasAlert,
      .backMenu(depth: 0) where !hasAlert:
      row = nil
    default: break
    }
  }

  func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.number("depth", row == nil ? 1 : 2)
    sink.text("screen", "")
    sink.text("title", row.map { "\(titles)\($0)" } ?? "List")
    sink.flag("alert", hasAlert)
    guard hasAlert else { return }
    sink.text("alert", "Trouble")
    sink.text("alert", "")
    sink.number("alert", 1)
    sink.extra("alert is an action sheet", 0)
    sink.text("alert", "OK")
    sink.extra("alert button style", 0)
  }
}

/// A screen whose button blocks in real time, as a host name lookup does.
final class WaitingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Wait", for: .normal)
    button.addAction(UIAction { _ in Thread.sleep(forTimeInterval: 0.35) }, for: .touchUpInside)
    view.addSubview(button)
  }
}
