// The only file that needs the runtime's executors, which are not public API and may change with
// any compiler release. With a version not listed here, the app's tasks do not run and
// `isAvailable` is false.
#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
#endif

/// Swift concurrency on virtual time.
///
/// Tasks run in turns of the main loop, and `Task.sleep` uses its clock. Everything runs on the
/// loop's thread, even work that a phone would run concurrently, so that sessions are
/// deterministic.
@MainActor package enum VirtualConcurrency {
  /// Whether this compiler's runtime supports tasks in sessions.
  package nonisolated static var isAvailable: Bool {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      true
    #else
      false
    #endif
  }

  /// Redirects all tasks enqueued from now on to the main loop, permanently, and runs `body`.
  ///
  /// Only for a forked process that runs one session and exits.
  package static func takeOver(_ body: @escaping @MainActor () -> Void) {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      _createExecutors(factory: VirtualExecutors.self)
      // The caller may run in a job of the previous main executor. There, the runtime would not
      // recognize the main actor, and would queue isolated deinits instead of running them at once.
      MainLoop.current = MainLoop()
      Task {
        VirtualTasks.forget()
        body()
      }
      MainLoop.current.turn()
    #else
      body()
    #endif
  }
}

extension VirtualConcurrency {
  /// The runtime's objects of the tasks that wait for something other than their turn.
  ///
  /// Contains only tasks that were enqueued on the main loop's thread since the takeover, and no
  /// `async let`. Empty if tasks cannot run in sessions.
  package static var waitingTasks: [AnyObject] {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      VirtualTasks.waiting
    #else
      []
    #endif
  }
}

#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  /// The tasks that have been enqueued.
  @MainActor private enum VirtualTasks {
    private struct Entry {
      weak var task: AnyObject?
    }

    private static var entries: [UInt: Entry] = [:]
    // In an array, because the order of a dictionary differs between processes.
    private static var order: [UInt] = []

    // Flags of a job and of a task's status; from the runtime's MetadataValues.h and TaskPrivate.h.
    private static let jobFlags = 32, status = 96
    private static let isChild: UInt32 = 1 << 24, isInGroup: UInt32 = 1 << 26
    private static let isRunning: UInt32 = 0x800, isEnqueued: UInt32 = 0x1000
    private static let hasEnded: UInt32 = 0x2000

    static func note(_ job: UnownedJob) {
      let address = unsafeBitCast(job, to: UInt.self)
      guard entries[address]?.task == nil, let task = UnsafeRawPointer(bitPattern: address) else {
        return
      }
      // The task of an `async let` is part of its parent's frame, and has no reference count.
      let flags = task.load(fromByteOffset: jobFlags, as: UInt32.self)
      guard flags & (isChild | isInGroup) != isChild else { return }
      if entries[address] != nil { order.removeAll { $0 == address } }
      order.append(address)
      entries[address] = Entry(task: Unmanaged<AnyObject>.fromOpaque(task).takeUnretainedValue())
    }

    static func forget() { (entries, order) = ([:], []) }

    static var waiting: [AnyObject] {
      guard !order.isEmpty else { return [] }
      order.removeAll { entries[$0]?.task == nil }
      entries = entries.filter { $1.task != nil }
      return order.compactMap { address in
        guard let task = entries[address]?.task else { return nil }
        let flags = UnsafeRawPointer(bitPattern: address)?
          .load(fromByteOffset: status, as: UInt32.self)
        return flags.map { $0 & (isRunning | isEnqueued | hasEnded) == 0 } == true ? task : nil
      }
    }
  }

  private struct VirtualExecutors: ExecutorFactory {
    static var mainExecutor: any MainExecutor { VirtualMainExecutor.shared }
    static var defaultExecutor: any TaskExecutor { VirtualTaskExecutor.shared }
  }

  /// Runs the main actor's jobs in the next turn of the main loop.
  private final class VirtualMainExecutor: MainExecutor, VirtualExecutor {
    static let shared = VirtualMainExecutor()

    func run(_ job: UnownedJob) { job.runSynchronously(on: asUnownedSerialExecutor()) }

    func checkIsolated() {
      precondition(MainLoop.isOnItsThread, "main actor code has to run on the main loop's thread")
    }
    func isIsolatingCurrentContext() -> Bool? { MainLoop.isOnItsThread }
    // The session runs the loop; a nested run would have nothing to wait for.
    func run() throws {}
    func stop() {}
  }

  /// Runs all other jobs in turns of the main loop, too.
  private final class VirtualTaskExecutor: TaskExecutor, VirtualExecutor {
    static let shared = VirtualTaskExecutor()

    func run(_ job: UnownedJob) { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// An executor whose jobs run in later turns of the main loop.
  private protocol VirtualExecutor: SchedulingExecutor {
    func run(_ job: UnownedJob)
  }

  extension VirtualExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      // The deinit of another actor's object, or that actor's turn to run the deinit: the loop of a
      // device that is shut down would never run it.
      if job.kind != .task, MainLoop.isShutDown { return run(UnownedJob(job)) }
      let isTask = job.kind == .task
      let job = UnownedJob(job)
      if isTask, MainLoop.isOnItsThread { MainActor.assumeIsolated { VirtualTasks.note(job) } }
      put(job, after: 0)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) { put(UnownedJob(job), after: delay.virtualSeconds) }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) { put(UnownedJob(job), after: clock.now.duration(to: instant).virtualSeconds) }

    private func put(_ job: UnownedJob, after delay: TimeInterval) {
      DispatchQueue.put(after: delay) { self.run(job) }
    }
  }

  extension DurationProtocol {
    /// The duration in seconds, rounded up to a millisecond; from 0.09 s on, to ten milliseconds.
    ///
    /// Deadlines are instants of the real clock, so a little of the delay has already elapsed: on a
    /// busy machine, several milliseconds.
    fileprivate var virtualSeconds: TimeInterval {
      guard let (seconds, attoseconds) = (self as? Duration)?.components else { return 0 }
      let isShort = seconds == 0 && Double(attoseconds) < 0.09e18
      let unitsPerSecond = isShort ? 1e3 : 1e2
      let units = Double(seconds) * unitsPerSecond + Double(attoseconds) / (1e18 / unitsPerSecond)
      return units.rounded(.up) / unitsPerSecond
    }
  }
#endif
