import ComparedApps
import FootballGatherCatalog

/// The apps that `bench` knows, in the order of their lists: the only place that names one.
package enum Apps {
  /// All apps; the first is taken where none is named.
  package static let all: [any App] = [FootballGatherApp()]

  /// The app with this name; `nil` if there is none.
  package static func named(_ id: String) -> (any App)? { all.first { $0.id == id } }
}
