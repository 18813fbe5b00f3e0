import CLeakDetection

/// Layouts computed in a copy of this process, by the types that they belong to.
///
/// A layout takes a hundred times as long to compute as to use. Copies start from this process's
/// memory, so what one of them has computed is computed here once, for all later ones.
package struct KnownLayouts: Hashable, Sendable, Codable {
  /// The mangled names of classes.
  let classes: [String]
  /// The addresses of the metadata of closure contexts, which are constants of the program.
  let contexts: [UInt]

  // Only one thread at a time has a session and reads the heap.
  nonisolated(unsafe) private static var prepared: Set<String> = []
  nonisolated(unsafe) private static var preparedContexts: Set<UInt> = []

  /// The layouts computed since the last preparation; `nil` if there are none.
  package static func new() -> KnownLayouts? {
    let cache = LayoutCache.shared
    let classes = cache.knownClasses.compactMap { _mangledTypeName(anyType($0)) }
      .filter { !prepared.contains($0) }
    let contexts = cache.captures.keys.map { UInt(bitPattern: $0) }
      .filter { !preparedContexts.contains($0) }
    guard !classes.isEmpty || !contexts.isEmpty else { return nil }
    return KnownLayouts(classes: classes.sorted(), contexts: contexts.sorted())
  }

  /// Computes the layouts in this process.
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
  }
}
