import AppArchitecture
import FitnessMVCCopy

/// The A/A control: a second module of the baseline, built from the same files.
///
/// The copy does exactly the same work as its original without sharing machine code, so any
/// measured difference between the two is noise.
package enum FitnessCopies {
  // This value belongs to the copy: this module does not import the original.
  private static let original = Architecture.fitnessMVC

  /// The copy of the baseline.
  package static let all = [
    Architecture(
      name: "\(original.name)-copy", module: "\(original.module)Copy",
      source: "A copy of the module \(original.module)", parent: original.module,
      roles: original.roles, variants: original.variants)
  ]
}
