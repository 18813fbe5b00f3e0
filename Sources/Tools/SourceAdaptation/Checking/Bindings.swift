/// The types of a file's variables and parameters by name, whatever their scope.
///
/// The type of a name is unknown if the file binds the name to different types, or does not state
/// the type.
struct Bindings {
  private var types: [String: String] = [:]
  private let scan: TokenScan
  private var tokens: [Token] { scan.tokens }

  init(in scan: TokenScan) {
    self.scan = scan
    for (index, token) in tokens.enumerated() where token.kind == .word {
      switch token.text {
      case "let", "var": bindPattern(from: index + 1)
      case "for": bind(scan[index + 1], to: nil)
      case "func", "init", "subscript": bindParameters(of: index)
      case "in": bindClosureParameters(before: index)
      default: break
      }
    }
  }

  /// The type of a name: empty if it is unknown; `nil` if the file does not bind the name.
  subscript(name: String) -> String? { types[name] }

  private mutating func bind(_ token: Token?, to type: String?) {
    guard let token, token.isIdentifier else { return }
    let type = type ?? ""
    types[token.name] = types[token.name].map { $0 == type ? type : "" } ?? type
  }

  private mutating func bindPattern(from start: Int) {
    guard let first = scan[start] else { return }
    if first.isSymbol("(") {
      for name in tokens[start..<scan.closing(of: start)] { bind(name, to: nil) }
    } else if scan[start + 1]?.isSymbol(":") == true {
      bind(first, to: writtenType(from: start + 2))
    } else {
      bind(first, to: scan[start + 1]?.isSymbol("=") == true ? createdType(at: start + 2) : nil)
    }
  }

  private func writtenType(from start: Int) -> String? {
    var position = start
    while ["any", "some"].contains(scan[position]?.text ?? "") { position += 1 }
    let first = position
    guard scan[position]?.isIdentifier == true else { return nil }
    position += 1
    while scan[position]?.isSymbol(".") == true, scan[position + 1]?.isIdentifier == true {
      position += 2
    }
    let name = tokens[first..<position].map(\.name).joined()
    if let next = scan[position], ["<", "&", "-", "->"].contains(next.text), !next.startsLine {
      return nil
    }
    return name
  }

  /// The class in `UIButton(type: .system)`.
  private func createdType(at index: Int) -> String? {
    guard let type = scan[index], type.isIdentifier, type.name.first?.isUppercase == true,
      scan[index + 1]?.isSymbol("(") == true
    else { return nil }
    let end = scan[scan.closing(of: index + 1) + 1]
    let continues = [".", "?", "!", "["].contains { end?.isSymbol($0) == true }
    return continues ? nil : type.name
  }

  private mutating func bindParameters(of keyword: Int) {
    var open = keyword + 1
    while let token = scan[open], !token.isSymbol("(") {
      guard token.isIdentifier || ["<", "?", "!"].contains(token.text) else { return }
      open = token.isSymbol("<") ? scan.skippingGenerics(from: open) : open + 1
    }
    let close = scan.closing(of: open)
    guard close > open else { return }
    for part in scan.split((open + 1)..<close) {
      guard let colon = scan.first(":", in: part), colon > part.lowerBound else { continue }
      bind(scan[colon - 1], to: writtenType(from: colon + 1))
    }
  }

  private mutating func bindClosureParameters(before index: Int) {
    var position = index - 1
    while position >= 0, index - position < 40, !tokens[position].isSymbol("{") {
      bind(tokens[position], to: nil)
      position -= 1
    }
  }
}
