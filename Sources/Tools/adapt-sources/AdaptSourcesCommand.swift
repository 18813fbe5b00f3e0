import Foundation
import SourceAdaptation

/// Writes the adapted copies of an app's sources.
@main enum AdaptSourcesCommand {
  static func main() {
    do {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      let adaptation = Adaptation(
        module: arguments.module, entryPoint: arguments.entryPoint,
        inputs: try arguments.files.map(read), compiled: try arguments.compiled.map(read))
      for diagnostic in adaptation.diagnostics { report("\(diagnostic)") }
      if adaptation.hasErrors { exit(1) }
      for output in adaptation.outputs { try write(output, to: arguments.output) }
      print("adapt-sources: \(adaptation.summary)")
    } catch {
      report("\(error)")
      exit(1)
    }
  }

  private static func read(_ path: String) throws -> Input {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Diagnostic(.unreadableFile, path, line: 1)
    }
    return Input(path: path, text: String(decoding: data, as: UTF8.self))
  }

  // Unchanged files are not rewritten, to avoid rebuilding them.
  private static func write(_ output: Output, to folder: String) throws {
    let file = URL(filePath: folder, directoryHint: .isDirectory).appending(path: output.fileName)
    let data = Data(output.text.utf8)
    guard FileManager.default.contents(atPath: file.path) != data else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  private static func report(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
