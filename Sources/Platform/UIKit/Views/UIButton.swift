/// A button, with a title for each state.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  @exclusivity(unchecked) private var normalTitle: String?
  @exclusivity(unchecked) private var otherTitles: [State: String] = [:]
  @exclusivity(unchecked) private var titleColors: [State: UIColor] = [:]
  @exclusivity(unchecked) private var label: UILabel?

  /// The values that few buttons set.
  private final class Details {
    var images: [State: UIImage] = [:]
    var backgroundImages: [State: UIImage] = [:]
    var attributedTitles: [State: NSAttributedString] = [:]
    var imageView: UIImageView?
    var menu: UIMenu?
    var showsMenuAsPrimaryAction = false
    var contentEdgeInsets = UIEdgeInsets.zero
    var titleEdgeInsets = UIEdgeInsets.zero
    var imageEdgeInsets = UIEdgeInsets.zero
    var configuration: Configuration?
    var configurationUpdateHandler: ConfigurationUpdateHandler?
    var isUpdateRequested = false
    var isUpdating = false
    var updatesConfiguration = true
    var adjustsImageWhenHighlighted = true
    var adjustsImageWhenDisabled = true
    var showsTouchWhenHighlighted = false
    var isPointerInteractionEnabled = false
    var role = Role.normal
  }

  /// The meaning of a button. Stored, but has no effect.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    ownType = type
  }

  /// The type that the button was created with.
  open var buttonType: ButtonType { ownType }
  @exclusivity(unchecked) private var ownType = ButtonType.custom
  /// Has no effect: there is no pointer.
  open var isPointerInteractionEnabled: Bool {
    get { details.isPointerInteractionEnabled }
    set { details.isPointerInteractionEnabled = newValue }
  }

  // MARK: Geometry. Overridden by subclasses; never called.

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleRect(forContentRect rect: CGRect) -> CGRect { rect }
  open func imageRect(forContentRect rect: CGRect) -> CGRect { .zero }

  /// Creates a button with a configuration, whose title it shows.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Creates a button that performs the action and shows its title.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

  /// The label, for setting its font and colour. The text is set with `setTitle(_:for:)`.
  open var titleLabel: UILabel? {
    if label == nil { label = UILabel() }
    label?.text = currentTitle
    return label
  }

  /// The label, if it has been accessed.
  package final var titleLabelIfLoaded: UILabel? { label }

  open func setTitle(_ title: String?, for state: State) { storeTitle(title, for: state) }

  // Not overridable: an override of `setTitle` may call `setAttributedTitle`.
  private func storeTitle(_ title: String?, for state: State) {
    if state == .normal { normalTitle = title } else { otherTitles[state] = title }
  }

  /// Returns the title for a state, or the normal title if there is none.
  open func title(for state: State) -> String? {
    state == .normal ? normalTitle : otherTitles[state] ?? normalTitle
  }

  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  /// Returns the title colour for a state, or the normal colour if there is none.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  // MARK: Details

  @exclusivity(unchecked) private var detailsIfMade: Details?
  private var details: Details {
    if let detailsIfMade { return detailsIfMade }
    let made = Details()
    detailsIfMade = made
    return made
  }

  open func setImage(_ image: UIImage?, for state: State) { details.images[state] = image }
  open func image(for state: State) -> UIImage? {
    details.images[state] ?? details.images[.normal]
  }
  open var currentImage: UIImage? { image(for: isEnabled ? .normal : .disabled) }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    details.backgroundImages[state] = image
  }
  open func backgroundImage(for state: State) -> UIImage? {
    details.backgroundImages[state] ?? details.backgroundImages[.normal]
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// Sets the title with attributes, whose text replaces the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    details.attributedTitles[state] = title
    storeTitle(title?.string, for: state)
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    details.attributedTitles[state] ?? details.attributedTitles[.normal]
  }
  open var currentAttributedTitle: NSAttributedString? {
    attributedTitle(for: isEnabled ? .normal : .disabled)
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open var currentTitleColor: UIColor { titleColor(for: isEnabled ? .normal : .disabled) ?? .white }

  /// The view that displays the image, created on first access.
  open var imageView: UIImageView? {
    if details.imageView == nil { details.imageView = UIImageView() }
    details.imageView?.image = currentImage
    return details.imageView
  }

  /// The menu that the button shows. Sessions choose actions from it.
  open var menu: UIMenu? {
    get { details.menu }
    set { details.menu = newValue }
  }
  open var showsMenuAsPrimaryAction: Bool {
    get { details.showsMenuAsPrimaryAction }
    set { details.showsMenuAsPrimaryAction = newValue }
  }
  open var changesSelectionAsPrimaryAction: Bool {
    get { false }
    set {}
  }
  open var role: Role {
    get { details.role }
    set { details.role = newValue }
  }
  open var contentEdgeInsets: UIEdgeInsets {
    get { details.contentEdgeInsets }
    set { details.contentEdgeInsets = newValue }
  }
  open var titleEdgeInsets: UIEdgeInsets {
    get { details.titleEdgeInsets }
    set { details.titleEdgeInsets = newValue }
  }
  open var imageEdgeInsets: UIEdgeInsets {
    get { details.imageEdgeInsets }
    set { details.imageEdgeInsets = newValue }
  }
  open var adjustsImageWhenHighlighted: Bool {
    get { details.adjustsImageWhenHighlighted }
    set { details.adjustsImageWhenHighlighted = newValue }
  }
  open var adjustsImageWhenDisabled: Bool {
    get { details.adjustsImageWhenDisabled }
    set { details.adjustsImageWhenDisabled = newValue }
  }
  open var showsTouchWhenHighlighted: Bool {
    get { details.showsTouchWhenHighlighted }
    set { details.showsTouchWhenHighlighted = newValue }
  }

  /// The appearance and the title. Setting a configuration that has a title or an image also sets
  /// the button's normal title or image.
  open var configuration: Configuration? {
    get { details.configuration }
    set {
      details.configuration = newValue
      // Without a call of overrides, which may set this property.
      if let title = newValue?.title { storeTitle(title, for: .normal) }
      if let image = newValue?.image { details.images[.normal] = image }
      if newValue != nil, !details.isUpdating { setNeedsUpdateConfiguration() }
    }
  }

  /// Adapts the configuration to the state of a button, in the turn after it has been set, after a
  /// change of the state, and after a request.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { details.configurationUpdateHandler }
    set {
      details.configurationUpdateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }
  open var automaticallyUpdatesConfiguration: Bool {
    get { details.updatesConfiguration }
    set { details.updatesConfiguration = newValue }
  }

  open func updateConfiguration() { details.configurationUpdateHandler?(self) }

  /// Updates the configuration in the next turn, once for several requests.
  open func setNeedsUpdateConfiguration() {
    guard !details.isUpdateRequested else { return }
    details.isUpdateRequested = true
    MainLoop.current.enqueue { [weak self] in
      guard let self, details.isUpdateRequested else { return }
      details.isUpdateRequested = false
      details.isUpdating = true
      updateConfiguration()
      details.isUpdating = false
    }
  }

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open override var isSelected: Bool { didSet { if isSelected != oldValue { stateDidChange() } } }
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  private func stateDidChange() {
    guard let details = detailsIfMade, details.updatesConfiguration,
      details.configuration != nil || details.configurationUpdateHandler != nil
    else { return }
    setNeedsUpdateConfiguration()
  }

  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }
}

extension UIButton {
  /// The appearance of a button. Only the title and the image have an effect.
  public struct Configuration: Sendable {
    public enum Size: Sendable { case medium, small, mini, large }
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
    public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }

    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var showsActivityIndicator = false
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var titleAlignment = TitleAlignment.automatic

    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
  }
}

/// A set of edges in the direction of writing.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}
