import Foundation

/// The process that has started this one.
enum ParentProcess {
  /// Ends this process when that one ends, however it does: a worker in an endless loop would run for ever.
  static func endWith(_ parent: pid_t) {
    #if os(Linux)
      // Through the symbol table because Swift imports no function with a variable number of arguments.
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      let setsDeathSignal: Int32 = 1
      if let symbol = dlsym(dlopen(nil, RTLD_NOW), "prctl") {
        _ = unsafeBitCast(symbol, to: Control.self)(setsDeathSignal, UInt(SIGKILL), 0, 0, 0)
      }
    #endif
    // It may have ended before that was said.
    if getppid() != parent { exit(1) }
  }
}
