import CLeakDetection

/// The classes, functions and closures of some modules, from the program's own symbol table.
///
/// It is empty in a program without symbols, and on systems where the table is not read.
package struct ProgramSymbols {
  private struct Symbol {
    let name: String
    let address: UInt64
    let isFunction: Bool
  }

  private var symbols: [Symbol] = []

  /// Reads the symbols whose names begin with one of the modules.
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

  /// Whether there are none, so that nothing is known of the modules.
  package var isEmpty: Bool { symbols.isEmpty }

  /// Whether any function is `async`: each has a pointer by which it is called.
  package var hasAsyncFunctions: Bool { symbols.contains { $0.name.hasSuffix("Tu") } }

  /// The mangled names of the modules' classes, without the prefix of symbols, by their names without a module.
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

  /// Addresses of what the compiler writes for a class at its declaration, explicit or not: the ends of its objects.
  package func addresses(ofMangledClass name: String) -> [UInt64] {
    let ends = ["fE", "fD", "fd"].map { "$s" + name + $0 }
    return symbols.filter { $0.isFunction && ends.contains($0.name) }.map(\.address)
  }

  /// The address of a closure, by the name that a trace has for it, such as `closure #1 in Coordinator.start`.
  package func address(ofClosure name: String) -> UInt64? {
    // Of the symbols that a closure has, this is the code that was written.
    symbols.first { symbol in
      symbol.isFunction && symbol.name.contains("U") && closureName(symbol.name) == name
        && demangle(symbol.name)?.hasPrefix("closure #") == true
    }?.address
  }
}
