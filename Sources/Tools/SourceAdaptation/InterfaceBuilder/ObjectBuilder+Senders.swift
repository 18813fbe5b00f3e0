extension ObjectBuilder {
  /// Warns about an action that this sender never calls because the action expects a sender of
  /// another class.
  mutating func checkSender(of action: InterfaceElement, _ element: InterfaceElement) {
    guard let selector = action["selector"],
      let target = references[action["destination"] ?? ""]??.customClass,
      let sender = element["customClass"] ?? InterfaceVocabulary.senders[element.name],
      let problem = module.mismatch(of: selector, in: target, sentBy: sender)
    else { return }
    warn(action, problem)
  }
}

extension Module {
  /// The problem with an action that senders of this class cannot call; `nil` if there is none.
  func mismatch(
    of selector: String, in target: String, sentBy sender: String
  ) -> Diagnostic.Problem? {
    guard isSenderClass(sender), let accepted = acceptedSenders(of: selector, in: target),
      Set(superclasses(of: sender)).isDisjoint(with: accepted)
    else { return nil }
    return .mismatchedSender(action: selector, of: target, sender: sender, expected: accepted[0])
  }
}
