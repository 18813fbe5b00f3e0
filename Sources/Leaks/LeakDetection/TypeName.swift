/// The name of a type in reports, including enclosing types but no modules.
struct TypeName {
  /// The module that declares the type.
  let module: String
  /// The name, such as `Player.Presenter` or `Box<View>`.
  let text: String

  // Only one thread at a time has a session and reads the heap.
  nonisolated(unsafe) private static var known: [Metadata: TypeName] = [:]

  /// The cached name of a type; the runtime builds names from scratch.
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
    // The runtime prefixes protocol types with `any`, as in `any Club.Output`.
    let path = qualified.hasPrefix("any ") ? qualified.dropFirst(4) : qualified[...]
    module = String(path.prefix { $0 != "." })
    text = Self.withoutModules(path)
  }

  /// Removes contexts of private types, `(unknown context at $7f…)`, which vary between builds.
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

  /// Removes module names: the first of the dotted names wherever a type begins.
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
        // A name after generic arguments is a nested type.
        isAtStart = character != ">"
      }
    }
    return text + word
  }
}

extension StringProtocol {
  /// The range of the first occurrence of a part; this module does not import Foundation.
  func range(of part: String) -> Range<Index>? {
    var i = startIndex
    while i < endIndex {
      if self[i...].hasPrefix(part) { return i..<index(i, offsetBy: part.count) }
      i = index(after: i)
    }
    return nil
  }
}
