import Foundation
import SourceAdaptation

/// Writes the adapted copies of an app's sources.
///
/// Reports the problems in all files, not only the first one, before the build stops.
@main enum AdaptSourcesCommand {
  static func main() {
    do {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      var problems: [Diagnostic] = []
      let inputs = arguments.files.compactMap { read($0, &problems) }
      let compiled = arguments.compiled.compactMap { read($0, &problems) }
      let adaptation = Adaptation(
        module: arguments.module, entryPoint: arguments.entryPoint, inputs: inputs,
        compiled: compiled)
      problems += adaptation.diagnostics
      if !problems.contains(where: \.isError) {
        for output in adaptation.outputs { write(output, to: arguments.output, &problems) }
      }
      for problem in problems { report("\(problem)") }
      if problems.contains(where: \.isError) { exit(1) }
      print("adapt-sources: \(adaptation.summary)")
    } catch {
      report("\(error)")
      exit(1)
    }
  }

  private static func read(_ path: String, _ problems: inout [Diagnostic]) -> Input? {
    guard let data = FileManager.default.contents(atPath: path) else {
      problems.append(Diagnostic(.unreadableFile, path, line: 1))
      return nil
    }
    return Input(path: path, text: String(decoding: data, as: UTF8.self))
  }

  // Unchanged files are not rewritten, to avoid rebuilding them.
  private static func write(
    _ output: Output, to folder: String, _ problems: inout [Diagnostic]
  ) {
    let file = URL(filePath: folder, directoryHint: .isDirectory).appending(path: output.fileName)
    let data = Data(output.text.utf8)
    guard FileManager.default.contents(atPath: file.path) != data else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      problems.append(Diagnostic(.unwritableOutput, file.path, line: 1))
    }
  }

  private static func report(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
