extension ModuleInterface {
  /// The interface as text: one line per type, such as `class UIView: UIResponder | frame=CGRect
  /// tag`, after a line with the module and its globals.
  package var text: String {
    let head = "module \(name) | " + globals.sorted().joined(separator: " ")
    let lines = types.sorted { $0.key < $1.key }.map { name, type in
      let inherited = type.inherited.isEmpty ? "" : ": " + type.inherited.joined(separator: " ")
      let members = type.members.sorted { $0.key < $1.key }.map { member, type in
        type.isEmpty ? member : member + "=" + type
      }
      return "\(type.kind.rawValue) \(name)\(inherited) | " + members.joined(separator: " ")
    }
    return ([head] + lines).joined(separator: "\n") + "\n"
  }

  /// Reads the interfaces of several modules.
  ///
  /// A line that starts with a space continues the one before.
  package static func interfaces(in text: String) -> [ModuleInterface] {
    var modules: [ModuleInterface] = []
    for line in text.replacing("\n ", with: " ").split(separator: "\n") {
      let halves = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      let head = halves[0].split(separator: ":")
      let words = head.first?.split(separator: " ").map(String.init) ?? []
      guard words.count == 2 else { continue }
      let members = (halves.count > 1 ? halves[1] : "").split(separator: " ")
      if words[0] == "module" {
        modules.append(ModuleInterface(name: words[1]))
        modules[modules.count - 1].globals = Set(members.map(String.init))
      } else if let kind = TypeInterface.Kind(rawValue: words[0]), !modules.isEmpty {
        let inherited = (head.count > 1 ? head[1] : "").split(separator: " ").map(String.init)
        var type = TypeInterface(kind, inherited: inherited)
        for member in members {
          let pair = member.split(separator: "=", maxSplits: 1)
          type.members[String(pair[0])] = pair.count > 1 ? String(pair[1]) : ""
        }
        modules[modules.count - 1].types[words[1]] = type
      }
    }
    return modules
  }
}
