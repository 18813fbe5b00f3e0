/// A button, with a title for each state.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Sendable { case custom, system, detailDisclosure, infoLight, close }

  @exclusivity(unchecked) private var normalTitle: String?
  @exclusivity(unchecked) private var otherTitles: [State: String] = [:]
  @exclusivity(unchecked) private var titleColors: [State: UIColor] = [:]
  @exclusivity(unchecked) private var label: UILabel?

  public convenience init(type: ButtonType) { self.init(frame: .zero) }

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

  /// Returns the title colour for a state, or the normal colour if there is none.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }
}
