import Foundation
import SourceAdaptation

/// Writes a Swift file with the public declarations of modules.
///
/// Arguments: the output file, then folders of sources, each named after its module.
@main enum ListInterfacesCommand {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard let output = arguments.first else {
      FileHandle.standardError.write(
        Data("list-interfaces: error: found no output file; expected FILE FOLDER...\n".utf8))
      exit(1)
    }
    let interfaces = try arguments.dropFirst().map(interface)
    let text = """
      extension PlatformInterfaces {
        static let text = #\"""
      \(interfaces.map(\.text).joined())\"""#
      }

      """
    try Data(text.utf8).write(to: output)
  }

  private static func interface(of folder: URL) throws -> ModuleInterface {
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (walk?.allObjects ?? []).compactMap { $0 as? URL }.sorted { $0.path < $1.path }
    func inputs(_ suffix: String) throws -> [Input] {
      try files.filter { $0.pathExtension == suffix }.map {
        Input(path: $0.path, text: try String(contentsOf: $0, encoding: .utf8))
      }
    }
    return ModuleInterface(
      name: folder.lastPathComponent, sources: try inputs("swift"), headers: try inputs("h"))
  }
}
