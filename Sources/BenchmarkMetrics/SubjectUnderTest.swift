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

/// A campaign's sessions, or a part of them: any part can be run anywhere, and all parts add up to the whole.
public struct SessionRange: Codable, Hashable, Sendable {
  public let seed: UInt64
  public let first: Int
  public let count: Int
  public let eventsPerSession: Int

  /// Names sessions `first` up to `first + count` of a seed.
  public init(seed: UInt64, first: Int, count: Int, eventsPerSession: Int) {
    self.seed = seed
    self.first = first
    self.count = count
    self.eventsPerSession = eventsPerSession
  }

  /// The indices of the sessions.
  public var indices: Range<Int> { first..<(first + count) }

  /// The same sessions in at most `parts` parts of almost equal size.
  public func split(into parts: Int) -> [SessionRange] {
    let parts = max(1, min(parts, count))
    return (0..<parts).map { part in
      let start = count * part / parts
      let end = count * (part + 1) / parts
      return SessionRange(
        seed: seed, first: first + start, count: end - start, eventsPerSession: eventsPerSession)
    }
  }
}
