@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

private let hasValgrind = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .contains { FileManager.default.isExecutableFile(atPath: "\($0)/valgrind") }

@Suite("Instructions") struct InstructionCommandTests {
  /// The rows of a CSV file, each as a dictionary from column titles to cells.
  private func rows(_ csv: String) -> [[String: String]] {
    let lines = csv.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  private func number(_ row: [String: String], _ column: String) throws -> Double {
    try #require(row[column].flatMap { Double($0) })
  }

  @Test(
    "without valgrind, the command exits with 70 and explains how to install it",
    arguments: ["instructions", "decisions"])
  func withoutValgrind(_ metric: String) throws {
    let result = try Bench.run(
      ["measure", metric, "--allow-debug"], environment: ["PATH": "/nowhere"])

    #expect(result.status == 70)
    #expect(result.errors.contains("apt-get install valgrind"))
    #expect(result.output == "")
  }

  @Test("an invalid number of sessions is rejected with exit code 64")
  @MainActor func usage() throws {
    let result = try Bench.run("measure", "instructions", "--sessions", "0")

    #expect(result.status == 64 && result.errors.contains("found --sessions 0"))
  }

  @Test(
    "two runs count the same instructions, and the layers add up to the total",
    .enabled(if: hasValgrind))
  func instructions() throws {
    func run() throws -> [[String: String]] {
      let result = try Bench.run(
        "measure", "instructions", "--subjects", "MVC,MVP-C/stack", "--sessions", "1",
        "--events", "10", "--format", "csv", "--allow-debug")
      #expect(result.status == 0, "\(result.errors)")
      return rows(result.output)
    }

    let (one, two) = (try run(), try run())

    #expect(one.map { $0["subject"] } == ["MVC", "MVP-C/stack"])
    for (row, again) in zip(one, two) {
      let all = try number(row, "all")
      #expect(abs(all - (try number(again, "all"))) <= 1e-4 * all)
      let layers = ["architecture", "UIKit model", "screens", "domain", "harness", "unknown"]
      let sum = try layers.map { try number(row, $0) }.reduce(0, +)
      #expect(abs(sum - all) < 1)
      let parts = ["own code", "references", "memory", "library"]
      let own = try parts.map { try number(row, $0) }.reduce(0, +)
      #expect(abs(own - (try number(row, "architecture"))) < 1)
      #expect(try number(row, "own code") > 0 && number(row, "unknown") < 0.02 * all)
    }
  }

  @Test(
    "a decision ends at the navigation request and names the types involved",
    .enabled(if: hasValgrind))
  func decision() throws {
    let result = try Bench.run(
      "measure", "decisions", "--subjects", "MVP-C/stack", "--set", "action=open detail",
      "--table", "decisions", "--format", "csv", "--allow-debug")

    #expect(result.status == 0, "\(result.errors)")
    let rows = rows(result.output)
    let detail = try #require(rows.first)
    #expect(rows.count == 1 && detail["request"] == "UINavigationController.pushViewController")
    #expect(try number(detail, "instructions") < number(detail, "until idle"))
    #expect(try number(detail, "architecture") < number(detail, "instructions"))
    let types = Set(try #require(detail["called types"]).split(separator: " "))
    #expect(types.isSuperset(of: ["PlayerListView", "PlayerListCoordinator"]))
    #expect(try number(detail, "types") == Double(types.count))
    #expect(try number(detail, "calls") > 3 && number(detail, "objects") > 3)
  }

  @Test(
    "UIKit handles the back button, so the architecture makes no decision",
    .enabled(if: hasValgrind)
  )
  func back() throws {
    let result = try Bench.run(
      "measure", "decisions", "--subjects", "MVC", "--set", "action=back", "--table", "decisions",
      "--format", "csv", "--allow-debug")

    let back = try #require(rows(result.output).first)
    #expect(try number(back, "calls") == 0 && number(back, "objects") == 0)
    #expect(back["request"] == "UINavigationController.popViewController")
  }

  @Test("an unknown action is rejected with exit code 64 and a list of the known ones")
  @MainActor func unknownAction() throws {
    let result = try Bench.run("measure", "decisions", "--set", "action=fly")

    #expect(result.status == 64 && result.errors.contains("open detail, open edit"))
  }
}
