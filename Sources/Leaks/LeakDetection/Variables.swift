import CLeakDetection

/// The global and static variables of the executable, from its own symbol table.
enum Variables {
  struct Variable {
    let name: String
    let address: Address
    let size: Int

    /// The aligned words within the variable, each a possible reference; empty for small variables.
    var words: StrideTo<Address> {
      let start = address.aligned(to: 8)
      return stride(from: start, to: max(start, address + size - 7), by: 8)
    }
  }

  // Only one thread at a time has a session and reads the heap.
  nonisolated(unsafe) private static var known: [String: [Variable]] = [:]

  /// The modules whose variables are known.
  static var modules: some Sequence<String> { known.keys }

  static func of(_ modules: Set<String>) -> [Variable] {
    modules.sorted().flatMap { module in
      if let found = known[module] { return found }
      let found = find(module)
      known[module] = found
      return found
    }
  }

  private static func find(_ module: String) -> [Variable] {
    // Symbols of a module begin with the length of its name, followed by the name.
    let prefix = "$s\(module.utf8.count)\(module)"
    var found: [Variable] = []
    var position = 0
    var symbol = nb_variable()
    while nb_next_variable(prefix, &position, &symbol) {
      guard let text = demangle(symbol.name) else { continue }
      // `static Club.Session.shared : Club.Session`
      let name = text.prefix { $0 != ":" }.split(separator: " ").joined(separator: " ")
      found.append(
        Variable(
          name: name.without("\(module)."), address: Address(symbol.address),
          size: Int(symbol.size)))
    }
    return found.sorted { ($0.name, $0.address) < ($1.name, $1.address) }
  }
}

extension String {
  /// The string without all occurrences of a part.
  fileprivate func without(_ part: String) -> String {
    var text = self
    while let range = text.range(of: part) { text.removeSubrange(range) }
    return text
  }
}
