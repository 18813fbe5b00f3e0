import Foundation
import Relinking

/// An order to time sessions in a new process.
struct TimingOrder: Codable {
  let launch: Int
  let sessions: [TimedSession]
  /// The path for the times.
  var result = ""

  @MainActor func perform(_ apps: TimedApps, _ users: RandomUsers) throws {
    try JSONEncoder().encode(users.time(self, apps)).write(to: URL(fileURLWithPath: result))
  }
}

/// The test program with its code in random orders.
///
/// The order of the code affects times, and equally in all processes of a program. Each launch
/// therefore links the program's objects again, as launches of the built-in apps do.
struct PlacedProgram {
  /// The reason why the program runs in the order of the build.
  private(set) var obstacle: String?
  private let arguments: [String]?
  private let comparison: Int
  private let command: LinkCommand?

  /// - Parameters:
  ///   - arguments: The arguments with which the program runs only this test; `nil` if unknown.
  ///   - comparison: The index of the comparison in the test.
  /// - Returns: `nil` for a debug build, whose times mean nothing anyway.
  init?(_ arguments: [String]?, comparison: Int) {
    guard ComparedMachine.current.configuration == "release" else { return nil }
    self.arguments = arguments
    self.comparison = comparison
    guard arguments != nil else {
      command = nil
      obstacle = Restart.unknownTest
      return
    }
    do {
      let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      command = try LinkCommand(of: URL(fileURLWithPath: program))
    } catch {
      command = nil
      obstacle = (error as? RelinkingObstacle)?.reason ?? "\(error)"
    }
  }

  /// Times sessions in a process with the code in a random order.
  ///
  /// - Returns: The seed of the order, and the times; `nil` if there is an obstacle.
  mutating func time(_ order: TimingOrder) -> (seed: UInt32, blocks: [TimedBlock])? {
    guard let command, obstacle == nil else { return nil }
    let seed = UInt32.random(in: LinkCommand.seeds)
    do {
      return (seed, try blocks(of: order, command, seed))
    } catch {
      obstacle = "\(error)"
      return nil
    }
  }

  private struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private func blocks(
    of order: TimingOrder, _ command: LinkCommand, _ seed: UInt32
  ) throws -> [TimedBlock] {
    let program = try command.link(seed) { link in
      guard try Restart.run(URL(fileURLWithPath: link[0]), Array(link.dropFirst())) else {
        throw Problem(
          description: "the test program cannot be linked by \(link[0]) -use-ld=lld")
      }
    }
    defer { try? FileManager.default.removeItem(at: program) }
    let folder = try TemporaryFolder()
    var order = order
    order.result = folder.path("times")
    let restart = Restart(comparison: comparison, task: .time(order))
    guard let arguments, try restart.start(program, arguments, in: folder),
      let result = FileManager.default.contents(atPath: order.result)
    else { throw Problem(description: "the test failed when it was linked again") }
    return try JSONDecoder().decode([TimedBlock].self, from: result)
  }
}

extension RelinkingObstacle {
  fileprivate var reason: String {
    switch self {
    case .noCommand(let file):
      "the command that links the test was not found in '\(file)'; run it with 'swift test'"
    case .otherCommand(let executable):
      "the build's link command does not produce '\(executable)' here; build it again"
    case .noShufflingLinker(let path):
      "the toolchain has no linker that can shuffle code: '\(path)' is missing"
    case .newerObject(let path, let executable):
      "'\(path)' is newer than '\(executable)'; build it again"
    }
  }
}
