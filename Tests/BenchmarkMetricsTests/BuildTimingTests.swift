@testable import BenchmarkKit
@testable import BenchmarkMetrics
import ComparedApps
import FootballGatherCatalog
import FootballGatherUI
import Foundation
import Statistics
import Testing

@Suite("Build times") struct BuildTimingTests {
  private typealias Kind = BuildTimes.Kind

  private static func target(_ module: String) -> BuildTimes.Target {
    .init(module: module, files: 3, codeLines: 500, editedFile: "Gather/A.swift")
  }

  private static func round(_ seconds: [Kind: Double], processor: Double = 2) -> BuildTimes.Round {
    .init(
      load: 1, otherLoad: 0.1,
      samples: Kind.allCases.compactMap { kind in
        seconds[kind].map {
          .init(module: "MVC", kind: kind, seconds: $0, processorSeconds: $0 * processor)
        }
      })
  }

  private let timing = BuildTiming(
    [target("MVC"), target("MVPC")], tested: ["MVC"],
    published: FootballGatherApp().publishedResults(for: ["MVC", "MVPC"]), seed: 7)

  @Test("each round measures everything once, in a different order that the seed determines")
  func order() {
    let rounds = timing.order(rounds: 3).map { $0.map { "\($0.module) \($0.kind)" } }

    #expect(timing.measurementsPerRound == 15)
    #expect(rounds.allSatisfy { Set($0).count == 15 && $0.count == 15 })
    #expect(!rounds[0].contains("MVPC testRun"))
    #expect(Set(rounds).count == 3)
    #expect(rounds == timing.order(rounds: 3).map { $0.map { "\($0.module) \($0.kind)" } })
    // More rounds do not change the earlier ones.
    #expect(rounds[0] == timing.order(rounds: 1)[0].map { "\($0.module) \($0.kind)" })
    let other = BuildTiming(
      [Self.target("MVC"), Self.target("MVPC")], tested: ["MVC"], seed: 8)
    #expect(rounds[0] != other.order(rounds: 1)[0].map { "\($0.module) \($0.kind)" })
  }

  @Test("overhead is subtracted within each round, before the median is taken")
  func overhead() throws {
    // The differences are 4, 2 and 9; the difference of the medians would be 5.
    let rounds = [(5.0, 1.0), (8, 6), (12, 3)].map { Self.round([.cleanDebug: $0, .null: $1]) }

    let times = try timing.estimate(rounds, cores: 2, toolchain: "6.3.1")

    let clean = try #require(times.rows.first { $0.kind == .cleanDebug })
    #expect(clean.time.value == 4 && clean.processorTime.value == 8)
    #expect(times.rows.first { $0.kind == .null }?.time.value == 3)
    #expect(times.rounds == rounds && times.cores == 2 && times.seed == "7")
    #expect(times.toolchain == "6.3.1")
    #expect(times.published.map(\.architecture) == ["MVC", "MVP-C"])
  }

  @Test("release builds have their own overhead, and tests and type checks have none")
  func kinds() throws {
    let round = Self.round([
      .cleanRelease: 9, .nullRelease: 2, .null: 1, .testRun: 7, .typeCheck: 3, .bodyEdit: 5,
      .interfaceEdit: 6,
    ])

    let rows = try timing.estimate([round], cores: 2).rows

    func value(_ kind: Kind) -> Double? { rows.first { $0.kind == kind }?.time.value }
    #expect(value(.cleanRelease) == 7 && value(.bodyEdit) == 4 && value(.interfaceEdit) == 5)
    #expect(value(.testRun) == 7 && value(.typeCheck) == 3 && value(.cleanDebug) == nil)
  }

  // Conover 3.2: the smallest and largest of six values enclose the median at 1 - 2/64 confidence.
  @Test("six rounds give an interval, but five do not", arguments: [(6, true), (5, false)])
  func intervals(_ count: Int, _ hasInterval: Bool) throws {
    let rounds = (1...count).map { Self.round([.null: Double($0)]) }

    let time = try #require(try timing.estimate(rounds, cores: 2).rows.first).time

    #expect(time.count == count)
    #expect(time.lower == (hasInterval ? 1 : nil) && time.upper == (hasInterval ? 6 : nil))
    if let confidence = time.confidence { #expect(abs(confidence - (1 - 2.0 / 64)) < 1e-12) }
  }

  // The ratios are 2, 2 and 5; the ratio of the medians would be 30 / 10 = 3.
  @Test("ratios are paired by round, so a slow round cancels out")
  func pairing() throws {
    let rounds = [(10.0, 20.0), (100, 200), (6, 30)].map { base, other in
      BuildTimes.Round(
        load: nil, otherLoad: nil,
        samples: [("MVC", base), ("MVPC", other)].map { module, seconds in
          .init(module: module, kind: .testRun, seconds: seconds, processorSeconds: seconds)
        })
    }

    let times = try timing.estimate(rounds, cores: 2)

    #expect(times.ratio(of: "MVPC", to: "MVC", .testRun)?.value == 2)
    #expect(times.ratio(of: "MVC", to: "MVC", .testRun)?.value == 1)
    #expect(times.ratio(of: "MVPC", to: "MVC", .typeCheck) == nil)
  }

  @Test("rounds disturbed by other load cause a warning that states the highest load")
  func warnings() throws {
    let rounds = [0.2, 0.51, 3.04, nil].map {
      BuildTimes.Round(load: nil, otherLoad: $0, samples: [])
    }

    let warnings = BuildTiming.warnings(of: try timing.estimate(rounds, cores: 2))
    let quiet = BuildTiming.warnings(of: try timing.estimate([rounds[0]], cores: 2))

    // The load includes time that the host gives to other machines (`steal` in /proc/stat).
    #expect(warnings == [Warning(BuildTimesWarning.busyRounds(2, of: 4, processors: 3))])
    #expect(quiet.isEmpty)
  }
}

@Suite("Source edits") struct SourceEditTests {
  private let source = """
    protocol Shown {
      func show()
    }
    struct A {
      var all: [Int] { [] }
      func count() -> Int { 1 }
      func sum(
        of values: [Int]
      ) -> Int {
        0
      }
      private static func reset() {
        print()
      }
    }

    """

  @Test("the edit goes into the body of the first function without a return value")
  func body() {
    #expect(
      SourceEdit.body(of: source, number: 7)
        == source.replacing("reset() {\n", with: "reset() {\n_ = 7\n"))
  }

  @Test("the edited file of every architecture contains a function that can be edited")
  func architectures() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let targets = try BuildTimes.Target.all(
      FootballGatherApp().architectures, of: FootballGatherApp(), sources: sources.path)

    #expect(targets.map(\.module) == FootballGatherApp().architectures.map(\.module))
    for target in targets {
      let folder = FootballGatherApp().sources.folder(of: target.module)
      let file = "\(folder)/\(target.editedFile)"
      let source = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      #expect(SourceEdit.body(of: source, number: 1) != nil, "\(file)")
    }
  }

  @Test("edits with different numbers produce different text")
  func numbers() {
    #expect(SourceEdit.body(of: source, number: 1) != SourceEdit.body(of: source, number: 2))
    #expect(SourceEdit.interface(number: 1) != SourceEdit.interface(number: 2))
  }

  @Test("a file in which every function returns a value has no body edit")
  func none() {
    #expect(SourceEdit.body(of: "struct A {\n  func count() -> Int {\n  1 }\n}", number: 1) == nil)
  }
}

@Suite("Type checks") struct TypeCheckCommandTests {
  // An excerpt of the build commands that SwiftPM 6.3 writes.
  private let commands = """
    commands:
      "C.MVCGatherTests-x86_64-unknown-linux-gnu-debug.module":
        args: ["swiftc","-module-name","MVCGatherTests"]

      "C.MVC-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/p/A.swift"]
        args: ["/usr/bin/swiftc","-module-name","MVC","-emit-dependencies","-emit-module",\
    "-emit-module-path","/p/MVC.swiftmodule","-output-file-map","/p/map.json",\
    "-parse-as-library","-incremental","-c","@/p/sources","-I","/p/Modules",\
    "-enable-batch-mode","-serialize-diagnostics","-index-store-path","/p/store","-Onone",\
    "-Xcc","-fmodule-map-file=/p/module.modulemap","-parseable-output","-emit-objc-header",\
    "-emit-objc-header-path","/p/MVC-Swift.h","-swift-version","6","-default-isolation",\
    "MainActor"]

    """

  @Test("a type check runs in one process, with the build's settings, and writes no files")
  func arguments() throws {
    #expect(
      try TypeCheckCommand.arguments(module: "MVC", commands: commands) == [
        "/usr/bin/swiftc", "-module-name", "MVC", "-parse-as-library", "@/p/sources", "-I",
        "/p/Modules", "-Onone", "-Xcc", "-fmodule-map-file=/p/module.modulemap", "-swift-version",
        "6", "-default-isolation", "MainActor", "-whole-module-optimization", "-typecheck",
      ])
  }

  @Test("the error for a module missing from the build commands names the module")
  func missing() {
    #expect {
      try TypeCheckCommand.arguments(module: "VIPER", commands: commands)
    } throws: {
      "\($0)".contains("'VIPER'")
    }
  }
}
