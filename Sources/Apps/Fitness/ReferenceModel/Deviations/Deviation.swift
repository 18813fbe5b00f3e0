/// A deviation from the canonical behaviour, as a defect in an app would show it.
///
/// The numbers are from the app's specification. Deviations are options of the reference model,
/// never of the apps: they plant realistic defects to test that the comparison finds them. The
/// letters `b` and `c` mark further variants of a deviation.
package enum Deviation: String, CaseIterable, Hashable, Sendable {
  case d01 = "D01"
  case d02 = "D02"
  case d03 = "D03"
  case d04 = "D04"
  case d05 = "D05"
  case d06 = "D06"
  case d07 = "D07"
  case d08 = "D08"
  case d09 = "D09"
  case d10 = "D10"
  case d11 = "D11"
  case d12 = "D12"
  case d13 = "D13"
  case d14 = "D14"
  case d15 = "D15"
  case d16 = "D16"
  case d17 = "D17"
  case d18 = "D18"
  case d19 = "D19"
  case d20 = "D20"
  case d21 = "D21"
  case d22 = "D22"
  case d23 = "D23"
  case d24 = "D24"
  case d24b = "D24b"
  case d25 = "D25"
  case d26 = "D26"
  case d27 = "D27"
  case d28 = "D28"
  case d28b = "D28b"
  case d29 = "D29"
  case d29b = "D29b"
  case d30 = "D30"
  case d31 = "D31"
  case d32 = "D32"
  case d33 = "D33"
  case d33b = "D33b"
  case d33c = "D33c"
  case d34 = "D34"
  case d35 = "D35"
  case d36 = "D36"
  case d36b = "D36b"
  case d37 = "D37"
  case d37b = "D37b"
  case d38 = "D38"
  case d39 = "D39"
  case d39b = "D39b"
  case d40 = "D40"
  case d40b = "D40b"
  case d41 = "D41"
  case d42 = "D42"
  case d42b = "D42b"
  case d43 = "D43"
  case d43b = "D43b"
  case d44 = "D44"
  case d44b = "D44b"
  case d45 = "D45"
}

/// The deviations of one model, one bit each; a canonical model checks them with one comparison.
struct Deviations: Sendable {
  private var bits: UInt64 = 0

  init(_ deviations: Set<Deviation>) {
    for (position, deviation) in Self.order.enumerated() where deviations.contains(deviation) {
      bits |= 1 << position
    }
  }

  private static let order = Deviation.allCases

  @inline(__always) func contains(_ deviation: Deviation) -> Bool {
    bits != 0 && holds(deviation)
  }

  // Reached only in a model with deviations, which is never timed.
  private func holds(_ deviation: Deviation) -> Bool {
    Self.order.firstIndex(of: deviation).map { bits & (1 << $0) != 0 } ?? false
  }
}
