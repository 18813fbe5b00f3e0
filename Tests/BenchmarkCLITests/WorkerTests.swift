@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import Foundation
import Testing

@testable import BenchmarkCLI

@Suite("Workers") struct WorkerTests {
  // MARK: Signals from other processes

  private func death(
    _ signal: Int32, signs: Int, events: Int = 3, wasShortOfMemory: Bool = false
  ) -> WorkerFailure {
    WorkerFailure(
      cause: .signal(signal),
      position: WorkPosition(signs: signs, session: 1, subject: 0, events: events), errors: "",
      wasShortOfMemory: wasShortOfMemory)
  }

  @Test("three signals in a row after the same event count as the subject's own failure")
  func ownDeaths() {
    let same = death(SIGKILL, signs: 40)

    #expect(WorkerFailure.areOwn([same, same, same]))
    #expect(WorkerFailure.areOwn([death(SIGTERM, signs: 7), same, same, same]))
    #expect(!WorkerFailure.areOwn([same, same]))
  }

  @Test(
    "signals at different events, at launch or for lack of memory are not the subject's failure"
  )
  func outsideDeaths() {
    let same = death(SIGKILL, signs: 40)
    let short = death(SIGKILL, signs: 40, wasShortOfMemory: true)
    let launch = death(SIGKILL, signs: 1)
    let early = WorkerFailure(cause: .signal(SIGKILL), position: nil, errors: "")

    #expect(!WorkerFailure.areOwn([same, same, death(SIGKILL, signs: 41)]))
    #expect(!WorkerFailure.areOwn([same, same, death(SIGTERM, signs: 40)]))
    #expect(!WorkerFailure.areOwn([same, short, same]))
    #expect(!WorkerFailure.areOwn([launch, launch, launch]))
    #expect(!WorkerFailure.areOwn([early, early, early]))
  }

  @Test("an exit code is always attributed to the subject", arguments: [0, 1, 64, 65, 70, 130])
  func exits(_ code: Int32) {
    let failure = WorkerFailure(cause: .exit(code), position: nil, errors: "")

    #expect(!failure.mayComeFromOutside)
    #expect(failure.reason == "the process ended with exit code \(code)")
  }

  // MARK: Output and channel

  @Test("only the last 64 KiB of long error output are kept")
  func boundedOutput() throws {
    var output = try WorkerOutput()
    let process = try output.attached { (end) throws(Failure) in
      try ChildProcess(
        command: ["/bin/sh", "-c", "head -c 5000000 /dev/zero >&2; printf end >&2"],
        errors: .descriptor(end)
      ).start()
    }
    while output.isOpen {
      output.wait(milliseconds: 100)
      output.read()
    }
    output.close()
    waitpid(process, nil, 0)

    #expect(output.bytes.count == 1 << 16)
    #expect(output.text.hasSuffix("end"))
  }

  @Test("a child process reads no input, and leads its own process group on request")
  func child() throws {
    var output = try WorkerOutput()
    let process = try output.attached { (end) throws(Failure) in
      try ChildProcess(
        command: ["/bin/sh", "-c", "cat; ps -o pgid= -p $$"], output: .descriptor(end),
        leadsGroup: true
      ).start()
    }
    while output.isOpen {
      output.wait(milliseconds: 100)
      output.read()
    }
    output.close()
    waitpid(process, nil, 0)

    #expect(output.text.trimmingCharacters(in: .whitespacesAndNewlines) == "\(process)")
  }

  @Test("a truncated or corrupt channel reads as empty")
  func damagedChannel() throws {
    let channel = try WorkerChannel()
    #expect(channel.status.stage == .starting)
    let nonsense = [Int](repeating: .max, count: 16)
    _ = nonsense.withUnsafeBytes { pwrite(channel.descriptor, $0.baseAddress, $0.count, 0) }

    #expect(channel.status.stage == .working)
    #expect(channel.message(channel.status) == nil)

    ftruncate(channel.descriptor, 3)
    #expect(channel.status.stage == .starting && channel.status.position.signs == 0)
  }
}
