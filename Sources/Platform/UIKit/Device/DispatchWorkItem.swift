/// A block of work that can be cancelled.
@preconcurrency @MainActor public final class DispatchWorkItem {
  private var block: (() -> Void)?
  public private(set) var isCancelled = false

  public init(block: @escaping () -> Void) { self.block = block }

  /// Runs the block immediately, unless cancelled.
  public func perform() {
    if !isCancelled { block?() }
  }

  /// Prevents the block from running. The block is not released before its turn in the queue.
  public func cancel() { isCancelled = true }
}
