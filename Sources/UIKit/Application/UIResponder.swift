/// What can answer events: views, controllers, the application.
@preconcurrency @MainActor open class UIResponder: NSObject, SelectorTarget {
  public override init() { super.init() }

  /// Who is asked next.
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  public final var isFirstResponder: Bool { MainLoop.current.firstResponder === self }

  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    if let current = MainLoop.current.firstResponder, !current.resignFirstResponder() {
      return false
    }
    MainLoop.current.firstResponder = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    MainLoop.current.firstResponder = nil
    return true
  }

  // MARK: What a build step writes for `@objc` and `@IBOutlet`

  /// Does what `action` names, and tells whether it knows it.
  open func handleAction(_ action: Selector, from sender: Any?) -> Bool { false }

  /// Sets the outlet of this name, and tells whether there is one.
  open func connectOutlet(_ name: String, to object: AnyObject) -> Bool { false }

  /// Called when an object has come out of a storyboard or a nib with its outlets set.
  open func awakeFromNib() {}

  /// The first object from here up the responder chain that knows `action`, having done it.
  final func sendUp(_ action: Selector, from sender: Any?) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current.handleAction(action, from: sender) { return true }
      responder = current.next
    }
    return false
  }
}

/// A touch as the second parameter of an action; there is nothing to be read from it.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public override init() { super.init() }
}
