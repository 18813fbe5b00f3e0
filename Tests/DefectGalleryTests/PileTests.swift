import LeakDetection
import RandomUsers
import Testing
import UIKit
import UserSessions

/// Accumulation of objects other than the app's, and objects that one of several owners leaks.
@MainActor @Suite("Accumulation", .enabled(if: HeapCensus.isAvailable)) struct PileTests {
  enum Habit: CaseIterable {
    case none, closures, timer, observer, plainViews, looks, staticTree, staticObject, replaced
    case cycle, cycleOfOwnViews
  }

  final class Mark: UIView {}

  final class Step {
    var children: [Step] = []
    func begin() { children.append(Step()) }
  }

  final class Board {
    var handlers: [() -> Void] = []
    var views: [UIView] = []
    var looks: [AnyObject] = []
    var last: (() -> Void)?
    var opened = 0
  }

  @MainActor enum Shared {
    static var root: Step?
    static var current: Step?
    static var trail: [Step] = []
  }

  final class PageController: UIViewController {
    private let habit: Habit
    private let board: Board
    private var count = 0
    private var handler: (() -> Void)?

    init(_ habit: Habit, _ board: Board) {
      self.habit = habit
      self.board = board
      super.init(nibName: nil, bundle: nil)
      board.opened += 1
      // Adds one view that is never released; it is older than the views of the third screen, and
      // the screens before and after leak theirs.
      guard board.opened == 3 else { return }
      if habit == .cycle { board.views.append(UIView()) }
      if habit == .cycleOfOwnViews { board.views += [Mark(), Mark(), Mark()] }
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Page"
      switch habit {
      case .none: break
      case .closures: board.handlers.append { [weak self] in self?.count += 1 }
      case .timer:
        _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
          self?.count += 1
        }
      case .observer:
        _ = NotificationCenter.default.addObserver(
          forName: Notification.Name("page"), object: nil, queue: nil
        ) { [weak self] _ in self?.count += 1 }
      case .plainViews: board.views.append(UIView())
      case .looks:
        let color = UIColor(white: 0.5, alpha: 1)
        board.looks += [UIImage(), color, UIFont.boldSystemFont(ofSize: 12)]
      case .staticTree:
        if Shared.root == nil { Shared.root = Step() }
        Shared.root?.begin()
      case .staticObject:
        if let current = Shared.current { Shared.trail.append(current) }
        Shared.current = Step()
      case .replaced: board.last = { [weak self] in self?.count += 1 }
      case .cycle, .cycleOfOwnViews:
        handler = { self.count += 1 }
        if habit == .cycleOfOwnViews { view.addSubview(Mark()) }
      }
    }
  }

  final class StartController: UIViewController {
    private let habit: Habit
    private let board = Board()

    init(_ habit: Habit) {
      self.habit = habit
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system)
      button.setTitle("Open", for: .normal)
      button.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          navigationController?.pushViewController(PageController(habit, board), animated: true)
        }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  /// A container with six pages, each of which creates an object when it loads.
  final class PagesController: UIPageViewController, UIPageViewControllerDataSource {
    final class Content {}

    final class Page: UIViewController {
      private var content: Content?
      override func viewDidLoad() {
        super.viewDidLoad()
        content = Content()
      }
    }

    private let pages: [Page]
    /// The pages made so far, of a data source that makes each page when it is shown.
    private var made: [Page] = []

    init(pages: Int) {
      self.pages = (0..<pages).map { _ in Page(nibName: nil, bundle: nil) }
      super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      dataSource = self
      setViewControllers(
        [pages.first ?? Page(nibName: nil, bundle: nil)], direction: .forward, animated: false)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { neighbour(of: page, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { neighbour(of: page, 1) }

    private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
      if pages.isEmpty {
        made.append(Page(nibName: nil, bundle: nil))
        return made.last
      }
      let index = pages.firstIndex { $0 === page }.map { $0 + step }
      return index.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
    }
  }

  private func report(_ habit: Habit) throws -> VisitReport {
    try RandomUsers(modules: ["DefectGalleryTests"]).replay(
      (0..<8).flatMap { _ in [.tap("Open"), .back] },
      on: .window { window in
        let start = StartController(habit)
        window.rootViewController = UINavigationController(rootViewController: start)
        return start
      })
  }

  @Test(
    "accumulating closures, timers, observers and views are each reported once, with their holder",
    arguments: [
      (
        Habit.closures, "closure #1 in PileTests.PageController.viewDidLoad",
        ["PileTests.Board.handlers"]
      ),
      (.timer, "a running timer", ["closure #2 in PileTests.PageController.viewDidLoad"]),
      (
        .observer, "an observer in the notification centre",
        ["closure #3 in PileTests.PageController.viewDidLoad"]
      ),
      (.plainViews, "UIView", ["PileTests.Board.views"]),
    ])
  func piles(_ habit: Habit, _ subject: String, _ suspects: [String]) throws {
    let report = try report(habit)

    #expect(report.findings.map(\.kind) == [.abandoned], "\(report)")
    #expect(report.findings.first?.subject == subject, "\(report)")
    #expect(report.findings.first?.suspects == suspects, "\(report)")
  }

  @Test(
    "turning to a page that exists already is no return, but one to a page made for it is",
    arguments: [6, 0])
  func pages(_ count: Int) throws {
    let report = try RandomUsers(modules: ["DefectGalleryTests"]).replay(
      (0..<5).map { _ in .turnPage(isForward: true) },
      on: .window { window in
        let pages = PagesController(pages: count)
        window.rootViewController = pages
        return pages
      })

    #expect(report.events == 5, "\(report)")
    #expect(report.findings.map(\.kind) == (count == 0 ? [.abandoned] : []), "\(report)")
  }

  @Test("images, colours and fonts, objects replaced on every visit or created once: no finding")
  func replaced() throws {
    #expect(try report(.looks).findings.isEmpty)
    #expect(try report(.replaced).findings.isEmpty)
    #expect(try report(.none).findings.isEmpty)
  }

  @Test(
    "a view made once does not accumulate just because leaked screens have views, too",
    arguments: [Habit.cycle, .cycleOfOwnViews])
  func leakedViews(_ habit: Habit) throws {
    let report = try report(habit)

    #expect(report.findings(of: .abandoned).isEmpty, "\(report)")
    #expect(report.findings(of: .leak).map(\.subject) == ["PileTests.PageController"], "\(report)")
  }

  @Test("the suspect in a growing tree is its array, not the static root")
  func staticTree() throws {
    let report = try report(.staticTree)

    let finding = try #require(report.findings.first, "\(report)")
    #expect(report.findings.count == 1 && finding.kind == .abandoned, "\(report)")
    #expect(finding.subject == "PileTests.Step")
    #expect(finding.suspects == ["PileTests.Step.children"])
    #expect(finding.trace?.root == .variable("static PileTests.Shared.root"), "\(report)")
  }

  @Test("the suspect is the growing static array, not the variable with the latest object")
  func staticTrail() throws {
    let report = try report(.staticObject)

    let finding = try #require(report.findings.first, "\(report)")
    #expect(finding.suspects == ["PileTests.Shared.trail"], "\(report)")
  }
}
