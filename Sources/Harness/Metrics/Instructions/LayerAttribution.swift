import BenchmarkKit
import ComparedApps
import CountedSections
import LeakDetection

/// Attributes a function's instructions to a layer, by the names of its symbol and of its callers.
///
/// A function belongs to the module that declares it: the first module in its mangled name, or the
/// module of its enclosing extension. A generic UIKit function specialised for an architecture's
/// type therefore belongs to UIKit, and an architecture's conformance to a UIKit protocol to the
/// architecture. Functions that no layer declares belong to the runtime: the allocator, the loader,
/// and the standard library and Foundation, even if specialised into the executable. Their
/// instructions are charged to the nearest caller in a layer. The work of an architecture's object
/// in `deinit` is therefore charged to the architecture, no matter which code released the object.
package struct LayerAttribution {
  /// The purpose of a runtime function.
  private enum Purpose { case references, memory, library }

  private let architecture: String
  private let sources: AppSources
  // Cached results: the same symbols recur as callers.
  private var layers: [String: Instructions.Layer?] = [:]
  private var purposes: [String: Purpose] = [:]

  /// Creates an attribution for a subject whose architecture is this module.
  package init(architecture: String, in sources: AppSources) {
    self.architecture = architecture
    self.sources = sources
  }

  /// The layer that declares a function; `nil` for the runtime.
  package mutating func layer(of symbol: String) -> Instructions.Layer? {
    if let known = layers[symbol] { return known }
    let layer = module(of: symbol).flatMap(layer(ofModule:))
    layers[symbol] = .some(layer)
    return layer
  }

  /// The layer charged for a function: its own, or the layer of the nearest caller that has one.
  package mutating func payer(of function: CallgrindProfile.Function) -> Instructions.Layer {
    if let own = layer(of: function.name) { return own }
    for caller in function.callers {
      if let layer = layer(of: caller) { return layer }
    }
    return .unknown
  }

  /// Adds a function's instructions to the layer that is charged for them.
  mutating func charge(
    _ function: CallgrindProfile.Function, to costs: inout [Instructions.Layer: Instructions.Cost]
  ) {
    let payer = payer(of: function)
    let count = Double(function.instructions)
    guard layer(of: function.name) == nil else {
      costs[payer, default: .init()].code += count
      return
    }
    switch purpose(of: function.name) {
    case .references: costs[payer, default: .init()].references += count
    case .memory: costs[payer, default: .init()].memory += count
    case .library: costs[payer, default: .init()].library += count
    }
  }

  // MARK: Symbols

  private func module(of symbol: String) -> String? {
    if symbol == CountedSection.symbol { return "CountedSections" }
    if symbol.hasPrefix("nb_") { return "UIKit" }
    guard symbol.hasPrefix("$s") else { return nil }
    let mangled = symbol.dropFirst(2)
    // The mangled name of an extension contains both modules.
    if mangled.contains("E"), let text = demangle(symbol),
      let open = text.firstRange(of: "(extension in ")?.upperBound,
      let close = text[open...].firstIndex(of: ")"), !text[..<open].contains("<")
    {
      return String(text[open..<close])
    }
    let digits = mangled.prefix { $0.isNumber }
    guard let length = Int(digits), !digits.hasPrefix("0") else { return nil }
    return String(mangled.dropFirst(digits.count).prefix(length))
  }

  private func layer(ofModule module: String) -> Instructions.Layer? {
    switch module {
    case architecture: .architecture
    case "UIKit", "UserNotifications", "CoreGraphics", "os": .uikit
    case sources.screens.name: .screens
    case sources.domain.name: .domain
    case sources.referenceModel.name, "AppArchitecture", "ComparedApps", "UserSessions",
      "BenchmarkMetrics", "BenchmarkCLI", "CountedSections":
      .harness
    default: nil
    }
  }

  private mutating func purpose(of symbol: String) -> Purpose {
    if let known = purposes[symbol] { return known }
    let purpose: Purpose =
      if Self.isMemory(symbol) { .memory } else if Self.isReferences(symbol) { .references } else {
        .library
      }
    purposes[symbol] = purpose
    return purpose
  }

  private static func isMemory(_ symbol: String) -> Bool {
    // The allocators of glibc, C++ and the Swift runtime.
    [
      "malloc", "free", "calloc", "realloc", "cfree", "posix_memalign", "aligned_alloc", "_int_",
      "__libc_malloc", "__libc_free", "tcache", "_mid_memalign", "unlink_chunk", "sysmalloc",
      "_Znw", "_Zdl", "_Zna", "_Zda", "swift_slowAlloc", "swift_slowDealloc", "swift_alloc",
      "swift_dealloc", "_swift_alloc", "_swift_dealloc", "_ZN5swift15swift_slowAlloc",
      "_ZN5swift17swift_slowDealloc",
    ].contains { symbol.hasPrefix($0) }
  }

  private static func isReferences(_ symbol: String) -> Bool {
    let name = symbol.lowercased()
    return symbol.hasPrefix("swift_") || symbol.hasPrefix("_swift_") || symbol.hasPrefix("_ZN")
      ? ["retain", "release", "weak", "unowned", "refcount", "sidetable"].contains {
        name.contains($0)
      } : false
  }
}
