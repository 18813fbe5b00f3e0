import UIKit
import UIKitTesting

/// A screen that records its appearance callbacks and can act in each of them.
final class Probe: Screen {
  var onLoad: (() -> Void)?
  var onIsAppearing: (() -> Void)?
  var onDidAppear: (() -> Void)?
  /// The appearance callbacks, oldest first.
  private(set) var calls: [Call] = []

  enum Call { case willAppear, isAppearing, didAppear, willDisappear, didDisappear }

  /// Whether the screen is visible, that is, has appeared and is in a window.
  ///
  /// `nil` if only one of the two is true, if a transition has not ended, or if the callbacks
  /// arrived in an order that UIKit never produces.
  var isSeen: Bool? {
    guard hasBalancedCalls else { return nil }
    switch (calls.last ?? .didDisappear, viewIfLoaded?.window != nil) {
    case (.didAppear, true): return true
    case (.didDisappear, false): return false
    default: return nil
    }
  }

  /// The number of times the screen has appeared.
  var appearances: Int { calls.count { $0 == .didAppear } }

  // When a transition is cancelled, its first callback is followed by the first callback of the
  // opposite transition (rules 7 and 73).
  private var hasBalancedCalls: Bool {
    var last = Call.didDisappear
    for call in calls {
      switch (last, call) {
      case (.didDisappear, .willAppear), (.willAppear, .isAppearing), (.isAppearing, .didAppear),
        (.didAppear, .willDisappear), (.willDisappear, .didDisappear),
        (.willAppear, .willDisappear), (.isAppearing, .willDisappear),
        (.willDisappear, .willAppear):
        last = call
      default: return false
      }
    }
    return true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad?()
  }
  override func viewWillAppear(_ animated: Bool) {
    calls.append(.willAppear)
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    calls.append(.isAppearing)
    super.viewIsAppearing(animated)
    onIsAppearing?()
  }
  override func viewDidAppear(_ animated: Bool) {
    calls.append(.didAppear)
    super.viewDidAppear(animated)
    onDidAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) {
    calls.append(.willDisappear)
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    calls.append(.didDisappear)
    super.viewDidDisappear(animated)
  }
}

extension Stage {
  func probe(_ name: String) -> Probe {
    _ = device
    return Probe(name, log)
  }

  func probes(_ names: String...) -> [Probe] { names.map(probe) }

  /// A full-screen modal that covers its presenter.
  func cover(_ name: String) -> Probe {
    let modal = probe(name)
    modal.modalPresentationStyle = .fullScreen
    return modal
  }

  /// Whether no transition is running, so that touches are delivered.
  var isQuiet: Bool { loop.runningTransitions == 0 && !loop.isWaiting }
}
