/// The use of the sender in the body of an action, which determines the possible senders.
///
/// Objective-C accepts any sender. Swift requires a sender of the declared class, unless the
/// declaration can be changed.
enum SenderUse {
  /// The body ignores the sender, so the parameter can be made optional.
  case none
  /// The body uses only members that controls and bar button items share.
  case sharedMembers
  /// The sender must be of the declared class.
  case declaredClass
}

extension Module {
  /// The members of `ActionSender` in UIKit.
  private static let sharedMembers: Set = [
    "isEnabled", "tag", "accessibilityIdentifier", "accessibilityLabel",
  ]

  /// The use of the sender in an action; `.declaredClass` if other declarations must match it.
  func senderUse(of method: Member, in file: Int, of type: String) -> SenderUse {
    guard let sender = method.parameters.first, isSenderClass(sender.type.text, in: type),
      method.prefix.modifier("override", "open") == nil, !isOverridden(method, of: type),
      !isRequirement(method)
    else { return .declaredClass }
    guard let members = members(of: sender, in: method, files[file].tokens) else {
      return .declaredClass
    }
    if members.isEmpty { return .none }
    let isShared =
      members.isSubset(of: Self.sharedMembers) && isControlClass(sender.type.text, in: type)
    return isShared ? .sharedMembers : .declaredClass
  }

  /// The members of a parameter that a method uses; `nil` if it uses the parameter as a whole.
  private func members(
    of parameter: Parameter, in method: Member, _ tokens: [Token]
  ) -> Set<String>? {
    var members: Set<String> = []
    for index in parameter.typeTokens.upperBound..<method.tokens.upperBound
    where tokens[index].isIdentifier && tokens[index].name == parameter.name {
      guard index + 2 < tokens.count else { return nil }
      let (previous, next) = (tokens[index - 1], tokens[index + 1])
      let isLabel = next.isSymbol(":") && (previous.isSymbol("(") || previous.isSymbol(","))
      if previous.isSymbol(".") || isLabel { continue }
      guard next.isSymbol("."), tokens[index + 2].isIdentifier else { return nil }
      members.insert(tokens[index + 2].name)
    }
    return members
  }

  private func isRequirement(_ method: Member) -> Bool {
    types.values.contains {
      $0.type.kind == .protocol && $0.type.members.contains { $0.fullName == method.fullName }
    }
  }

  // MARK: Classes of senders

  /// The classes that have the members of `ActionSender`.
  static let controlClasses = ["UIControl", "UIBarButtonItem"]

  /// Whether a class is known to send actions.
  func isSenderClass(_ name: String, in type: String = "") -> Bool {
    let classes = superclasses(of: name, in: type)
    return ["UIView", "UIBarItem", "UIGestureRecognizer"].contains(where: classes.contains)
  }

  private func isControlClass(_ name: String, in type: String) -> Bool {
    Self.controlClasses.contains(where: superclasses(of: name, in: type).contains)
  }

  /// A class and its known superclasses, resolved in a type or in the whole module.
  func superclasses(of name: String, in type: String = "") -> [String] {
    guard let own = resolve(name, in: type.split(separator: ".").map(String.init)) else {
      return UIKitClasses.superclasses(of: name.split(separator: ".").last.map(String.init) ?? name)
    }
    let chain = [own] + ancestors(of: own)
    guard case .ofElsewhere(let root) = superclass(of: chain.last ?? own) else { return chain }
    return chain + UIKitClasses.superclasses(of: root)
  }
}

/// The classes of UIKit that send actions.
private enum UIKitClasses {
  private static let superclass = [
    "UIButton": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl",
    "UIStepper": "UIControl", "UISegmentedControl": "UIControl", "UITextField": "UIControl",
    "UIDatePicker": "UIControl", "UIPageControl": "UIControl", "UIRefreshControl": "UIControl",
    "UIControl": "UIView", "UILabel": "UIView", "UIImageView": "UIView", "UIView": "UIResponder",
    "UIBarButtonItem": "UIBarItem", "UIBarItem": "NSObject",
    "UITapGestureRecognizer": "UIGestureRecognizer",
    "UILongPressGestureRecognizer": "UIGestureRecognizer",
    "UIPanGestureRecognizer": "UIGestureRecognizer",
    "UISwipeGestureRecognizer": "UIGestureRecognizer",
    "UIPinchGestureRecognizer": "UIGestureRecognizer", "UIGestureRecognizer": "NSObject",
  ]

  /// A class and its superclasses.
  static func superclasses(of name: String) -> [String] {
    [name] + (superclass[name].map { superclasses(of: $0) } ?? [])
  }
}
