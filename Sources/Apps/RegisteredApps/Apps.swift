import ComparedApps
import FitnessCatalog
import FootballGatherCatalog

/// The apps registered with `bench`, in listing order. No other code refers to a specific app.
package enum Apps {
  /// All apps.
  package static let all: [any App] = [FootballGatherApp(), FitnessApp()]

  /// The app used by commands and documents that do not name one.
  package static var standard: any App { all[0] }

  /// The app with this name; `nil` if there is none.
  package static func named(_ id: String) -> (any App)? { all.first { $0.id == id } }
}
