import BenchmarkKit
import Foundation
import JSONReading

/// The coverage of every file linked into the tests, from `llvm-cov export`.
package struct CoverageReport: Sendable {
  private let files: [(path: String, file: UnitTests.File)]

  /// Decodes a report, with or without details beyond the summaries.
  ///
  /// - Throws: An error, with the location, if the text is not such a report.
  package init(_ json: Data) throws {
    // The compiler's output is trusted, so it is decoded without limits. Threads that increment a
    // counter at the same time can lose counts; llvm-cov then exports impossible counts for single
    // lines, such as 2⁶³ - 1.
    let report: Report
    do {
      report = try JSONDecoder().decode(Report.self, from: json)
    } catch {
      throw JSONProblem(decoding: error)
    }
    files = report.data.flatMap(\.files).map { file in
      let name = file.filename.split(separator: "/").last.map(String.init) ?? file.filename
      return (
        file.filename,
        UnitTests.File(
          name: name, lines: file.summary.lines.coverage, regions: file.summary.regions.coverage)
      )
    }
  }

  /// The files in a folder, sorted by name.
  ///
  /// - Parameter folder: The last components of the folder's path, such as
  ///   `Architectures/MVC/Login`.
  package func files(in folder: String) -> [UnitTests.File] {
    files.filter { $0.path.hasSuffix("/\(folder)/\($0.file.name)") }.map(\.file)
      .sorted { $0.name < $1.name }
  }

  // The report also has functions, instantiations and branches per file; Swift emits no branch
  // counts.
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
