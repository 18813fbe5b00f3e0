extension UserEvent {
  /// The event as Swift code that can be pasted into a list of events, such as `.tapRow("players", section: 0, row: 2)`.
  public var swiftCode: String {
    // A case's description is its code without the dot, as long as what it holds is described by its code.
    guard case .moveRow(let name, let from, let to) = self else { return ".\(self)" }
    return
      ".moveRow(\(name.debugDescription), from: \(from.swiftCode), to: \(to.swiftCode))"
  }
}

extension UserEvent.RowPosition {
  fileprivate var swiftCode: String { ".init(section: \(section), row: \(row))" }
}
