import Foundation

/// The process that has started this one.
package enum ParentProcess {
  /// Ends this process when that one ends, however it does: one in an endless loop would run for ever.
  package static func endWith(_ parent: Int32) {
    #if os(Linux)
      // Through the symbol table because Swift imports no function with a variable number of arguments.
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      let setsDeathSignal: Int32 = 1
      if let symbol = dlsym(dlopen(nil, RTLD_NOW), "prctl") {
        _ = unsafeBitCast(symbol, to: Control.self)(setsDeathSignal, UInt(SIGKILL), 0, 0, 0)
      }
    #endif
    // It may have ended before that was said.
    if getppid() != parent { _exit(1) }
  }
}
