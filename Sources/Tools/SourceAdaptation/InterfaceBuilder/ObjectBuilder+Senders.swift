extension ObjectBuilder {
  /// Warns about an action that this sender never calls because the action expects another class.
  mutating func checkSender(of action: InterfaceElement, _ element: InterfaceElement) {
    guard let selector = action["selector"],
      let target = references[action["destination"] ?? ""]??.customClass,
      let sender = element["customClass"] ?? InterfaceVocabulary.senders[element.name],
      module.isSenderClass(sender), let accepted = acceptedSenders(of: selector, in: target),
      Set(module.superclasses(of: sender)).isDisjoint(with: accepted)
    else { return }
    warn(
      action,
      .mismatchedSender(action: selector, of: target, sender: sender, expected: accepted[0]))
  }

  /// The classes whose objects can send an action, the declared one first; `nil` for any class.
  private func acceptedSenders(of selector: String, in target: String) -> [String]? {
    for name in [target] + module.ancestors(of: target) {
      let action = module.actions(of: name).first {
        ObjectiveCName.selector(of: $0.method) == selector
      }
      guard let action else { continue }
      guard let type = action.method.parameters.first?.type.text,
        module.isSenderClass(type, in: name)
      else { return nil }
      let declared = Array(module.superclasses(of: type, in: name).prefix(1))
      switch module.senderUse(of: action.method, in: action.file, of: name) {
      case .none: return nil
      case .sharedMembers: return declared + Module.controlClasses
      case .declaredClass: return declared
      }
    }
    return nil
  }
}
