import BenchmarkKit

/// Instructions per event, by layer. Exact: they are counted by a simulated processor.
package struct Instructions: Codable, Sendable {
  /// The layer whose code runs, or on whose behalf the runtime works.
  package enum Layer: String, Codable, CaseIterable, Sendable {
    /// The subject's own module.
    case architecture
    case uikit = "UIKit model"
    /// The bare screens, shared by all subjects.
    case screens
    /// The app's values, rules and services.
    case domain
    /// The code that drives the app: the sessions and the driver.
    case harness
    /// Work of the runtime whose caller is beyond the recorded part of the call chain.
    case unknown
  }

  /// The instructions of a layer per event, by purpose.
  package struct Cost: Codable, Hashable, Sendable {
    /// Instructions in the layer's own functions.
    package var code = 0.0
    /// Instructions in the runtime on the layer's behalf, for reference counting.
    package var references = 0.0
    /// Instructions in the runtime on the layer's behalf, for allocating and freeing memory.
    package var memory = 0.0
    /// Other instructions in the runtime on the layer's behalf, such as the standard library's.
    package var library = 0.0

    /// The sum of all parts.
    package var total: Double { code + references + memory + library }
  }

  /// The instructions of one subject.
  package struct Row: Codable, Hashable, Sendable {
    package let subject: String
    /// Instructions per event by `Layer.rawValue`.
    package let costs: [String: Cost]

    package init(subject: String, costs: [Layer: Cost]) {
      self.subject = subject
      self.costs = Dictionary(uniqueKeysWithValues: costs.map { ($0.rawValue, $1) })
    }

    /// The cost of a layer per event.
    package subscript(layer: Layer) -> Cost { costs[layer.rawValue] ?? Cost() }
    /// The instructions of all layers per event.
    package var total: Double { costs.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value.total } }
  }

  /// The baseline of the ratios.
  package var baseline: String
  package var sessions: Int
  package var eventsPerSession: Int
  package var rows: [Row]
}
