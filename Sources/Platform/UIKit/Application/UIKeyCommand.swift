/// An element of a menu that sends an action up the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  @exclusivity(unchecked) open var discoverabilityTitle: String?
  @exclusivity(unchecked) open var attributes: Attributes = []
  @exclusivity(unchecked) open var state = State.off

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    super.init(title: title, image: image)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// The action that a choice of the command performs.
  final var asAction: UIAction {
    UIAction(title: title, image: image, attributes: attributes, state: state) { [self] _ in
      UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
    }
  }
}

/// The menus of an app, which it changes in `buildMenu(with:)`. None is ever built.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func remove(menu identifier: UIMenu.Identifier)
  func replace(menu identifier: UIMenu.Identifier, with menu: UIMenu)
  func insertChild(_ child: UIMenu, atStartOfMenu parent: UIMenu.Identifier)
  func insertChild(_ child: UIMenu, atEndOfMenu parent: UIMenu.Identifier)
  func insertSibling(_ sibling: UIMenu, beforeMenu identifier: UIMenu.Identifier)
  func insertSibling(_ sibling: UIMenu, afterMenu identifier: UIMenu.Identifier)
}

/// A key, with an action that it performs. Stored, as there is no hardware keyboard.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  @exclusivity(unchecked) open var wantsPriorityOverSystemBehavior = false

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputDelete = "\u{8}"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
}

/// Keys that are held down together with another.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
