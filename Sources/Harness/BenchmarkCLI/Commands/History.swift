import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation

/// Shows the trends of metrics over stored runs.
struct History: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the trend of a metric over stored runs.",
    discussion: """
      A history is a folder with one document per run and an index. 'bench --history FOLDER' adds
      its run to a history.

      EXAMPLES
        bench --history \(HistoryFolder.standard)                 runs, and stores the run there
        bench history time --subjects MVP-C/stack      the trend of a metric
        bench history add results/*/run.json           stores runs written elsewhere
        bench history export > history.csv             one line per value
        sqlite3 history.db '.import --csv history.csv history'
      """.flowing,
    subcommands: [Show.self, Add.self, Export.self], defaultSubcommand: Show.self)

  struct Place: ParsableArguments {
    @Option(name: .customLong("history"), help: .history, completion: .directory)
    var folder = HistoryFolder.standard

    func validate() throws {
      if folder.isEmpty { throw ValidationError(.empty("--history")) }
    }
  }

  /// Shows the trend of one metric.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show the trend of a metric as a table with a sparkline.")

    @Argument(
      help: ArgumentHelp(
        "One of \(Metrics.figures.headlines.map(\.id).joined(separator: ", ")).",
        valueName: "metric"),
      completion: .figures)
    var figure: String
    @OptionGroup var subjects: SubjectList
    @OptionGroup var place: Place
    @OptionGroup var output: OutputOptions<TableFormat>

    func run() throws {
      guard let shown = Metrics.figures.headlines.first(where: { $0.id == figure }) else {
        throw Failure(
          InputFailure.unknown("metric", figure, among: Metrics.figures.headlines.map(\.id)))
      }
      let entries = try HistoryFolder(place.folder).entries()
      let known = Set(entries.flatMap { $0.rows.map(\.subject) }).sorted()
      let wanted = try subjects.identifiers(among: known, location: " in the history")
      let table = HistoryTables(entries, figures: Metrics.figures.headlines).trend(
        of: shown, subjects: wanted)
      try output.deliver { format, console in
        format == .json
          ? try Rendering.json(entries) : try Rendering.text(of: [table], as: format, console)
      }
    }
  }

  /// Adds runs from files to the history.
  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Store runs in the history.")

    @Argument(help: "Files written by 'bench --output'.") var runs: [String]
    @OptionGroup var place: Place

    func run() throws {
      let history = HistoryFolder(place.folder)
      for file in runs {
        note("stored '\(file)' as '\(try history.add(try StoredRun.load(file)))'")
      }
    }
  }

  /// Exports the whole history as CSV.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write all values of all runs as CSV.",
      discussion: """
        To load it into a database: sqlite3 history.db '.import --csv history.csv history'
        """.flowing)

    @OptionGroup var place: Place

    func run() throws {
      try StandardStreams.write(
        CSVReport().render(
          HistoryTables(
            try HistoryFolder(place.folder).entries(), figures: Metrics.figures.headlines
          ).export()))
    }
  }
}
