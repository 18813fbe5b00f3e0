import Foundation
import RandomUsers
import Testing
import UIKit

@Suite("Crashes") @MainActor struct CrashTests {
  @Test(
    "crashes in the standard library are named after the app's function, and have its line")
  func standardLibrary() throws {
    let report = try RandomUsers(
      sessions: 12, events: 8, modules: ["RandomUsersTests"], replays: 10
    ).visit(.screen { IndexViewController() })

    let crashes = report.findings(of: .crash)
    #expect(
      Set(crashes.map(\.subject)) == [
        "Fatal error: Index out of range, in 'IndexViewController.chooseFirst'",
        "Fatal error: Index out of range, in 'IndexViewController.chooseSecond'",
      ], "\(report)")
    for crash in crashes {
      #expect(crash.location?.file.hasSuffix("CrashTests.swift") == true, "\(crash)")
      #expect(crash.events.count == 1, "\(crash)")
    }
    #expect(Set(crashes.compactMap(\.location?.line)).count == 2)
  }

  @Test("an overflow of the stack is named after the recursion, wherever it happened")
  func overflow() throws {
    let report = try RandomUsers(
      sessions: 4, events: 4, modules: ["RandomUsersTests"], replays: 4
    ).visit(.screen { EndlessViewController() })

    #expect(
      report.findings(of: .crash).map(\.subject) == [
        "signal 11, in the recursion of 'EndlessViewController.climb'"
      ], "\(report)")
    #expect(
      report.findings.first?.location?.file.hasSuffix("CrashTests.swift") == true, "\(report)")
  }

  @Test("signals in two functions are two findings")
  func signals() throws {
    let report = try RandomUsers(
      sessions: 12, events: 8, modules: ["RandomUsersTests"], replays: 10
    ).visit(.screen { PointerViewController() })

    #expect(
      Set(report.findings(of: .crash).map(\.subject)) == [
        "signal 11, in 'PointerViewController.readFirst'",
        "signal 11, in 'PointerViewController.readBelow'",
      ], "\(report)")
    #expect(report.findings.allSatisfy { $0.location != nil }, "\(report)")
  }

  @Test("a crash inside Foundation has the line of the app's call")
  func foundation() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    // Foundation on Linux takes the dictionary of a plural for a text.
    let plurals = ["days": ["NSStringLocalizedFormatKey": "%#@days@"]]
    try PropertyListSerialization.data(fromPropertyList: plurals, format: .xml, options: 0)
      .write(to: language.appendingPathComponent("Localizable.stringsdict"))
    let path = folder.path

    let report = try RandomUsers(
      sessions: 4, events: 4, modules: ["RandomUsersTests"], replays: 4
    ).visit(.screen { PluralViewController(path) })

    let crash = try #require(report.findings(of: .crash).first, "\(report)")
    #expect(crash.subject == "signal 11, in 'PluralViewController.showDays'")
    #expect(crash.location?.file.hasSuffix("CrashTests.swift") == true, "\(report)")
  }

  @Test("a crash when the app is shut down is shrunk to no events, whatever the last event was")
  func shutdown() throws {
    let report = try RandomUsers(
      sessions: 2, events: 8, modules: ["RandomUsersTests"], replays: 30
    ).visit(.screen { TrappingViewController() })

    let crash = try #require(report.findings(of: .crash).first, "\(report)")
    #expect(crash.events.isEmpty && crash.subject.hasSuffix("Fatal error: released"), "\(report)")
  }

  @Test("texts with the path of the app's folder are the same in every session")
  func paths() throws {
    let app = AppLaunch.screen {
      let screen = OpeningViewController()
      screen.title = NSTemporaryDirectory()
      return screen
    }
    let comparison = try RandomUsers(sessions: 3, events: 4, modules: ["RandomUsersTests"])
      .compare(before: app, after: app)

    #expect(comparison.isClean, "\(comparison)")
  }
}

private final class TrappingViewController: OpeningViewController {
  deinit { fatalError("released") }
}

/// A button whose action calls itself without end.
private final class EndlessViewController: UIViewController {
  private var depth = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        type: .system, primaryAction: UIAction(title: "Go") { [weak self] _ in self?.descend() }))
  }

  private func descend() {
    depth += 1
    climb()
    depth -= 1
  }

  // Once in a while through a leaf, so that the stack does not always overflow in the same place.
  private func climb() { if hash(of: depth) % 3 == 0 { descend() } else { climb(past: depth) } }
  private func climb(past depth: Int) { descend() }
  private func hash(of depth: Int) -> Int { depth &* 31 }
}

/// Two buttons, each of which reads memory that is not there.
private final class PointerViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (title, action) in [("First", readFirst), ("Second", readSecond)] {
      let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
      view.addSubview(button)
    }
  }

  private func readFirst() { title = UnsafePointer<Int>(bitPattern: 8)?.pointee.description }
  // Below a recursion that does not overflow the stack.
  private func readSecond() { walk(9) }
  private func walk(_ depth: Int) { depth > 0 ? walk(depth - 1) : readBelow() }
  private func readBelow() { title = UnsafePointer<Int>(bitPattern: 16)?.pointee.description }
}

/// Two buttons, each of which reads an element that is not there.
private final class IndexViewController: UIViewController {
  private var names = ["Ann"]

  override func viewDidLoad() {
    super.viewDidLoad()
    for (title, action) in [("First", chooseFirst), ("Second", chooseSecond)] {
      let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
      view.addSubview(button)
    }
  }

  private func chooseFirst() { title = names[view.subviews.count] }
  private func chooseSecond() { title = names[view.subviews.count + 1] }
}

/// Looks up a text for which Foundation crashes.
private final class PluralViewController: UIViewController {
  private let path: String

  init(_ path: String) {
    self.path = path
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(type: .system, primaryAction: UIAction(title: "Days") { [self] _ in showDays() }))
  }

  private func showDays() {
    guard let bundle = Bundle(path: path) else { return }
    title = Foundation.NSLocalizedString("days", bundle: bundle, comment: "")
  }
}
