import CLeakDetection

/// The classes, closures and modules whose layouts and symbols a copy of this process has looked
/// up.
///
/// A lookup takes a hundred times as long as using its result. Copies start with this process's
/// memory, so this process repeats each lookup of a copy once, on behalf of all later copies.
package struct KnownLookups: Hashable, Sendable, Codable {
  /// The mangled names of classes whose layouts are known.
  private var classes: Set<String> = []
  /// The addresses of the metadata of closure contexts, which are constants of the program.
  private var contexts: Set<UInt> = []
  /// The addresses of the code of closures whose names are known, which are constants as well.
  private var closures: Set<UInt> = []
  /// The modules whose global and static variables are known.
  private var modules: Set<String> = []

  // Only one thread at a time has a session and reads the heap.
  nonisolated(unsafe) private static var repeated = KnownLookups()

  /// The lookups of this process that the original process lacks; `nil` if there are none.
  package static func new() -> KnownLookups? {
    let new = current.subtracting(repeated)
    return new == KnownLookups() ? nil : new
  }

  private static var current: KnownLookups {
    let cache = LayoutCache.shared
    return KnownLookups(
      classes: Set(cache.knownClasses.compactMap { _mangledTypeName(anyType($0)) }),
      contexts: Set(cache.captures.keys.map { UInt(bitPattern: $0) }),
      closures: Set(ClosureNames.codes), modules: Set(Variables.modules))
  }

  private func subtracting(_ other: KnownLookups) -> KnownLookups {
    KnownLookups(
      classes: classes.subtracting(other.classes), contexts: contexts.subtracting(other.contexts),
      closures: closures.subtracting(other.closures), modules: modules.subtracting(other.modules))
  }

  /// Repeats the lookups in this process.
  package func repeatHere() {
    let new = subtracting(Self.repeated)
    new.classes.forEach(Self.lookUp(class:))
    new.contexts.forEach(Self.lookUp(context:))
    for code in new.closures { _ = ClosureNames.name(at: code) }
    _ = Variables.of(new.modules)
    Self.repeated = KnownLookups(
      classes: Self.repeated.classes.union(classes),
      contexts: Self.repeated.contexts.union(contexts),
      closures: Self.repeated.closures.union(closures),
      modules: Self.repeated.modules.union(modules))
  }

  private static func lookUp(class name: String) {
    // A private type may have no name that the runtime finds.
    guard let type = _typeByName(name) else { return }
    let metadata = metadata(of: type)
    _ = LayoutCache.shared.storage(of: metadata)
    _ = LayoutCache.shared.bufferElement(of: metadata)
    _ = LayoutCache.shared.layout(ofInstance: metadata)
    _ = TypeName(metadata)
    nb_know_metadata(metadata)
  }

  private static func lookUp(context: UInt) {
    guard let metadata = Metadata(bitPattern: context) else { return }
    // Only contexts without generic captures are cached, and their layout does not require an
    // object.
    _ = captureLayout(metadata, metadata, LayoutCache.shared)
    nb_know_metadata(metadata)
  }
}
