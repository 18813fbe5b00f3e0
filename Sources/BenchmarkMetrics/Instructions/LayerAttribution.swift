public import BenchmarkResults
import LeakDetection

/// Says whose work a function does, by the names of its symbol and of its callers'.
///
/// A function belongs to the module that declares it: the first in its mangled name, or that of the extension it stands in. So a
/// generic function of UIKit specialised for an architecture's type is UIKit's, and an architecture's conformance to UIKit's
/// protocol is the architecture's. What no layer declares is the runtime: the standard library and Foundation also where they were
/// specialised into the executable, the allocator, the loader. The runtime's work is charged to the nearest caller that
/// belongs to a layer, and so what an object of the architecture does in `deinit` is the architecture's, whoever let it go.
public struct LayerAttribution {
  /// What a function of the runtime is for.
  private enum Purpose { case references, memory, library }

  private let architecture: String
  // Symbols come again and again as callers.
  private var layers: [String: Instructions.Layer?] = [:]
  private var purposes: [String: Purpose] = [:]

  /// Prepares attribution for a subject whose architecture is this module.
  public init(architecture: String) { self.architecture = architecture }

  /// The layer that declares a function; `nil` for the runtime.
  public mutating func layer(of symbol: String) -> Instructions.Layer? {
    if let known = layers[symbol] { return known }
    let layer = module(of: symbol).flatMap(layer(ofModule:))
    layers[symbol] = .some(layer)
    return layer
  }

  /// The layer that a function works for: its own, or that of the nearest caller that has one.
  public mutating func payer(of function: CallgrindProfile.Function) -> Instructions.Layer {
    if let own = layer(of: function.name) { return own }
    for caller in function.callers {
      if let layer = layer(of: caller) { return layer }
    }
    return .unknown
  }

  /// Adds a function's instructions to the layer that it works for.
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
    if symbol.hasPrefix("nb_") { return symbol == CountedSection.symbol ? "CCallgrind" : "UIKit" }
    guard symbol.hasPrefix("$s") else { return nil }
    let mangled = symbol.dropFirst(2)
    // What extends a type of another module has both in its name.
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
    case "FootballGatherUI": .screens
    case "FootballGather": .domain
    case "UserSessions", "FootballGatherSessions", "BenchmarkMetrics", "BenchmarkCLI", "CCallgrind":
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
    // Of glibc, of C++, of the Swift runtime.
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
