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
  /// Expected of the others are K4 to K10 of the specification: Umbrella as printed keeps the login
  /// open, and has a closure that is `unowned`; `MainRouter` goes to whatever is in front. Their own
  /// tests show that they do nothing else.
  static let conforming = bound.filter { !$0.isPrinted }

  /// The subjects whose screens come where they were asked for.
  static let bound = all.filter { $0.testDescription != "Coordinated SurfMVP/MainRouter" }

  /// Whether this is the code of the article "Umbrella", with its defects.
  var isPrinted: Bool { testDescription == "Umbrella/printed" }
}
