/// A member that cannot leave its file because it uses a private name of that file.
///
/// Its body stays in the extension under another name, and the class gets a member that calls it.
struct ForwardedMember {
  let moved: MovedMember
  private let file: SourceFile
  private let brace: Int

  /// Creates the member unless it can move, or has a form that no call can stand for.
  init?(_ moved: MovedMember, in module: Module) {
    self.moved = moved
    file = module.files[moved.file]
    let member = moved.member
    guard module.types[moved.subject]?.file != moved.file, !member.isStatic,
      let brace = TokenScan(file.tokens).first("{", in: member.keyword..<member.tokens.upperBound),
      file.usesPrivateName(in: brace..<member.tokens.upperBound)
    else { return nil }
    self.brace = brace
    // No call can pass on an argument without a name, several arguments, or a closure that is none.
    let heading = file.tokens[member.keyword..<brace]
    guard !member.parameters.contains(where: { $0.name == "_" }),
      !heading.contains(where: { $0.text == "..." || $0.text == "autoclosure" })
    else { return nil }
    switch member.kind {
    case .method: break
    case .property:
      let accessors = ["get", "set", "willSet", "didSet", "_read", "_modify"]
      guard member.bindings.count == 1, file.tokens.indices.contains(brace + 1),
        !accessors.contains(file.tokens[brace + 1].text)
      else { return nil }
    case .other: return nil
    }
  }

  private var newName: String { "moved_" + file.tokens[moved.member.keyword + 1].name }

  /// The body of the member in the class.
  private var call: String {
    let member = moved.member
    let effects =
      (member.effects.contains("throws") ? "try " : "")
      + (member.effects.contains("async") ? "await " : "")
    guard member.kind == .method else { return effects + newName }
    let arguments = member.parameters.map { parameter in
      let isInout = file.tokens[parameter.typeTokens].contains { $0.isWord("inout") }
      let value = (isInout ? "&" : "") + parameter.name
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    return "\(effects)\(newName)(\(arguments.joined(separator: ", ")))"
  }

  /// The text of the member in the class, with the edits of its heading.
  func text(_ edits: Edits) -> String {
    let start = file.tokens[moved.member.tokens.lowerBound].range.lowerBound
    let heading = start..<file.tokens[brace].range.lowerBound
    return edits.applied(within: heading, to: file.bytes) + "{ \(call) }"
  }

  /// Gives the member in the extension its new name.
  func rename(in edits: inout Edits) {
    edits.replace(file.tokens[moved.member.keyword + 1].range, with: newName)
    if let override = moved.member.prefix.modifier("override") {
      edits.remove(file.bytes(of: override.tokens), in: file.bytes)
    }
  }
}

extension SourceFile {
  /// Whether tokens contain a name that is declared privately in this file.
  fileprivate func usesPrivateName(in range: Range<Int>) -> Bool {
    let names = privateNames
    return tokens[range].contains { $0.isIdentifier && names.contains($0.name) }
  }

  private var privateNames: Set<String> {
    let introducers: Set = [
      "func", "var", "let", "class", "struct", "enum", "actor", "protocol", "typealias",
    ]
    var names: Set<String> = []
    for index in tokens.indices where ["private", "fileprivate"].contains(tokens[index].text) {
      // All members of a private extension are private.
      if tokens.indices.contains(index + 1), tokens[index + 1].isWord("extension"),
        let open = TokenScan(tokens).first("{", in: index..<tokens.endIndex)
      {
        let close = TokenScan(tokens).closing(of: open)
        for place in open..<min(close, tokens.endIndex - 1)
        where introducers.contains(tokens[place].text) {
          names.insert(tokens[place + 1].name)
        }
        continue
      }
      let rest = tokens[index...].prefix(6)
      guard let keyword = rest.firstIndex(where: { introducers.contains($0.text) }),
        tokens.indices.contains(keyword + 1)
      else { continue }
      // `class` may be a modifier.
      let name = tokens[keyword + 1]
      names.insert(
        introducers.contains(name.text) && tokens.indices.contains(keyword + 2)
          ? tokens[keyword + 2].name : name.name)
    }
    return names
  }
}
