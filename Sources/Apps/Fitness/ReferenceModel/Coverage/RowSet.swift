/// Rows of the specification's transition table, by number.
package struct RowSet: Hashable, Sendable {
  private var bits: UInt128 = 0

  package init() {}

  package mutating func insert(_ row: Int) { bits |= 1 &<< UInt128(row) }

  package mutating func formUnion(_ other: RowSet) { bits |= other.bits }

  package func contains(_ row: Int) -> Bool { bits & (1 &<< UInt128(row)) != 0 }

  /// The numbers, in order.
  package var numbers: [Int] { (0..<UInt128.bitWidth).filter(contains) }
}
