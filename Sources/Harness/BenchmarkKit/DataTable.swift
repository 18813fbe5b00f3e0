import Statistics

/// Results for spreadsheets and notebooks: one fact per row, one meaning per column, full
/// precision.
package struct DataTable: Sendable {
  /// The type of a column's values, by its name in a data package.
  package enum Kind: String, Sendable {
    case string, integer, number, boolean
  }

  /// A column with everything that a reader needs to know about its values.
  package struct Column: Sendable {
    package let name: String
    package let kind: Kind
    /// The unit, such as `s`; `nil` for text, flags and ratios.
    package let unit: String?
    package let definition: String

    package init(_ name: String, _ kind: Kind, unit: String? = nil, _ definition: String) {
      self.name = name
      self.kind = kind
      self.unit = unit
      self.definition = definition
    }
  }

  /// A value; missing values are empty fields.
  package enum Value: Sendable {
    case text(String), integer(Int), number(Double), flag(Bool), missing
  }

  /// The name of the file, without an extension.
  package let name: String
  package let title: String
  package let columns: [Column]
  package let rows: [[Value]]

  /// - Precondition: Each row has one value per column.
  package init(_ name: String, title: String, columns: [Column], rows: [[Value]]) {
    precondition(rows.allSatisfy { $0.count == columns.count }, "a row has one value per column")
    self.name = name
    self.title = title
    self.columns = columns
    self.rows = rows
  }
}

extension DataTable.Column {
  /// The column of the subjects' identifiers, the same in every table.
  package static let subject = Self(
    "subject", .string, "The subject's identifier, such as MVP-C/from.")
}

extension DataTable.Value {
  package init(_ value: Double?) { self = value.map { .number($0) } ?? .missing }
  package init(_ value: Int?) { self = value.map { .integer($0) } ?? .missing }
  package init(_ value: String?) { self = value.map { .text($0) } ?? .missing }
}

extension Run {
  /// All data of the run: the figures of every subject, then the sections' own tables.
  package var dataTables: [DataTable] {
    [figureTable] + sections.flatMap { $0.data(in: self) }
  }

  private var figureTable: DataTable {
    DataTable(
      "figures", title: "The metrics of every subject, as shown in the scorecard",
      columns: [
        .init("figure", .string, "The metric's identifier, as used in thresholds and histories."),
        .init("title", .string, "The metric's title, with its unit."),
        .subject,
        .init("basis", .string, "exact, or sampled: estimated from repeated measurements."),
        .init("value", .number, "The value; less is better."),
        .init("lower", .number, "The lower bound of the interval; empty for exact values."),
        .init("upper", .number, "The upper bound of the interval; empty for exact values."),
        .init("confidence", .number, "The confidence of the interval, from 0 to 1."),
        .init("measurements", .integer, "The number of values behind an estimate."),
      ],
      rows: sections.flatMap { type(of: $0).figures }.flatMap { figure in
        subjects.compactMap { subject in
          figure.value(self, subject).map { estimate in
            [
              .text(figure.id), .text(figure.title), .text(subject.id),
              .text(figure.isSampled ? "sampled" : "exact"), .number(estimate.value),
              .init(estimate.lower), .init(estimate.upper), .init(estimate.confidence),
              .init(estimate.count == 0 ? nil : estimate.count),
            ]
          }
        }
      })
  }
}
