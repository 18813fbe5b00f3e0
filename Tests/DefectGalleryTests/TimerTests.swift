import LeakDetection
import RandomUsers
import Testing
import UIKit
import UserSessions

/// A countdown that is never stopped.
///
/// As in the ownership table, its owner is the controller in MVC and the presenter in MVP.
@MainActor @Suite("A timer that is never stopped", .enabled(if: HeapCensus.isAvailable))
struct TimerTests {
  enum Target: CaseIterable { case controller, presenter }

  @MainActor final class CountdownPresenter {
    private var timer: Timer?
    func start() {
      timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
    }
    private func tick() {}
  }

  final class CountdownView: UIView {}

  /// A view on the menu whose own timer must not appear to hold what other timers hold.
  final class ClockView: UIView {
    let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }
  }

  final class CountdownController: UIViewController {
    private let presenter: CountdownPresenter?
    private var timer: Timer?
    init(_ presenter: CountdownPresenter?) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = CountdownView() }
    override func viewDidLoad() {
      super.viewDidLoad()
      presenter?.start()
      guard presenter == nil else { return }
      timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
    }
    private func tick() {}
  }

  final class MenuController: UIViewController {
    let target: Target
    init(_ target: Target) {
      self.target = target
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system)
      button.setTitle("Start", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
      view.addSubview(button)
      view.addSubview(ClockView())
    }
    private func open() {
      let countdown = CountdownController(target == .presenter ? CountdownPresenter() : nil)
      navigationController?.pushViewController(countdown, animated: true)
    }
  }

  private func report(_ target: Target, countdowns: Int) throws -> VisitReport {
    try RandomUsers(modules: ["DefectGalleryTests"]).replay(
      (0..<countdowns).flatMap { _ in [.tap("Start"), .back] },
      on: .window { window in
        let menu = MenuController(target)
        window.rootViewController = UINavigationController(rootViewController: menu)
        return menu
      })
  }

  @Test("a timer whose target is the controller retains the whole screen")
  func controller() throws {
    let report = try report(.controller, countdowns: 4)

    let finding = try #require(report.findings.first, "\(report)")
    #expect(report.findings.count == 1, "the view is reported with its controller: \(report)")
    #expect(finding.kind == .abandoned && finding.subject == "TimerTests.CountdownController")
    #expect(
      finding.trace?.root == .holder("a running timer", until: "it is invalidated"), "\(report)")
  }

  @Test("a timer whose target is the presenter retains only the presenter")
  func presenter() throws {
    let report = try report(.presenter, countdowns: 4)

    #expect(report.findings.map(\.subject) == ["TimerTests.CountdownPresenter"], "\(report)")
    #expect(report.findings.first?.kind == .abandoned)
  }
}
