import BenchmarkMetrics
import Foundation
import Testing

@Suite("Valgrind reports") struct ValgrindReportTests {
  // Records from real runs, with at least one of each kind.
  private static func sample() throws -> String {
    let file = try #require(
      Bundle.module.url(
        forResource: "valgrind-3.19", withExtension: "xml", subdirectory: "Fixtures"))
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("definitely lost blocks are counted by kind")
  func counts() throws {
    let report = try ValgrindReport(xml: Self.sample())

    #expect(report.objects == 2)
    #expect(report.sideTables == 2)
    #expect(report.strings == 3)
    #expect(report.others == 1)
  }

  @Test("a block is classified by the function that allocated it, not by its callers")
  func innermost() throws {
    let xml = """
      <error>
        <kind>Leak_DefinitelyLost</kind>
        <leakedblocks>5</leakedblocks>
        <fn>malloc</fn>
        <fn>swift::RefCounts&lt;…&gt;::formWeakReference()</fn>
        <fn>swift_allocObject</fn>
      </error>
      </valgrindoutput>
      """

    let report = try ValgrindReport(xml: xml)

    #expect(report.sideTables == 5)
    #expect(report.objects == 0)
  }

  @Test("a program without leaks has zero counts")
  func clean() throws {
    let report = try ValgrindReport(xml: "<valgrindoutput>\n</valgrindoutput>\n")

    #expect(report.objects + report.sideTables + report.strings + report.others == 0)
  }

  @Test("a truncated report is rejected")
  func cutOff() throws {
    let half = String(try Self.sample().dropLast(30))

    #expect(throws: ValgrindReport.Malformed.self) { try ValgrindReport(xml: half) }
  }

  @Test("a leak without a number of blocks is rejected")
  func withoutNumber() throws {
    let xml = try Self.sample().replacingOccurrences(of: "leakedblocks", with: "blocks")

    #expect(throws: ValgrindReport.Malformed.self) { try ValgrindReport(xml: xml) }
  }
}
