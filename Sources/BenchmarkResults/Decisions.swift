/// What lies between a user's action and the first navigation request that it leads to. Exact.
public struct Decisions: Codable, Sendable {
  /// One action of one subject.
  public struct Row: Codable, Hashable, Sendable {
    public let subject: String
    /// What the user does, such as `open detail`.
    public let action: String
    /// What UIKit is asked for, such as `UINavigationController.pushViewController`.
    public let request: String
    /// Instructions from the delivery of the action to the request: the median of the repetitions.
    public let instructions: Int
    /// How many of them the architecture spends, with the runtime's work on its behalf.
    public let architecture: Int
    /// Instructions until the app is idle again.
    public let whole: Int
    /// Calls of the architecture's functions before the request, as compiled.
    public let calls: Int
    /// Heap objects that the architecture makes before the request: instances, closures, storage.
    public let objects: Int
    /// The architecture's types whose functions are called before the request, in alphabetical order.
    public let types: [String]

    /// Describes an action.
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

  /// How often every action was carried out, each time in a fresh app.
  public var repetitions: Int
  public var rows: [Row]

  /// Gathers the rows.
  public init(repetitions: Int, rows: [Row]) {
    self.repetitions = repetitions
    self.rows = rows
  }
}
