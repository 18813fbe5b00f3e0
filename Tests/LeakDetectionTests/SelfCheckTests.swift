import Testing

@testable import LeakDetection

@Suite("The detector's check of itself", .enabled(if: HeapCensus.isAvailable), .serialized)
struct SelfCheckTests {
  @Test("every planted pattern is read correctly with this compiler, runtime and processor")
  func passes() {
    #expect(HeapCensus.misreadPattern == nil)
    #expect(SelfCheck.Pattern.all.count >= 30)
  }

  @Test("a strong reference that is expected to be weak is reported as misread")
  func detects() {
    let wrong = SelfCheck.Pattern(name: "wrong", isStrong: false) { leaf in Keeper { _ = leaf } }

    let failure = HeapCensus.whileNoOtherThreadCounts { SelfCheck.run([wrong]) }

    #expect(failure == "wrong")
  }

  @Test("a reference that cannot be seen is reported as misread")
  func detectsUnseen() {
    let hidden = SelfCheck.Pattern(name: "hidden") { leaf in
      Hidden(Unmanaged.passRetained(leaf).toOpaque())
    }

    let failure = HeapCensus.whileNoOtherThreadCounts { SelfCheck.run([hidden]) }

    #expect(failure == "hidden")
  }

  @Test("the check gives the same result each time")
  func repeated() {
    for _ in 0..<100 {
      let failure = HeapCensus.whileNoOtherThreadCounts { SelfCheck.run(SelfCheck.Pattern.all) }
      #expect(failure == nil)
    }
  }

  @Test("the error of a misread pattern names it")
  func error() {
    #expect(LeakCheckError.misread(pattern: "set").description.hasPrefix("the pattern 'set' was"))
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
