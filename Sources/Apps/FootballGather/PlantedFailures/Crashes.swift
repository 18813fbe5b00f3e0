import Foundation

/// Crashes of the process, each caused by a different mistake.
enum Crashes {
  static func unwrapNothing() {
    let nothing = Int("none")
    _ = nothing!
  }

  static func readBehindArray() {
    let numbers = Array(0..<ProcessInfo.processInfo.processorCount)
    _ = numbers[numbers.count]
  }

  static func overflow() {
    var largest = Int.max
    largest += ProcessInfo.processInfo.processorCount
    _ = largest
  }

  static func readNowhere() {
    _ = UnsafePointer<Int>(bitPattern: 8)?.pointee
    UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
  }

  static func freeTwice() {
    let memory = malloc(1 << 20)
    free(memory)
    free(memory)
  }

  /// Recurses until the stack overflows.
  @discardableResult
  static func recurse(_ depth: Int = 0) -> Int {
    depth == .max ? 0 : 1 + recurse(depth + 1) + depth % 2
  }

  static func dangle() {
    var object: NSObject? = NSObject()
    unowned let gone = object!
    object = nil
    _ = gone.description
  }

  /// Crashes on another thread while this one waits.
  static func trapElsewhere() {
    Thread.detachNewThread { fatalError("planted, in a thread") }
    sleep(1000)
  }

  static func speakAtLength() { fatalError(String(repeating: "planted ", count: 1 << 20)) }

  static func speakBinary() {
    let bytes: [UInt8] = [0x1B, 0x5B, 0x32, 0x4A, 0xFF, 0xFE, 0x00, 0x0A]
    _ = write(2, bytes, bytes.count)
    fatalError("planted \u{1B}[2J")
  }
}
