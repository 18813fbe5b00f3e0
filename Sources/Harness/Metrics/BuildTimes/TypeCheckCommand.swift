import BenchmarkKit
import Foundation

/// The command line that type-checks a module, derived from the package manager's compile command.
///
/// The command therefore uses the manifest's settings. Without the options that write files, the
/// compiler runs in a single process.
package enum TypeCheckCommand {
  /// An error thrown when the manifest has no command that compiles the module.
  package struct Missing: Error, CustomStringConvertible {
    /// The error message: the command that was not found, and the expected manifest entry.
    package let description: String
  }

  /// Extracts the arguments from the manifest that `swift build` writes for llbuild.
  ///
  /// - Parameter commands: The content of the manifest, such as `.build/debug.yaml`.
  ///
  /// - Throws: `Missing` if no command in the manifest compiles the module.
  package static func arguments(module: String, commands: String) throws(Missing) -> [String] {
    let lines = commands.split(separator: "\n").map { $0.drop { $0 == " " } }
    let arguments = lines.firstIndex {
      $0.hasPrefix("\"C.\(module)-") && $0.hasSuffix(".module\":")
    }
    .flatMap { start in lines[start...].first { $0.hasPrefix("args: ") } }
    .flatMap { try? JSONDecoder().decode([String].self, from: Data($0.dropFirst(6).utf8)) }
    guard let arguments else {
      throw Missing(
        description:
          "found no command that compiles '\(module)' in the package manager's manifest, expected"
          + " \"C.\(module)-….module\" with 'args'. Use the Swift version given in the README.")
    }
    return typeCheck(arguments)
  }

  private static func typeCheck(_ arguments: [String]) -> [String] {
    var kept: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if outputsWithPath.contains(argument) {
        rest = rest.dropFirst()
      } else if !outputs.contains(argument) {
        kept.append(argument)
      }
    }
    return kept + ["-whole-module-optimization", "-typecheck"]
  }

  private static let outputs: Set = [
    "-c", "-emit-dependencies", "-emit-module", "-emit-objc-header", "-enable-batch-mode",
    "-incremental", "-parseable-output", "-serialize-diagnostics",
  ]
  private static let outputsWithPath: Set = [
    "-emit-module-path", "-emit-objc-header-path", "-index-store-path", "-output-file-map",
  ]
}
