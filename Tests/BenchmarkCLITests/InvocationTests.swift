@testable import BenchmarkCLI
@testable import BenchmarkKit
import Foundation
import Testing

@Suite("Commands in the test process") struct InvocationTests {
  private static let run = Bench.root.appendingPathComponent(
    "results/2026-11-22-self-test/run.json"
  ).path

  @Test(
    "output, errors and exit code are those of the executable",
    arguments: [
      ["--help"], ["help", "compare"], ["--version"], ["list", "--version"],
      ["--generate-completion-script", "bash"], ["list"], ["report", run, "--format", "csv"],
      ["comapre"], ["list", "--formt", "csv"], ["list", "plan"], ["run", "--jobs", "0"], ["verify"],
      ["report", "/nowhere/run.json"], ["compare", run, run],
      ["history", "time", "--history", "/nowhere"],
    ])
  func likeTheExecutable(_ arguments: [String]) throws {
    let environment = ["COLUMNS": "90", "FORCE_COLOR": "1"]

    let here = try Bench.run(arguments, environment: environment)
    let there = try Bench.start(arguments, environment: environment)

    #expect(here == there)
    #expect(!(here.output + here.errors).isEmpty)
  }

  @Test("a command with workers prints what the executable prints")
  func workers() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"conformance\"", sessions: 60, in: folder)
      let arguments = [
        "--plan", plan, "--subjects", "MVC,Planted/trap", "--shrink-budget", "0", "--format", "csv",
      ]

      let here = try Bench.run(arguments)
      let there = try Bench.start(arguments)

      #expect(here == there && here.status == 1)
      #expect(here.errors.contains("measuring conformance: 0 %\n"))
    }
  }

  @Test("simultaneous invocations do not share their streams or their environment")
  func concurrent() async throws {
    let widths = Array(60..<76)

    let outputs = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for width in widths {
        group.addTask {
          (width, try Bench.run(["list"], environment: ["COLUMNS": "\(width)"]).output)
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }

    for width in widths {
      let alone = try Bench.run(["list"], environment: ["COLUMNS": "\(width)"])
      #expect(outputs[width] == alone.output)
    }
    #expect(Set(outputs.values).count > 1)
  }

  @Test(
    "if standard output cannot be written, the exit code is 70", arguments: [-1, nil])
  func unwritable(_ descriptor: Int32?) throws {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(full) }

    let code = BenchmarkCLI.Bench.perform(
      Invocation(
        ["list"], environment: [:], executable: Bench.executable, output: descriptor ?? full,
        errors: -1))

    #expect(code == 70)
  }
}
