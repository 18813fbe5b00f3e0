import AppArchitecture
import BenchmarkKit

extension SubjectUnderTest {
  /// The role of a type, by its name's suffix, as for a file; empty if no role fits.
  func role(of type: String) -> String {
    architecture.roles.filter { type.hasSuffix($0.suffix) }
      .max { $0.suffix.count < $1.suffix.count }?.name ?? ""
  }
}
