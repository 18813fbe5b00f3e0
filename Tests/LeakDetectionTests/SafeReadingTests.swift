import LeakDetection
import Testing

// Adjacent variables of every size: a word read at the address of a small one includes its
// neighbours.
nonisolated(unsafe) private var smallOne = false
nonisolated(unsafe) private var smallTwo = true
nonisolated(unsafe) private var smallThree: UInt8 = 3
nonisolated(unsafe) private var smallFour: Int16 = 4
nonisolated(unsafe) private var smallFive: Int32 = 5
nonisolated(unsafe) private var odd: (Int32, Int32, Int32) = (1, 2, 3)
nonisolated(unsafe) private var smallSix: Bool? = nil
nonisolated(unsafe) private var keptPages: [ReadPage] = []

// Sorts before the other variables by name, and is therefore read first.
nonisolated(unsafe) private var aWord: UnsafeMutablePointer<UInt>?

private final class ReadPage {
  var next: ReadPage?
  var action: (() -> Void)?
  init() {}
}

/// A stream like those of reactive libraries: operators are closures over closures of associated
/// types.
private protocol Source { associatedtype Element }
extension Source {
  func mapped<Other: Source>(
    _ transform: @escaping (Element) throws -> Other, _ on: @escaping (Other.Element) -> Void
  ) -> () -> Void {
    { [transform, on] in _ = (transform, on) }
  }

  func remembered<Other: Source>(
    of other: Other, _ first: Other.Element, _ page: ReadPage
  ) -> () -> Void {
    { [first, page] in _ = (first, page) }
  }
}
private struct Pages: Source {
  typealias Element = ReadPage
  let first: ReadPage
}
private func together<each Value>(_ values: repeat each Value) -> () -> Void {
  { _ = (repeat each values) }
}

/// Objects whose inspection has crashed the process or could crash it.
///
/// Above all, these tests check that the inspection does not crash.
@MainActor @Suite("Safe reading", .enabled(if: HeapCensus.isAvailable)) struct SafeReadingTests {
  @Test("variables smaller than a word, or not word-aligned, are skipped")
  func smallVariables() {
    smallOne.toggle()
    smallTwo.toggle()
    smallThree += 1
    smallFour += 1
    smallFive += 1
    odd.1 += 1
    smallSix = smallOne
    defer { keptPages = [] }
    let snapshot = heapSnapshot {
      let page = ReadPage()
      page.next = ReadPage()
      keptPages = [page]
    }

    #expect(
      snapshot.held.map { snapshot.trace(of: $0).description } == [
        "keptPages = keptPages[0] -> ReadPage",
        "keptPages = keptPages[0] -> ReadPage.next -> ReadPage",
      ])
  }

  @Test("a variable that points to memory that only resembles an object is skipped")
  func formerObject() {
    let words = UnsafeMutablePointer<UInt>.allocate(capacity: 32)
    words.initialize(repeating: 0, count: 32)
    defer { words.deallocate() }
    // From the third word on, resembles class metadata: a valid address precedes it, and its kind
    // is 0, but it has no class descriptor.
    words[0] = unsafeBitCast(Int.self as Any.Type, to: UInt.self)
    words[7] = 0x6564_6F4E
    // An object of this class, with its reference counts.
    words[16] = UInt(bitPattern: words + 2)
    words[17] = 3
    expectNoObject(at: words + 16)
  }

  // The first two as if the counts were in a side table, at an address that no process has.
  @Test(
    "a variable that points to a class and a word that is no reference count is skipped",
    arguments: [0xF000_0000_0000_0018, 0xC000_0000_0000_0000, (-1.0).bitPattern as UInt64])
  func contradictoryCounts(word: UInt64) {
    let words = UnsafeMutablePointer<UInt>.allocate(capacity: 4)
    words.initialize(repeating: 0, count: 4)
    defer { words.deallocate() }
    words[0] = unsafeBitCast(ReadPage.self as Any.Type, to: UInt.self)
    words[1] = UInt(word)
    expectNoObject(at: words)
  }

  /// Expects that the reader skips a variable with this address, and reads those after it.
  private func expectNoObject(
    at address: UnsafeMutablePointer<UInt>, _ location: SourceLocation = #_sourceLocation
  ) {
    aWord = address
    defer {
      aWord = nil
      keptPages = []
    }
    let snapshot = heapSnapshot { keptPages = [ReadPage()] }
    #expect(
      snapshot.held.map { snapshot.trace(of: $0).description } == [
        "keptPages = keptPages[0] -> ReadPage"
      ], sourceLocation: location)
  }

  @Test("the objects held by a closure over functions of an associated type are found")
  func associatedFunction() {
    let snapshot = heapSnapshot {
      let page = ReadPage()
      let source = Pages(first: page)
      page.action = source.mapped({ _ in Pages(first: page) }, { _ in page.next = nil })
    }

    #expect(snapshot.leaked.map(\.type) == ["ReadPage"])
    #expect(snapshot.unbalanced == 0)
  }

  @Test("a capture of an associated type is counted as unread, and its words are scanned")
  func associatedValue() {
    let snapshot = heapSnapshot {
      let page = ReadPage()
      let source = Pages(first: page)
      page.action = source.remembered(of: source, page, page)
    }

    #expect(snapshot.leaked.map(\.type) == ["ReadPage"])
    #expect(snapshot.unbalanced == 0)
    #expect(snapshot.unreadFields.count == 1)
  }

  @Test("reading a closure over a parameter pack does not crash, and the closure counts as unread")
  func packs() {
    let snapshot = heapSnapshot {
      let page = ReadPage()
      page.action = together(page, 1, "text", page)
    }

    #expect(snapshot.leaked.count + snapshot.held.count == 1)
    #expect(snapshot.unbalanced == 0)
    #expect(snapshot.leaked.count == 1 || !snapshot.unreadFields.isEmpty)
  }

  @Test(
    "the memory of a dead object is leaked if only leaked objects have unowned references to it")
  func remains() {
    final class Owner {
      unowned var owned: ReadPage
      var itself: Owner?
      var action: (() -> Void)?
      init(_ owned: ReadPage) { self.owned = owned }
    }
    let snapshot = heapSnapshot {
      let page = ReadPage()
      let other = ReadPage()
      let owner = Owner(page)
      owner.itself = owner
      owner.action = { [unowned page, unowned other] in page.next = other }
    }

    // The owner, the context of the closure, and the remains of both pages.
    #expect(snapshot.leaked.count == 1)
    #expect(snapshot.leakedBlocks == 4)
    #expect(snapshot.leakedBytes > snapshot.leaked[0].size + 2 * 32)
  }

  @Test("the memory of a dead object is not leaked if something else also refers to it")
  func sharedRemains() {
    final class Owner {
      unowned var owned: ReadPage
      var itself: Owner?
      init(_ owned: ReadPage) { self.owned = owned }
    }
    var living: [Owner] = []
    let snapshot = heapSnapshot {
      let page = ReadPage()
      let owner = Owner(page)
      owner.itself = owner
      living.append(Owner(page))
    }

    #expect(snapshot.leakedBlocks == 1)
    withExtendedLifetime(living) {}
  }
}
