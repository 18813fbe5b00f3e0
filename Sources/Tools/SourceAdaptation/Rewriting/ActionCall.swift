/// The call of an action method with the sender that a control passes.
package struct ActionCall {
  let statement: String

  /// The reason why a method cannot be called through a selector here.
  package enum Obstacle: Error, Equatable, CustomStringConvertible {
    case effect(String)
    case isStatic
    case parameters

    package var description: String {
      switch self {
      case .effect(let word): "it is marked '\(word)'"
      case .isStatic: "it is a type method"
      case .parameters: "its parameters are not a sender and an event"
      }
    }
  }

  init(_ method: Member, senderUse: SenderUse) throws(Obstacle) {
    if let effect = method.effects.first { throw .effect(effect) }
    if method.isStatic { throw .isStatic }
    var arguments: [String] = []
    var binding: String?
    var expected = ""
    if let parameter = method.parameters.first {
      guard parameter.type.isCastable else { throw .parameters }
      let sender = Self.sender(as: parameter.type, use: senderUse)
      binding = sender.binding
      expected = parameter.type.wrapped.text
      arguments.append(Self.labelled(sender.argument, parameter))
    }
    if method.parameters.count > 1 {
      let parameter = method.parameters[1]
      let isEvent = ["UIEvent", "Any", "AnyObject"].contains(parameter.type.wrapped.text)
      guard method.parameters.count == 2, isEvent else { throw .parameters }
      arguments.append(Self.labelled("UIEvent()", parameter))
    }
    let isVoid = method.result?.isVoid ?? true
    let call =
      "\(isVoid ? "" : "_ = ")self.\(Spelling.name(method.name))"
      + "(\(arguments.joined(separator: ", ")))"
    let rejection =
      "self.rejectSender(sender, of: action, expecting: \(Spelling.literal(expected)))"
    statement =
      binding.map { "if let sender = \($0) { \(call) } else { \(rejection) }" } ?? call
  }

  private static func labelled(_ argument: String, _ parameter: Parameter) -> String {
    parameter.label.map { "\($0): \(argument)" } ?? argument
  }

  /// The argument that passes the sender as the given type, and the optional binding that it needs,
  /// if any.
  private static func sender(
    as type: TypeSpelling, use: SenderUse
  ) -> (argument: String, binding: String?) {
    switch use {
    case .none: return ("sender as? \(type.text)", nil)
    case .sharedMembers: return ("sender", "sender as? any ActionSender")
    case .object: return ("sender", "sender as? NSObject")
    case .declaredClass: break
    }
    return switch (type.wrapped.text, type.isOptional) {
    case ("Any", true): ("sender", nil)
    case ("Any", false): ("sender as Any", nil)
    case ("AnyObject", true): ("sender.map { $0 as AnyObject }", nil)
    case ("AnyObject", false): ("sender as AnyObject", nil)
    // NotificationCenter passes a Swift value, which is not bridged without Objective-C. An app may
    // have a type of its own named Notification.
    case ("NSNotification", _):
      (
        "sender",
        "(sender as? Foundation.Notification).map({ NSNotification("
          + "name: $0.name, object: $0.object, userInfo: $0.userInfo) })"
      )
    case (let wrapped, true): ("sender as? \(wrapped)", nil)
    case (let type, false): ("sender", "sender as? \(type)")
    }
  }
}
