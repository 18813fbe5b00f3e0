import CLeakDetection

/// Layouts and symbols that a copy of this process has looked up, by what they belong to.
///
/// A lookup takes a hundred times as long as the use of its result. Copies start from this process's
/// memory, so what one of them has looked up is looked up here once, for all later ones.
package struct KnownLayouts: Hashable, Sendable, Codable {
  /// The mangled names of classes.
  let classes: [String]
  /// The addresses of the metadata of closure contexts, which are constants of the program.
  let contexts: [UInt]
  /// The addresses of closures' code, constants of the program, too.
  let closures: [UInt]
  /// The modules whose global and static variables are known.
  let modules: [String]

  // Only one thread at a time has a session and reads the heap.
  nonisolated(unsafe) private static var prepared: Set<String> = []
  nonisolated(unsafe) private static var preparedContexts: Set<UInt> = []
  nonisolated(unsafe) private static var preparedClosures: Set<UInt> = []
  nonisolated(unsafe) private static var preparedModules: Set<String> = []

  /// What has been looked up since the last preparation; `nil` if that is nothing.
  package static func new() -> KnownLayouts? {
    let cache = LayoutCache.shared
    let classes = cache.knownClasses.compactMap { _mangledTypeName(anyType($0)) }
      .filter { !prepared.contains($0) }
    let contexts = cache.captures.keys.map { UInt(bitPattern: $0) }
      .filter { !preparedContexts.contains($0) }
    let known = KnownLayouts(
      classes: classes.sorted(), contexts: contexts.sorted(),
      closures: ClosureNames.codes.filter { !preparedClosures.contains($0) }.sorted(),
      modules: Variables.modules.filter { !preparedModules.contains($0) }.sorted())
    return known.isEmpty ? nil : known
  }

  private var isEmpty: Bool {
    classes.isEmpty && contexts.isEmpty && closures.isEmpty && modules.isEmpty
  }

  /// Looks everything up in this process.
  package func prepare() {
    for name in classes where Self.prepared.insert(name).inserted {
      // A private type may have no name that the runtime finds.
      guard let type = _typeByName(name) else { continue }
      let metadata = metadata(of: type)
      _ = LayoutCache.shared.storage(of: metadata)
      _ = LayoutCache.shared.bufferElement(of: metadata)
      _ = LayoutCache.shared.layout(ofInstance: metadata)
      _ = TypeName(metadata)
      nb_know_metadata(metadata)
    }
    for context in contexts where Self.preparedContexts.insert(context).inserted {
      guard let metadata = Metadata(bitPattern: context) else { continue }
      // Only contexts without generic captures are cached, whose layout needs no object.
      _ = captureLayout(metadata, metadata, LayoutCache.shared)
      nb_know_metadata(metadata)
    }
    for code in closures where Self.preparedClosures.insert(code).inserted {
      _ = ClosureNames.name(at: code)
    }
    for module in modules where Self.preparedModules.insert(module).inserted {
      _ = Variables.of([module])
    }
  }
}
