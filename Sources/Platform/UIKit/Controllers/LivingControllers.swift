/// The live controllers of a device, all of which receive memory warnings (rule 141).
///
/// Controllers are created on the main actor, but the last reference may be dropped on any thread,
/// for example by a test whose suite is destroyed elsewhere; hence the lock.
final class LivingControllers: @unchecked Sendable {
  private let lock = NSLock()
  @exclusivity(unchecked) private var controllers: [Unmanaged<UIViewController>?] = []
  @exclusivity(unchecked) private var freeIndices: [Int] = []

  func insert(_ controller: UIViewController) -> Int {
    let reference = Unmanaged.passUnretained(controller)
    return lock.withLock {
      if let index = freeIndices.popLast() {
        controllers[index] = reference
        return index
      }
      controllers.append(reference)
      return controllers.count - 1
    }
  }

  func remove(at index: Int) {
    lock.withLock {
      controllers[index] = nil
      freeIndices.append(index)
    }
  }

  var all: [UIViewController] {
    lock.withLock { controllers.compactMap { $0?.takeUnretainedValue() } }
  }
}
