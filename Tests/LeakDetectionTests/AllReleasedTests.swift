import Foundation
import LeakDetection
import Testing

private final class Screen {
  var presenter: ScreenPresenter?
  var log: [String] = []
}
private final class ScreenPresenter { var view: Screen? }
private final class Session {
  nonisolated(unsafe) static var shared: Session?
  var screens: [Screen] = []
}
private struct Refusal: Error, Equatable {}

private func leakPair() {
  let screen = Screen()
  let presenter = ScreenPresenter()
  screen.presenter = presenter
  presenter.view = screen
}

@MainActor @Suite("All released", .enabled(if: HeapCensus.isAvailable))
struct AllReleasedTests {
  private let module = ["LeakDetectionTests"]

  @Test("a block that leaves nothing behind passes")
  func clean() throws {
    try expectAllReleased(in: module) {
      let screen = Screen()
      screen.presenter = ScreenPresenter()
      screen.log.append("shown")
    }
  }

  @Test("the error lists a count per class and draws each defect once")
  func leaks() throws {
    let error = #expect(throws: StillAlive.self) {
      try expectAllReleased(in: module) {
        leakPair()
        leakPair()
        let screen = Screen()
        let presenter = ScreenPresenter()
        screen.presenter = presenter
        presenter.view = screen
        screen.presenter?.view?.log.append("shown")
      }
    }

    #expect(
      error?.description == """
        6 objects of LeakDetectionTests created in the block are still alive after it:
          3 Screen
          3 ScreenPresenter
        ╭→ a cycle: nothing else holds it
        ├─ Screen.presenter
        ├─ ScreenPresenter.view
        │                  ~~~~
        ╰─ back to Screen
        The underlined reference is the likely cause: make it weak, or clear it. \
        If instances of a class are meant to stay alive, name the class in 'allowing'.
        """)
  }

  @Test("an allowed object may stay, but the objects that it holds are reported with their path")
  func held() throws {
    defer { Session.shared = nil }
    try expectAllReleased(in: module, allowing: ["Session"]) { Session.shared = Session() }
    // The singleton was created in an earlier block, but the path still leads through it.
    let error = #expect(throws: StillAlive.self) {
      try expectAllReleased(in: module, allowing: ["Session"]) {
        let screen = Screen()
        screen.presenter = ScreenPresenter()
        Session.shared?.screens.append(screen)
      }
    }

    #expect(
      error?.counts.map { "\($0.count) \($0.type)" } == ["1 Screen", "1 ScreenPresenter"])
    #expect(
      error?.traces.map(\.drawing) == [
        """
        ┬ static Session.shared
        ├─ Session.screens[0]
        │          ~~~~~~~~~~
        ╰→ Screen
        """
      ])
  }

  @Test("allowed objects are not reported with the others")
  func allowed() {
    defer { Session.shared = nil }
    let error = #expect(throws: StillAlive.self) {
      try expectAllReleased(in: module, allowing: ["Session"]) {
        Session.shared = Session()
        leakPair()
      }
    }

    #expect(
      error?.counts.map { "\($0.count) \($0.type)" } == ["1 Screen", "1 ScreenPresenter"])
    #expect(error?.traces.map(\.root) == [.cycle])
  }

  @Test("an object held by the test itself is reported")
  func heldByTest() throws {
    var kept: Screen?
    let error = #expect(throws: StillAlive.self) {
      try expectAllReleased(in: module) { kept = Screen() }
    }

    #expect(
      error?.description.contains("\n  1 Screen\n┬ held from outside the app's objects\n") == true)
    #expect(
      error?.description.hasPrefix("1 object of LeakDetectionTests created in the block is") == true
    )
    withExtendedLifetime(kept) {}
  }

  @Test("blocks on several threads take turns, and none sees another's objects")
  func threads() {
    let verdicts = Verdicts()
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      do {
        try expectAllReleased(in: ["LeakDetectionTests"]) {
          verdicts.enter()
          // Gives other threads every chance to enter.
          for _ in 0..<200 { sched_yield() }
          for _ in 0..<index % 4 { leakPair() }
          verdicts.leave()
        }
        verdicts.note(0, for: index)
      } catch let error as StillAlive {
        verdicts.note(error.counts.map(\.count).reduce(0, +), for: index)
      } catch {
        verdicts.note(-1, for: index)
      }
    }

    #expect(verdicts.all == (0..<64).map { 2 * ($0 % 4) })
    #expect(verdicts.mostAtOnce == 1)
  }

  private final class Verdicts: @unchecked Sendable {
    private let lock = NSLock()
    private var found = [Int](repeating: -2, count: 64)
    private var inside = 0
    private var most = 0
    func enter() {
      lock.withLock {
        inside += 1
        most = max(most, inside)
      }
    }
    func leave() { lock.withLock { inside -= 1 } }
    var mostAtOnce: Int { lock.withLock { most } }
    func note(_ count: Int, for index: Int) { lock.withLock { found[index] = count } }
    var all: [Int] { lock.withLock { found } }
  }

  @Test("objects that the block creates on another thread are not counted")
  func otherThread() throws {
    try expectAllReleased(in: module) {
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        leakPair()
        done.signal()
      }
      thread.start()
      done.wait()
    }
  }

  @Test("a failing initializer leaves nothing behind")
  func failedInitialiser() throws {
    final class Half {
      let one: Screen
      let other: Screen
      init(isWhole: Bool) throws {
        one = Screen()
        guard isWhole else { throw Refusal() }
        other = Screen()
      }
    }

    try expectAllReleased(in: module) {
      #expect(throws: Refusal()) { try Half(isWhole: false) }
      _ = try Half(isWhole: true)
    }
  }

  @Test("an error in the block is rethrown, and the next block is checked as usual")
  func errors() throws {
    #expect(throws: Refusal()) {
      try expectAllReleased(in: module) {
        leakPair()
        throw Refusal()
      }
    }
    try expectAllReleased(in: module) { _ = Screen() }
    #expect(throws: StillAlive.self) { try expectAllReleased(in: module) { leakPair() } }
  }

  @Test("a check that could never fail is rejected")
  func refusals() throws {
    #expect(throws: LeakCheckError.noModules) { try expectAllReleased(in: []) {} }
    #expect(throws: LeakCheckError.unknownModule("LeakDetectionTest")) {
      try expectAllReleased(in: ["LeakDetectionTest"]) {}
    }
    #expect(throws: LeakCheckError.nested) {
      try expectAllReleased(in: module) { try expectAllReleased(in: module) {} }
    }
    let census = HeapCensus(modules: module)
    defer { census.end() }
    #expect(throws: LeakCheckError.nested) { try expectAllReleased(in: module) {} }
  }

  @Test(
    "every message states what was found and what to do",
    arguments: [
      (
        LeakCheckError.noHooks,
        """
        no allocation hooks found; they require Linux on x86-64 or arm64. Link NavBench's \
        product LeakDetection into the test target, or skip the test if HeapCensus.isAvailable is \
        false.
        """
      ),
      (
        .nested,
        """
        this thread is already counting objects. Do not nest calls to expectAllReleased, and do \
        not call it during the session of a HeapCensus.
        """
      ),
      (.noModules, "no module given. Name the modules whose objects must be released."),
      (
        .unknownModule("Shop"),
        """
        no code from module 'Shop' found in this program. Check the spelling, that the module is \
        linked, and that its symbols are not stripped.
        """
      ),
      (
        .tooManyObjects,
        """
        more than 4 million objects were alive at once, which exceeds the limit. Split the block \
        into smaller blocks.
        """
      ),
    ])
  func messages(error: LeakCheckError, text: String) { #expect("\(error)" == text) }
}
