import RandomUsers
import Testing
import UIKit

@Suite("One cause, one finding") @MainActor struct CauseTests {
  private func users(known: KnownFindings = []) -> RandomUsers {
    RandomUsers(sessions: 6, events: 40, modules: ["RandomUsersTests"], known: known)
  }

  private func app(_ wiring: Wiring) -> AppLaunch {
    .window { window in
      let navigation = UINavigationController()
      let module = ModuleAssembly.make(wiring, in: navigation)
      navigation.setViewControllers([module], animated: false)
      window.rootViewController = navigation
      return navigation
    }
  }

  // MARK: Grouping

  @Test(
    "objects that keep each other alive are one finding, which names one and counts the rest below"
  )
  func cycle() throws {
    let report = try users().visit(app(.presenterHoldsView))

    #expect(report.findings.map(\.kind) == [.leak], "\(report)")
    let finding = try #require(report.findings.first)
    let classes = ["ModulePresenter", "ModuleViewController"]
    #expect(Set([finding.fingerprint] + finding.consequences) == Set(classes.map { "leak: \($0)" }))
    #expect("\(finding)".contains("and 1 more finding with the same cause: leak: Module"))
  }

  @Test("a growing object and everything that only it holds are one finding")
  func growth() throws {
    let report = try users().visit(app(.routerKeepsModules))

    #expect(report.findings.count == 1, "\(report)")
    let finding = try #require(report.findings.first)
    #expect(finding.kind == .abandoned)
    #expect(finding.suspects == ["ModuleRouter.kept"], "\(finding)")
  }

  @Test("crashes on the same line are one finding, whatever values their messages contain")
  func crashes() throws {
    let app = AppLaunch.screen { CountingViewController() }
    let report = try users().visit(app)

    #expect(report.findings.map(\.kind) == [.crash], "\(report)")
    let finding = try #require(report.findings.first)
    #expect(!finding.consequences.isEmpty && finding.sessions == 6)
    #expect(finding.location?.file == "RandomUsersTests/CauseTests.swift")
    // Another message may have another cause.
    let all = KnownFindings(report)
    #expect(all.entries.count == finding.consequences.count + 1)
    #expect(try users(known: all).visit(app).isClean)
    #expect(try users(known: try KnownFindings(text: finding.id)).visit(app).findings.count == 1)
  }

  @Test("a finding is known if the list names any finding with the same cause")
  func known() throws {
    let first = try #require(try users().visit(app(.presenterHoldsView)).findings.first)
    let other = try #require(first.consequences.first)

    let report = try users(known: try KnownFindings(text: "\(other)\n\(first.id)\n"))
      .visit(app(.presenterHoldsView))

    #expect(report.isClean && report.known.count == 1, "\(report)")
    #expect(report.unusedKnown.isEmpty)
  }

  // MARK: Cycles with what lives as long as the app

  @Test("a cycle through the root navigation controller is reported only on request")
  func appLongCycle() throws {
    var users = users()
    let silent = try users.visit(app(.routerHoldsNavigation))
    users.reportsAppLongCycles = true
    let report = try users.visit(app(.routerHoldsNavigation))

    #expect(silent.isClean, "\(silent)")
    #expect(report.findings.map(\.kind) == [.appLongCycle], "\(report)")
    #expect(report.findings.first?.events.isEmpty == true)
  }

  @Test("the same holds for a navigation controller that replaces the root after signing in")
  func signedIn() throws {
    func app(_ wiring: Wiring, isEmbedded: Bool = false) -> AppLaunch {
      .window { window in
        let screen = SignInViewController()
        screen.onSignIn = { [weak window] in
          let navigation = UINavigationController()
          let module = ModuleAssembly.make(wiring, in: navigation)
          navigation.setViewControllers([module], animated: false)
          guard isEmbedded else {
            window?.rootViewController = navigation
            return
          }
          let container = UIViewController()
          container.addChild(navigation)
          container.view.addSubview(navigation.view)
          navigation.didMove(toParent: container)
          window?.rootViewController = container
        }
        window.rootViewController = screen
        return screen
      }
    }
    var users = users()

    #expect(try users.visit(app(.routerHoldsNavigation)).isClean)
    #expect(try users.visit(app(.routerHoldsNavigation, isEmbedded: true)).isClean)
    #expect(try users.visit(app(.presenterHoldsView)).findings.map(\.kind) == [.leak])
    users.reportsAppLongCycles = true
    let report = try users.visit(app(.routerHoldsNavigation))
    #expect(report.findings.map(\.kind) == [.appLongCycle], "\(report)")
  }

  @Test("the same cycle through the navigation controller of a closed sheet is a leak")
  func sheet() throws {
    let report = try users().replay(
      [.tap("Present"), .swipeSheet(isFinished: true)], on: app(.routerOfSheetHoldsNavigation))

    #expect(report.findings.map(\.kind) == [.leak], "\(report)")
  }

  @Test("a cycle through the presenter of an open sheet is reported only on request")
  func openSheet() throws {
    var users = users()
    let app = app(.routerOfSheetHoldsPresenter)
    #expect(try users.replay([.tap("Present")], on: app).isClean)
    #expect(
      try users.replay([.tap("Present"), .swipeSheet(isFinished: true)], on: app).isClean)

    users.reportsAppLongCycles = true
    let report = try users.replay([.tap("Present")], on: app)
    #expect(report.findings.map(\.kind) == [.appLongCycle], "\(report)")
  }

  @Test("a cycle through the app's delegate is reported only on request")
  func appDelegate() throws {
    var users = users()
    #expect(try users.replay([], on: .delegate { HoldingDelegate() }).isClean)
    let leak = try users.replay([], on: .delegate { HoldingDelegate(.presenterHoldsView) })
    #expect(leak.findings.map(\.kind) == [.leak], "\(leak)")

    users.reportsAppLongCycles = true
    let report = try users.replay([], on: .delegate { HoldingDelegate() })
    #expect(report.findings.map(\.kind) == [.appLongCycle], "\(report)")
    #expect(report.findings.first?.subject == "HoldingDelegate", "\(report)")
  }

  @Test("a screen that holds itself is a leak, even at the root and behind an app-long cycle")
  func ownCycle() throws {
    for wiring in [Wiring.presenterHoldsView, .both] {
      let report = try users().replay([], on: app(wiring))

      #expect(report.findings.map(\.kind) == [.leak], "\(wiring): \(report)")
    }
  }
}

/// A delegate that holds itself through a closure of its own.
private final class HoldingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let wiring: Wiring?
  private var observation: () -> Void = {}

  init(_ wiring: Wiring? = nil) { self.wiring = wiring }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    observation = { self.window?.isHidden = false }
    let navigation = UINavigationController()
    navigation.viewControllers = [
      wiring.map { ModuleAssembly.make($0, in: navigation) } ?? OpeningViewController()
    ]
    window = UIWindow()
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    return true
  }
}

private final class SignInViewController: UIViewController {
  var onSignIn: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Sign in") { [weak self] _ in self?.onSignIn() }))
  }
}

/// A screen that crashes with the number of taps in the message.
private final class CountingViewController: UIViewController {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Count") { $0.count += 1 }
    add("Fail") { fatalError("no item \($0.count)") }
  }

  private func add(_ title: String, _ action: @escaping (CountingViewController) -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [weak self] _ in if let self { action(self) } }, for: .touchUpInside)
    view.addSubview(button)
  }
}

/// The defective reference in the module below.
enum Wiring {
  case presenterHoldsView, routerHoldsNavigation, routerOfSheetHoldsNavigation
  case routerOfSheetHoldsPresenter
  case routerKeepsModules, both
}

/// A screen with a presenter and a router, as in VIPER.
@MainActor enum ModuleAssembly {
  static func make(_ wiring: Wiring, in navigation: UINavigationController) -> UIViewController {
    let (view, presenter, router) = (ModuleViewController(), ModulePresenter(), ModuleRouter())
    view.presenter = presenter
    presenter.router = router
    router.weakNavigation = navigation
    router.wiring = wiring
    if [.presenterHoldsView, .both].contains(wiring) { presenter.view = view }
    view.canPresent =
      [.routerOfSheetHoldsNavigation, .routerOfSheetHoldsPresenter].contains(wiring)
    if [.routerHoldsNavigation, .routerOfSheetHoldsNavigation, .both].contains(wiring) {
      router.navigation = navigation
    }
    return view
  }
}

final class ModuleViewController: UIViewController {
  var presenter: ModulePresenter?
  var canPresent = false

  override func viewDidLoad() {
    super.viewDidLoad()
    for name in canPresent ? ["Push", "Present"] : ["Push"] {
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.presenter?.router?.open(isSheet: name == "Present") },
        for: .touchUpInside)
      view.addSubview(button)
    }
  }
}

final class ModulePresenter {
  var router: ModuleRouter?
  var view: ModuleViewController?
}

@MainActor final class ModuleRouter {
  var wiring = Wiring.presenterHoldsView
  var navigation: UINavigationController?
  weak var weakNavigation: UINavigationController?
  // Shared by all modules that this one opens.
  private var kept: [ModulePresenter] = []

  func open(isSheet: Bool) {
    guard isSheet else {
      let module = ModuleAssembly.make(wiring, in: weakNavigation ?? UINavigationController())
      if wiring == .routerKeepsModules, let presenter = (module as? ModuleViewController)?.presenter
      {
        kept.append(presenter)
      }
      weakNavigation?.pushViewController(module, animated: true)
      return
    }
    let sheet = UINavigationController()
    let module = ModuleAssembly.make(wiring, in: sheet)
    if wiring == .routerOfSheetHoldsPresenter {
      (module as? ModuleViewController)?.presenter?.router?.navigation = weakNavigation
    }
    sheet.setViewControllers([module], animated: false)
    weakNavigation?.topViewController?.present(sheet, animated: true)
  }
}
