/// The type of an object, with a title and identifier to distinguish it from others.
///
/// It does not retain the object, and composes its text only when printed.
public struct UIKitObjectName: Hashable, Sendable, CustomStringConvertible {
  /// The object's class.
  public let type: AnyClass
  /// The title of a controller, item or button, or the accessibility label of a view.
  public let title: String?
  /// The restoration or accessibility identifier.
  public let identifier: String?

  /// The class, the title in quotes, and the identifier after `#`: `Detail "Bob" #player`.
  public var description: String {
    var words = ["\(type)"]
    if let title, !title.isEmpty { words.append("\"\(title)\"") }
    if let identifier, !identifier.isEmpty { words.append("#\(identifier)") }
    return words.joined(separator: " ")
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.type == other.type && one.title == other.title && one.identifier == other.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(title)
    hasher.combine(identifier)
  }
}

extension UIKitObjectName {
  @MainActor init(_ controller: UIViewController) {
    type = Swift.type(of: controller)
    title = controller.title
    identifier =
      controller.restorationIdentifier ?? controller.viewIfLoaded?.accessibilityIdentifier
  }

  @MainActor init(_ view: UIView) {
    type = Swift.type(of: view)
    title = (view as? UIButton)?.currentTitle ?? view.accessibilityLabel
    identifier = view.accessibilityIdentifier ?? view.restorationIdentifier
  }

  @MainActor init(_ item: UIBarButtonItem) {
    type = Swift.type(of: item)
    title = item.title
    identifier = item.accessibilityIdentifier
  }

  @MainActor init(_ responder: UIResponder) {
    if let controller = responder as? UIViewController {
      self.init(controller)
    } else if let view = responder as? UIView {
      self.init(view)
    } else {
      self.init(type: Swift.type(of: responder), title: nil, identifier: nil)
    }
  }
}
