import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import Foundation

/// Pools the times of runs from several machines.
struct Pool: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Pool the times of runs from several machines.",
    discussion: """
      The interval of a ratio in one run applies only to other runs on the same machine. With three
      or more machines, a random-effects model also gives the mean over machines and the range to
      expect on another one; with fewer, only the range of the measured ratios is known. Several
      runs from one machine count as one machine.

      Runs without a stored fingerprint, of debug builds, or with fewer than six launches are left
      out. HTML includes a plot with one row per machine; CSV has the ratios over machines.

      EXAMPLES
        bench pool a/run.json b/run.json c/run.json
        bench pool runs/*/run.json --output machines.html
      """.flowing)

  @Argument(help: "Files that 'bench --output' wrote, or their folders.", completion: .json)
  var runs: [String]
  @OptionGroup var output: OutputOptions<TableFormat>

  func run() throws {
    let times = try PooledTimes(
      runs.map { (path) throws(Failure) in (name: path, run: try StoredRun.load(path)) })
    times.warnings.forEach(note)
    try output.deliver { format, console in
      switch format {
      case .json: try Rendering.json(times)
      case .html:
        HTMLReport().render(
          times.tables, title: times.tables[0].title, charts: [times.forest].compactMap { $0 })
      case .table, .markdown, .csv:
        try Rendering.text(of: times.tables, as: format, console)
      }
    }
  }
}
