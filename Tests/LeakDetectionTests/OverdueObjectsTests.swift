import LeakDetection
import Testing

private final class Page {}
private final class Tool {}
private final class Shelf<Value> {
  final class Box { var value: Value? }
  var value: Value?
}
private struct Outer {
  final class Inner {
    fileprivate final class Innermost {}
  }
}
extension Shelf where Value == Int { final class Counted {} }

@MainActor @Suite("Overdue objects", .enabled(if: HeapCensus.isAvailable))
struct OverdueObjectsTests {
  /// Creates pages, then tools, and returns their records, oldest first.
  private func objects(pages: Int, tools: Int) -> [TrackedObject] {
    let census = HeapCensus(modules: ["LeakDetectionTests"])
    defer { census.end() }
    let made: ([Page], [Tool]) = ((0..<pages).map { _ in Page() }, (0..<tools).map { _ in Tool() })
    return withExtendedLifetime(made) { census.objects() }
  }

  @Test("the oldest objects of each type beyond the expected number count as excess")
  func excess() {
    let all = objects(pages: 3, tools: 2)

    #expect(OverdueObjects.excess(of: all, over: ["Page": 1, "Tool": 2]) == [all[0], all[1]])
    #expect(OverdueObjects.excess(of: all, over: ["Page": 3]) == [all[3], all[4]])
    #expect(OverdueObjects.excess(of: all, over: ["Page": 4, "Tool": 7, "Window": 1]) == [])
    #expect(OverdueObjects.excess(of: [], over: ["Page": 4]) == [])
  }

  @Test("objects present from the start never count as excess")
  func liveSet() {
    let all = objects(pages: 3, tools: 0)

    #expect(
      OverdueObjects.excess(of: all, over: ["Page": 2], liveSet: [all[0]]) == [all[1]])
    #expect(OverdueObjects.excess(of: all, over: [:], liveSet: Set(all)) == [])
  }

  @Test("excess begins with overdue objects and ends with objects of screens that are still open")
  func screensThatStay() {
    let census = HeapCensus(modules: ["LeakDetectionTests"])
    defer { census.end() }
    var made: [Page] = []
    for event in 1...3 {
      census.beginEvent(event)
      made.append(Page())
    }
    let all = withExtendedLifetime(made) { census.objects() }

    func excess(over expected: Int) -> [TrackedObject] {
      overdue.excess(of: all, over: ["Page": expected], screensBornIn: [1])
    }
    var overdue = OverdueObjects()
    #expect(excess(over: 2) == [all[1]])
    #expect(excess(over: 1) == [all[1], all[2]])
    #expect(excess(over: 0) == all)

    _ = overdue.update(alive: all, excess: [all[2]], event: 4)
    #expect(excess(over: 2) == [all[2]], "an overdue object stays overdue")
  }

  @Test("an object becomes overdue once and dies once, at the first event without it")
  func books() {
    let all = objects(pages: 3, tools: 0)
    var overdue = OverdueObjects()
    #expect(overdue.isEmpty)

    let first = overdue.update(alive: all, excess: [all[0], all[1]], event: 4)
    #expect(first.new == [all[0], all[1]])
    #expect(first.dead.isEmpty)
    #expect(overdue.alive == [all[0], all[1]])

    let second = overdue.update(alive: all, excess: [all[0], all[1], all[2]], event: 5)
    #expect(second.new == [all[2]])

    let third = overdue.update(alive: [all[1]], excess: [all[1]], event: 9)
    #expect(third.new.isEmpty)
    #expect(third.dead.map(\.object) == [all[0], all[2]])
    #expect(third.dead.map(\.since) == [4, 5])
    #expect(third.dead.map(\.death) == [9, 9])
    #expect(overdue.entries.map(\.object) == all)
    #expect(overdue.entries.map(\.death) == [9, nil, 9])
    #expect(overdue.alive == [all[1]] && !overdue.isEmpty)
    #expect(overdue.update(alive: [], excess: [], event: 10).dead.map(\.death) == [10])
    #expect(overdue.isEmpty)
  }

  @Test("an overdue object stays overdue until it dies, even when it is no longer excess")
  func staysOverdue() {
    let all = objects(pages: 2, tools: 0)
    var overdue = OverdueObjects()
    _ = overdue.update(alive: all, excess: [all[0]], event: 1)
    _ = overdue.update(alive: all, excess: [], event: 2)

    #expect(overdue.alive == [all[0]])
  }

  @Test("a forgiven object is removed and may become overdue again; the others stay")
  func forgive() {
    let all = objects(pages: 3, tools: 0)
    var overdue = OverdueObjects()
    _ = overdue.update(alive: all, excess: all, event: 1)
    overdue.forgive(all[0])
    overdue.forgive(all[0])

    #expect(overdue.entries.map(\.object) == [all[1], all[2]])
    #expect(overdue.alive == [all[1], all[2]])
    let later = overdue.update(alive: [all[0], all[1]], excess: [all[0]], event: 3)
    #expect(later.new == [all[0]])
    #expect(later.dead.map(\.object) == [all[2]])
    #expect(overdue.entries.map(\.object) == [all[1], all[2], all[0]])
    #expect(overdue.entries.map(\.since) == [1, 1, 3])
    #expect(overdue.entries.map(\.death) == [nil, 3, nil])
  }
}

@MainActor @Suite("Type names", .enabled(if: HeapCensus.isAvailable))
struct TypeNameTests {
  private func name(of make: () -> AnyObject) -> String {
    let census = HeapCensus(modules: ["LeakDetectionTests"])
    defer { census.end() }
    let object = make()
    return withExtendedLifetime(object) { census.object(object)?.type ?? "not in the module" }
  }

  @Test("the name of a nested class includes its enclosing types, private or not")
  func nested() {
    #expect(name { Page() } == "Page")
    #expect(name { Outer.Inner() } == "Outer.Inner")
    #expect(name { Outer.Inner.Innermost() } == "Outer.Inner.Innermost")
    #expect(name { HeapCensusTests.Counted() } == "HeapCensusTests.Counted")
  }

  @Test("the name of a local class omits its function")
  func local() {
    final class Local {}

    #expect(name { Local() } == "TypeNameTests.Local")
  }

  @Test("the name of a generic class includes its type arguments, from any module")
  func generic() {
    #expect(name { Shelf<Int>() } == "Shelf<Int>")
    #expect(name { Shelf<Page>() } == "Shelf<Page>")
    #expect(name { Shelf<[Outer.Inner]>() } == "Shelf<Array<Outer.Inner>>")
    #expect(name { Shelf<[String: Shelf<Page>]>() } == "Shelf<Dictionary<String, Shelf<Page>>>")
    #expect(name { Shelf<(Int, Page?)>() } == "Shelf<(Int, Optional<Page>)>")
    #expect(name { Shelf<(Page) -> Void>() } == "Shelf<(Page) -> ()>")
    #expect(name { Shelf<Page>.Box() } == "Shelf<Page>.Box")
    #expect(name { Shelf<any Error>() } == "Shelf<Error>")
  }

  @Test("objects of other modules and objects created before the session are not tracked")
  func strangers() {
    let before = Page()
    let census = HeapCensus(modules: ["Other"])
    let now = Page()
    #expect(census.object(now) == nil)
    #expect(census.counts().isEmpty)
    census.watch(modules: ["LeakDetectionTests"])
    #expect(census.object(now)?.type == "Page")
    #expect(census.object(before) == nil)
    #expect(census.counts().map { "\($0.count) \($0.type)" } == ["1 Page"])
    census.end()
  }

  @Test("an object's birth is the event it was created in, and its size its class's instance size")
  func births() {
    let earlier = HeapCensus(modules: ["LeakDetectionTests"])
    earlier.beginEvent(9)
    earlier.end()
    let census = HeapCensus(modules: ["LeakDetectionTests"])
    var kept: [AnyObject] = [Page()]
    census.beginEvent(3)
    kept.append(Shelf<Int>())
    census.beginEvent(7)
    kept.append(Page())
    let objects = census.objects()
    census.end()

    #expect(objects.map(\.birth) == [0, 3, 7])
    // A header of two words; Int? takes nine bytes.
    #expect(objects.map(\.size) == [16, 25, 16])
    #expect(objects.map(\.id) == objects.map(\.id).sorted())
    withExtendedLifetime(kept) {}
  }
}
