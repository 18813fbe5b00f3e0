/// Something that the harness holds of an app: where references to what is alive begin.
public struct HeapRoot {
  let name: String
  let object: AnyObject
  let parts: [Part]

  /// A field of a root that holds objects for a time.
  public struct Part: Sendable {
    let field: String
    let name: String
    let until: String?

    /// Names what a field holds, and what ends it, such as `timers`, "a running timer", "it is invalidated".
    public init(_ field: String, _ name: String, until: String? = nil) {
      self.field = field
      self.name = name
      self.until = until
    }
  }

  /// Names a root as reports should tell of it.
  public init(_ name: String, _ object: AnyObject, parts: [Part] = []) {
    self.name = name
    self.object = object
    self.parts = parts
  }
}
