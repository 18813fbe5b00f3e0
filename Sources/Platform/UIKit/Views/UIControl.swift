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

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  private var actions: [(action: UIAction, events: Event)] = []
  private var targetActions: [TargetAction] = []

  /// Adds an action, which the control keeps, for the given events.
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

/// A button, with a title for each state.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Sendable { case custom, system, detailDisclosure, infoLight, close }

  private var normalTitle: String?
  private var otherTitles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var label: UILabel?

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
  }

  /// Creates a button that performs the action and shows its title.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

  /// The label, for its font and colour. The text is set with `setTitle(_:for:)`.
  open var titleLabel: UILabel? {
    if label == nil { label = UILabel() }
    label?.text = currentTitle
    return label
  }

  /// The label, if it has been accessed.
  package final var titleLabelIfLoaded: UILabel? { label }

  open func setTitle(_ title: String?, for state: State) {
    if state == .normal { normalTitle = title } else { otherTitles[state] = title }
  }

  /// Returns the title for a state, or the normal title if there is none.
  open func title(for state: State) -> String? {
    state == .normal ? normalTitle : otherTitles[state] ?? normalTitle
  }

  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  /// Returns the title colour for a state, or the normal one if there is none.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }
}

/// A control with an on and an off state.
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A control that changes a number by steps within bounds.
@preconcurrency @MainActor open class UIStepper: UIControl {
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  private var storedValue = 0.0

  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }
}

/// A control for choosing one of several segments.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that stands for no selection.
  public static let noSegment = -1

  open private(set) var titles: [String]
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String ?? "" }
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
  }

  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
}

/// A control that sets a number by dragging.
@preconcurrency @MainActor open class UISlider: UIControl {
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  private var storedValue: Float = 0

  open var value: Float {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A control for choosing a date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Sendable { case time, date, dateAndTime, countDownTimer }

  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime

  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// A row of dots that indicates the current page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
}

/// A control that starts a refresh when the list is pulled down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
