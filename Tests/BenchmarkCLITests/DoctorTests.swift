@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Testing

@Suite("bench doctor") struct DoctorTests {
  @Test("doctor lists the build, the machine and the tools, with advice about missing tools")
  func doctor() throws {
    let result = try Bench.run("doctor", "--format", "csv")
    let without = try Bench.run(
      ["doctor", "--format", "csv"], environment: ["PATH": "/nowhere"])

    #expect(result.status == 0 && without.status == 0)
    let rows = without.output.split(separator: "\r\n").map { String($0) }
    #expect(
      rows.map { $0.prefix { $0 != "," } } == [
        "property", "build", "sources", "bench-instrumented", "swift", "processors", "load",
        "frequency", "memory", "valgrind", "orders of code", "machine", "processor vendor",
        "processor family",
        "processor model", "processor stepping", "microcode", "caches", "page size", "huge pages",
        "hypervisor", "kernel", "C library", "build ID", "linker",
      ])
    #expect(rows.contains { $0.hasPrefix("swift,missing,Unit tests and build times need swift") })
    #expect(result.output.contains(/swift,"[0-9.]+, [^"]*\/swift",fine/))
    let valgrind = try #require(rows.first { $0.hasPrefix("valgrind,") })
    #expect(valgrind.contains("missing") && valgrind.contains("apt-get install"))
    #expect(result.output.contains(/machine,[0-9a-f]{8},fine/))
    #expect(result.output.contains(/kernel,Linux [0-9]/))
    #expect(result.output.contains(/build ID,(checksum:)?[0-9a-f]{16}/))
  }
}
