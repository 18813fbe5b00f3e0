import Statistics

extension Table.Cell {
  package init(_ estimate: Estimate?, digits: Int) {
    self =
      estimate.map {
        .estimate(value: $0.value, lower: $0.lower, upper: $0.upper, digits: digits)
      } ?? .empty
  }

  package static func perThousand(_ count: Int, of sessions: Int) -> Table.Cell {
    guard count > 0 else { return .integer(0) }
    return .decimal(Double(count) * 1000 / Double(max(1, sessions)), digits: 1)
  }
}
