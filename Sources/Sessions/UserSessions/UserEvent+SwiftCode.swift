extension UserEvent {
  /// The event as Swift code, such as `.tapRow("players", section: 0, row: 2)`.
  public var swiftCode: String {
    // The description of a case is its code without the dot, if the same holds for its payload.
    guard case .moveRow(let name, let from, let to) = self else { return ".\(self)" }
    return ".moveRow(\(name.debugDescription), from: \(from.swiftCode), to: \(to.swiftCode))"
  }
}

extension UserEvent.RowPosition {
  fileprivate var swiftCode: String { ".init(section: \(section), row: \(row))" }
}
