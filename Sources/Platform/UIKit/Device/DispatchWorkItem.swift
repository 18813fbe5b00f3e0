/// How a block is run. Ignored: blocks run one at a time, so that each is a barrier.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let barrier = DispatchWorkItemFlags(rawValue: 1)
  public static let detached = DispatchWorkItemFlags(rawValue: 2)
  public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
  public static let noQoS = DispatchWorkItemFlags(rawValue: 8)
  public static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
  public static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
}

/// A block of work that can be cancelled.
@preconcurrency @MainActor public final class DispatchWorkItem {
  private var block: (() -> Void)?
  public private(set) var isCancelled = false

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) { self.block = block }

  /// Runs the block immediately, unless cancelled.
  public func perform() {
    if !isCancelled { block?() }
  }

  /// Prevents the block from running. The block is not released before its turn in the queue.
  public func cancel() { isCancelled = true }
}
