import Foundation
import ObjectiveC
import Testing

@Suite("ObjectiveC: associated objects and locks")
struct ObjectiveCTests {
  private final class Owner {}

  private nonisolated(unsafe) static var key: UInt8 = 0

  @Test("an object is associated, replaced and removed by its key")
  func associations() {
    let owner = Owner()
    objc_setAssociatedObject(owner, &Self.key, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, &Self.key) as? String == "one")

    objc_removeAssociatedObjects(owner)

    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
  }

  @Test("a thread may lock an object several times, and others wait until it is unlocked")
  func locks() {
    nonisolated(unsafe) let owner = Owner()
    nonisolated(unsafe) var count = 0
    let threads = (0..<4).map { _ in
      Thread {
        for _ in 0..<1000 {
          objc_sync_enter(owner)
          objc_sync_enter(owner)
          count += 1
          objc_sync_exit(owner)
          objc_sync_exit(owner)
        }
      }
    }
    for thread in threads { thread.start() }
    for thread in threads {
      while !thread.isFinished { sched_yield() }
    }

    #expect(count == 4000 && objc_sync_exit(owner) == -1)
  }
}
