/// An event with its moment and the names of the objects it is about.
public struct UIKitLogEntry: Hashable, Sendable, CustomStringConvertible {
  public let event: UIKitEvent
  /// Seconds since the device was switched on.
  public let time: TimeInterval
  /// The controllers or views, in the order in which the event mentions their types. They are not kept.
  public let objects: [UIKitObjectName]

  /// The moment, the event, and the objects in brackets where they have a title or an identifier.
  public var description: String {
    let named = objects.filter { $0.title != nil || $0.identifier != nil }
    let names = named.map(\.description).joined(separator: ", ")
    let moment = "\((time * 1000).rounded() / 1000) s: \(event)"
    return named.isEmpty ? moment : "\(moment) [\(names)]"
  }
}
