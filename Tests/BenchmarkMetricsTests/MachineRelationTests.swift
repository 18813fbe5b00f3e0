@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Statistics
import Testing

extension Fingerprint {
  /// A made-up machine and binary.
  static func sample(model: String = "2", buildID: String = "aa") -> Fingerprint {
    Fingerprint(
      machine: Machine(
        processor: .init(
          vendor: "AuthenticAMD", family: "26", model: model, stepping: "1", microcode: "0x1"),
        caches: [.init(level: 1, type: "data", kibibytes: 48)], pageSize: 4096,
        hugePages: "madvise", hypervisor: "KVMKVMKVM", kernel: "Linux 6.1", libc: "glibc 2.36"),
      binary: Binary(buildID: buildID, linker: "gold 1.16"))
  }
}

@Suite("Runs on several machines") struct MachineRelationTests {
  private func environment(_ fingerprint: Fingerprint?) -> BenchmarkKit.Environment {
    BenchmarkKit.Environment(
      operatingSystem: "Linux", processor: "AMD EPYC", cores: 2, memoryBytes: 1,
      swiftVersion: "6.3", configuration: "release", revision: nil, loadAverage: nil,
      fingerprint: fingerprint)
  }

  /// A run in which `B` takes `ratio` times as long as `A`, and leaves objects behind.
  private func run(_ fingerprint: Fingerprint?, ratio: Double, abandoned: Int = 4) -> Run {
    var run = Run(
      date: "",
      plan: Plan(
        name: "p", summary: "", metrics: [.dispatch, .leaks], baseline: "A", seeds: ["1"],
        sessions: 10, eventsPerSession: 100, launches: 12, sessionsPerLaunch: 3),
      environment: environment(fingerprint),
      subjects: ["A", "B"].map { Subject(id: $0, module: $0, summary: "", source: "", parent: nil) }
    )
    let launches = (0..<12).map { launch in
      let factor = ratio * (1 + Double(launch % 5) / 1000)
      return Dispatch.Launch(
        seed: "1", firstSession: launch,
        blocks: ["A": [100, 100, 100], "B": Array(repeating: 100 * factor, count: 3)])
    }
    run.dispatch = Dispatch(
      baseline: "A", control: nil, eventsPerSession: 100, launches: launches, rows: [])
    run.leaks = Leaks(
      sessions: 10, rows: [.init(subject: "B", type: "T", abandoned: abandoned)], defects: [])
    return run
  }

  private func time(_ comparison: RunComparison) throws -> RunComparison.Row {
    try #require(comparison.rows.first { $0.figure == "time" })
  }

  @Test(
    "two runs have the same binary and machine, only the same machine, or different machines",
    arguments: [
      (.sample(), .sample(), .sameBinary), (.sample(), .sample(buildID: "bb"), .sameMachine),
      (.sample(), .sample(model: "3"), .otherMachine), (.sample(), nil, .unknownMachine),
      (nil, .sample(), .unknownMachine), (nil, nil, .unknownMachine),
    ] as [(Fingerprint?, Fingerprint?, MachineRelation)])
  func relation(_ one: Fingerprint?, _ other: Fingerprint?, _ expected: MachineRelation) {
    #expect(environment(one).relation(to: environment(other)) == expected)
  }

  @Test(
    "the differences between two machines list the processor count and every differing property")
  func differences() {
    let base = environment(.sample())
    var other = base
    other.cores = 4
    other.fingerprint?.machine.kernel = "Linux 6.18"
    other.fingerprint?.machine.hypervisor = nil

    #expect(
      base.differences(from: other) == [
        "cores '2' and '4'", "hypervisor 'KVMKVMKVM' and 'unknown'",
        "kernel 'Linux 6.1' and 'Linux 6.18'",
      ])
    #expect(base.machineID != other.machineID && base.machineID?.count == 8)
    #expect(environment(.sample(buildID: "bb")).machineID == base.machineID)
    #expect(environment(nil).machineID == nil)
  }

  @Test("on the same machine, a slower subject is worse, whatever the binary")
  func sameMachine() throws {
    for buildID in ["aa", "bb"] {
      let comparison = try RunComparison(
        from: run(.sample(), ratio: 1.1), to: run(.sample(buildID: buildID), ratio: 1.3))

      #expect(try time(comparison).verdict == .worse)
      #expect(try time(comparison).ratio != nil)
    }
  }

  @Test(
    "times from another or unknown machine are shown side by side, without a verdict",
    arguments: [.sample(model: "3"), nil] as [Fingerprint?])
  func otherMachine(_ fingerprint: Fingerprint?) throws {
    let comparison = try RunComparison(
      from: run(.sample(), ratio: 1.1), to: run(fingerprint, ratio: 1.3))

    let row = try time(comparison)
    #expect(row.verdict == .notJudged && row.ratio == nil)
    #expect(row.baseEstimate?.contains(1.102) == true && row.newEstimate?.contains(1.302) == true)
    #expect(comparison.judged.allSatisfy { $0.verdict == .same })
  }

  @Test("exact metrics are compared on every machine")
  func exact() throws {
    let comparison = try RunComparison(
      from: run(.sample(), ratio: 1.1), to: run(nil, ratio: 1.1, abandoned: 5))

    #expect(comparison.rows.filter { $0.verdict == .worse }.map(\.title) == ["objects abandoned"])
  }

  @Test("the table states why times are judged or not")
  func reasons() throws {
    func notes(_ fingerprint: Fingerprint?) throws -> String {
      try RunComparison(from: run(.sample(), ratio: 1.1), to: run(fingerprint, ratio: 1.1))
        .table(thresholds: []).notes.joined(separator: " ")
    }

    #expect(try notes(.sample()).contains("due to chance or load, not to code"))
    #expect(try notes(.sample(buildID: "bb")).contains("two binaries on the same machine"))
    #expect(
      try notes(.sample(model: "3")).contains(
        "not judged, because the runs are from different machines: processor model '2' and '3'."))
    #expect(try notes(nil).contains("a run without a stored fingerprint counts as"))
    #expect(!(try notes(nil)).contains("sampled"))
  }
}
