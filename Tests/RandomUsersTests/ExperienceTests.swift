@testable import RandomUsers
import Testing
import UIKit
import UserSessions

@Suite("What random users learn") @MainActor struct ExperienceTests {
  private let app = AppLaunch.delegate { LoginAppDelegate() }

  private func users(
    _ sessions: Int = 1, links: [String] = ["app://list"], texts: [String: [String]] = [:]
  ) -> RandomUsers {
    RandomUsers(
      sessions: sessions, events: 60, links: links, texts: texts,
      modules: ["RandomUsersTests"], replays: 0)
  }

  private func outcome(_ events: [UserEvent]) throws -> VisitOutcome {
    try users().run(.given(events), on: app, nil)
  }

  @Test("texts count as accepted if a screen opens when the server has answered")
  func answered() throws {
    let forms = try outcome([
      .type("ann", into: "name"), .tap("log in"), .wait(seconds: 1), .wait(seconds: 1),
    ]).forms

    #expect(forms.map(\.texts) == [["name": "ann"]])
    #expect(forms.map(\.screen) == ["NameViewController"])
    #expect(forms.map(\.effect) == ["tap log in: InsideViewController"])
  }

  @Test("texts that an alert refuses do not count as accepted, even if a screen opens later")
  func refused() throws {
    let later = try outcome([
      .type("eve", into: "name"), .tap("log in"), .wait(seconds: 2), .alertButton(0),
      .wait(seconds: 5),
    ])

    #expect(later.screens.last == "InsideViewController")
    #expect(later.forms.isEmpty, "\(later.forms)")
  }

  @Test(
    "texts are learnt after an earlier refusal, by an alert or in silence",
    arguments: [
      (
        "slow",
        [
          UserEvent.type("slow", into: "name"), .tap("log in"), .wait(seconds: 2), .alertButton(0),
        ]
      ),
      (
        "ann",
        [
          .type("", into: "name"), .tap("log in"), .wait(seconds: 2), .type("ann", into: "name"),
        ]
      ),
    ])
  func afterRefusal(_ name: String, _ refusal: [UserEvent]) throws {
    let forms = try outcome(refusal + [.tap("log in"), .wait(seconds: 2)]).forms

    #expect(forms.map(\.texts) == [["name": name]])
  }

  @Test("a screen that opens after two submissions is no effect of empty fields")
  func twice() throws {
    let forms = try outcome([
      .type("ann", into: "name"), .tap("log in"), .type("", into: "name"), .tap("log in"),
      .wait(seconds: 2),
    ]).forms

    #expect(forms.isEmpty, "\(forms)")
  }

  @Test("a screen that opens after a long wait is no effect of the texts")
  func late() throws {
    let late = try outcome([.type("ann", into: "name"), .tap("log in"), .wait(seconds: 60)])

    #expect(late.screens.last == "InsideViewController" && late.forms.isEmpty, "\(late.forms)")
  }

  @Test("the buttons of an alert with a field have effects of their own")
  func alertField() throws {
    let renamed = try outcome([
      .tap("rename"), .type("Ann", into: "New name"), .alertButton(0),
    ]).forms
    let cancelled = try outcome([.tap("rename"), .alertButton(1)]).forms

    #expect(renamed.map(\.effect) == ["alertButton 0: NameViewController"])
    #expect(renamed.map(\.texts) == [["New name": "Ann"]])
    #expect(cancelled.map(\.texts) == [[:]])
  }

  @Test("texts count as accepted if a screen opens after an alert that confirms them")
  func confirmed() throws {
    let forms = try outcome([
      .type("new", into: "name"), .tap("log in"), .wait(seconds: 2), .alertButton(0),
    ]).forms

    #expect(forms.map(\.texts) == [["name": "new"]])
  }

  @Test("users who have filled in a form often submit it")
  func submission() throws {
    let report = try users(20, links: [], texts: ["name": ["ann"]]).visit(app)

    #expect(report.screens["InsideViewController", default: 0] > 15, "\(report)")
  }

  @Test("a place reached by touches and by a shorter link is visited again in both ways")
  func walks() throws {
    var experience = Experience()
    let walk: [UserEvent] = [.type("ann", into: "name"), .tap("log in"), .wait(seconds: 2)]
    let link: [UserEvent] = [.openURL("app://list")]
    for (session, events) in [walk, link, link + [.back] + walk].enumerated() {
      experience.add(try outcome(events), session: session)
    }
    var random = RandomSource(seed: 1, index: 0)

    let beginnings = Set((0..<200).map { _ in experience.beginning(within: 40, using: &random) })

    #expect(beginnings.contains(walk) && beginnings.contains(link), "\(beginnings)")
    #expect(beginnings.allSatisfy { $0.count <= walk.count }, "\(beginnings)")
    #expect(experience.lastNewSession == 0)
  }

  @Test("after some long pauses users leave the app and return, after others they go on")
  func pauses() throws {
    var users = users(60)
    users.isGuided = false
    let visits = try (1...60).map { index in
      try users.run(
        .random(RandomSource(seed: 1, index: index), count: 60, after: [], .init()), on: app, nil
      ).events
    }
    func isLong(_ event: UserEvent) -> Bool {
      if case .wait(let seconds) = event { seconds >= 60 } else { false }
    }
    let next = visits.flatMap { events in
      zip(events, events.dropFirst()).filter { isLong($0.0) }.map(\.1)
    }
    let leaving = next.filter { $0 == .background }.count

    #expect(leaving > next.count / 4 && leaving < next.count * 3 / 4, "\(leaving) of \(next.count)")
  }
}

/// An app whose server logs Ann in, registers a new user and refuses everyone else, but lets Eve in
/// three seconds after refusing her.
@MainActor private final class LoginAppDelegate: UIResponder, UIApplicationDelegate {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let stack = UINavigationController(rootViewController: NameViewController())

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = stack
    window.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    if !(stack.topViewController is InsideViewController) {
      stack.pushViewController(InsideViewController(), animated: true)
    }
    return true
  }
}

private final class NameViewController: UIViewController {
  private let name = UITextField(frame: .zero)
  private var attempts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    name.accessibilityIdentifier = "name"
    let button = UIButton(type: .system)
    button.setTitle("log in", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    let rename = UIButton(type: .system)
    rename.setTitle("rename", for: .normal)
    rename.addAction(UIAction { [weak self] _ in self?.rename() }, for: .touchUpInside)
    for element in [name, button, rename] { view.addSubview(element) }
  }

  private func rename() {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "New name" }
    for title in ["Save", "Cancel"] {
      alert.addAction(UIAlertAction(title: title, style: .default))
    }
    present(alert, animated: true)
  }

  private func ask() {
    let name = name.text ?? ""
    UIKit.Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { [weak self] _ in
      self?.attempts += 1
      switch name {
      case "": break
      case "ann": self?.enter()
      case "slow" where self?.attempts == 2: self?.enter()
      case "new": self?.tell("Welcome") { self?.enter() }
      case "eve": self?.tell("Unknown") { self?.enter(after: 3) }
      default: self?.tell("Unknown") {}
      }
    }
  }

  private func enter() {
    navigationController?.pushViewController(InsideViewController(), animated: true)
  }

  private func enter(after seconds: Double) {
    UIKit.Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in
      self?.enter()
    }
  }

  private func tell(_ title: String, then act: @escaping () -> Void) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in act() })
    present(alert, animated: true)
  }
}

private final class InsideViewController: UIViewController {}
