import ArgumentParser
import BenchmarkMetrics
import Foundation

/// Writes stored event times as CSV.
struct ExportSamples: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "samples", abstract: "Write stored times of single events as CSV.",
    discussion: """
      A run of the metric eventTimes with --samples and --output stores every single time, in a file a launch. This makes a line
      of each: seed, session, event, subject, kind, nanoseconds, nanoseconds to the navigation request.

      EXAMPLES
        bench --plan events --samples --output today
        bench samples today/samples/*.samples > times.csv
      """.flowing)

  @Argument(help: "Files of samples.", completion: .file(extensions: ["samples"])) var files:
    [String]

  func run() throws {
    for (index, file) in files.enumerated() {
      let content = try Files.read(file, atMost: .max)
      var text = ""
      do {
        try EventSamples.exportCSV(content, includesHeads: index == 0) { line in
          text += line
          if text.utf8.count > 1 << 20 {
            output(text)
            text = ""
          }
        }
      } catch {
        throw Failure(.badInput, "'\(file)' is no file of samples: \(error.description)")
      }
      output(text)
    }
  }
}
