/// What a type is called in reports: with the types that it is nested in, without any module.
struct TypeName {
  /// The module that the type is declared in.
  let module: String
  /// Such as `Player.Presenter` or `Box<View>`.
  let text: String

  // One thread at a time has a session, and looks.
  nonisolated(unsafe) private static var known: [Metadata: TypeName] = [:]

  /// The name of a type, made once: the runtime builds names from scratch.
  init(_ type: Metadata) {
    if let known = Self.known[type] {
      self = known
    } else {
      self.init(making: type)
      Self.known[type] = self
    }
  }

  private init(making type: Metadata) {
    let qualified = Self.withoutContexts(Runtime.name(of: type))
    // `any Club.Output` is how the runtime names a protocol as a type.
    let path = qualified.hasPrefix("any ") ? qualified.dropFirst(4) : qualified[...]
    module = String(path.prefix { $0 != "." })
    text = Self.withoutModules(path)
  }

  /// The runtime names a private type `(unknown context at $7f…).Name`; the address changes from build to build.
  private static func withoutContexts(_ name: String) -> String {
    var name = name
    while let start = name.range(of: "(unknown context at "),
      let end = name[start.upperBound...].firstIndex(of: ")")
    {
      let next = name.index(end, offsetBy: 2, limitedBy: name.endIndex) ?? name.endIndex
      name.removeSubrange(start.lowerBound..<next)
    }
    return name
  }

  /// A module is the first of the names that dots join, wherever a type begins.
  private static func withoutModules(_ path: Substring) -> String {
    var text = ""
    var word = ""
    var isAtStart = true
    for character in path {
      if character == "." {
        if !isAtStart { text += word + "." }
        word = ""
        isAtStart = false
      } else if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        text += word
        text.append(character)
        word = ""
        // What follows the arguments of a generic type is nested in it.
        isAtStart = character != ">"
      }
    }
    return text + word
  }
}

extension StringProtocol {
  /// Where a part occurs first; this module does without Foundation.
  func range(of part: String) -> Range<Index>? {
    var i = startIndex
    while i < endIndex {
      if self[i...].hasPrefix(part) { return i..<index(i, offsetBy: part.count) }
      i = index(after: i)
    }
    return nil
  }
}
