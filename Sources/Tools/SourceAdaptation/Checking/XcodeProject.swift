import Foundation

/// The source files that the targets of an Xcode project compile.
package struct XcodeProject {
  private let compiled: Set<String>

  /// Reads the text of a file `project.pbxproj`.
  package init(_ text: String) {
    // Xcode describes each file of a target in a comment: /* View.swift in Sources */
    let parts = text.components(separatedBy: " in Sources */").dropLast()
    compiled = Set(
      parts.compactMap { part in
        part.range(of: "/* ", options: .backwards).map { String(part[$0.upperBound...]) }
      })
  }

  /// The Swift files that no target compiles; `nil` if the project compiles none of them, because
  /// it is another app's, or lists folders.
  package func leftOut(of inputs: [Input]) -> [Input]? {
    let sources = inputs.filter { $0.kind == .swift }
    let leftOut = sources.filter { !compiled.contains($0.fileName) }
    return leftOut.count < sources.count ? leftOut : nil
  }
}
