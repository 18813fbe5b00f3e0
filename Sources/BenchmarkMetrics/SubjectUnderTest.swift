public import BenchmarkResults
public import FootballGatherUI

/// A subject of a table, with what it takes to run it.
public struct SubjectUnderTest: Sendable {
  /// What tables and files call it.
  public let subject: Subject
  /// The architecture that it is, or is a variant of.
  public let architecture: Architecture
  /// How its app is made.
  public let variant: Architecture.Variant

  /// All subjects of some architectures, in order.
  public static func all(of architectures: [Architecture]) -> [SubjectUnderTest] {
    architectures.flatMap { architecture in
      architecture.variants.map { SubjectUnderTest(architecture, $0) }
    }
  }

  private init(_ architecture: Architecture, _ variant: Architecture.Variant) {
    self.architecture = architecture
    self.variant = variant
    let hasName = !variant.name.isEmpty
    subject = Subject(
      id: architecture.name.replacing(" ", with: "") + (hasName ? "/\(variant.name)" : ""),
      name: architecture.name + (hasName ? " (\(variant.name))" : ""),
      module: architecture.module, summary: variant.summary, source: architecture.source,
      parent: architecture.parent)
  }
}
