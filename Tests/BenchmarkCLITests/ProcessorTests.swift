@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

@testable import BenchmarkCLI

@Suite("Usable processors") struct ProcessorTests {
  @Test(
    "the number of workers is the lowest of the limits, but at least one",
    arguments: [
      (nil, nil, [:], 64), (1, nil, [:], 1), (nil, 2.0, [:], 2), (nil, 1.9, [:], 1),
      (nil, 0.5, [:], 1), (8, 4.0, ["SLURM_CPUS_PER_TASK": "2"], 2), (nil, nil, ["NCPUS": "3"], 3),
      (nil, nil, ["NSLOTS": "x", "LSB_DJOB_NUMPROC": "5"], 5), (nil, nil, ["NSLOTS": "0"], 1),
      (nil, nil, ["SLURM_CPUS_PER_TASK": "128"], 64),
    ] as [(Int?, Double?, [String: String], Int)])
  func count(
    _ affinity: Int?, _ quota: Double?, _ environment: [String: String], _ expected: Int
  ) {
    #expect(
      Processors.count(online: 64, affinity: affinity, quota: quota, environment: environment)
        == expected)
  }

  @Test(
    "the processor affinity limits the number of workers",
    .enabled(if: Bench.isOnPath("taskset")))
  func affinity() throws {
    try Bench.withFolder { folder in
      let plan = try Bench.plan("\"conformance\"", in: folder)

      let result = try Bench.run(
        ["--plan", plan, "--dry-run"], shell: "exec taskset -c 0 \"$0\" \"$@\"")

      #expect(
        result.output.contains("; 1 concurrent worker"), "\(result.output)")
    }
  }

  @Test("in both versions of control groups, the lowest quota of the enclosing groups applies")
  func controlGroups() throws {
    try Bench.withFolder { root in
      func write(_ text: String, _ path: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let group = ControlGroup(root: root.path)
      #expect(group.processors == nil && group.memory == nil)

      try write("0::/a/b\n", "proc/self/cgroup")
      try write("max 100000\n", "sys/fs/cgroup/a/b/cpu.max")
      try write("300000 100000\n", "sys/fs/cgroup/a/cpu.max")
      try write("max\n", "sys/fs/cgroup/a/b/memory.max")
      try write("1048576\n", "sys/fs/cgroup/a/memory.max")
      #expect(group.processors == 3 && group.memory == 1 << 20)

      try write("4:cpu,cpuacct:/c\n3:memory:/m\n0::/a/b\n", "proc/self/cgroup")
      try write("-1\n", "sys/fs/cgroup/cpu/cpu.cfs_quota_us")
      try write("150000\n", "sys/fs/cgroup/cpu/c/cpu.cfs_quota_us")
      try write("100000\n", "sys/fs/cgroup/cpu/c/cpu.cfs_period_us")
      try write("9223372036854771712\n", "sys/fs/cgroup/memory/memory.limit_in_bytes")
      try write("4096\n", "sys/fs/cgroup/memory/m/memory.limit_in_bytes")
      #expect(group.processors == 1.5 && group.memory == 4096)
    }
  }
}
