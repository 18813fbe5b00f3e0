/// A mark, control or view at the edge of a list's row.
@preconcurrency @MainActor public struct UICellAccessory {
  /// The states of a list in which an accessory is displayed.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public typealias ActionHandler = @MainActor () -> Void

  /// The edge of a row at which an app's own view is displayed. Stored, but nothing is laid out.
  public enum Placement {
    /// Returns the position among the accessories at an edge.
    public typealias Position = ([UICellAccessory]) -> Int
    case leading(
      displayed: DisplayedState = .always, at: Position = { $0.endIndex })
    case trailing(
      displayed: DisplayedState = .always, at: Position = { $0.startIndex })
  }

  /// The width reserved for an accessory. Stored, but nothing is laid out.
  public enum LayoutDimension: Hashable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  /// The appearance of an accessory. Only `isHidden` has an effect.
  public struct Options {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool
    public var showsVerticalSeparator: Bool

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }
  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DetailOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias ReorderOptions = Options
  public typealias MultiselectOptions = Options
  public typealias LabelOptions = Options

  /// The appearance of the control of an outline's parent, and the effect of a tap on its row.
  public struct OutlineDisclosureOptions {
    /// In the style `header`, a tap anywhere in the row expands or collapses it; in `cell`, a tap
    /// on the control does. `automatic` is `header` for the item that is its section's header.
    public enum Style: Sendable { case automatic, header, cell }
    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    public init(
      style: Style? = nil, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// A view of the app's own.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  enum Kind {
    case disclosureIndicator, checkmark, detail, delete, insert, reorder, multiselect
    case outlineDisclosure(OutlineDisclosureOptions.Style)
    case label(String)
    case custom(UIView)
  }

  let kind: Kind
  // Retained, as on a phone.
  let actionHandler: ActionHandler?
  private let displayed: DisplayedState
  private let isHidden: Bool

  private init(
    _ kind: Kind, _ displayed: DisplayedState, isHidden: Bool,
    _ actionHandler: ActionHandler? = nil
  ) {
    self.kind = kind
    self.displayed = displayed
    self.isHidden = isHidden
    self.actionHandler = actionHandler
  }

  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// Whether a tap on the accessory does something of its own.
  ///
  /// A delete control without a handler reveals the row's swipe actions, which need no control.
  var isButton: Bool {
    if case .outlineDisclosure = kind { return true }
    return actionHandler != nil
  }

  var customView: UIView? {
    if case .custom(let view) = kind { view } else { nil }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self { Self(.disclosureIndicator, displayed, isHidden: options.isHidden) }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> Self { Self(.checkmark, displayed, isHidden: options.isHidden) }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> Self {
    Self(.outlineDisclosure(options.style), displayed, isHidden: options.isHidden, actionHandler)
  }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> Self { Self(.detail, displayed, isHidden: options.isHidden, actionHandler) }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> Self { Self(.delete, displayed, isHidden: options.isHidden, actionHandler) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> Self { Self(.insert, displayed, isHidden: options.isHidden, actionHandler) }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> Self { Self(.reorder, displayed, isHidden: options.isHidden) }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> Self { Self(.multiselect, displayed, isHidden: options.isHidden) }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> Self { Self(.label(text), displayed, isHidden: options.isHidden) }
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    return Self(
      .custom(configuration.customView), displayed, isHidden: configuration.isHidden)
  }
}
