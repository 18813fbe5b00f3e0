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
}
