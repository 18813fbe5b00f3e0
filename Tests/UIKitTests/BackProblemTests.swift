import Testing
import UIKit
import UIKitTesting

/// The callbacks on each exit path of a screen, and on paths that only appear to leave it.
@MainActor @Suite("The back problem") struct BackProblemTests {
  /// A screen `B` that leaves, and every kind of observer of its exit.
  @MainActor final class Flow {
    enum Place { case stack, sheet }

    let stage = Stage()
    let tabs: UITabBarController
    weak var navigation: UINavigationController?
    weak var screen: Screen?
    weak var middle: Screen?
    private let delegate: NavigationLog
    private let sheetDelegate: SheetLog

    /// Shows a tab with the stack `A`, `X`, `B`, or with `A` under a sheet that contains `X`, `B`.
    init(_ place: Place) {
      stage.launch()
      delegate = NavigationLog(stage.log)
      sheetDelegate = SheetLog(stage.log)
      tabs = UITabBarController()
      let root = UINavigationController(rootViewController: stage.controller("A"))
      tabs.viewControllers = [root, stage.controller("T")]
      stage.show(tabs)
      let navigation = place == .stack ? root : UINavigationController()
      self.navigation = navigation
      let (x, b) = (stage.controller("X"), stage.controller("B"))
      (screen, middle) = (b, x)
      navigation.viewControllers += [x, b]
      if place == .sheet {
        navigation.presentationController?.delegate = sheetDelegate
        stage.present(navigation, on: root)
      }
      stage.settle()
      navigation.delegate = delegate
      b.onDidDisappear = { [unowned b, log = stage.log] in
        let isLeaving = b.isMovingFromParent || b.navigationController?.isBeingDismissed == true
        log.add(isLeaving ? "B.isLeaving" : "B.isNotLeaving")
      }
    }

    var device: Device { stage.device }

    func present(_ modal: UIViewController) {
      if let navigation { stage.present(modal, on: navigation) }
    }

    /// Returns the hooks that are called while the screen leaves.
    func heard(_ leave: (Flow) -> Void) -> Set<Hook> {
      let lines = stage.until { leave(self) }
      var heard = Set(
        Hook.allCases.filter { hook in lines.contains { $0.hasPrefix(hook.rawValue) } })
      if screen == nil { heard.insert(.screenGone) }
      if middle == nil { heard.insert(.middleGone) }
      return heard
    }
  }

  /// The callbacks that let a coordinator detect an exit, with their lines in the log.
  enum Hook: String, CaseIterable {
    case willShow = "willShow"
    case didShow = "didShow"
    case willDisappear = "B.willDisappear"
    case leaves = "B.isLeaving"
    case hides = "B.isNotLeaving"
    case willMove = "B.willMove(nil)"
    case didMove = "B.didMove(nil)"
    case willDismiss = "willDismiss"
    case didDismiss = "didDismiss"
    case screenGone = "deinit of B"
    case middleGone = "deinit of X"
  }

  struct Exit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var place = Flow.Place.stack
    let hooks: Set<Hook>
    let leave: @MainActor @Sendable (Flow) -> Void

    init(
      _ description: String, _ place: Flow.Place = .stack, hooks: Set<Hook>,
      leave: @escaping @MainActor @Sendable (Flow) -> Void
    ) {
      testDescription = description
      self.place = place
      self.hooks = hooks
      self.leave = leave
    }
  }

  private nonisolated static let pop: Set<Hook> = [
    .willShow, .didShow, .willDisappear, .leaves, .willMove, .didMove, .screenGone,
  ]
  private nonisolated static let severalPops = pop.union([.middleGone])
  private nonisolated static let dismissal: Set<Hook> = [
    .willDisappear, .leaves, .screenGone, .middleGone,
  ]

  private nonisolated static let exits = [
    Exit("back button", hooks: pop) { $0.device.tapBack() },
    Exit("edge swipe, finished", hooks: pop) {
      $0.device.beginSwipeBack()
      $0.device.endSwipeBack(cancelled: false)
    },
    Exit("edge swipe, cancelled", hooks: [.willShow, .willDisappear, .willMove]) {
      $0.device.beginSwipeBack()
      $0.device.endSwipeBack(cancelled: true)
    },
    Exit("back menu", hooks: severalPops) { $0.device.chooseInBackMenu(0) },
    Exit("second tap on the tab", hooks: severalPops) { $0.device.tapTab(0) },
    Exit("pop by the screen", hooks: pop) {
      $0.screen?.navigationController?.popViewController(animated: true)
    },
    Exit("pop to the root in code", hooks: severalPops) {
      $0.navigation?.popToRootViewController(animated: true)
    },
    Exit("pop to a screen in code, not animated", hooks: severalPops) {
      guard let root = $0.navigation?.viewControllers.first else { return }
      $0.navigation?.popToViewController(root, animated: false)
    },
    Exit("new stack", hooks: severalPops) {
      $0.navigation?.setViewControllers([$0.stage.controller("N")], animated: true)
    },
    Exit("sheet swiped down", .sheet, hooks: dismissal.union([.willDismiss, .didDismiss])) {
      $0.device.beginSheetSwipe()
      $0.device.endSheetSwipe(cancelled: false)
    },
    Exit("sheet swiped down, cancelled", .sheet, hooks: [.willDisappear, .willDismiss]) {
      $0.device.beginSheetSwipe()
      $0.device.endSheetSwipe(cancelled: true)
    },
    Exit("dismissal by the screen", .sheet, hooks: dismissal) {
      $0.screen?.dismiss(animated: true)
    },
    Exit("dismissal of a lower presenter", .sheet, hooks: dismissal) {
      $0.present($0.stage.controller("M"))
      $0.tabs.dismiss(animated: true)
    },
    Exit("alert action", hooks: []) {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      $0.present(alert)
      $0.device.tapAlertAction(0)
    },
    Exit("switch to another tab", hooks: [.willDisappear, .hides]) { $0.device.tapTab(1) },
    Exit("covered by a full-screen modal", hooks: [.willDisappear, .hides]) {
      let modal = $0.stage.controller("M")
      modal.modalPresentationStyle = .fullScreen
      $0.present(modal)
    },
    Exit("background and memory warning", hooks: []) {
      $0.device.enterBackground()
      $0.device.warnOfMemory()
    },
  ]

  @Test(
    "back: each exit path triggers exactly the callbacks that the table lists", arguments: exits)
  func exit(_ exit: Exit) {
    let flow = Flow(exit.place)

    #expect(flow.heard(exit.leave) == exit.hooks)
  }

  @Test("back: popping several screens at once calls willShow and didShow once, for the new top")
  func oneDidShow() {
    let flow = Flow(.stack)

    let lines = flow.stage.until { flow.device.chooseInBackMenu(0) }

    #expect(lines.filter { $0.contains("how(") } == ["willShow(A)", "didShow(A)"])
    #expect(lines.filter { $0.hasPrefix("X.") }.allSatisfy { $0.hasSuffix("ove(nil)") })
  }

  @Test("back: a screen that is still referenced gets the same callbacks and stays alive")
  func held() {
    let flow = Flow(.stack)
    let holder = flow.screen

    let hooks = flow.heard { $0.device.tapBack() }

    #expect(hooks == BackProblemTests.pop.subtracting([.screenGone]))
    #expect(holder?.parent == nil)
  }

  @Test(
    "back: replacing the root makes its screens disappear without calling their stack's delegate")
  func newRoot() {
    let flow = Flow(.stack)

    let lines = flow.stage.until { flow.stage.window.rootViewController = UIViewController() }

    #expect(lines.contains("B.didDisappear") && !lines.contains("B.didMove(nil)"))
    #expect(!lines.contains { $0.hasPrefix("willShow") || $0.hasPrefix("didShow") })
  }

  @Test("back: replacing the root leaves its presentations unchanged")
  func newRootUnderSheet() {
    let flow = Flow(.sheet)

    let hooks = flow.heard { $0.stage.window.rootViewController = UIViewController() }

    #expect(!hooks.contains(.didDismiss) && !hooks.contains(.didMove))
    #expect(flow.screen != nil && flow.navigation?.presentingViewController === flow.tabs)
  }

  @Test("back: only the most recent delegate of the stack is called")
  func oneDelegate() {
    let flow = Flow(.stack)
    let second = NavigationLog(Log())
    flow.navigation?.delegate = second

    let hooks = flow.heard { $0.device.tapBack() }

    #expect(hooks.isDisjoint(with: [.willShow, .didShow]))
    #expect(second.log.lines == ["willShow(X)", "didShow(X)"])
  }
}
