/// An event with its time and the names of the objects involved.
public struct UIKitLogEntry: Hashable, Sendable, CustomStringConvertible {
  public let event: UIKitEvent
  /// The virtual time, in seconds since the device was switched on.
  public let time: TimeInterval
  /// The controllers or views, which are not retained, in the order in which the event names them.
  public let objects: [UIKitObjectName]

  /// The time, the event and, in brackets, the objects with a title or identifier.
  public var description: String {
    let named = objects.filter { $0.title != nil || $0.identifier != nil }
    let names = named.map(\.description).joined(separator: ", ")
    let moment = "\((time * 1000).rounded() / 1000) s: \(event)"
    return named.isEmpty ? moment : "\(moment) [\(names)]"
  }
}
