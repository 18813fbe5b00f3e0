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

  /// The subjects that never differ from the reference model, and can end safely at any time.
  ///
  /// The others are expected to show K4 to K10 of the specification: Umbrella as printed keeps the
  /// login open and has an `unowned` closure; `MainRouter` uses whatever is in front. Their own
  /// tests show that they do nothing else wrong.
  static let conforming = bound.filter { !$0.isPrinted }

  /// The subjects whose screens appear where they were requested.
  static let bound = all.filter { $0.testDescription != "Coordinated SurfMVP/MainRouter" }

  /// Whether this is the code of the article "Umbrella", with its defects.
  var isPrinted: Bool { testDescription == "Umbrella/printed" }
}
