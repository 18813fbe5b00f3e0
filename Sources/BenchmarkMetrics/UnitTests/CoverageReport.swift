public import BenchmarkResults
public import Foundation
import JSONReading

/// What `llvm-cov export` says of every file that is linked into the tests.
public struct CoverageReport: Sendable {
  private let files: [(path: String, file: UnitTests.File)]

  /// Reads a report, with or without the details that are not summed up.
  ///
  /// - Throws: An error that names the place where the text is no such report.
  public init(_ json: Data) throws {
    // The compiler's own, and as large as the sources are.
    let report: Report = try JSONText.decode(from: json, atMost: .max)
    files = report.data.flatMap(\.files).map { file in
      let name = file.filename.split(separator: "/").last.map(String.init) ?? file.filename
      return (
        file.filename,
        UnitTests.File(
          name: name, lines: file.summary.lines.coverage, regions: file.summary.regions.coverage)
      )
    }
  }

  /// The files in a folder, in alphabetical order.
  ///
  /// - Parameter folder: The end of the folder's path, such as `Architectures/MVC/Gather`.
  public func files(in folder: String) -> [UnitTests.File] {
    files.filter { $0.path.hasSuffix("/\(folder)/\($0.file.name)") }.map(\.file)
      .sorted { $0.name < $1.name }
  }

  // Of each file there are functions, instantiations and branches too; Swift has no counts of branches.
  private struct Report: Decodable {
    struct Export: Decodable { let files: [File] }
    struct File: Decodable {
      let filename: String
      let summary: Summary
    }
    struct Summary: Decodable { let lines, regions: Count }
    struct Count: Decodable {
      let count, covered: Int

      var coverage: UnitTests.Coverage { .init(covered: covered, total: count) }
    }

    let data: [Export]
  }
}
