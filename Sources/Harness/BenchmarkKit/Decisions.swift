/// The work between a user's action and the first navigation request it leads to. Exact.
public struct Decisions: Codable, Sendable {
  /// One action of one subject.
  public struct Row: Codable, Hashable, Sendable {
    public let subject: String
    /// The user's action, such as `open detail`.
    public let action: String
    /// The requested function of UIKit, such as `UINavigationController.pushViewController`.
    public let request: String
    /// Instructions from the delivery of the action to the request, the median of the repetitions.
    public let instructions: Int
    /// The architecture's part of them, including the runtime's work on its behalf.
    public let architecture: Int
    /// Instructions until the app is idle again.
    public let whole: Int
    /// Calls of the architecture's functions before the request, as compiled.
    public let calls: Int
    /// Heap objects that the architecture creates before the request: instances, closures, storage.
    public let objects: Int
    /// The architecture's types called before the request, in alphabetical order.
    public let types: [String]

    /// Creates a row.
    public init(
      subject: String, action: String, request: String, instructions: Int, architecture: Int,
      whole: Int, calls: Int,
      objects: Int, types: [String]
    ) {
      self.subject = subject
      self.action = action
      self.request = request
      self.instructions = instructions
      self.architecture = architecture
      self.whole = whole
      self.calls = calls
      self.objects = objects
      self.types = types
    }
  }

  /// The number of repetitions of every action, each in a fresh app.
  public var repetitions: Int
  public var rows: [Row]

  /// Creates results from the given rows.
  public init(repetitions: Int, rows: [Row]) {
    self.repetitions = repetitions
    self.rows = rows
  }
}
