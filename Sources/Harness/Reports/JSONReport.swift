import BenchmarkKit
import Foundation

/// Tables as JSON, for programs: the columns with their types, and one value per cell.
///
/// An estimate is an object with `value`, `lower` and `upper`, a comparison is an object with
/// `value` and `published`, and a difference one with `value` and `difference`. Unknown values are
/// `null`. The full results of a run are in a separate document, `run.json`.
package struct JSONReport {
  package init() {}

  /// Renders the tables as an array.
  package func render(_ tables: [Table]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(tables.map(Document.init)), as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    struct Column: Encodable {
      let title: String
      let kind: String
    }

    let name: String
    let title: String
    let columns: [Column]
    let rows: [[Value]]
    let notes: [String]

    init(_ table: Table) {
      name = table.name
      title = table.title
      columns = table.columns.map { Column(title: $0.fullTitle, kind: "\($0.kind)") }
      rows = table.rows.dropLast(table.totals).map { $0.map(Value.init) }
      notes = table.notes
    }
  }

  private struct Value: Encodable {
    let cell: Table.Cell

    init(_ cell: Table.Cell) { self.cell = cell }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch cell {
      case .text(let text): try container.encode(text)
      case .integer(let value): try container.encode(value)
      case .decimal(let value, let digits): try container.encode(rounded(value, digits))
      case .estimate(let value, let lower, let upper, let digits):
        try container.encode([
          "value": rounded(value, digits), "lower": lower.flatMap { rounded($0, digits) },
          "upper": upper.flatMap { rounded($0, digits) },
        ])
      case .comparison(let ours, let published):
        try container.encode(["value": ours, "published": published])
      case .difference(let value, let base):
        try container.encode(["value": value, "difference": base.map { $0 - value }])
      case .empty: try container.encodeNil()
      }
    }

    /// The number, rounded as in the other reports; `nil` if JSON cannot represent it.
    private func rounded(_ value: Double, _ digits: Int) -> Double? { Double(value.fixed(digits)) }
  }
}
