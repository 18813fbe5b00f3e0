/// The superclass of a class, as far as the module determines it.
enum Superclass: Equatable {
  case none
  case ofModule(String)
  case ofElsewhere(String)
}

extension Module {
  func superclass(of name: String) -> Superclass {
    guard let type = types[name]?.type, let first = type.inherited.first else { return .none }
    if let known = resolve(first, in: type.scope + [type.name]) {
      return types[known]?.type.kind == .class ? .ofModule(known) : .none
    }
    let word = first.split(separator: ".").last.map(String.init) ?? first
    return Foreign.isProtocol(word) ? .none : .ofElsewhere(word)
  }

  /// The superclasses within the module, nearest first.
  func ancestors(of name: String) -> [String] {
    var ancestors: [String] = []
    var current = name
    while case .ofModule(let next) = superclass(of: current), !ancestors.contains(next) {
      ancestors.append(next)
      current = next
    }
    return ancestors
  }

  /// Whether a class is a `UIResponder`; assumed for most classes of other modules.
  func isResponder(_ name: String) -> Bool {
    switch superclass(of: ancestors(of: name).last ?? name) {
    case .ofElsewhere(let root): !Foreign.isOutsideResponder(root)
    default: false
    }
  }
}

/// Known names of other modules.
private enum Foreign {
  /// Classes that apps subclass and that are not responders.
  static let outsideResponder: Set = [
    "NSObject", "UIGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer",
    "UILongPressGestureRecognizer", "UIBarButtonItem", "UIBarItem", "UITabBarItem",
    "UINavigationItem", "UIStoryboardSegue", "UIStoryboard", "UIPresentationController",
    "UICollectionViewLayout", "UICollectionViewFlowLayout",
    "UICollectionViewCompositionalLayout", "UICollectionViewLayoutAttributes",
    "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource", "UIActivity", "UIImage",
    "UIDocument", "UIPercentDrivenInteractiveTransition", "CALayer", "CAShapeLayer",
    "CAGradientLayer",
    "CATextLayer", "Operation", "Thread", "Formatter",
  ]
  private static let protocols: Set = [
    "AnyObject", "Error", "Sendable", "Actor", "NSCopying", "NSCoding", "NSSecureCoding",
  ]
  private static let protocolEndings = ["Delegate", "DataSource", "Protocol", "able", "ible"]

  static func isOutsideResponder(_ name: String) -> Bool {
    outsideResponder.contains(name) || name.hasPrefix("NS")
  }

  // A class without a superclass may list a protocol first, which is recognised by its name.
  static func isProtocol(_ name: String) -> Bool {
    protocols.contains(name) || protocolEndings.contains { name.hasSuffix($0) }
      || name.contains("&")
  }
}
