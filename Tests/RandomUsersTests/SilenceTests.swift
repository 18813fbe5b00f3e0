import Foundation
import Testing

@testable import RandomUsers

@Suite("Silence of a child process") struct SilenceTests {
  private func activity(_ state: String, ticks: Int) throws -> ThreadActivity {
    try #require(
      ThreadActivity(
        stat: "7 (a ) b) \(state) 1 7 7 0 -1 0 0 0 0 0 \(ticks) 0 0 0 20 0", ticksPerSecond: 100))
  }

  /// The length of silence after ten polls, `seconds` apart.
  private func silence(
    _ state: String, ticksPerLook: Int, seconds: Double
  ) throws -> Duration {
    var silence = Silence()
    for look in 1...10 {
      silence.look(
        after: .seconds(seconds), signs: 0, try activity(state, ticks: look * ticksPerLook))
    }
    return silence.length
  }

  @Test("a running worker is charged its own processor time, not time lost to other processes")
  func running() throws {
    #expect(try silence("R", ticksPerLook: 10, seconds: 0.1) == .seconds(1))
    #expect(try silence("R", ticksPerLook: 1, seconds: 0.1) == .milliseconds(100))
    #expect(try silence("D", ticksPerLook: 0, seconds: 0.1) == .zero)
  }

  @Test("a sleeping worker is charged the time that elapses while its supervisor runs")
  func asleep() throws {
    #expect(try silence("S", ticksPerLook: 0, seconds: 0.1) == .seconds(1))
    #expect(try silence("S", ticksPerLook: 0, seconds: 3600) == .seconds(2))
  }

  @Test("a stopped worker is charged nothing, however long it is stopped", arguments: ["T", "t"])
  func stopped(_ state: String) throws {
    #expect(try silence(state, ticksPerLook: 0, seconds: 0.1) == .zero)
  }

  @Test("any sign of life resets the silence")
  func signs() throws {
    var silence = Silence()
    for look in 1...3 {
      silence.look(after: .milliseconds(100), signs: 5, try activity("S", ticks: look))
    }
    #expect(silence.length == .milliseconds(200))

    silence.look(after: .milliseconds(100), signs: 6, try activity("S", ticks: 9))

    #expect(silence.length == .zero)
    #expect(silence.sleep == .milliseconds(200))
  }

  @Test("if thread activity is unavailable, elapsed time counts while the supervisor runs")
  func unknown() {
    var silence = Silence()

    silence.look(after: .seconds(60), signs: 0, nil)

    #expect(silence.length == Silence.longestInterval)
  }

  @Test("processor time can be read only for an existing thread")
  func real() throws {
    #expect(ThreadActivity(stat: "7 (name) R 1", ticksPerSecond: 100) == nil)
    #if os(Linux)
      #expect(try #require(ThreadActivity(of: getpid())).processorTime >= .zero)
      #expect(ThreadActivity(of: -1) == nil)
    #endif
  }
}
