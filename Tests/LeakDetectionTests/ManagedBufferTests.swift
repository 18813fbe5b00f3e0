import LeakDetection
import Testing

private final class Ring<Element>: ManagedBuffer<Ring.Header, Element> {
  struct Header {
    var count = 0
    var owner: AnyObject?
  }

  static func with(capacity: Int) -> Ring {
    let made = create(minimumCapacity: capacity) { _ in Header() }
    return unsafeDowncast(made, to: Ring.self)
  }

  func append(_ element: Element) {
    let end = header.count
    withUnsafeMutablePointerToElements { ($0 + end).initialize(to: element) }
    header.count += 1
  }

  /// Leaves the memory of the element unchanged.
  func removeLast() -> Element {
    header.count -= 1
    let end = header.count
    return withUnsafeMutablePointerToElements { ($0 + end).move() }
  }

  deinit {
    let count = header.count
    _ = withUnsafeMutablePointerToElements { $0.deinitialize(count: count) }
  }
}

private final class Buffered {
  var nodes: ManagedBuffer<Ring<Buffered>.Header, Buffered>?
  var numbers: Ring<Int>?
  var next: Buffered?
}

nonisolated(unsafe) private var keptNode: Buffered?
nonisolated(unsafe) private var keptNodes: Ring<Buffered>?

/// Elements stored after the properties of a class, which alone knows how many there are.
@MainActor @Suite("Elements of managed buffers", .enabled(if: HeapCensus.isAvailable))
struct ManagedBufferTests {
  @Test("an element in a cycle counts as unread, and the objects of the cycle count as held")
  func element() {
    let snapshot = heapSnapshot {
      let node = Buffered()
      let ring = Ring<Buffered>.with(capacity: 4)
      ring.append(node)
      node.nodes = ring
    }

    #expect(snapshot.held.contains { $0.type == "Buffered" } && snapshot.unbalanced == 0)
    #expect(snapshot.unreadFields == ["Ring<Buffered>.elements"])
  }

  @Test("an element of a buffer in a variable has no trace, and the elements count as unread")
  func elementOfVariable() {
    defer { keptNodes = nil }
    let snapshot = heapSnapshot {
      keptNodes = Ring<Buffered>.with(capacity: 4)
      keptNodes?.append(Buffered())
    }

    let traces = snapshot.held.filter { $0.type == "Buffered" }.map { snapshot.trace(of: $0) }

    #expect(traces.map(\.root) == [.unknown])
    #expect(snapshot.unreadFields.contains("Ring<Buffered>.elements"))
  }

  @Test("a cycle through the header is found and named")
  func header() {
    let snapshot = heapSnapshot {
      let node = Buffered()
      node.nodes = .some(Ring<Buffered>.with(capacity: 0))
      node.nodes?.header.owner = node
    }

    #expect(snapshot.leaked.contains { $0.type == "Buffered" } && snapshot.unbalanced == 0)
    #expect(
      snapshot.rings.map(\.description) == [
        "Buffered.nodes -> Ring<Buffered>.header.owner -> Buffered"
      ])
  }

  @Test("an element removed from a leaked buffer and held elsewhere is not leaked")
  func removedElement() {
    defer { keptNode = nil }
    let snapshot = heapSnapshot {
      let ring = Ring<Buffered>.with(capacity: 4)
      ring.header.owner = ring
      ring.append(Buffered())
      keptNode = ring.removeLast()
    }

    #expect(snapshot.held.map(\.type) == ["Buffered"])
    #expect(
      snapshot.held.map { snapshot.trace(of: $0).description } == ["keptNode = Buffered"])
  }

  @Test("an object whose address remains in a live buffer can still be leaked")
  func removedAndLeaked() {
    var kept: Ring<Buffered>?
    let snapshot = heapSnapshot {
      let ring = Ring<Buffered>.with(capacity: 4)
      kept = ring
      ring.append(Buffered())
      let node = ring.removeLast()
      node.next = node
    }

    #expect(snapshot.leaked.map(\.type) == ["Buffered"])
    withExtendedLifetime(kept) {}
  }

  @Test("elements without references do not count as unread")
  func trivialElements() {
    let snapshot = heapSnapshot {
      let node = Buffered()
      node.numbers = Ring<Int>.with(capacity: 8)
      node.numbers?.append(1)
      node.next = node
    }

    #expect(snapshot.leaked.contains { $0.type == "Buffered" })
    #expect(snapshot.unreadFields.isEmpty)
  }
}
