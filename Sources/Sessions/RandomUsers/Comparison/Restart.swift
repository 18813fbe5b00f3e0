import Foundation

/// An order for a new process of the test program, which carries it out instead of comparing
/// versions.
package struct Restart: Codable {
  enum Task: Codable {
    case count(CountingOrder)
    case time(TimingOrder)
  }

  /// The index of the comparison in its test: a test may compare several versions.
  let comparison: Int
  let task: Task

  /// The reason why no new process can carry out an order.
  static let unknownTest = "the test cannot be started alone, as one with parameters cannot"

  private static let variable = "NAVBENCH_RESTART"

  /// The order given to this process, if any.
  static let current: Restart? =
    ProcessInfo.processInfo.environment[variable]
    .flatMap { FileManager.default.contents(atPath: $0) }
    .flatMap { try? JSONDecoder().decode(Restart.self, from: $0) }

  /// Whether this process only carries out an order, so that its comparisons have no results.
  package static var isPending: Bool { current != nil }

  /// The number of comparisons so far of each test, which its arguments identify.
  @MainActor private static var comparisons: [[String]: Int] = [:]

  /// The index of the next comparison of a test.
  @MainActor static func nextComparison(_ arguments: [String]?) -> Int {
    guard let arguments else { return 0 }
    defer { comparisons[arguments, default: 0] += 1 }
    return comparisons[arguments, default: 0]
  }

  /// Carries out the order and ends the process.
  @MainActor func perform(_ apps: TimedApps, _ users: RandomUsers) throws -> Never {
    switch task {
    case .count(let order): order.perform(apps.launch(order.isAfter ? .after : .before), users)
    case .time(let order): try order.perform(apps, users)
    }
    _exit(0)
  }

  /// Starts a program that carries out the order, and waits for it.
  ///
  /// - Parameter folder: The folder for the file with the order.
  /// - Returns: Whether the program succeeded.
  func start(
    _ program: URL, _ arguments: [String], in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) throws -> Bool {
    let order = folder.path("order")
    try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: order))
    return try Self.run(
      program, arguments, environment: environment.merging([Self.variable: order]) { $1 })
  }

  /// Runs a program without output.
  ///
  /// - Returns: Whether it succeeded.
  static func run(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Bool {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

/// A folder that is removed with its content when the value is released.
final class TemporaryFolder {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("navbench-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
