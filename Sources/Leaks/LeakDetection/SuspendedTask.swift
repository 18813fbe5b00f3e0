import CLeakDetection

/// Reads a task that waits: its closure, and the frames of its suspended functions.
///
/// Source of the offsets: `Task.h` and `StackAllocator.h` of the Swift 6.3 runtime. Memory that
/// does not look like a slab of frames is not read.
struct SuspendedTask {
  private static let resumeFunction = 56, context = 64, firstSlab = 120
  private static let parent = 0, resumeParent = 8
  private static let nextSlab = 8, capacity = 16, usedBytes = 20, slabHeader = 32
  // Bounds for memory that turns out to be something else.
  private static let mostSlabs = 64, mostFrames = 64

  let address: Address

  /// The words that may be references: those of the task itself, such as its closure, and those of
  /// the frames, whose variables have no type information.
  func forEachWord(_ body: (UInt) -> Void) {
    for offset in stride(from: 16, to: nb_usable_size(address) - 7, by: 8) {
      Memory.word(address + offset).map(body)
    }
    var slab = pointer(at: address + Self.firstSlab)
    for _ in 0..<Self.mostSlabs {
      guard let start = slab, let used = Memory.load(start + Self.usedBytes, as: UInt32.self),
        let capacity = Memory.load(start + Self.capacity, as: UInt32.self), used <= capacity,
        Memory.isReadable(start - 8, 8), nb_usable_size(start) >= Self.slabHeader + Int(capacity)
      else { return }
      for offset in stride(from: 0, to: Int(used), by: 8) {
        Memory.word(start + Self.slabHeader + offset).map(body)
      }
      slab = pointer(at: start + Self.nextSlab)
    }
  }

  /// The function of the modules in which the task waits, such as `Screen.load`; `nil` if unknown.
  func function(of modules: Set<String>) -> String? {
    var codes = [pointer(at: address + Self.resumeFunction)]
    var frame = pointer(at: address + Self.context)
    for _ in 0..<Self.mostFrames {
      guard let context = frame else { break }
      codes.append(pointer(at: context + Self.resumeParent))
      frame = pointer(at: context + Self.parent)
    }
    let texts = codes.lazy.compactMap { $0.flatMap { nb_function_at($0) } }
      .compactMap { demangle($0) }
    return texts.first { isFunction($0, of: modules) }.map(asyncFunctionName)
  }

  private func pointer(at place: Address) -> Address? {
    Memory.word(place).flatMap { Address(bitPattern: $0) }
  }
}
