import CLeakDetection

/// The classes of given modules that have had instances; cached across sessions.
final class WatchedClasses {
  // Only one thread at a time has a session and reads the heap.
  nonisolated(unsafe) private static var known: [[Set<String>]: WatchedClasses] = [:]
  nonisolated(unsafe) private static var current: WatchedClasses?

  private let modules: Set<String>
  private let exceptions: Set<String>
  /// The class names by index in the table of classes; `nil` for classes of other modules.
  private(set) var names: [String?] = [nil]
  private(set) var byName: [(place: Int, name: String)] = []

  private init(_ modules: Set<String>, _ exceptions: Set<String>) {
    self.modules = modules
    self.exceptions = exceptions
  }

  /// Returns the classes of these modules; from now on, only their objects change the version.
  static func of(_ modules: Set<String>, except exceptions: Set<String>) -> WatchedClasses {
    let classes = known[[modules, exceptions]] ?? WatchedClasses(modules, exceptions)
    known[[modules, exceptions]] = classes
    if current !== classes {
      current = classes
      for place in classes.names.indices.dropFirst() { classes.mark(place) }
    }
    return classes
  }

  /// Adds the classes that had their first instances since the last call.
  func learn() {
    guard let table = nb_class_table(), names.count < Int(nb_class_count()) else { return }
    while names.count < Int(nb_class_count()) {
      let name = TypeName(table[names.count].metadata!)
      let isWatched = modules.contains(name.module) && !exceptions.contains(name.text)
      names.append(isWatched ? name.text : nil)
      if Self.current === self { mark(names.count - 1) }
    }
    byName = names.enumerated().compactMap { place, name in name.map { (place, $0) } }
      .sorted { ($0.name, $0.place) < ($1.name, $1.place) }
  }

  private func mark(_ place: Int) { nb_ignore_class(UInt32(place), names[place] == nil) }
}
