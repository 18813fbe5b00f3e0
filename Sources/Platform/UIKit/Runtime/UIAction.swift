/// An element of a menu: an action or another menu.
@preconcurrency @MainActor open class UIMenuElement {
  /// The attributes of an action.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The action cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    /// The action is absent from its menu.
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The mark next to an action. Stored, but has no effect.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The title, shown in menus and on buttons created for an action.
  @exclusivity(unchecked) public final var title: String
  @exclusivity(unchecked) public final var image: UIImage?
  @exclusivity(unchecked) public final var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// A titled action, which retains its handler (M11, M12).
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// The handler of an action.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The name of an action.
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The control that sent the action; `nil` unless the handler is running.
  @exclusivity(unchecked) public private(set) var sender: AnyObject?
  @exclusivity(unchecked) public var attributes: Attributes = []
  @exclusivity(unchecked) public var state = State.off
  @exclusivity(unchecked) public var discoverabilityTitle: String?
  public let identifier: Identifier?
  let handler: Handler

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping Handler
  ) {
    self.handler = handler
    self.identifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  func perform(from sender: AnyObject) {
    // The handler may cause another control to send the same action.
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

/// A menu, which retains its elements. Sessions choose actions from it.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
    public static let format = Identifier("com.apple.menu.format")
    public static let share = Identifier("com.apple.menu.share")
    public static let lookup = Identifier("com.apple.menu.lookup")
    public static let root = Identifier("com.apple.menu.root")
  }

  /// Options for showing a menu. Ignored.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The size of a menu's elements. Ignored.
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }

  @exclusivity(unchecked) public final var preferredElementSize = ElementSize.large
  public final let identifier: Identifier?
  public final let options: Options
  public final let children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  public final func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
  }

  /// The visible actions of the menu and its submenus, in order.
  public final var actions: [UIAction] { Self.actions(of: children) }

  private static func actions(of elements: [UIMenuElement]) -> [UIAction] {
    elements.flatMap { element -> [UIAction] in
      switch element {
      case let menu as UIMenu: menu.actions
      case let deferred as UIDeferredMenuElement: actions(of: deferred.elements)
      case let action as UIAction where !action.attributes.contains(.hidden): [action]
      case let command as UICommand where !command.attributes.contains(.hidden):
        [command.asAction]
      default: []
      }
    }
  }
}

/// Elements that a menu asks for before it opens, because a user sees what can be chosen.
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
  /// Passes on the elements, at once or later.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let isCached: Bool
  @exclusivity(unchecked) private var provider: Provider?
  @exclusivity(unchecked) private var provided: [UIMenuElement] = []

  private init(isCached: Bool, _ provider: @escaping Provider) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", image: nil)
  }

  /// Creates an element that asks once.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isCached: true, elementProvider)
  }

  /// Returns an element that asks whenever the menu is read, after every event.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  var elements: [UIMenuElement] {
    let ask = provider
    if isCached { provider = nil }
    ask? { [weak self] in self?.provided = $0 }
    return provided
  }
}
