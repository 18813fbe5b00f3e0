/// An object that responds to events, such as a view, a controller or the app.
@preconcurrency @MainActor open class UIResponder: NSObject, SelectorTarget {
  @exclusivity(unchecked) nonisolated(unsafe) final var ownReference: ResponderReference?

  public override init() { super.init() }

  deinit { ownReference?.clear() }

  /// Called when a property has changed that this object observes by its name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { isCurrentResponder }
  /// Whether the object is the first responder, whatever its class says.
  final var isCurrentResponder: Bool {
    MainLoop.unretained.guaranteed { $0.isFirstResponder(self) }
  }

  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if isCurrentResponder { return true }
    let loop = MainLoop.current
    if let current = loop.firstResponder {
      guard current.passFirstResponder() else { return false }
    }
    loop.firstResponder = self
    if showsKeyboard { loop.showKeyboard() }
    return true
  }

  // The keyboard stays if another object becomes first responder at once.
  private func passFirstResponder() -> Bool {
    guard showsKeyboard else { return resignFirstResponder() }
    let surroundings = MainLoop.current.surroundings
    surroundings.isChangingResponder = true
    defer { surroundings.isChangingResponder = false }
    return resignFirstResponder()
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard isCurrentResponder else { return true }
    guard canResignFirstResponder else { return false }
    let loop = MainLoop.current
    loop.firstResponder = nil
    if showsKeyboard { loop.hideKeyboard() }
    return true
  }

  /// Whether a keyboard is on screen while the object is first responder.
  var showsKeyboard: Bool { false }

  /// The view above the keyboard, which can be touched while the object, or one that it precedes in
  /// the responder chain, is first responder.
  open var inputAccessoryView: UIView? { nil }
  /// The view in place of the keyboard, which can be touched while the object is first responder.
  open var inputView: UIView? { nil }
  open var inputAccessoryViewController: UIViewController? { nil }
  open func reloadInputViews() {}
  /// Never queried: there is no hardware keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }

  // MARK: Editing commands, which no menu offers

  /// Never called, like the one below: there is no menu bar.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: Touches and motions

  /// Never called: touches reach controls and gesture recognizers only.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Never called: there is no hardware keyboard or remote control.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}

  /// Never called: no assistive technology is switched on.
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}

  /// Passes a motion of the device up the responder chain.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Restoration of the app's state, which is never saved

  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: The user's activity, which is passed to no other device

  // Associated, because another stored property would slow down the release of every view.
  open var userActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, Self.activityKey) as? NSUserActivity }
    set {
      objc_setAssociatedObject(self, Self.activityKey, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
  nonisolated(unsafe) private static let activityKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  /// Never called.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called by the app, with an activity that it continues.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Generated by the build plugin for `@objc` and `@IBOutlet`

  /// Performs the action, which may also be a method of UIKit, such as `resignFirstResponder`.
  /// - Returns: Whether the object implements it.
  open func handleAction(_ action: Selector, from sender: Any?) -> Bool {
    switch action.name {
    case "becomeFirstResponder": becomeFirstResponder()
    case "resignFirstResponder": resignFirstResponder()
    case "reloadInputViews": reloadInputViews()
    default: return false
    }
    return true
  }

  /// Sets the named outlet.
  /// - Returns: Whether the object has such an outlet.
  open func connectOutlet(_ name: String, to object: AnyObject) -> Bool { false }

  /// Called after the object has been loaded from a storyboard or nib with its outlets connected.
  open func awakeFromNib() {}

  /// Sends the action up the responder chain until an object performs it.
  /// - Returns: Whether any object performed it.
  final func sendUp(_ action: Selector, from sender: Any?) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current.handleAction(action, from: sender) { return true }
      responder = current.next
    }
    return false
  }
}

/// An event, passed as an action's second argument. It carries no data.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of a motion or remote control event.
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  public override init() { super.init() }
}

/// A touch of a finger. None is ever created, because the device performs whole gestures.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  public let phase = Phase.ended
  public var view: UIView? { nil }
  public var tapCount: Int { 1 }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A press of a hardware key. None is ever created.
@preconcurrency @MainActor open class UIPress: NSObject {
  public let phase = UITouch.Phase.ended
  public var key: UIKey? { nil }
}

/// A key of a hardware keyboard. None is ever created.
@preconcurrency @MainActor open class UIKey: NSObject {
  public var characters: String { "" }
  public var charactersIgnoringModifiers: String { "" }
}

/// An event of presses of hardware keys. None is ever created.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  public var allPresses: Set<UIPress> { [] }
}
