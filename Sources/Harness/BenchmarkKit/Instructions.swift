/// Instructions per event, by layer. Exact: they are counted by a simulated processor.
public struct Instructions: Codable, Sendable {
  /// The layer whose code runs, or on whose behalf the runtime does.
  public enum Layer: String, Codable, CaseIterable, Sendable {
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
  public struct Cost: Codable, Hashable, Sendable {
    /// Instructions in the layer's own functions.
    public var code = 0.0
    /// Instructions in the runtime on the layer's behalf, for reference counting.
    public var references = 0.0
    /// Instructions in the runtime on the layer's behalf, for allocating and freeing memory.
    public var memory = 0.0
    /// Other instructions in the runtime on the layer's behalf, such as the standard library's.
    public var library = 0.0

    /// Creates a cost of zero.
    public init() {}

    /// The sum of all parts.
    public var total: Double { code + references + memory + library }
  }

  /// The instructions of one subject.
  public struct Row: Codable, Hashable, Sendable {
    public let subject: String
    /// Instructions per event by `Layer.rawValue`.
    public let costs: [String: Cost]

    /// Creates a row.
    public init(subject: String, costs: [Layer: Cost]) {
      self.subject = subject
      self.costs = Dictionary(uniqueKeysWithValues: costs.map { ($0.rawValue, $1) })
    }

    /// The cost of a layer per event.
    public subscript(layer: Layer) -> Cost { costs[layer.rawValue] ?? Cost() }
    /// The instructions of all layers per event.
    public var total: Double { costs.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value.total } }
  }

  /// The baseline of the ratios.
  public var baseline: String
  public var sessions: Int
  public var eventsPerSession: Int
  public var rows: [Row]

  /// Creates results from the given rows.
  public init(baseline: String, sessions: Int, eventsPerSession: Int, rows: [Row]) {
    self.baseline = baseline
    self.sessions = sessions
    self.eventsPerSession = eventsPerSession
    self.rows = rows
  }
}
