/// A view that sends actions in response to touches.
@preconcurrency @MainActor open class UIControl: UIView {
  /// The events that a control responds to.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF << 16)
    public static let allEvents = Event(rawValue: .max)
  }

  /// The visual state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0xFF_0000)
  }

  private struct TargetAction {
    weak var target: AnyObject?
    let selector: Selector
    var events: Event
  }

  @exclusivity(unchecked) open var isEnabled = true
  @exclusivity(unchecked) open var isSelected = false
  @exclusivity(unchecked) open var isHighlighted = false
  @exclusivity(unchecked) private var actions: [(action: UIAction, events: Event)] = []
  @exclusivity(unchecked) private var targetActions: [TargetAction] = []

  /// The content's position. Stored, but has no effect.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  @exclusivity(unchecked) open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  @exclusivity(unchecked) open var contentVerticalAlignment = ContentVerticalAlignment.center

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The targets of the control's actions; only instances of `NSObject` are included.
  open var allTargets: Set<AnyHashable> {
    Set(targetActions.compactMap { $0.target as? NSObject })
  }
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = targetActions.filter { $0.target === target && !$0.events.isDisjoint(with: event) }
    return names.isEmpty ? nil : names.map(\.selector.name)
  }

  /// Removes an action for the given events.
  open func removeAction(_ action: UIAction, for events: Event) {
    for index in actions.indices where actions[index].action === action {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Sends an action immediately.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Never called: the device performs whole touches.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }

  /// Adds an action, which the control retains, for the given events.
  open func addAction(_ action: UIAction, for events: Event) {
    actions.append((action, events))
  }

  /// Adds a target, referenced weakly, with an action. Duplicates have no effect (rule 153).
  ///
  /// With a `nil` target, the action is sent up the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let target = target.map { $0 as AnyObject }
    let isKnown = targetActions.contains {
      $0.target === target && $0.selector == action && $0.events == events
    }
    guard !isKnown else { return }
    targetActions.append(TargetAction(target: target, selector: action, events: events))
  }

  /// Removes a target's action for the given events; `nil` stands for any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let target = target.map { $0 as AnyObject }
    for index in targetActions.indices {
      let entry = targetActions[index]
      guard target == nil || entry.target === target, action == nil || entry.selector == action
      else { continue }
      targetActions[index].events.subtract(events)
    }
    targetActions.removeAll { $0.events.isEmpty }
  }

  /// Whether there is any action for the given events.
  package final func hasActions(for events: Event) -> Bool {
    actions.contains { !$0.events.isDisjoint(with: events) }
      || targetActions.contains { !$0.events.isDisjoint(with: events) }
  }

  /// Sends all actions for the given events immediately.
  open func sendActions(for events: Event) {
    for entry in actions where !entry.events.isDisjoint(with: events) {
      entry.action.perform(from: self)
    }
    // Most controls have no targets, and retaining an empty array takes the runtime's slow path.
    if targetActions.isEmpty { return }
    for entry in targetActions where !entry.events.isDisjoint(with: events) {
      UIApplication.shared.sendAction(entry.selector, to: entry.target, from: self, for: nil)
    }
  }
}
