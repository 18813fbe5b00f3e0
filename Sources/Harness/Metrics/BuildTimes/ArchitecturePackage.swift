import BenchmarkKit
import ComparedApps
import Foundation

/// A package of architectures, their unit tests and dependencies, created from the checkout.
///
/// All tests of a package form one executable, so each architecture is measured in a separate
/// package. The manifest is a copy of the checkout's without unneeded targets, so all settings are
/// the same. The folders are symbolic links into the checkout, except for the architectures and the
/// shared screens, which are copied because their files are edited.
struct ArchitecturePackage {
  let root: URL
  /// The app's sources, including the shared screens, which are edited.
  let app: AppSources
  private let checkout: Checkout
  private let swift: URL

  /// Writes the package; earlier build products in its folder are kept.
  ///
  /// - Parameters:
  ///   - root: The package's folder, which is created.
  ///   - modules: The modules of the architectures.
  init(
    at root: URL, of modules: [String], _ app: any App, in checkout: Checkout
  ) throws(Failure) {
    self.root = root
    self.app = app.sources
    self.checkout = checkout
    swift = try Toolchain.required("tests and builds are run")
    do {
      try makeFolders(modules)
      let manifest = try String(
        contentsOf: checkout.root.appendingPathComponent("Package.swift"), encoding: .utf8)
      try Files.write(
        Data((manifest + Self.reduction(to: modules, self.app)).utf8),
        to: root.appendingPathComponent("Package.swift"))
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(
        SystemFailure.packageNotWritten(path: root.path, reason: "\(SystemReason(error))"))
    }
  }

  /// The sources of an architecture's module.
  func sources(of module: String) -> URL { root.appendingPathComponent(folder(of: module)) }

  /// The sources of the shared screens.
  var screens: URL { root.appendingPathComponent("Sources/\(app.screens.folder)") }

  private func folder(of module: String) -> String { "Sources/\(app.folder(of: module))" }

  /// The file in the checkout that a file of this package was copied from.
  func original(of copy: URL) -> URL {
    checkout.root.appendingPathComponent(String(copy.path.dropFirst(root.path.count + 1)))
  }

  /// Runs a command of Swift's package manager in this package.
  ///
  /// - Parameters:
  ///   - command: The command, such as `build` or `test`.
  ///   - arguments: The arguments after the package's path.
  func run(_ command: String, _ arguments: [String] = []) throws(Failure) -> Program {
    try Program.run([swift.path, command, "--package-path", root.path] + arguments)
  }

  /// Runs a command like `run`, and throws an error if the command fails.
  @discardableResult
  func succeed(_ command: String, _ arguments: [String] = []) throws(Failure) -> Program {
    let result = try run(command, arguments)
    try result.check(
      (["swift", command, "--package-path", root.path] + arguments).joined(separator: " "))
    return result
  }

  private func makeFolders(_ modules: [String]) throws {
    let copied = ["Sources/\(app.screens.folder)"] + modules.map(folder)
    for name in ["Sources", "Tests"] {
      try? FileManager.default.removeItem(at: root.appendingPathComponent(name))
      try recreate(name, copying: copied)
    }
  }

  /// Recreates a folder of the checkout, without other architectures.
  ///
  /// Creates copies of the folders in `copied`, and symbolic links to all other files.
  private func recreate(_ folder: String, copying copied: [String]) throws {
    let files = FileManager.default
    let theirs = checkout.root.appendingPathComponent(folder)
    let own = root.appendingPathComponent(folder)
    if copied.contains(folder) {
      try files.copyItem(at: theirs, to: own)
    } else if copied.contains(where: { $0.hasPrefix("\(folder)/") }) {
      try files.createDirectory(at: own, withIntermediateDirectories: true)
      for name in try files.contentsOfDirectory(atPath: theirs.path) {
        try recreate("\(folder)/\(name)", copying: copied)
      }
    } else if !folder.hasPrefix("Sources/\(app.architectures)/") {
      try files.createSymbolicLink(at: own, withDestinationURL: theirs)
    }
  }

  /// The code that, appended to a manifest, reduces it to these modules and their tests.
  static func reduction(to modules: [String], _ app: AppSources) -> String {
    let tests = modules.compactMap { app.tests?.target(of: $0) }
    let wanted = modules + tests
    return """

      // Keeps only the targets that these modules and their tests need.
      var kept: Set<String> = []
      var open = \(wanted)
      while let name = open.popLast() {
        guard kept.insert(name).inserted,
          let target = package.targets.first(where: { $0.name == name })
        else { continue }
        for case .byNameItem(let name, _) in target.dependencies { open.append(name) }
      }
      package.targets.removeAll { !kept.contains($0.name) }
      package.products = []
      package.dependencies = []

      """
  }
}
