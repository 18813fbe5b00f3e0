import Foundation

@testable import SourceAdaptation

/// Adapts source texts, as the files `File1.swift`, `File2.swift` and so on of the module `App`.
func adaptation(of texts: String..., entryPoint: EntryPoint = .library) -> Adaptation {
  let inputs = texts.enumerated().map { index, text in
    Input(path: "/App/File\(index + 1).swift", text: text)
  }
  return Adaptation(module: "App", entryPoint: entryPoint, inputs: inputs)
}

extension Adaptation {
  func text(_ fileName: String = "File1.adapted.swift") -> String {
    outputs.first { $0.fileName == fileName }?.text ?? ""
  }

  /// The adapted file after the `#sourceLocation` line.
  func body(_ fileName: String = "File1.adapted.swift") -> String {
    let lines = text(fileName).split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { $0.contains("#sourceLocation") } ?? lines.startIndex
    return lines.dropFirst(first + 1).joined(separator: "\n")
  }

  var messages: [String] { diagnostics.map(\.description) }
}

func fixture(_ name: String) throws -> Input {
  let folder = Bundle.module.resourceURL?.appending(path: "Fixtures") ?? URL(filePath: ".")
  let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  return Input(path: "/App/Base.lproj/\(name)", text: text)
}
