import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation

/// Shows the trends of metrics over stored runs.
struct History: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Follow a figure over the runs of a history.",
    discussion: """
      A history is a folder with one document a run and an index. 'bench --history FOLDER' stores a run in one.

      EXAMPLES
        bench --history \(HistoryFolder.standard)           run, and store the run there
        bench history time --subject MVP-C/stack      the course of a figure
        bench history add results/*/run.json          store runs written elsewhere
        bench history export > history.csv            everything, a line a figure
        sqlite3 history.db '.import --csv history.csv history'
      """.flowing,
    subcommands: [Show.self, Add.self, Export.self], defaultSubcommand: Show.self)

  struct Place: ParsableArguments {
    @Option(name: .customLong("in"), help: "The history's folder.")
    var folder = HistoryFolder.standard

    func validate() throws {
      if folder.isEmpty { throw ValidationError("found --in '', expected a folder's name.") }
    }
  }

  /// Shows the trend of one metric.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show the course of a figure as a table and a line of blocks.")

    @Argument(
      help: "One of \(Metrics.figures.headlines.map(\.id).joined(separator: ", ")).",
      completion: .figures)
    var figure: String
    @Option(help: "Subjects, separated by commas; all by default.", completion: .subjects)
    var subject: String?
    @OptionGroup var place: Place
    @OptionGroup var output: OutputOptions<TableFormat>

    func run() throws {
      guard let shown = Metrics.figures.headlines.first(where: { $0.id == figure }) else {
        throw Failure(
          .usage, unknownName("figure", figure, among: Metrics.figures.headlines.map(\.id)))
      }
      let entries = try HistoryFolder(place.folder).entries()
      let wanted = subject?.split(separator: ",").map(String.init)
      let known = Set(entries.flatMap { $0.rows.map(\.subject) })
      if let stranger = wanted?.first(where: { !known.contains($0) }) {
        throw Failure(
          .usage,
          unknownName("subject", stranger, among: known.sorted(), place: " in the history"))
      }
      let table = HistoryTables(entries, figures: Metrics.figures.headlines).course(
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

    @Argument(help: "Files that 'bench --output' wrote.") var runs: [String]
    @OptionGroup var place: Place

    func run() throws {
      let history = HistoryFolder(place.folder)
      for file in runs {
        note("'\(file)' is '\(try history.add(try StoredRun.load(file)))'")
      }
    }
  }

  /// Exports the whole history as CSV.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write all figures of all runs as CSV, a line a figure.",
      discussion: """
        Into a database: sqlite3 history.db '.import --csv history.csv history'
        """.flowing)

    @OptionGroup var place: Place

    func run() throws {
      output(
        CSVReport().render(
          HistoryTables(
            try HistoryFolder(place.folder).entries(), figures: Metrics.figures.headlines
          ).export()))
    }
  }
}
