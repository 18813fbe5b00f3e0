import BenchmarkKit
import Foundation
import PlantedDefects

extension PlantedDefect {
  /// The defects of all architectures, from the lists of a checkout.
  package static func all(in checkout: Checkout) throws(Failure) -> [PlantedDefect] {
    let folder = checkout.root.appendingPathComponent("Benchmarks/Defects")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var all: [PlantedDefect] = []
    for file in files.sorted() where file.hasSuffix(".txt") {
      let path = folder.appendingPathComponent(file).path
      let text = String(decoding: try Files.read(path), as: UTF8.self)
      do {
        all += try PlantedDefect.list(
          text, module: String(file.dropLast(4)), detectors: PlantedDefect.allDetectors)
      } catch {
        throw Failure(.badInput, error)
      }
    }
    return all
  }

  /// Whether the defect's module, kind, ID or summary contains a text, ignoring case.
  fileprivate func mentions(_ text: String) -> Bool {
    [id, module, kind.rawValue, summary].contains { $0.lowercased().contains(text.lowercased()) }
  }
}

extension [PlantedDefect] {
  /// The defects that mention a text; all defects if it is `nil`.
  package func mentioning(_ text: String?) throws(Failure) -> [PlantedDefect] {
    guard let text else { return self }
    let chosen = filter { $0.mentions(text) }
    if chosen.isEmpty { throw Failure(VerificationFailure.noDefect(containing: text)) }
    return chosen
  }
}
