import JSONReading

/// A table of values, independent of its presentation.
package struct Table: Sendable {
  /// A column's header and the kind of its cells.
  package struct Column: Sendable {
    /// The kind of a column's cells, which determines the alignment and the columns of a CSV file.
    package enum Kind: Sendable {
      case text, number
      /// An estimate with its interval: three columns in a file.
      case estimate
      /// A measured value and the published one: three columns in a file.
      case comparison
      /// A value and its difference from a base, as base minus value: two columns in a file.
      case difference
    }

    /// The reproducibility of values in another run of the same plan.
    package enum Basis: String, Sendable {
      case exact, sampled
    }

    package let title: String
    /// The measure that several columns share, such as `allocations` of `launch` and `events`.
    ///
    /// Only files repeat it in each column; for human readers, the title of the measure's first
    /// column is enough.
    package let measure: String?
    package let kind: Kind
    /// The reproducibility of the values; `nil` to show none.
    package let basis: Basis?
    /// The part of the page that explains the values; `nil` for none.
    package let section: String?

    /// Creates a column; the title includes the unit of the values.
    package init(
      _ title: String, _ kind: Kind = .number, of measure: String? = nil, basis: Basis? = nil,
      section: String? = nil
    ) {
      self.title = title
      self.measure = measure
      self.kind = kind
      self.basis = basis
      self.section = section
    }

    /// The title in a file, where a column is read without its neighbours; unique in its table.
    package var fullTitle: String { measure.map { "\($0): \(title)" } ?? title }
  }

  package enum Cell: Sendable {
    case text(String)
    case integer(Int)
    /// A number with `digits` decimals.
    case decimal(Double, digits: Int)
    case estimate(value: Double, lower: Double?, upper: Double?, digits: Int)
    /// A measured value and the published one, if there is one.
    case comparison(Int, published: Int?)
    /// A value, and the base to compare it with; the difference is base minus value.
    case difference(Int, base: Int?)
    case empty
  }

  /// A short name, usable as a file name, such as `dispatch-time`.
  package let name: String
  package private(set) var title: String
  package private(set) var columns: [Column]
  package var rows: [[Cell]]
  /// Explanations for the reader: definitions, units, sources.
  package private(set) var notes: [String]
  /// The number of rows at the end that are sums of the others.
  package var totals = 0
  package private(set) var placement = Placement.open
  /// Whether reports that show only a run's overview include the table.
  package var isInOverview = false
  /// The cells that reports emphasise, by position; emphasis never carries meaning on its own.
  package var emphasis: [Position: Emphasis] = [:]
  /// Whether reports transpose the table, as they do for many metrics of few subjects.
  ///
  /// Files are not transposed.
  package var isTransposed = false

  /// Creates a table; every row has one cell per column.
  package init(
    name: String, title: String, columns: [Column], rows: [[Cell]], notes: [String] = [],
    totals: Int = 0
  ) {
    self.name = name
    self.title = title
    self.columns = columns
    self.rows = rows
    self.notes = notes
    self.totals = totals
  }
}

extension Table {
  /// A cell's position, both numbers counted from zero.
  package struct Position: Hashable, Sendable {
    package let row: Int
    package let column: Int

    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The reason to emphasise a cell.
  package enum Emphasis: String, Sendable {
    /// The best value of its column.
    case best
    /// The worst value of its column.
    case worst
    /// A defect.
    case defect
  }
}

extension Table {
  /// The reports that show a table. Every table is also written to a file.
  package enum Placement: Sendable {
    /// All reports.
    case open
    /// All reports, collapsed on the page.
    case folded
    /// The page only, collapsed.
    case appendix
    /// No report.
    case file
  }

  package func placed(_ placement: Placement) -> Table {
    var table = self
    table.placement = placement
    return table
  }
}

extension Table {
  /// The table for human readers: every text is a single line that is safe to print.
  package var forReading: Table {
    var table = isTransposed ? transposed : self
    table.title = table.title.inOneLine
    table.columns = table.columns.map {
      Column(
        $0.title.inOneLine, $0.kind, of: $0.measure?.inOneLine, basis: $0.basis, section: $0.section
      )
    }
    table.notes = table.notes.map(\.inOneLine)
    table.rows = table.rows.map { row in
      row.map { if case .text(let text) = $0 { .text(text.inOneLine) } else { $0 } }
    }
    return table
  }

  private var transposed: Table {
    let hasBasis = columns.contains { $0.basis != nil }
    let leading = [Column("metric", .text)] + (hasBasis ? [Column("basis", .text)] : [])
    return Table(
      name: name, title: title, columns: leading + rows.map { Column($0[0].text) },
      rows: columns.indices.dropFirst().map { index in
        let column = columns[index]
        return [.text(column.fullTitle)] + (hasBasis ? [.text(column.basis?.rawValue ?? "")] : [])
          + rows.map { .text($0[index].text) }
      }, notes: notes)
  }

  /// A copy of the table with an additional note.
  package func marked(_ note: String) -> Table {
    var table = self
    table.notes.append(note)
    return table
  }
}

extension Table.Cell {
  /// The cell's text for human readers.
  package var text: String {
    switch self {
    case .text(let text): text
    case .integer(let value): value.grouped
    case .decimal(let value, let digits): value.grouped(digits)
    case .estimate(let value, let lower?, let upper?, let digits):
      "\(value.grouped(digits)) [\(lower.grouped(digits)), \(upper.grouped(digits))]"
    case .estimate(let value, _, _, let digits): "\(value.grouped(digits)) [no interval]"
    case .comparison(let ours, let published?):
      "\(ours.grouped) / \(published.grouped) (\((ours - published).signed))"
    case .comparison(let ours, nil): ours.grouped
    case .difference(let value, let base?) where base != value:
      "\(value.grouped) (\((base - value).signed))"
    case .difference(let value, _): value.grouped
    case .empty: ""
    }
  }
}

extension Double {
  /// The number with `digits` decimals, formatted the same in every locale.
  ///
  /// The text is "n/a" if the number is not finite or has more than 18 digits.
  package func fixed(_ digits: Int) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let rounded = (magnitude * Double(scale)).rounded()
    guard rounded < 1e18 else { return "n/a" }
    let scaled = Int(rounded)
    let sign = self < 0 && scaled != 0 ? "-" : ""
    guard digits > 0 else { return sign + String(scaled) }
    let fraction = String(scaled % scale)
    return sign + "\(scaled / scale)."
      + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
