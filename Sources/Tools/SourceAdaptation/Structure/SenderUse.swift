/// The use of the sender in the body of an action, which determines the possible senders.
///
/// Objective-C accepts any sender. Swift requires a sender of the declared class, unless the
/// declaration can be changed.
enum SenderUse {
  /// The body ignores the sender, so the parameter can be made optional.
  case none
  /// The body uses only members that controls and bar button items share.
  case sharedMembers
  /// The body only compares, casts or passes on the sender, so it may be any object.
  case object
  /// The sender must be of the declared class.
  case declaredClass
}

extension Module {
  /// The members of `ActionSender` in UIKit.
  private static let sharedMembers: Set = [
    "isEnabled", "tag", "accessibilityIdentifier", "accessibilityLabel",
  ]

  /// The use of the sender in an action; `.declaredClass` if the method must match other
  /// declarations.
  func senderUse(of method: Member, in file: Int, of type: String) -> SenderUse {
    guard let sender = method.parameters.first, isSenderClass(sender.type.text, in: type),
      method.prefix.modifier("override", "open") == nil, !isOverridden(method, of: type),
      !isRequirement(method)
    else { return .declaredClass }
    let uses = ParameterUses(of: sender, in: method, files[file].tokens)
    if uses.needsClass { return .declaredClass }
    if uses.members.isEmpty { return uses.isObject || uses.isCompared ? .object : .none }
    let isShared =
      uses.members.isSubset(of: Self.sharedMembers) && !uses.isCompared
      && isControlClass(sender.type.text, in: type)
    return isShared ? .sharedMembers : .declaredClass
  }

  /// The classes whose objects can send an action, the declared one first; `nil` for any class.
  func acceptedSenders(of selector: String, in target: String) -> [String]? {
    for name in [target] + ancestors(of: target) {
      let action = actions(of: name).first { ObjectiveCName.selector(of: $0.method) == selector }
      guard let action else { continue }
      guard let type = action.method.parameters.first?.type.text, isSenderClass(type, in: name)
      else { return nil }
      let declared = Array(superclasses(of: type, in: name).prefix(1))
      switch senderUse(of: action.method, in: action.file, of: name) {
      case .none, .object: return nil
      case .sharedMembers: return declared + Module.controlClasses
      case .declaredClass: return declared
      }
    }
    return nil
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

/// The uses of a parameter in the body of a method.
private struct ParameterUses {
  private(set) var members: Set<String> = []
  /// Whether the parameter is used in a way that any object allows.
  private(set) var isObject = false
  /// Whether it is compared with `==` or matched by `switch`.
  private(set) var isCompared = false
  /// Whether it is used in a way that may need its class.
  private(set) var needsClass = false

  init(of parameter: Parameter, in method: Member, _ tokens: [Token]) {
    for index in parameter.typeTokens.upperBound..<method.tokens.upperBound
    where tokens[index].isIdentifier && tokens[index].name == parameter.name {
      guard index + 2 < tokens.count else {
        needsClass = true
        continue
      }
      let (previous, next) = (tokens[index - 1], tokens[index + 1])
      let isLabel = next.isSymbol(":") && (previous.isSymbol("(") || previous.isSymbol(","))
      if previous.isSymbol(".") || isLabel { continue }
      if next.isSymbol("."), tokens[index + 2].isIdentifier {
        members.insert(tokens[index + 2].name)
      } else {
        addWhole(at: index, tokens)
      }
    }
  }

  private mutating func addWhole(at index: Int, _ tokens: [Token]) {
    let (previous, next) = (tokens[index - 1], tokens[index + 1])
    let operators = [Self.symbols(before: index, tokens), Self.symbols(after: index, tokens)]
    if operators.contains(where: ["===", "!=="].contains) {
      isObject = true
    } else if operators.contains(where: ["==", "!="].contains)
      || previous.isWord("switch") && next.isSymbol("{")
    {
      isCompared = true
    } else if next.isWord("is")
      || next.isWord("as") && ["?", "!", "Any", "AnyObject"].contains(tokens[index + 2].text)
      || previous.kind == .literal && next.kind == .literal
      || Self.isArgumentOfNavigation(at: index, tokens)
    {
      isObject = true
    } else {
      needsClass = true
    }
  }

  /// Whether the parameter is passed as the `sender` of a call that accepts any object.
  private static func isArgumentOfNavigation(at index: Int, _ tokens: [Token]) -> Bool {
    guard index > 2, tokens[index - 1].isSymbol(":"), tokens[index - 2].isWord("sender"),
      tokens[index + 1].isSymbol(")")
    else { return false }
    var depth = 1
    var open = index
    while open > 1, depth > 0 {
      open -= 1
      if tokens[open].isSymbol(")") { depth += 1 }
      if tokens[open].isSymbol("(") { depth -= 1 }
    }
    return ["performSegue", "show", "showDetailViewController"].contains(tokens[open - 1].text)
  }

  private static func symbols(after index: Int, _ tokens: [Token]) -> String {
    tokens[(index + 1)...].prefix { ["=", "!"].contains($0.text) }.map(\.text).joined()
  }

  private static func symbols(before index: Int, _ tokens: [Token]) -> String {
    tokens[..<index].reversed().prefix { ["=", "!"].contains($0.text) }.reversed().map(\.text)
      .joined()
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
