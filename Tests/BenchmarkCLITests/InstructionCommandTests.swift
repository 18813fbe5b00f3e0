import Foundation
import Testing

private let hasValgrind = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .contains { FileManager.default.isExecutableFile(atPath: "\($0)/valgrind") }

@Suite("Instructions") struct InstructionCommandTests {
  /// The rows of CSV, by the titles of the columns.
  private func rows(_ csv: String) -> [[String: String]] {
    let lines = csv.split(separator: "\r\n").map { $0.split(separator: ",").map(String.init) }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  private func number(_ row: [String: String], _ column: String) throws -> Double {
    try #require(row[column].flatMap { Double($0) })
  }

  @Test("without valgrind, 70 and how to install it", arguments: ["instructions", "decisions"])
  func withoutValgrind(_ command: String) throws {
    let result = try Bench.run(
      command, "--allow-debug", shell: "PATH=/nowhere exec \"$0\" \"$@\"")

    #expect(result.status == 70)
    #expect(result.errors.contains("apt-get install valgrind"))
    #expect(result.output == "")
  }

  @Test("an impossible number of sessions is 64")
  func usage() throws {
    let result = try Bench.run("instructions", "--sessions", "0")

    #expect(result.status == 64 && result.errors.contains("found --sessions 0"))
  }

  @Test(
    "instructions are the same in two runs, all of them have a layer, and layers add up",
    .enabled(if: hasValgrind))
  func instructions() throws {
    func run() throws -> [[String: String]] {
      let result = try Bench.run(
        "instructions", "--subject", "MVC,MVP-C/stack", "--sessions", "1", "--events", "20",
        "--csv", "--allow-debug")
      #expect(result.status == 0, "\(result.errors)")
      return rows(result.output)
    }

    let (one, two) = (try run(), try run())

    #expect(one.map { $0["subject"] } == ["MVC", "MVP-C (stack)"])
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
    "decisions end at the request: they are a part of the whole, and name the types of the flow",
    .enabled(if: hasValgrind))
  func decisions() throws {
    let result = try Bench.run("decisions", "--subject", "MVP-C/stack", "--csv", "--allow-debug")

    #expect(result.status == 0, "\(result.errors)")
    let rows = rows(result.output)
    #expect(rows.count == 11)
    for row in rows {
      #expect(try number(row, "instructions") < number(row, "until idle"))
      #expect(try number(row, "architecture") < number(row, "instructions"))
    }
    let detail = try #require(rows.first { $0["action"] == "open detail" })
    #expect(detail["request"] == "UINavigationController.pushViewController")
    let types = Set(try #require(detail["called"]).split(separator: " "))
    #expect(types.isSuperset(of: ["PlayerListView", "PlayerListCoordinator"]))
    #expect(try number(detail, "types") == Double(types.count))
    #expect(try number(detail, "calls") > 3 && number(detail, "objects") > 3)
    // The back button is UIKit's: nobody is asked.
    let back = try #require(rows.first { $0["action"] == "back" })
    #expect(try number(back, "calls") == 0)
  }
}
