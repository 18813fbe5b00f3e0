import ComparedApps
import Foundation
import RegisteredApps
import Relinking

/// The source checkout that this executable was built from, if it is still there.
package struct Checkout {
  package let root: URL

  /// The checkout, located by the path of this file at compile time.
  package static let current: Checkout? = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { url.deleteLastPathComponent() }
    let manifest = url.appendingPathComponent("Package.swift")
    return FileManager.default.fileExists(atPath: manifest.path) ? Checkout(root: url) : nil
  }()

  /// The reason for failure if there is no checkout.
  package static let absence = "the sources were not found where bench was built"

  /// Returns the checkout, or throws an error if there is none.
  package static func required() throws(Failure) -> Checkout {
    guard let current else { throw Failure(SystemFailure.noCheckout) }
    return current
  }

  package var plans: URL { root.appendingPathComponent("Benchmarks/Plans") }
  /// The folder of an app's expected counts.
  package func baselines(of app: any App) -> URL {
    let all = root.appendingPathComponent("Benchmarks/Baselines")
    return app.isDefault ? all : all.appendingPathComponent(app.id)
  }
  package var recordedSessions: URL { root.appendingPathComponent("Benchmarks/Sessions") }

  package var sources: URL { root.appendingPathComponent("Sources") }

  /// The folders in `Sources` of modules that are not named after their folder.
  package static let folders = Apps.all.reduce(
    into: [
      "BenchmarkCampaign": "Harness/Campaign", "BenchmarkMetrics": "Harness/Metrics",
      "BenchmarkReports": "Harness/Reports",
    ]
  ) { folders, app in
    let sources = app.sources
    for module in sources.shared + [sources.referenceModel] + sources.catalogs {
      folders[module.name] = module.folder
    }
  }

  /// The modules that an app's architectures share, and the folder of these architectures.
  package static func compared(of app: any App) -> Set<String> {
    Set(app.sources.shared.map(\.name) + [app.sources.architectures])
  }

  /// The reason why the sources of an app may not be those of this build; `nil` if they are.
  package static func obstacle(toReading app: any App) -> String? {
    guard let checkout = current else { return absence }
    return checkout.newerSource(in: compared(of: app)).map {
      "'\($0)' is newer than this build of bench; build bench again"
    }
  }

  /// The path of a source of these modules that is newer than this executable.
  ///
  /// A build is newer than all its sources, so the result is `nil` unless files were edited or
  /// checked out afterwards.
  package func newerSource(in modules: Set<String>) -> String? {
    Self.modificationDate(Invocation.current.executable)
      .flatMap { newerSource(in: modules, than: $0) }
  }

  /// The path of a source of these modules that was changed after this date.
  package func newerSource(in modules: Set<String>, than built: Date) -> String? {
    let folders = modules.map { "/\(Self.folders[$0] ?? $0)/" }
    let sources = root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(atPath: sources.path)
    while let name = files?.nextObject() as? String {
      guard [".swift", ".c", ".h"].contains(where: name.hasSuffix),
        folders.contains(where: "/\(name)".contains),
        let date = Self.modificationDate(sources.appendingPathComponent(name)), date > built
      else { continue }
      return "Sources/\(name)"
    }
    return nil
  }

  /// The modules that SwiftPM linked into this executable; all compared modules if unknown.
  private static var linkedModules: Set<String> {
    let modules = LinkedObjects(of: Invocation.current.executable).modules
    return modules.isEmpty ? Set(Apps.all.flatMap(compared)) : modules
  }

  private static func modificationDate(_ file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }

  /// The checked-out revision, with `+` if files or this build do not match it; `nil` without git.
  package var revision: String? {
    guard let head = git("rev-parse", "--short=12", "HEAD"), !head.isEmpty else { return nil }
    let changes = git("status", "--porcelain") ?? ""
    return head + (changes.isEmpty && newerSource(in: Self.linkedModules) == nil ? "" : "+")
  }

  private func git(_ arguments: String...) -> String? {
    // Without this option, reading the status could block a simultaneous commit.
    let command = ["/usr/bin/env", "git", "--no-optional-locks", "-C", root.path] + arguments
    guard let git = try? Program.run(command), git.status == 0 else { return nil }
    return git.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
