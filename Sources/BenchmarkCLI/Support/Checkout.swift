import Foundation

/// The source checkout that this executable was built from, if it is still there.
struct Checkout {
  let root: URL

  /// Finds the checkout by where this file was when it was compiled.
  static let current: Checkout? = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    let manifest = url.appendingPathComponent("Package.swift")
    return FileManager.default.fileExists(atPath: manifest.path) ? Checkout(root: url) : nil
  }()

  var plans: URL { root.appendingPathComponent("Benchmarks/Plans") }
  var baselines: URL { root.appendingPathComponent("Benchmarks/Baselines") }
  var recordedSessions: URL { root.appendingPathComponent("Benchmarks/Sessions") }

  /// The sources of a module.
  func sources(of module: String, isArchitecture: Bool) -> URL {
    root.appendingPathComponent("Sources/\(isArchitecture ? "Architectures/" : "")\(module)")
  }

  /// A source of what is compared that was changed after this executable was built, by its path in the checkout.
  ///
  /// A build is newer than all its sources, so there is none until somebody edits or checks out and does not build.
  var newerSource: String? {
    Self.modificationDate(ReleaseBuild.executable).flatMap { newerSource(than: $0) }
  }

  /// The first source of what is compared that was changed after this moment.
  func newerSource(than built: Date) -> String? {
    ["Architectures", "FootballGather", "FootballGatherUI"].lazy
      .compactMap { newerSource(in: "Sources/\($0)", than: built) }.first
  }

  private func newerSource(in folder: String, than built: Date) -> String? {
    let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    while let name = files?.nextObject() as? String {
      let path = "\(folder)/\(name)"
      let date = Self.modificationDate(root.appendingPathComponent(path))
      if name.hasSuffix(".swift"), let date, date > built { return path }
    }
    return nil
  }

  private static func modificationDate(_ file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }

  /// The revision that is checked out, with a plus when files or this build differ from it; `nil` without git.
  var revision: String? {
    guard let head = git("rev-parse", "--short=12", "HEAD"), !head.isEmpty else { return nil }
    let changes = git("status", "--porcelain") ?? ""
    return head + (changes.isEmpty && newerSource == nil ? "" : "+")
  }

  private func git(_ arguments: String...) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Without them, looking at the state could be in the way of somebody's commit.
    process.arguments = ["git", "--no-optional-locks", "-C", root.path] + arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
