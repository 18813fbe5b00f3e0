import AppArchitecture
import FitnessCatalog
import Testing

/// A variant of an architecture.
struct FitnessSubject: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let module: String
  let variant: Architecture.Variant

  static let all = FitnessApp().architectures.flatMap { architecture in
    architecture.variants.map { variant in
      FitnessSubject(
        testDescription: [architecture.name, variant.name].filter { !$0.isEmpty }
          .joined(separator: "/"),
        module: architecture.module, variant: variant)
    }
  }

  /// The subjects that differ nowhere from the reference model, and end safely at any time.
  ///
  /// Expected of the others are K4 and K5 of the specification: Umbrella as printed keeps the login
  /// open, and has a closure that is `unowned`. Their own tests show that they do nothing else.
  static let conforming = all.filter { !$0.isPrinted }

  /// Whether this is the code of the article "Umbrella", with its defects.
  var isPrinted: Bool { testDescription == "Umbrella/printed" }
}
