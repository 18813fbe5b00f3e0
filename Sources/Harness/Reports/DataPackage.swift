import BenchmarkKit
import Foundation

/// The run's data as CSV files with a descriptor that explains each column.
///
/// The descriptor, `datapackage.json`, follows the Tabular Data Package specification of
/// Frictionless Data. Numbers have full precision; missing values are empty.
package struct DataPackage {
  /// The name of the data folder inside the folder of a stored run.
  package static let folder = "data"

  private let run: Run
  private let tables: [DataTable]

  package init(_ run: Run) {
    self.run = run
    tables = run.dataTables.filter { !$0.rows.isEmpty }
  }

  /// The files' names and contents.
  package var files: [(name: String, content: String)] {
    tables.map { ("\($0.name).csv", csv($0)) } + [("datapackage.json", descriptor)]
  }

  private func csv(_ table: DataTable) -> String {
    let report = CSVReport()
    let lines =
      [table.columns.map { report.quoted($0.name) }]
      + table.rows.map { $0.map { field($0, report) } }
    return lines.map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  private func field(_ value: DataTable.Value, _ report: CSVReport) -> String {
    switch value {
    case .text(let text): report.quoted(text)
    case .integer(let number): "\(number)"
    case .number(let number): number.isFinite ? "\(number)" : ""
    case .flag(let flag): flag ? "true" : "false"
    case .missing: ""
    }
  }

  // MARK: Descriptor

  private struct Descriptor: Encodable {
    let profile = "tabular-data-package"
    let name: String
    let title: String
    let created: String
    let resources: [Resource]
  }

  private struct Resource: Encodable {
    let profile = "tabular-data-resource"
    let name: String
    let title: String
    let path: String
    let format = "csv"
    let mediatype = "text/csv"
    let encoding = "utf-8"
    let schema: Schema
  }

  private struct Schema: Encodable {
    let fields: [Field]
    let missingValues = [""]
  }

  private struct Field: Encodable {
    let name: String
    let type: String
    let unit: String?
    let description: String
  }

  private var descriptor: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let descriptor = Descriptor(
      name: "navbench-\(run.plan.name.lowercased())", title: "NavBench, plan \(run.plan.name)",
      created: run.date, resources: tables.map(resource))
    // All values are strings, so encoding cannot fail.
    let data = (try? encoder.encode(descriptor)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private func resource(_ table: DataTable) -> Resource {
    Resource(
      name: table.name, title: table.title, path: "\(table.name).csv",
      schema: Schema(
        fields: table.columns.map {
          Field(
            name: $0.name, type: $0.kind.rawValue, unit: $0.unit, description: $0.definition)
        }))
  }
}
