import BenchmarkKit
import LeakDetection

/// The function in the source code that a symbol of an architecture belongs to.
struct SourceFunction {
  /// The declaring type, or the function's own name if it has none.
  let type: String
  /// Whether the symbol is a thunk, which calls the function unless the compiler has inlined it.
  let isThunk: Bool

  /// Parses a symbol; `nil` for generated code, such as metadata accessors and parts of coroutines.
  init?(_ symbol: String, of module: String) {
    guard let name = demangle(symbol), !Self.additions.contains(where: name.hasPrefix),
      !name.contains("unmangled suffix"), !name.hasSuffix("deinit")
    else { return nil }
    isThunk = Self.thunks.contains(where: name.hasPrefix)
    guard let declaration = Self.declaration(in: name, of: module) else { return nil }
    type = String(declaration.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private static let thunks = [
    "protocol witness for", "partial apply", "reabstraction thunk", "vtable thunk",
    "implicit closure",
  ]

  private static let additions = [
    "type metadata", "outlined ", "lazy protocol witness", "dispatch thunk of", "value witness",
    "destroy ", "associated type", "demangling cache", "metadata", "base witness", "instantiation",
    "noncanonical", "one-time initialization", "$s",
  ]

  /// The part of the declaration after the module's name, without the compiler's annotations.
  private static func declaration(in name: String, of module: String) -> Substring? {
    var text = Substring(name)
    for mark in ["> of ", " in conformance "] {
      if let end = text.ranges(of: mark).last?.upperBound { text = text[end...] }
    }
    while text.contains("closure #"), let end = text.firstRange(of: " in ")?.upperBound {
      text = text[end...]
    }
    if let end = text.firstRange(of: "(extension in \(module)):")?.upperBound {
      return text[end...].firstIndex(of: ".").map { text[$0...].dropFirst() }
    }
    return text.firstRange(of: "\(module).").map { text[$0.upperBound...] }
  }
}
