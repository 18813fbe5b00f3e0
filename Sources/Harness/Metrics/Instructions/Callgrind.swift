import BenchmarkKit
import CountedSections
import Foundation

/// Runs this executable under valgrind's callgrind, which counts its instructions.
struct Callgrind {
  /// The number of callers recorded per function.
  ///
  /// Work of the runtime counts as unknown if none of these callers is in a layer.
  private static let callers = 16

  /// The reason why instructions cannot be counted here; `nil` if there is none.
  static var obstacle: String? {
    Valgrind.url == nil ? "valgrind is not installed (apt-get install valgrind)" : nil
  }

  private let valgrind: URL
  private let folder: URL
  private let executable: URL

  /// Finds valgrind, and copies the executable to `folder` in a form that valgrind can read.
  init(in folder: URL) throws(Failure) {
    self.folder = folder
    try Files.prepare(folder)
    valgrind = try Valgrind.required("instructions are counted")
    executable = try Valgrind.readableCopy(of: Invocation.current.executable, in: folder)
  }

  /// Runs a counting process, and returns its profiles in the order in which they were written.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of `bench`.
  ///   - options: Additional options for callgrind.
  func profiles(
    _ arguments: [String], options: [String] = []
  ) throws(Failure) -> [CallgrindProfile] {
    let name = UUID().uuidString
    let log = folder.appendingPathComponent("\(name).log")
    let status = try Self.run(
      valgrind,
      [
        "--tool=callgrind", "--demangle=no", "--log-file=\(log.path)",
        "--separate-callers=\(Self.callers)",
        "--callgrind-out-file=\(folder.appendingPathComponent(name).path)",
      ] + CountedSection.callgrindOptions + options + [executable.path] + arguments)
    guard status == 0 else {
      let output = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      throw Failure(
        MetricFailure.callgrindFailed(
          arguments: arguments.joined(separator: " "), status: status, output: output))
    }
    return try files(named: name).map { (file) throws(Failure) in
      defer { try? FileManager.default.removeItem(at: file) }
      do {
        return try CallgrindProfile(Data(contentsOf: file))
      } catch {
        throw Failure(.machine, "\(error)")
      }
    }
  }

  /// The profiles of a run: `name.1`, `name.2`, … for its parts, then `name`, written at the end.
  private func files(named name: String) throws(Failure) -> [URL] {
    guard let all = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw Failure(MetricFailure.noProfiles(folder: folder.path))
    }
    return all.filter { $0 == name || ($0.hasPrefix("\(name).") && !$0.hasSuffix(".log")) }
      .sorted { number(of: $0) < number(of: $1) }
      .map { folder.appendingPathComponent($0) }
  }

  private func number(of file: String) -> Int {
    file.split(separator: ".").dropFirst().first.flatMap { Int($0) } ?? .max
  }

  private static func run(_ executable: URL, _ arguments: [String]) throws(Failure) -> Int32 {
    let errors = ChildProcess.Destination.descriptor(Invocation.current.errors)
    let end = try ChildProcess(
      command: [executable.path] + arguments,
      environment: Valgrind.environment, output: errors, errors: errors
    ).run()
    return end.signal != 0 ? end.signal : end.exitCode
  }
}
