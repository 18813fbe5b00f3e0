/// A gesture recognizer. Its view retains it; its targets are referenced weakly (M13).
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Sendable { case possible, began, changed, ended, cancelled, failed }

  private struct TargetAction {
    weak var target: AnyObject?
    let action: Selector
  }

  @exclusivity(unchecked) open var isEnabled = true
  @exclusivity(unchecked) open var state = State.possible
  @exclusivity(unchecked) open weak var delegate: (any UIGestureRecognizerDelegate)?
  @exclusivity(unchecked) open internal(set) weak var view: UIView?
  /// The name by which the user of a session finds the recognizer.
  @exclusivity(unchecked) open var name: String?
  @exclusivity(unchecked) private var targetActions: [TargetAction] = []

  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  open func addTarget(_ target: Any, action: Selector) {
    targetActions.append(TargetAction(target: target as AnyObject, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    targetActions.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.action == action)
    }
  }

  /// Calls the targets, as if the gesture had been performed.
  func recognise() {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    state = .ended
    for entry in targetActions {
      if let target = entry.target { perform(entry.action, on: target, from: self) }
    }
    state = .possible
  }
}

/// The methods that decide whether a gesture begins. Referenced weakly (M13).
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A recognizer for taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) open var numberOfTapsRequired = 1
  @exclusivity(unchecked) open var numberOfTouchesRequired = 1
}

/// A recognizer for long presses.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) open var minimumPressDuration = 0.5
}

/// A recognizer for swipes.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  @exclusivity(unchecked) open var direction = Direction.right
}
