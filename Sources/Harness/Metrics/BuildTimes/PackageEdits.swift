import BenchmarkKit
import Foundation

/// Edits copies of sources in packages; every edit differs, so the module must be rebuilt.
struct PackageEdits {
  private var count = 0

  /// Renames a public function of the shared screens' module.
  mutating func editInterface(in package: ArchitecturePackage) throws(Failure) {
    count += 1
    let file = package.screens.appendingPathComponent("EditedInterface.swift")
    try Files.write(Data(SourceEdit.interface(number: count).utf8), to: file)
  }

  /// Changes a function's body in the file designated for an architecture's edits.
  mutating func editBody(
    of target: BuildTimes.Target, in package: ArchitecturePackage
  ) throws(Failure) {
    count += 1
    let file = package.sources(of: target.module).appendingPathComponent(target.editedFile)
    let original = String(decoding: try Files.read(package.original(of: file).path), as: UTF8.self)
    guard let text = SourceEdit.body(of: original, number: count) else {
      throw Failure(
        MetricFailure.noEditableFunction(file: target.editedFile, module: target.module))
    }
    try Files.write(Data(text.utf8), to: file)
  }
}
