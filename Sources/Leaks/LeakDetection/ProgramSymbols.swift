import CLeakDetection

/// The classes, functions and closures of some modules, from the program's symbol table.
///
/// Empty if the program has no symbols, or if the platform's symbol table is not supported.
package struct ProgramSymbols {
  private struct Symbol {
    let name: String
    let address: UInt64
    let isFunction: Bool
  }

  private var symbols: [Symbol] = []

  /// Reads the symbols of the modules.
  package init(modules: Set<String>) {
    for module in modules.sorted() {
      var position = 0
      var symbol = nb_symbol()
      while nb_next_symbol("$s\(module.utf8.count)\(module)", &position, &symbol) {
        symbols.append(
          Symbol(
            name: String(cString: symbol.name), address: symbol.address,
            isFunction: symbol.is_function))
      }
    }
  }

  /// Whether there are no symbols, and hence no information about the modules.
  package var isEmpty: Bool { symbols.isEmpty }

  /// Whether any function is `async`: each has an async function pointer symbol.
  package var hasAsyncFunctions: Bool { symbols.contains { $0.name.hasSuffix("Tu") } }

  /// The mangled names of the modules' classes, without symbol prefix, by class name without
  /// module.
  package var classes: [String: String] {
    let descriptor = "nominal type descriptor for "
    var classes: [String: String] = [:]
    for symbol in symbols where symbol.name.hasSuffix("CMn") {
      guard let text = demangle(symbol.name), text.hasPrefix(descriptor) else { continue }
      let name = text.dropFirst(descriptor.count).drop { $0 != "." }.dropFirst()
      classes[String(name)] = String(symbol.name.dropFirst(2).dropLast(2))
    }
    return classes
  }

  /// The addresses of a class's deinitialisers, which are attributed to its declaration.
  package func addresses(ofMangledClass name: String) -> [UInt64] {
    let ends = ["fE", "fD", "fd"].map { "$s" + name + $0 }
    return symbols.filter { $0.isFunction && ends.contains($0.name) }.map(\.address)
  }

  /// The address of a closure, by its name in a trace, such as `closure #1 in Coordinator.start`.
  package func address(ofClosure name: String) -> UInt64? {
    // A closure has several symbols; this condition selects the symbol of its body.
    symbols.first { symbol in
      symbol.isFunction && symbol.name.contains("U") && closureName(symbol.name) == name
        && demangle(symbol.name)?.hasPrefix("closure #") == true
    }?.address
  }
}
