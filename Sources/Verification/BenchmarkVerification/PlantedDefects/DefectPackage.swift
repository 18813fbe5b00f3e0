import BenchmarkKit
import BenchmarkMetrics
import ComparedApps
import Foundation
import PlantedDefects
import UIKit

/// A package with a patched copy of an architecture for each planted defect, all in one program.
///
/// Its manifest adds one module per copy to the checkout's manifest, so all settings are the same.
/// Its sources are links to the checkout's sources. A copy's files are written only if they change,
/// so a second build compiles only new code.
package struct DefectPackage {
  /// The program that runs trials; see `DefectWorker`.
  static let product = "planted-trials"

  private let root: URL
  private let app: any App
  private let checkout: Checkout
  private let swift: URL

  /// Writes the package.
  package init(
    at root: URL, of defects: [PlantedDefect], in app: any App, _ checkout: Checkout
  ) throws(Failure) {
    self.root = root
    self.app = app
    self.checkout = checkout
    swift = try Toolchain.required("planted defects are built")
    do {
      try writeFolders(defects)
      for defect in defects { try writeCopy(defect) }
      try writeProgram(defects)
      let manifest = try String(
        contentsOf: checkout.root.appendingPathComponent("Package.swift"), encoding: .utf8)
      try write(manifest + Self.addition(defects, app), to: "Package.swift")
    } catch let failure as Failure {
      throw failure
    } catch let error as DefectError {
      throw Failure(.badInput, error)
    } catch {
      throw Failure(
        SystemFailure.packageNotWritten(path: root.path, reason: "\(SystemReason(error))"))
    }
  }

  /// Builds the program and returns its URL.
  package func build() throws(Failure) -> URL {
    let command = [
      swift.path, "build", "--package-path", root.path, "-c", "release", "--product", Self.product,
    ]
    try Program.run(command).check(command.dropFirst().joined(separator: " "))
    return root.appendingPathComponent(".build/release/\(Self.product)")
  }

  // MARK: Writing

  private func writeFolders(_ defects: [PlantedDefect]) throws {
    let files = FileManager.default
    let planted = root.appendingPathComponent("Planted")
    try files.createDirectory(at: planted, withIntermediateDirectories: true)
    let known = Set(defects.map(\.copy) + [Self.product])
    for name in try files.contentsOfDirectory(atPath: planted.path) where !known.contains(name) {
      try files.removeItem(at: planted.appendingPathComponent(name))
    }
    let sources = root.appendingPathComponent("Sources")
    try? files.removeItem(at: sources)
    try files.createSymbolicLink(
      at: sources, withDestinationURL: checkout.root.appendingPathComponent("Sources"))
  }

  private func writeCopy(_ defect: PlantedDefect) throws {
    let original = checkout.sources.appendingPathComponent(app.sources.folder(of: defect.module))
    let files = FileManager.default.enumerator(atPath: original.path)
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".swift") else { continue }
      let source = try String(
        contentsOf: original.appendingPathComponent(file), encoding: .utf8)
      try write(
        Self.renamed(defect.patched(source, file: file), defect),
        to: "Planted/\(defect.copy)/\(file)")
    }
  }

  /// Renames the copy's value, module and storyboard, which must be unique in a process.
  static func renamed(_ source: String, _ defect: PlantedDefect) -> String {
    source.replacing("\"\(defect.module).", with: "\"\(defect.copy).")
      .replacing("module: \"\(defect.module)\"", with: "module: \"\(defect.copy)\"")
      .replacing(/public static let ([A-Za-z]+) = Architecture\(/) { match in
        "public static let \(Self.value(defect)) = Architecture("
      }
  }

  private static func value(_ defect: PlantedDefect) -> String { "planted\(defect.id)" }

  private func writeProgram(_ defects: [PlantedDefect]) throws {
    let imports = defects.map { "import \($0.copy)\n" }.sorted().joined()
    let copies = defects.map { "    .\(Self.value($0)),\n" }.joined()
    try write(
      """
      import AppArchitecture
      import BenchmarkMetrics
      import \(moduleName(of: type(of: app)))
      \(imports)
      DefectWorker.run(
        \(type(of: app))(),
        with: [
      \(copies)  ])

      """, to: "Planted/\(Self.product)/main.swift")
  }

  private func write(_ text: String, to path: String) throws {
    let url = root.appendingPathComponent(path)
    if let old = try? String(contentsOf: url, encoding: .utf8), old == text { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }

  /// Code that adds the copies to the preceding manifest and removes unneeded targets.
  static func addition(_ defects: [PlantedDefect], _ app: any App) -> String {
    let shared = ["UIKit"] + app.sources.shared.map(\.name)
    let module = moduleName(of: type(of: app))
    let needed = ["BenchmarkMetrics", "AllocationHooks", "AppArchitecture", module]
    return """

      // Keeps only the required targets of the manifest above, and adds the copies.
      let copies: [String] = \(defects.map(\.copy))
      let needed = \(needed)
      var kept: Set<String> = []
      var open = needed
      while let name = open.popLast() {
        guard kept.insert(name).inserted,
          let target = package.targets.first(where: { $0.name == name })
        else { continue }
        for case .byNameItem(let name, _) in target.dependencies { open.append(name) }
      }
      package.targets.removeAll { !kept.contains($0.name) }
      package.targets += copies.map {
        .target(
          name: $0, dependencies: \(shared),
          path: "Planted/\\($0)", swiftSettings: appSettings)
      }
      package.targets.append(
        .executableTarget(
          name: "\(product)", dependencies: (needed + copies).map { .byName(name: $0) },
          path: "Planted/\(product)", swiftSettings: settings))
      package.products = [.executable(name: "\(product)", targets: ["\(product)"])]

      """
  }
}
