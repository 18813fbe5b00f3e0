/// Instructions per event, by the layer that spends them. Exact: a simulated processor counts them.
public struct Instructions: Codable, Sendable {
  /// Whose code runs, or on whose behalf the runtime does.
  public enum Layer: String, Codable, CaseIterable, Sendable {
    /// The subject's own module.
    case architecture
    case uikit = "UIKit model"
    /// The bare screens, which all subjects share.
    case screens
    /// The app's values, rules and services.
    case domain
    /// What drives the app: the sessions, the driver.
    case harness
    /// Work of the runtime whose caller is too far up the chain of calls to be known.
    case unknown
  }

  /// What a layer spends, in instructions; or part of it, per event.
  public struct Cost: Codable, Hashable, Sendable {
    /// In the layer's own functions.
    public var code = 0.0
    /// In the runtime on the layer's behalf: counting references.
    public var references = 0.0
    /// In the runtime on the layer's behalf: making and freeing memory.
    public var memory = 0.0
    /// In the runtime on the layer's behalf: everything else, such as the standard library.
    public var library = 0.0

    /// Nothing as yet.
    public init() {}

    /// All of it.
    public var total: Double { code + references + memory + library }
  }

  /// What one subject spends.
  public struct Row: Codable, Hashable, Sendable {
    public let subject: String
    /// Instructions per event by `Layer.rawValue`.
    public let costs: [String: Cost]

    /// Describes a subject.
    public init(subject: String, costs: [Layer: Cost]) {
      self.subject = subject
      self.costs = Dictionary(uniqueKeysWithValues: costs.map { ($0.rawValue, $1) })
    }

    /// What a layer spends per event.
    public subscript(layer: Layer) -> Cost { costs[layer.rawValue] ?? Cost() }
    /// What all layers spend per event.
    public var total: Double { costs.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value.total } }
  }

  /// The subject that ratios are taken to.
  public var baseline: String
  public var sessions: Int
  public var eventsPerSession: Int
  public var rows: [Row]

  /// Gathers the rows.
  public init(baseline: String, sessions: Int, eventsPerSession: Int, rows: [Row]) {
    self.baseline = baseline
    self.sessions = sessions
    self.eventsPerSession = eventsPerSession
    self.rows = rows
  }
}
