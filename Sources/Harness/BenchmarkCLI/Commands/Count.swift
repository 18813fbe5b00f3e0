import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import LineCounting

/// Counts the lines of any Swift sources.
struct Count: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Count the lines of any Swift files.",
    discussion: """
      Physical lines are counted as wc -l does, and the other lines as cloc does: a line with any
      code is code, and an empty line is blank, even inside a comment or a string. Code, comment and
      blank lines add up to all lines of the file: one more than the physical lines if the last line
      has no newline.

      EXAMPLES
        bench count Sources
        bench count Sources Tests --format csv > lines.csv
      """.flowing)

  @Argument(
    help: "Swift files, or folders of them.",
    completion: .file(extensions: ["swift"]))
  var paths: [String]
  @OptionGroup var output: OutputOptions<TableFormat>

  func run() throws {
    let paths = Arguments.paths(paths)
    let trees = try paths.map(tree)
    try output.deliver([table(zip(paths.map(\.description), trees))])
    for file in trees.flatMap(\.filesLeftOpen) {
      if let construct = file.unclosed {
        note(
          Warning(
            CommandWarning.unclosed(
              file: file.relativePath, construct: construct.kind.rawValue, line: construct.line)))
      }
    }
  }

  private func tree(at path: FilePath) throws(Failure) -> SourceTree {
    do {
      return try SourceTree(at: path)
    } catch {
      throw Failure(.badInput, error)
    }
  }

  private func table(_ trees: some Sequence<(String, SourceTree)>) -> Table {
    let rows = trees.flatMap { path, tree in
      tree.files.map { file in
        [.text(name(of: file, in: path))] + cells(file.counts)
      }
    }
    let total = trees.map(\.1.counts).sum()
    return Table(
      name: "lines", title: "Lines of Swift",
      columns: [
        .init("file", .text), .init("physical"), .init("code"), .init("comment"), .init("blank"),
      ],
      rows: rows + [[.text("Total of \(rows.count.counted("file"))")] + cells(total)], totals: 1)
  }

  private func name(of file: SourceFile, in path: String) -> String {
    path.hasSuffix(".swift") ? path : path + (path.hasSuffix("/") ? "" : "/") + file.relativePath
  }

  private func cells(_ counts: LineCounts) -> [Table.Cell] {
    [counts.physical, counts.codeAsCloc, counts.commentAsCloc, counts.blankAsCloc]
      .map { .integer($0) }
  }
}
