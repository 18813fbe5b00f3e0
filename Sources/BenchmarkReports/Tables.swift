public import BenchmarkResults

extension Run {
  /// The tables of everything that was measured, the summary first; those of a debug build say that they are.
  public var tables: [Table] {
    guard environment.configuration == "debug" else { return measuredTables }
    return measuredTables.map { $0.marked("Debug build: times and counts are not comparable.") }
  }

  /// Tables that are too long to be read: only files have them.
  var details: [Table] {
    [
      counts?.details(subjects), eventTimes?.details(subjects), decisions?.table(subjects),
      conformance?.edges, selfTest?.details,
    ].compactMap { $0 }
  }

  private var measuredTables: [Table] {
    // Where nothing is for the summary, there is none.
    var tables = summary.columns.count > 1 ? [summary] : []
    if let linesOfCode { tables += linesOfCode.tables(subjects) }
    if let dispatch { tables.append(dispatch.table(subjects)) }
    if let eventTimes { tables += eventTimes.tables(subjects) }
    if let counts { tables += counts.tables(subjects, baseline: plan.baseline) }
    if let instructions { tables.append(instructions.table(subjects)) }
    if let decisions { tables += decisions.tables(subjects) }
    if let leaks { tables += leaks.tables(subjects) }
    if let conformance { tables += conformance.tables(subjects) }
    if let costGrowth { tables += costGrowth.tables(subjects) }
    if let selfTest { tables += selfTest.tables(subjects) }
    if let resources, !resources.stages.isEmpty { tables.append(resources.table()) }
    return tables
  }

  /// One row a subject, one column a question.
  private var summary: Table {
    var columns = [Table.Column("subject", .text)]
    if linesOfCode != nil { columns += [.init("lines"), .init("code lines")] }
    if dispatch != nil { columns += [.init("ns/event", .estimate), .init("ratio", .estimate)] }
    if counts != nil { columns += [.init("allocs"), .init("ARC")] }
    if instructions != nil { columns.append(.init("instr. of own")) }
    if let leaks {
      columns += leaks.verdicts.map { .init("\($0.name)/1k") }
    }
    if conformance != nil { columns.append(.init("diverged")) }
    let rows = subjects.map { subject in [.text(subject.name)] + summaryCells(of: subject) }
    return Table(
      name: "summary", title: "Summary", columns: columns, rows: rows, notes: summaryNotes)
  }

  private func summaryCells(of subject: Subject) -> [Table.Cell] {
    var cells: [Table.Cell] = []
    if let linesOfCode {
      let files = linesOfCode.files.filter { $0.module == subject.module }
      cells += [.integer(files.map(\.physical).sum), .integer(files.map(\.code).sum)]
    }
    if let dispatch {
      let row = dispatch.rows.first { $0.subject == subject.id }
      cells += [Table.Cell(row?.time, digits: 0), Table.Cell(row?.ratio, digits: 3)]
    }
    if let counts {
      let (events, figures) = counts.total(of: subject.id, .event)
      cells += [figures.allocations, figures.references].map { .ratio($0, to: events, digits: 1) }
    }
    if let instructions {
      let row = instructions.rows.first { $0.subject == subject.id }
      cells.append(row.map { .decimal($0[.architecture].total, digits: 0) } ?? .empty)
    }
    if let leaks {
      let rows = leaks.rows.filter { $0.subject == subject.id }
      cells += leaks.verdicts.map { verdict in
        .perThousand(rows.map { $0[keyPath: verdict.count] }.sum, of: leaks.sessions)
      }
    }
    if let conformance {
      let row = conformance.rows.first { $0.subject == subject.id }
      cells.append(row.map { .integer($0.divergences) } ?? .empty)
    }
    return cells
  }

  private var summaryNotes: [String] {
    var notes: [String] = []
    if let dispatch {
      notes.append(
        "ratio: to \(dispatch.baseline), paired by session; its twin in the dispatch table is the noise floor."
      )
    }
    if let counts {
      notes.append(
        "allocs, ARC: allocations, retains and releases per event, counted over \(counts.sessions) sessions."
      )
    }
    if let instructions {
      notes.append(
        "instr. of own: instructions per event that the architecture spends itself, counted over \(instructions.sessions) sessions."
      )
    }
    if let leaks {
      notes.append(
        "leaked, abandoned, late, premature: objects per 1,000 sessions, each in one of them, counted over \(leaks.sessions)."
      )
    }
    if let coverage = conformance?.coverage { notes.append("navigation: \(coverage).") }
    return notes
  }
}

extension Table.Cell {
  init(_ estimate: Estimate?, digits: Int) {
    self =
      estimate.map {
        .estimate(value: $0.value, lower: $0.lower, upper: $0.upper, digits: digits)
      } ?? .empty
  }

  static func perThousand(_ count: Int, of sessions: Int) -> Table.Cell {
    guard count > 0 else { return .integer(0) }
    return .decimal(Double(count) * 1000 / Double(max(1, sessions)), digits: 1)
  }
}

extension [Int] {
  var sum: Int { reduce(0, +) }
}

extension [Subject] {
  /// What tables call a subject; the identifier itself for one that is not in the catalogue, such as the twin.
  func name(of id: String) -> String { first { $0.id == id }?.name ?? id }
}
