import Foundation

/// The process that started this one.
package enum ParentProcess {
  /// Ends this process when its parent ends for any reason; otherwise, a hung child would run
  /// forever.
  package static func endWith(_ parent: Int32) {
    #if os(Linux)
      // Looked up by name because Swift does not import variadic C functions.
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      let setsDeathSignal: Int32 = 1
      if let symbol = dlsym(dlopen(nil, RTLD_NOW), "prctl") {
        _ = unsafeBitCast(symbol, to: Control.self)(setsDeathSignal, UInt(SIGKILL), 0, 0, 0)
      }
    #endif
    // The parent may have ended before the call.
    if getppid() != parent { _exit(1) }
  }
}
