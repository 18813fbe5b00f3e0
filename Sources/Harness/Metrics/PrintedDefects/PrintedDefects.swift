import BenchmarkKit
import ComparedApps

/// The defects printed in documents, and whether the run showed them. Exact.
package struct PrintedDefects: Codable, Sendable {
  /// A defect that a subject reproduces on purpose.
  package struct Row: Codable, Hashable, Sendable {
    /// The identifier, such as `K4`.
    package let id: String
    package let subject: String
    package let summary: String
    /// The types whose abandoned objects are a sign of the defect.
    package let types: [String]
    /// The type that gains one object with each repetition, and the repeated actions.
    package let growingType: String?
    package let cycle: String?
    /// Sessions and trials with findings attributed to the defect; absent until the run is
    /// finished.
    package var findings: Int?
    /// Abandoned objects of these types; absent until the run is finished.
    package var abandoned: Int?
    /// Objects of the growing type added per repetition; absent until the run is finished.
    package var slope: Double?
    /// The references that hold the abandoned objects.
    package var references: [String]?
    /// The command that shows the first finding or object.
    package var replay: String?
  }

  package var rows: [Row]
}

extension PrintedDefects.Row {
  init(_ defect: PrintedDefect) {
    id = defect.id
    subject = defect.subject
    summary = defect.summary
    types = defect.signs.compactMap { sign in
      if case .abandoned(let type) = sign { type } else { nil }
    }
    let growing = defect.signs.lazy.compactMap { sign -> (String, String)? in
      if case .growing(let type, let cycle) = sign { (type, cycle) } else { nil }
    }.first
    growingType = growing?.0
    cycle = growing?.1
  }
}
