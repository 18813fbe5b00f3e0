/// A gesture recognizer. Its view retains it; its targets are referenced weakly (M13).
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

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
  @exclusivity(unchecked) open var cancelsTouchesInView = true
  @exclusivity(unchecked) open var delaysTouchesBegan = false
  @exclusivity(unchecked) open var delaysTouchesEnded = true
  /// Have no effect: all touches are those of fingers.
  @exclusivity(unchecked) open var allowedTouchTypes: [NSNumber] = []
  @exclusivity(unchecked) open var allowedPressTypes: [NSNumber] = []
  @exclusivity(unchecked) open var requiresExclusiveTouchType = true
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
    guard mayBegin else { return }
    pass(through: .ended)
    state = .possible
  }

  final var mayBegin: Bool {
    isEnabled && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Enters a state and calls the targets.
  final func pass(through state: State) {
    self.state = state
    for entry in targetActions {
      if let target = entry.target { UIKit.perform(entry.action, on: target, from: self) }
    }
  }

  /// The centre of the view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }
  open var numberOfTouches: Int { 1 }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  /// Has no effect, as a gesture is performed by exactly one recognizer.
  open func require(toFail other: UIGestureRecognizer) {}

  /// Never called: the device performs whole gestures.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  /// Has no effect, and the four below are never called: recognizers do not compete.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
}

/// The methods that decide whether a gesture begins. Referenced weakly (M13).
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
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
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// A recognizer for taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) open var numberOfTapsRequired = 1
  @exclusivity(unchecked) open var numberOfTouchesRequired = 1
}

/// A recognizer for long presses.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) open var minimumPressDuration = 0.5
  @exclusivity(unchecked) open var numberOfTapsRequired = 0
  @exclusivity(unchecked) open var numberOfTouchesRequired = 1
  @exclusivity(unchecked) open var allowableMovement: CGFloat = 10

  /// Calls the targets when the press begins and when it ends.
  override func recognise() {
    guard mayBegin else { return }
    pass(through: .began)
    pass(through: .ended)
    state = .possible
  }
}

/// A recognizer for drags.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) open var minimumNumberOfTouches = 1
  @exclusivity(unchecked) open var maximumNumberOfTouches = Int.max
  @exclusivity(unchecked) private var translation = CGPoint.zero
  @exclusivity(unchecked) private var velocity = CGPoint.zero

  /// The distance dragged so far, in points, regardless of the view.
  open func translation(in view: UIView?) -> CGPoint { translation }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }
  /// The velocity of the drag, in points per second, regardless of the view.
  open func velocity(in view: UIView?) -> CGPoint { velocity }

  /// Drags across most of the screen: to the right, or from the right edge to the left.
  override func recognise() {
    let goesLeft = (self as? UIScreenEdgePanGestureRecognizer)?.edges == .right
    let distance = UIScreen.main.bounds.width * (goesLeft ? -0.8 : 0.8)
    drag(by: CGPoint(x: distance, y: 0), velocity: nil, cancelled: false)
  }

  /// Calls the targets at the start of the drag, halfway, at the end, and when the finger is
  /// lifted.
  final func drag(by distance: CGPoint, velocity: CGPoint?, cancelled: Bool) {
    guard mayBegin else { return }
    // Assume that the drag took half a second.
    self.velocity = velocity ?? CGPoint(x: distance.x * 2, y: distance.y * 2)
    translation = .zero
    pass(through: .began)
    let half = CGPoint(x: distance.x / 2, y: distance.y / 2)
    for _ in 0..<2 {
      // The app may have reset the translation.
      translation = CGPoint(x: translation.x + half.x, y: translation.y + half.y)
      pass(through: .changed)
    }
    pass(through: cancelled ? .cancelled : .ended)
    state = .possible
    translation = .zero
    self.velocity = .zero
  }
}

/// A recognizer for drags from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  @exclusivity(unchecked) open var edges: UIRectEdge = []
}

/// A recognizer for pinches.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

/// A recognizer for rotations with two fingers.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
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
  @exclusivity(unchecked) open var numberOfTouchesRequired = 1
}

/// A gesture of a pointer over a view. Never performed.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
