import LeakDetection
@testable import RandomUsers
import Testing
import UIKit
import VirtualNetwork

/// How a screen that the user has left is kept alive.
private enum Wait: CaseIterable {
  case shortDelay, shorterDelay, crash, shortSleep, request, asyncRequest, longDelay, chainOfDelays,
    forgottenCallback

  /// Whether the screen is released when what it waits for has happened.
  var endsSoon: Bool {
    switch self {
    case .shortDelay, .shorterDelay, .shortSleep, .request, .asyncRequest: true
    case .crash, .longDelay, .chainOfDelays, .forgottenCallback: false
    }
  }
}

@Suite("Growth while work is pending", .enabled(if: isLinux && HeapCensus.isAvailable))
@MainActor struct PendingWorkTests {
  private func app(_ wait: Wait) -> AppLaunch {
    .screen {
      Server.answer { _ in .text("Here").after(3) }
      let home = OpeningViewController()
      home.open = {
        $0.navigationController?.pushViewController(WaitingScreenController(wait), animated: true)
      }
      return UINavigationController(rootViewController: home)
    }
  }

  @Test(
    "screens that wait for an ordinary answer are not abandoned, and others are",
    arguments: Wait.allCases.filter { $0 != .crash })
  private func waiting(_ wait: Wait) throws {
    let visits = (0..<4).flatMap { _ in [UserEvent.tap("Open"), .back] }
    let report = try RandomUsers(modules: ["RandomUsersTests"]).replay(
      visits, on: app(wait))

    let expected = wait.endsSoon ? [] : ["abandoned: WaitingScreenController"]
    #expect(report.screens["WaitingScreenController"] == 4, "\(report)")
    #expect(report.findings.map(\.fingerprint) == expected, "\(report)")
  }

  @Test(
    "a screen that waited for an answer is not released late when it arrives, also in a transition",
    arguments: [Wait.shortDelay, .shorterDelay])
  private func answered(_ wait: Wait) throws {
    let visits = (0..<3).flatMap { _ in [UserEvent.tap("Open"), .back] }
    let report = try RandomUsers(modules: ["RandomUsersTests"]).replay(
      visits + [.wait(seconds: 5)], on: app(wait))

    #expect(report.findings.isEmpty, "\(report)")
  }

  @Test("a crash after the wait at a session's end is one finding, and the wait is its last event")
  func crash() throws {
    let report = try RandomUsers(sessions: 1, events: 12, modules: ["RandomUsersTests"]).visit(
      app(.crash))

    let finding = try #require(report.findings.first, "\(report)")
    #expect(report.findings.count == 1 && finding.kind == .crash, "\(report)")
    #expect(finding.events.last?.kind == "wait", "\(report)")
  }
}

private final class WaitingScreenController: UIViewController {
  private static var callbacks: [() -> Void] = []
  private let page = URL(string: "https://example.com/page")!
  private let wait: Wait

  init(_ wait: Wait) {
    self.wait = wait
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    switch wait {
    case .shortDelay: DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.title = "Here" }
    case .shorterDelay:
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { self.title = "Here" }
    case .crash:
      DispatchQueue.main.asyncAfter(deadline: .now() + 20) {
        self.title = "Here"
        fatalError("planted")
      }
    case .shortSleep:
      Task {
        try? await Task.sleep(for: .seconds(3))
        title = "Here"
      }
    case .request:
      VirtualNetwork.URLSession.shared.dataTask(with: page) { data, _, _ in self.show(data) }
        .resume()
    case .asyncRequest:
      Task { show(try? await VirtualNetwork.URLSession.shared.data(from: page).0) }
    case .longDelay: DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.title = "Here" }
    case .chainOfDelays: tick()
    case .forgottenCallback: Self.callbacks.append { self.title = "Here" }
    }
  }

  private func show(_ data: Data?) { title = data.map { String(decoding: $0, as: UTF8.self) } }

  private func tick() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.tick() }
  }
}
