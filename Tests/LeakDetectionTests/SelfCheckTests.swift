import Foundation
import Testing

@testable import LeakDetection

@Suite("The detector's self-check", .enabled(if: HeapCensus.isAvailable))
struct SelfCheckTests {
  @Test("every planted pattern is read correctly with this compiler, runtime and processor")
  func passes() {
    #expect(HeapCensus.selfCheckFailure == nil)
    #expect(SelfCheck.Pattern.all.count >= 30)
  }

  @Test("a strong reference that is expected to be weak is reported as misread")
  func detects() {
    let wrong = SelfCheck.Pattern(name: "wrong", isStrong: false) { leaf in Keeper { _ = leaf } }

    #expect(SelfCheck.failure(of: [SelfCheck.Pattern.all[0], wrong]) == "wrong")
  }

  @Test("a reference that cannot be seen is reported as misread")
  func detectsUnseen() {
    let hidden = SelfCheck.Pattern(name: "hidden") { leaf in
      Hidden(Unmanaged.passRetained(leaf).toOpaque())
    }

    #expect(SelfCheck.failure(of: [hidden]) == "hidden")
  }

  @Test("a check that ends its copy of the process counts as failed")
  func crash() {
    let crashing = SelfCheck.Pattern(name: "crashing") { _ in _exit(1) }

    #expect(SelfCheck.failure(of: [crashing]) == "it crashed")
  }

  @Test("the check gives the same result each time, on any thread")
  func repeated() async {
    await withTaskGroup(of: String?.self) { group in
      for _ in 0..<20 { group.addTask { SelfCheck.failure(of: SelfCheck.Pattern.all) } }
      for await failure in group { #expect(failure == nil) }
    }
  }

  @Test("the check does not disturb a thread that counts objects")
  @MainActor func whileCounting() {
    HeapCensus.whileNoOtherThreadCounts {
      let census = HeapCensus(modules: ["LeakDetectionTests"])
      defer { census.end() }
      let keeper = Keeper {}

      #expect(SelfCheck.failure(of: SelfCheck.Pattern.all) == nil)

      #expect(census.countsByType() == ["Keeper": 1])
      withExtendedLifetime(keeper) {}
    }
  }

  @Test("the error for a failed check gives the reason")
  func error() {
    let text = LeakCheckError.selfCheckFailed(reason: "set").description

    #expect(text.contains("failed (set)"))
  }
}

private final class Keeper {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
}

private final class Hidden {
  let bits: UInt
  init(_ pointer: UnsafeMutableRawPointer) { bits = UInt(bitPattern: pointer) }
}
