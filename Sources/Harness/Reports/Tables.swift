public import BenchmarkKit

extension Run {
  /// The tables of all results, the scorecard first; those of a debug build have a note.
  public var tables: [Table] {
    guard isOfDebugBuild else { return measuredTables }
    return measuredTables.map { $0.marked("Debug build: times and counts are not comparable.") }
  }

  /// Tables too long for a printed report, exported only as files.
  var details: [Table] {
    [
      counts?.details(subjects), eventTimes?.details(subjects), decisions?.table(subjects),
      conformance?.edges(subjects), deepLinks?.matrix(subjects), deepLinks?.cells(subjects),
      exits?.screens(subjects), exits?.objects(subjects), selfTest?.details,
      buildTimes?.samples(subjects),
    ].compactMap { $0 }
  }

  private var measuredTables: [Table] {
    var tables = [Scorecard(self).table].compactMap { $0 }
    if let linesOfCode { tables += linesOfCode.tables(subjects) }
    if let dispatch { tables.append(dispatch.table(subjects)) }
    if let eventTimes { tables += eventTimes.tables(subjects) }
    if let counts { tables += counts.tables(subjects, baseline: plan.baseline) }
    if let instructions { tables.append(instructions.table(subjects)) }
    if let decisions { tables += decisions.tables(subjects) }
    if let leaks { tables += leaks.tables(subjects) }
    if let conformance { tables += conformance.tables(subjects) }
    if let deepLinks { tables.append(deepLinks.table(subjects)) }
    if let exits { tables.append(exits.table(subjects)) }
    if let costGrowth { tables += costGrowth.tables(subjects) }
    if let unitTests { tables += unitTests.tables(subjects) }
    if let buildTimes { tables += buildTimes.tables(subjects) }
    if let selfTest { tables += selfTest.tables(subjects) }
    if let resources, !resources.stages.isEmpty { tables.append(resources.table()) }
    return tables
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
  /// The subject's name in tables, or its identifier if it is not in the catalogue.
  func name(of id: String) -> String { first { $0.id == id }?.name ?? id }
}
