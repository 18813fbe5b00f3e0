import Testing

@testable import LeakDetection

@Suite("Relative references") struct RelativeReferenceTests {
  @Test("a reference inside a mangled name can be read at any address", arguments: 0..<8)
  func anyAddress(_ offset: Int) {
    withUnsafeTemporaryAllocation(byteCount: 16, alignment: 8) { memory in
      memory.storeBytes(of: 100, toByteOffset: offset, as: Int32.self)
      let start = UnsafeRawPointer(memory.baseAddress!) + offset

      #expect(start.relative(0) == start + 100)
    }
  }
}
