import LeakDetection
@testable import RandomUsers
import Testing
import UIKit

@Suite("Apps with async code") @MainActor struct AsyncAppTests {
  private func report(
    _ events: [UserEvent], canRunTasks: Bool = true, modules: [String] = ["RandomUsersTests"],
    _ open: @escaping @MainActor (OpeningViewController) -> Void
  ) throws -> VisitReport {
    var users = RandomUsers(modules: modules)
    users.capabilities.runsTasks = canRunTasks
    return try users.replay(
      events,
      on: .window { window in
        let screen = OpeningViewController()
        screen.open = open
        window.rootViewController = UINavigationController(rootViewController: screen)
        return screen
      })
  }

  // If this fails, adapt the executors in VirtualConcurrency.swift to the new compiler.
  @Test("sessions can run tasks with this compiler", .enabled(if: isLinux))
  func isAvailable() {
    #expect(VirtualConcurrency.isAvailable)
  }

  @Test(
    "a screen that waits for async code appears in virtual time", .enabled(if: isLinux),
    arguments: AsyncWork.allCases)
  func reached(_ work: AsyncWork) throws {
    let report = try report([.tap("Open"), .wait(seconds: 3600)]) { screen in
      Task {
        await work.run()
        screen.show()
      }
    }

    #expect(report.screens["ShownViewController"] == 1, "\(report)")
    #expect(report.findings.isEmpty, "\(report)")
  }

  @Test("a two-second sleep ends after two seconds, not after one", .enabled(if: isLinux))
  func sleep() throws {
    let open: @MainActor (OpeningViewController) -> Void = { screen in
      Task {
        try await Task.sleep(for: .seconds(2))
        screen.show()
      }
    }
    let early = try report([.tap("Open"), .wait(seconds: 1)], open)
    let later = try report([.tap("Open"), .wait(seconds: 1), .wait(seconds: 1)], open)

    #expect(early.screens["ShownViewController"] == nil, "\(early)")
    #expect(later.screens["ShownViewController"] == 1, "\(later)")
  }

  @Test("sleeps end in the order of their lengths", .enabled(if: isLinux))
  func order() throws {
    let report = try report([.tap("Open"), .wait(seconds: 1)]) { screen in
      var ended: [Int] = []
      for tenths in [5, 1, 3, 2, 4] {
        Task {
          try await Task.sleep(for: .milliseconds(100 * tenths))
          ended.append(tenths)
          if ended.count == 5 { screen.title = "\(ended)" }
          if ended == [1, 2, 3, 4, 5] { screen.show() }
        }
      }
    }

    #expect(report.screens["ShownViewController"] == 1, "\(report)")
  }

  @Test(
    "a screen is abandoned if a task retains it forever, but not if the reference is weak",
    .enabled(if: isLinux && HeapCensus.isAvailable), arguments: [true, false])
  func endlessStream(isStrong: Bool) throws {
    let visits = (0..<5).flatMap { _ in [UserEvent.tap("Open"), .back] }
    let report = try report(visits) { screen in
      let listening = ListeningViewController()
      listening.isHeldByItsTask = isStrong
      screen.navigationController?.pushViewController(listening, animated: true)
    }

    #expect(
      report.findings.map(\.fingerprint)
        == (isStrong ? ["abandoned: ListeningViewController"] : []), "\(report)")
  }

  @Test(
    "a screen that loops over notifications forever is one finding, or none if it is held weakly",
    .enabled(if: isLinux && HeapCensus.isAvailable), arguments: [true, false])
  func notifications(isStrong: Bool) throws {
    let visits = (0..<5).flatMap { _ in [UserEvent.tap("Open"), .back] }
    let report = try report(visits) { screen in
      let news = NewsViewController()
      news.isHeldByItsTask = isStrong
      screen.navigationController?.pushViewController(news, animated: true)
    }

    #expect(
      report.findings.map(\.fingerprint) == (isStrong ? ["abandoned: NewsViewController"] : []),
      "\(report)")
  }

  @Test(
    "the trace of a screen that a task retains names the function in which the task waits",
    .enabled(if: isLinux && HeapCensus.isAvailable))
  func waitingFunction() throws {
    let visits = (0..<5).flatMap { _ in [UserEvent.tap("Open"), .back] }
    let report = try report(visits) { screen in
      screen.navigationController?.pushViewController(LoadingViewController(), animated: true)
    }

    let finding = try #require(report.findings.first, "\(report)")
    #expect(report.findings.count == 1 && finding.fingerprint == "abandoned: LoadingViewController")
    let trace = """
          ┬ a task suspended in 'LoadingViewController.load', until it ends
          ├─ Task.local
      """
    #expect("\(report)".contains(trace), "\(report)")
  }

  @Test(
    "sessions of an app with async code are the same in every run", .enabled(if: isLinux))
  func repeated() throws {
    let app = AppLaunch.screen {
      let screen = OpeningViewController()
      screen.open = { screen in
        for seconds in [0.25, 0.5, 0.5] {
          Task {
            try await Task.sleep(for: .seconds(seconds))
            screen.title = (screen.title ?? "") + "\(seconds)"
            screen.show()
          }
        }
      }
      return screen
    }
    let users = RandomUsers(sessions: 12, events: 20, modules: ["RandomUsersTests"], replays: 0)

    #expect(try users.visit(app) == users.visit(app))
  }

  @Test(
    "an object that a sleeping task retains when the app ends is not a leak", .enabled(if: isLinux))
  func sleepingAtTheEnd() throws {
    let report = try report([.tap("Open")]) { screen in
      Task {
        try await Task.sleep(for: .seconds(60))
        screen.show()
      }
    }

    #expect(report.findings.isEmpty, "\(report)")
  }

  @Test("a tap that starts a task is not a dead touch, and an endless task is a hang")
  func endless() throws {
    let report = try report([.tap("Open")]) { _ in
      Task { while true { await Task.yield() } }
    }

    #expect(report.findings.map(\.kind) == [.hang], "\(report)")
  }

  @Test("if tasks cannot run, an app with async code is reported as not checked")
  func cannotRun() throws {
    let report = try report([.tap("Open")], canRunTasks: false) { screen in
      Task { screen.show() }
    }

    #expect(report.findings.map(\.fingerprint) == ["not checked: tasks"], "\(report)")
    #expect(!report.isClean && "\(report)".contains("not checked: tasks"))
  }

  @Test("if tasks cannot run, an app without async code is checked as usual")
  func withoutAsyncCode() throws {
    // A module with symbols but without async functions.
    let report = try report([], canRunTasks: false, modules: ["JSONReading"]) { _ in }

    #expect(report.findings.isEmpty, "\(report)")
  }
}

let isLinux: Bool = {
  #if os(Linux)
    true
  #else
    false
  #endif
}()

/// Ways in which an app waits.
enum AsyncWork: CaseIterable, Sendable {
  case nothing, sleep, longSleep, suspendingSleep, detached, nonisolated, actor, continuation
  case taskGroup, asyncLet, stream, mainActorRun, cancelled, dispatch

  func run() async {
    switch self {
    case .nothing: break
    case .sleep: try? await Task.sleep(for: .seconds(1))
    case .longSleep: try? await Task.sleep(nanoseconds: 3_000_000_000_000)
    case .suspendingSleep: try? await Task.sleep(for: .seconds(1), clock: .suspending)
    case .detached: _ = await Task.detached { 42 }.value
    case .nonisolated: await elsewhere()
    case .actor: await Counter().increase()
    case .continuation:
      await withCheckedContinuation { continuation in
        MainActor.assumeIsolated { DispatchQueue.main.async { continuation.resume() } }
      }
    case .taskGroup:
      await withTaskGroup(of: Int.self) { group in
        for number in 0..<3 { group.addTask { number } }
        for await _ in group {}
      }
    case .asyncLet:
      async let first = elsewhere()
      async let second = elsewhere()
      _ = await (first, second)
    case .stream:
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      Task { @MainActor in
        continuation.yield(1)
        continuation.finish()
      }
      for await _ in stream {}
    case .mainActorRun: await MainActor.run {}
    case .cancelled:
      let task = Task { try await Task.sleep(for: .seconds(100_000)) }
      task.cancel()
      _ = await task.result
    case .dispatch:
      await withCheckedContinuation { continuation in
        MainActor.assumeIsolated {
          DispatchQueue.global().asyncAfter(deadline: .now() + 1) { continuation.resume() }
        }
      }
    }
  }
}

private nonisolated func elsewhere() async { await Task.yield() }

private actor Counter {
  private var count = 0
  func increase() { count += 1 }
}

extension OpeningViewController {
  fileprivate func show() {
    navigationController?.pushViewController(ShownViewController(), animated: true)
  }
}

private final class ShownViewController: UIViewController {}

/// Waits for elements of a stream that never arrive.
private final class ListeningViewController: UIViewController {
  var isHeldByItsTask = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let (news, continuation) = AsyncStream<String>.makeStream()
    Task { [weak self] in
      let held = self?.isHeldByItsTask == true ? self : nil
      for await line in news { (held ?? self)?.title = line }
      continuation.finish()
    }
  }
}

/// Waits for notifications that are never posted.
private final class NewsViewController: UIViewController {
  var isHeldByItsTask = false

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [weak self] in
      let held = self?.isHeldByItsTask == true ? self : nil
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("News")) {
        (held ?? self)?.title = "News"
      }
    }
  }
}

/// Waits for lines that never arrive.
private final class LoadingViewController: UIViewController {
  private let news = AsyncStream<String>.makeStream()

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { await load() }
  }

  private func load() async {
    for await line in news.stream { title = line }
  }
}
