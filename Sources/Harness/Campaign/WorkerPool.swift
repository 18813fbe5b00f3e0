import BenchmarkKit
import ComparedApps
import Foundation

/// Performs work concurrently, on threads that each wait for their own worker processes.
package enum WorkerPool {
  /// Calls `body` for every number, with at most `concurrency` calls at a time.
  ///
  /// Stops early when a call fails or the user asks to stop.
  package static func forEach(
    _ numbers: [Int], concurrency: Int,
    _ body: @escaping @Sendable (Int) throws(Failure) -> Void
  ) throws(Failure) {
    let queue = Queue(numbers, body)
    let threads = DispatchGroup()
    let invocation = Invocation.current
    for _ in 0..<max(1, min(concurrency, numbers.count)) {
      threads.enter()
      // The kernel kills a worker when the thread that started it exits, and a thread pool may end
      // its threads at any time.
      let thread = Thread {
        Invocation.$current.withValue(invocation) {
          while let (number, body) = queue.next() {
            do throws(Failure) { try body(number) } catch { queue.stop(with: error) }
          }
        }
        threads.leave()
      }
      // These threads generate sessions after a failure, and decode results of any size.
      thread.stackSize = 8 << 20
      thread.start()
    }
    threads.wait()
    queue.close()
    if let failure = queue.failure { throw failure }
  }

  /// Performs jobs that are not part of a campaign.
  ///
  /// - Returns: The outcomes of the jobs, in order; a job that was not begun counts as interrupted.
  package static func run<Task: WorkerTask>(
    _ task: Task, _ jobs: [Job<Task.Work>], on app: some App, concurrency: Int,
    label: String, isSilent: Bool
  ) throws(Failure) -> [WorkerProcess<Task>.End] {
    let units = jobs.map { task.units(of: $0, on: app) }.reduce(0, +)
    let progress = SharedProgress(Progress(label, total: units, isSilent: isSilent))
    defer { progress.finish() }
    let ends = Ends<Task>(count: jobs.count)
    try forEach(Array(jobs.indices), concurrency: concurrency) { (number) throws(Failure) in
      let command = try WorkerCommand(task.traits(of: jobs[number].work))
      defer { command.remove() }
      var worker = try WorkerProcess(task, command.words, jobs[number], on: app)
      ends.set(worker.run(progress: progress.advance), number)
    }
    return ends.all
  }

  /// The outcomes of concurrent workers.
  private final class Ends<Task: WorkerTask>: @unchecked Sendable {
    private let lock = NSLock()
    private var ends: [WorkerProcess<Task>.End]

    init(count: Int) { ends = Array(repeating: .interrupted, count: count) }

    var all: [WorkerProcess<Task>.End] { lock.withLock { ends } }

    func set(_ end: WorkerProcess<Task>.End, _ number: Int) { lock.withLock { ends[number] = end } }
  }

  /// The remaining work.
  private final class Queue: @unchecked Sendable {
    typealias Body = @Sendable (Int) throws(Failure) -> Void

    private let lock = NSLock()
    private var numbers: ArraySlice<Int>
    private var body: Body?
    private var problem: Failure?

    init(_ numbers: [Int], _ body: @escaping Body) {
      self.numbers = numbers[...]
      self.body = body
    }

    var failure: Failure? { lock.withLock { problem } }

    func next() -> (number: Int, body: Body)? {
      lock.withLock {
        guard !Interruption.isRequested, problem == nil, let body else { return nil }
        return numbers.popFirst().map { ($0, body) }
      }
    }

    /// Releases what the work uses, such as a locked journal.
    ///
    /// A thread may retain this queue for some time after its last call.
    func close() { lock.withLock { body = nil } }

    func stop(with failure: Failure) { lock.withLock { problem = problem ?? failure } }
  }
}
