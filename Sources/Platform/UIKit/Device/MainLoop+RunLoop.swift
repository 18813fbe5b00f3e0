extension MainLoop {
  /// The loop of a process that has not switched a device on.
  static func ofNoDevice() -> MainLoop {
    NSClassFromString("XCTest.XCTestCase") == nil ? MainLoop() : followingRunLoop()
  }

  /// A loop whose clock follows real time while one of Foundation's run loops runs.
  ///
  /// An app's own tests use no device. XCTest's expectations run the main run loop to wait for what
  /// the app has put on the main queue; time stands still between them.
  static func followingRunLoop(
    _ runLoop: Foundation.RunLoop = .main, mode: Foundation.RunLoop.Mode = .common
  ) -> MainLoop {
    let loop = MainLoop()
    let interval = 0.005
    // Steps are short even after a pause: only time spent waiting counts.
    let longestStep = 10 * interval
    nonisolated(unsafe) var last = ProcessInfo.processInfo.systemUptime
    let timer = Foundation.Timer(timeInterval: interval, repeats: true) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        guard current === loop else { return timer.invalidate() }
        let now = ProcessInfo.processInfo.systemUptime
        loop.advance(by: min(now - last, longestStep))
        last = now
      }
    }
    runLoop.add(timer, forMode: mode)
    return loop
  }
}
