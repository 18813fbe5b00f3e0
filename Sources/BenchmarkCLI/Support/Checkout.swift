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

  /// The revision that is checked out, with a plus when files differ from it; `nil` without git.
  var revision: String? {
    guard let head = git("rev-parse", "--short=12", "HEAD"), !head.isEmpty else { return nil }
    let changes = git("status", "--porcelain") ?? ""
    return head + (changes.isEmpty ? "" : "+")
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
