import CLeakDetection

/// The names of closures, looked up once.
enum ClosureNames {
  // Only one thread at a time has a session and reads the heap.
  nonisolated(unsafe) private static var known: [UInt: String] = [:]

  /// The addresses of the closures whose names are known.
  static var codes: some Sequence<UInt> { known.keys }

  /// The name of the closure whose code starts at an address.
  static func name(at code: UInt) -> String {
    if let name = known[code] { return name }
    let name = Address(bitPattern: code).flatMap { nb_function_at($0) }.map(closureName)
    known[code] = name ?? "closure"
    return name ?? "closure"
  }
}

/// `closure #1 () -> () in Module.Type.method() -> ()` → `closure #1 in Type.method`
func closureName(_ symbol: UnsafePointer<CChar>) -> String {
  demangle(symbol).map(closureName(demangled:)) ?? "closure context"
}

private func closureName(demangled text: String) -> String {
  var s = Substring(text)
  for prefix in ["partial apply forwarder for ", "partial apply for "] where s.hasPrefix(prefix) {
    s = s.dropFirst(prefix.count)
  }
  if s.hasPrefix("reabstraction thunk") { return "closure (reabstraction thunk)" }
  guard s.hasPrefix("closure #") || s.hasPrefix("implicit closure #") else {
    return "closure of " + short(String(s))
  }
  let parts = s.split(separator: " ")
  let head =
    parts.prefix(while: { !$0.hasPrefix("#") }).joined(separator: " ") + " "
    + (parts.first { $0.hasPrefix("#") } ?? "")
  guard let place = s.range(of: " in ")?.upperBound else { return head }
  return head + " in " + short(String(s[place...]))
}

/// `(1) suspend resume partial function for Module.Type.method() async -> ()` → `Type.method`
func asyncFunctionName(_ demangled: String) -> String {
  if let closure = demangled.range(of: "closure #") {
    return closureName(demangled: String(demangled[closure.lowerBound...]))
  }
  let name = demangled.range(of: " partial function for ").map { demangled[$0.upperBound...] }
  return short(String(name ?? Substring(demangled)))
}

/// The name of a function, such as `closure #1 in Type.method`, and the address of a call in it
/// before relocation, as in debug information.
package typealias Call = (function: String, address: UInt64)

/// The call at an address, if it is in a function of these modules.
package func call(at code: UInt, of modules: Set<String>) -> Call? {
  guard let symbol = Address(bitPattern: code).flatMap({ nb_function_at($0) }),
    let text = demangle(symbol), isFunction(text, of: modules)
  else { return nil }
  let name = text.contains("closure #") ? closureName(demangled: text) : short(text)
  return (name, nb_address_in_program(Address(bitPattern: code)))
}

/// Whether a demangled symbol is that of a function written in one of the modules.
func isFunction(_ demangled: String, of modules: Set<String>) -> Bool {
  let made = ["protocol witness for", "reabstraction thunk", "specialization <"]
  return !made.contains(where: demangled.contains)
    && modules.contains { demangled.hasPrefix("\($0).") || demangled.contains(" \($0).") }
}

/// Calls a handler for each signal by which a crash of this thread ends the process, even after an
/// overflow of the stack.
///
/// Replaces the runtime's own handler, which would pause to print a backtrace.
package func handleCrashes(_ handler: @convention(c) (Int32) -> Void) {
  nb_handle_crashes(handler)
}

/// Writes the return addresses of the running functions to a file, innermost first: one per line,
/// in brackets at its end. Allocates nothing after its first call in a process.
package func writeStackFrames(to file: Int32) { nb_write_frames(file) }

/// In the handler of a crash: whether the stack has overflowed.
package func hasStackOverflowed() -> Bool { nb_stack_overflowed() }

/// Shortens `closure #2 () -> () in Module.Type.method(x: Int) -> ()` to the declaration's name.
private func short(_ s: String) -> String {
  var t = Substring(s)
  while let next = t.range(of: " in ")?.upperBound { t = t[next...] }
  // Words such as `static` precede the first word that contains a module's name.
  t = t.split(separator: " ").first { $0.contains(".") } ?? t
  t = t.prefix { $0 != "(" && $0 != " " }
  let words = t.split(separator: ".")
  return words.count > 1 ? words.dropFirst().joined(separator: ".") : String(t)
}

/// Removes the discriminators of private declarations: `(method in _3B86E1E0)` becomes `method`.
private func withoutDiscriminators(_ text: String) -> String {
  var result = ""
  var rest = Substring(text)
  while let mark = rest.range(of: " in _") {
    let before = rest[..<mark.lowerBound]
    guard let open = before.lastIndex(of: "("),
      let close = rest[mark.upperBound...].firstIndex(of: ")")
    else { break }
    result += rest[..<open] + before[before.index(after: open)...]
    rest = rest[rest.index(after: close)...]
  }
  return result + rest
}

/// A demangled Swift symbol; `nil` if it is not a Swift symbol.
package func demangle(_ symbol: UnsafePointer<CChar>) -> String? {
  guard let text = nb_demangle(symbol) else { return nil }
  defer { nb_free(text) }
  return withoutDiscriminators(String(cString: text))
}
