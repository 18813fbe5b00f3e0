/// A view that sends actions in response to touches.
@preconcurrency @MainActor open class UIControl: UIView {
  /// The events that a control responds to.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
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
  final func hasActions(for events: Event) -> Bool {
    actions.contains { !$0.events.isDisjoint(with: events) }
      || targetActions.contains { !$0.events.isDisjoint(with: events) }
  }

  /// Sends all actions for the given events immediately.
  open func sendActions(for events: Event) {
    for entry in actions where !entry.events.isDisjoint(with: events) {
      entry.action.perform(from: self)
    }
    for entry in targetActions where !entry.events.isDisjoint(with: events) {
      UIApplication.shared.sendAction(entry.selector, to: entry.target, from: self, for: nil)
    }
  }
}
