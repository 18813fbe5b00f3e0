/// An object through which the harness holds an app, and at which reference paths start.
public struct HeapRoot {
  let name: String
  let object: AnyObject
  let parts: [Part]

  /// A field of a root that holds objects temporarily.
  public struct Part: Sendable {
    let field: String
    let name: String
    let until: String?

    /// Creates a part, such as `Part("timers", "a running timer", until: "it is invalidated")`.
    public init(_ field: String, _ name: String, until: String? = nil) {
      self.field = field
      self.name = name
      self.until = until
    }
  }

  /// Creates a root for a task that waits.
  ///
  /// - Parameter task: The runtime's task object, not the `Task` value of the language.
  public init(task: AnyObject) {
    self.init("a task", task, parts: [.init("", "a suspended task", until: Self.endOfTask)])
  }

  static let endOfTask = "it ends"

  /// Creates a root with a name for reports.
  public init(_ name: String, _ object: AnyObject, parts: [Part] = []) {
    self.name = name
    self.object = object
    self.parts = parts
  }
}
