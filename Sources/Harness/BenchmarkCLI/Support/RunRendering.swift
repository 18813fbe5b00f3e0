import BenchmarkKit
import BenchmarkReports

/// The renderings of a run; each is made only once, even if several destinations need it.
struct RunRendering {
  let run: BenchmarkKit.Run
  private(set) lazy var page = HTMLReport().render(run)
  private(set) lazy var markdown = MarkdownReport().render(run)

  init(_ run: BenchmarkKit.Run) { self.run = run }

  /// Renders the run; CSV holds its first table, JSON the document.
  mutating func text(as format: RunFormat, _ console: ConsoleReport) throws -> String {
    switch format {
    case .table: console.render(run)
    case .markdown: markdown
    case .html: page
    case .csv: run.tables.first.map(CSVReport().render) ?? ""
    case .json: try Rendering.document(run)
    case .github: GitHubReport().log(console.render(run)) + "\n" + GitHubReport().render(run)
    case .junit: JUnitReport().render(run)
    }
  }
}
