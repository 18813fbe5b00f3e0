import LeakDetection
import Testing

private final class Profile: UIScreen {
  var presenter: ProfilePresenter?
  var cells: [ProfileCell] = []
  var onClose: (() -> Void)?
  var title = ""
}
private final class ProfilePresenter {
  var screen: Profile?
  var onLoad: (() -> Void)?
  var page = 0
}
extension ProfilePresenter {
  fileprivate static func count(_ presenter: ProfilePresenter) {
    presenter.onLoad = { presenter.page += 1 }
  }
}
private final class ProfileCell {
  var delegate: Profile?
  var byName: [String: ProfileCell] = [:]
  var next: ProfileCell?
  var previous: ProfileCell?
  var more: [ProfileCell] = []
}
private protocol ProfileOutput: AnyObject {}
private final class ProfileListener: ProfileOutput {}
private final class Keeper {
  nonisolated(unsafe) static var shared = Keeper()
  nonisolated(unsafe) static var cells: [ProfileCell] = []
  nonisolated(unsafe) static var byName: [String: ProfileCell] = [:]
  nonisolated(unsafe) static var action: (() -> Void)?
  nonisolated(unsafe) static var slot = Slot()
  nonisolated(unsafe) static var only: ProfileCell?
  var cells: [ProfileCell] = []
  struct Slot {
    var number = 1
    var cell: ProfileCell?
  }
}
nonisolated(unsafe) private let globalKeeper = Keeper()

@MainActor @Suite("Traces of cycles", .enabled(if: HeapCensus.isAvailable))
struct CycleTraceTests {
  private func trace(_ body: () -> Void) throws -> LeakTrace {
    let rings = heapSnapshot(body).rings
    try #require(rings.count == 1)
    return rings[0]
  }

  @Test("in a cycle through a closure, the reference to the closure is the suspect")
  func closure() throws {
    let trace = try trace {
      let presenter = ProfilePresenter()
      presenter.onLoad = { presenter.page += 1 }
    }

    #expect(
      trace.drawing == """
        ╭→ a cycle: nothing else holds it
        ├─ ProfilePresenter.onLoad
        │                   ~~~~~~
        │    through closure #1 in CycleTraceTests.closure
        ╰─ back to ProfilePresenter
        """)
    #expect(trace.suspects.map(\.name) == ["ProfilePresenter.onLoad"])
  }

  @Test("a closure of a static method is named after the method and its type")
  func closureOfStaticMethod() throws {
    let trace = try trace { ProfilePresenter.count(ProfilePresenter()) }

    #expect(trace.cycle.flatMap(\.through) == ["closure #1 in ProfilePresenter.count"])
  }

  @Test("closures are suspected first, then objects owned elsewhere, then conventional names")
  func precedence() throws {
    let throughClosure = try trace {
      let screen = Profile()
      let presenter = ProfilePresenter()
      presenter.screen = screen
      screen.onClose = {
        presenter.page += 1
        screen.title = "closed"
      }
    }
    let ofScreen = try trace {
      let cell = ProfileCell()
      let screen = Profile()
      let presenter = ProfilePresenter()
      screen.cells = [cell]
      cell.next = ProfileCell()
      cell.next?.delegate = screen
      withExtendedLifetime(presenter) {}
    }

    #expect(throughClosure.suspects.map(\.name) == ["Profile.onClose"])
    #expect(ofScreen.suspects.map(\.name) == ["ProfileCell.delegate"])
  }

  @Test("a reference to an object owned outside the app's code is the suspect, regardless of age")
  func ownedElsewhere() throws {
    let trace = try trace {
      let presenter = ProfilePresenter()
      let screen = Profile()
      screen.presenter = presenter
      presenter.screen = screen
    }

    #expect(
      trace.drawing == """
        ╭→ a cycle: nothing else holds it
        ├─ ProfilePresenter.screen
        │                   ~~~~~~
        ├─ Profile.presenter
        ╰─ back to ProfilePresenter
        """)
  }

  @Test("a reference whose name suggests a parent is the suspect, regardless of age")
  func convention() throws {
    final class Maker { var product: Product? }
    final class Product { var moduleOutput: Maker? }
    let trace = try trace {
      let product = Product()
      let maker = Maker()
      maker.product = product
      product.moduleOutput = maker
    }

    #expect(trace.suspects.map(\.name) == ["CycleTraceTests.Product.moduleOutput"])
    #expect(
      trace.description
        == "CycleTraceTests.Product.moduleOutput -> CycleTraceTests.Maker.product"
        + " -> CycleTraceTests.Product")
  }

  @Test("without other evidence, the reference from the younger object to the older is the suspect")
  func age() throws {
    let trace = try trace {
      let first = ProfileCell()
      first.next = ProfileCell()
      first.next?.previous = first
    }

    #expect(
      trace.drawing == """
        ╭→ a cycle: nothing else holds it
        ├─ ProfileCell.next
        ├─ ProfileCell.previous
        │              ~~~~~~~~
        ╰─ back to ProfileCell
        """)
  }

  @Test("if an object retains itself, its only reference is the suspect")
  func itself() throws {
    let trace = try trace {
      let cell = ProfileCell()
      cell.more = [ProfileCell(), cell]
    }

    #expect(
      trace.drawing == """
        ╭→ a cycle: nothing else holds it
        ├─ ProfileCell.more[1]
        │              ~~~~~~~
        ╰─ back to ProfileCell
        """)
  }

  @Test("an object below a cycle is reported with its path from the nearest cycle")
  func below() throws {
    let snapshot = heapSnapshot {
      let cell = ProfileCell()
      cell.next = cell
      cell.byName["a"] = ProfileCell()
      cell.byName["a"]?.next = ProfileCell()
    }
    let last = try #require(snapshot.leaked.last)

    #expect(
      snapshot.trace(of: last).drawing == """
        ╭→ a cycle: nothing else holds it
        ├─ ProfileCell.next
        │              ~~~~
        ╰─ back to ProfileCell
        ┬ and from there
        ├─ ProfileCell.byName["a"]
        ├─ ProfileCell.next
        ╰→ ProfileCell
        """)
    #expect(
      snapshot.trace(of: last).description
        == #"cycle: ProfileCell.next -> ProfileCell; ProfileCell.byName["a"] -> ProfileCell.next"#
        + " -> ProfileCell")
  }

  @Test("an object below two cycles is reported with the nearer one")
  func nearest() throws {
    for isFirstNearer in [true, false] {
      let snapshot = heapSnapshot {
        let first = ProfileCell()
        let second = ProfileCell()
        first.next = first
        second.previous = second
        let target = ProfileCell()
        let between = ProfileCell()
        between.next = target
        (isFirstNearer ? first : second).more = [target]
        (isFirstNearer ? second : first).more = [between]
      }

      let trace = snapshot.trace(of: snapshot.leaked[2])
      #expect(
        trace.cycle.map(\.name) == [isFirstNearer ? "ProfileCell.next" : "ProfileCell.previous"])
      #expect(trace.path.map(\.name) == ["ProfileCell.more"])
    }
  }

  @Test("a cycle held from outside is not a leak, even if a leaked object refers to it")
  func heldCycle() {
    defer { Keeper.cells = [] }
    let snapshot = heapSnapshot {
      let held = ProfileCell()
      held.next = held
      Keeper.cells = [held]
      let leaked = ProfileCell()
      leaked.previous = leaked
      leaked.next = held
    }

    #expect(snapshot.rings.map(\.description) == ["ProfileCell.previous -> ProfileCell"])
    #expect(snapshot.leaked.count == 1 && snapshot.held.count == 1)
    #expect(snapshot.leakedBlocks == 1)
  }

  @Test("a capture of a generic function's closure is named like any other")
  func genericClosure() throws {
    func action<Value>(_ value: Value) -> () -> Void { { withExtendedLifetime(value) {} } }
    let trace = try trace {
      let presenter = ProfilePresenter()
      presenter.onLoad = action((1, presenter))
    }

    #expect(
      trace.drawing == """
        ╭→ a cycle: nothing else holds it
        ├─ ProfilePresenter.onLoad
        │                   ~~~~~~
        │    through closure #1 in CycleTraceTests.genericClosure (capture 0).1
        ╰─ back to ProfilePresenter
        """)
    // The same closure with a different type: its captures are at different offsets.
    let other = try self.trace {
      let presenter = ProfilePresenter()
      presenter.onLoad = action((presenter, "text"))
    }
    #expect(
      other.cycle[0].through == ["closure #1 in CycleTraceTests.genericClosure (capture 0).0"])
  }

  @Test("every leaked object in a graph of thousands is found")
  func large() {
    let snapshot = heapSnapshot {
      let first = ProfileCell()
      var last = first
      for _ in 0..<2000 {
        last.next = ProfileCell()
        last.next?.previous = last
        last = last.next ?? last
      }
    }

    #expect(snapshot.leaked.count == 2001)
    #expect(snapshot.held.isEmpty && snapshot.unbalanced == 0)
    #expect(snapshot.rings.count == 1)
  }

  @Test("the shorter of two paths around a cycle is reported")
  func shortest() throws {
    let trace = try trace {
      let first = ProfileCell()
      let second = ProfileCell()
      let third = ProfileCell()
      first.next = second
      second.next = third
      third.next = first
      first.previous = third
    }

    #expect(trace.cycle.map(\.name) == ["ProfileCell.previous", "ProfileCell.next"])
  }

  @Test("all cycles are reported, even if no path connects them")
  func several() {
    let snapshot = heapSnapshot {
      for _ in 0..<3 {
        let cell = ProfileCell()
        cell.next = ProfileCell()
        cell.next?.previous = cell
        let presenter = ProfilePresenter()
        presenter.onLoad = { presenter.page += 1 }
      }
    }

    #expect(snapshot.rings.count == 6)
    #expect(Set(snapshot.rings.map(\.fingerprint)).count == 2)
    #expect(snapshot.leaked.count == 9)
    // The presenters and cells are the only heap blocks; empty dictionaries need none.
    #expect(snapshot.leakedBlocks == 9)
    #expect(snapshot.leakedBytes == snapshot.leaked.map(\.size).reduce(0, +))
  }
}

@MainActor @Suite("Fingerprints", .enabled(if: HeapCensus.isAvailable))
struct FingerprintTests {
  private func fingerprints(_ body: () -> Void) -> Set<String> {
    let snapshot = heapSnapshot(body)
    return Set(snapshot.leaked.map { snapshot.trace(of: $0).fingerprint })
  }

  @Test("a defect's fingerprint does not depend on session, array position or dictionary key")
  func stability() {
    var all: Set<String> = []
    for place in 0..<20 {
      all.formUnion(
        fingerprints {
          let screen = Profile()
          screen.cells = (0...place).map { _ in ProfileCell() }
          screen.cells[place].delegate = screen
        })
    }
    #expect(all.count == 1)

    // The position of a dictionary entry is random, and changes with its key and the number of
    // entries.
    var ofDictionary: Set<String> = []
    for key in 0..<20 {
      ofDictionary.formUnion(
        fingerprints {
          let cell = ProfileCell()
          for other in 0..<key { cell.byName["\(other)"] = ProfileCell() }
          cell.byName["key \(key)"] = ProfileCell()
          cell.byName["key \(key)"]?.next = cell
        })
    }
    #expect(ofDictionary.count == 1)
    #expect(all.isDisjoint(with: ofDictionary))
  }

  @Test("the path through a dictionary uses its oldest entry, wherever it is stored")
  func oldestEntry() {
    for count in 2..<20 {
      let snapshot = heapSnapshot {
        let cell = ProfileCell()
        for key in 0..<count {
          let entry = ProfileCell()
          entry.next = cell
          cell.byName["\(key)"] = entry
        }
      }
      #expect(
        snapshot.rings.map(\.description)
          == [#"ProfileCell.byName["0"] -> ProfileCell.next -> ProfileCell"#])
    }
  }

  @Test("the order of several suspects does not affect the fingerprint")
  func order() {
    final class Link {
      var output: Link?; var dataSource: Link?; var owner: Link?; var parent: Link?
    }
    func around(_ fields: [ReferenceWritableKeyPath<Link, Link?>]) -> Set<String> {
      fingerprints {
        let links = fields.map { _ in Link() }
        for (place, field) in fields.enumerated() {
          links[place][keyPath: field] = links[(place + 1) % links.count]
        }
      }
    }

    let one = around([\.output, \.dataSource, \.owner, \.parent])
    #expect(one == around([\.parent, \.dataSource, \.output, \.owner]))
    #expect(one == ["769325e4637c3463"])
  }

  @Test("members of a cycle and the objects below it share its fingerprint")
  func members() {
    let fingerprints = fingerprints {
      let screen = Profile()
      screen.presenter = ProfilePresenter()
      screen.presenter?.screen = screen
      screen.cells = [ProfileCell(), ProfileCell()]
    }

    #expect(fingerprints.count == 1)
  }

  @Test("different defects in the same class have different fingerprints")
  func differences() {
    let byNext = fingerprints {
      let cell = ProfileCell()
      cell.next = cell
    }
    let byPrevious = fingerprints {
      let cell = ProfileCell()
      cell.previous = cell
    }

    #expect(byNext != byPrevious)
  }

  @Test("fingerprints are stable across versions")
  func value() {
    let fingerprints = fingerprints {
      let cell = ProfileCell()
      cell.next = cell
    }

    // FNV-1a of "ProfileCell.next -> ProfileCell".
    #expect(fingerprints == ["d5f8745710781c31"])
  }
}

@MainActor @Suite("Traces of held objects", .enabled(if: HeapCensus.isAvailable))
struct HeldTraceTests {
  /// The drawing of the trace of the last held object.
  private func drawing(_ body: () -> Void) -> String {
    let snapshot = heapSnapshot(body)
    guard let object = snapshot.held.last else { return "nothing is held" }
    return snapshot.trace(of: object).drawing
  }

  @Test("a static variable is a named root")
  func staticVariable() {
    _ = Keeper.shared
    defer { Keeper.shared.cells = [] }

    #expect(
      drawing { Keeper.shared.cells = [ProfileCell(), ProfileCell()] } == """
        ┬ static Keeper.shared
        ├─ Keeper.cells[1]
        │         ~~~~~~~~
        ╰→ ProfileCell
        """)
  }

  @Test("static arrays and dictionaries are roots")
  func staticCollections() {
    defer {
      Keeper.cells = []
      Keeper.byName = [:]
    }

    #expect(
      drawing { Keeper.cells = [ProfileCell(), ProfileCell()] } == """
        ┬ static Keeper.cells
        ├─ Keeper.cells[1]
        │         ~~~~~~~~
        ╰→ ProfileCell
        """)
    Keeper.cells = []
    #expect(
      drawing {
        let cell = ProfileCell()
        cell.next = ProfileCell()
        Keeper.byName["a"] = cell
      } == """
        ┬ static Keeper.byName
        ├─ Keeper.byName["a"]
        ├─ ProfileCell.next
        │              ~~~~
        ╰→ ProfileCell
        """)
  }

  @Test("static closures and structs in static variables are roots")
  func staticValues() {
    defer {
      Keeper.action = nil
      Keeper.slot = Keeper.Slot()
    }

    #expect(
      drawing {
        let cell = ProfileCell()
        let presenter = ProfilePresenter()
        Keeper.action = {
          cell.next = nil
          presenter.page = 1
        }
      } == """
        ┬ static Keeper.action
        ├─ Keeper.action
        │         ~~~~~~
        │    through closure #1 in HeldTraceTests.staticValues (capture 1)
        ╰→ ProfilePresenter
        """)
    Keeper.action = nil
    #expect(
      drawing { Keeper.slot = Keeper.Slot(cell: ProfileCell()) } == """
        ┬ static Keeper.slot
        ╰→ ProfileCell
        """)
  }

  @Test("a private global constant is a root with a demangled name")
  func globalConstant() {
    _ = globalKeeper.cells
    defer { globalKeeper.cells = [] }

    #expect(
      drawing { globalKeeper.cells = [ProfileCell()] } == """
        ┬ globalKeeper
        ├─ Keeper.cells[0]
        │         ~~~~~~~~
        ╰→ ProfileCell
        """)
  }

  @Test(
    "if an object is held only temporarily, its trace names the event that releases it")
  func parts() throws {
    final class Phone {
      var timers: [ProfileCell] = []
      var other: ProfileCell?
    }
    final class App { var cell: ProfileCell? }
    let census = census()
    defer { census.end() }
    let phone = Phone()
    let app = App()
    run {
      phone.timers = [ProfileCell()]
      phone.other = ProfileCell()
    }
    let roots = [
      HeapRoot(
        "the phone", phone,
        parts: [.init("timers", "a running timer", until: "it is invalidated")]),
      HeapRoot("the app", app),
    ]
    func drawings() -> [String] {
      let cells = census.objects().filter { $0.type == "ProfileCell" }
      let traces = census.traces(of: cells, from: roots, overdue: Set(cells))
      return cells.map { traces[$0]?.drawing ?? "" }
    }

    #expect(
      drawings() == [
        """
        ┬ a running timer, until it is invalidated
        ├─ HeldTraceTests.Phone.timers[0]
        │                       ~~~~~~~~~
        ╰→ ProfileCell
        """,
        """
        ┬ the phone
        ├─ HeldTraceTests.Phone.other
        │                       ~~~~~
        ╰→ ProfileCell
        """,
      ])
    app.cell = phone.timers[0]
    #expect(drawings()[0].hasPrefix("┬ the app\n"))
  }

  @Test("bytes include the storage of arrays, dictionaries and sets")
  func bytesOfCollections() {
    final class Shelf {
      var numbers: [Int] = []
      var texts: [Int: Int] = [:]
      var set: Set<Int> = []
    }
    func bytes(_ body: (Shelf) -> Void) -> Int {
      let census = census()
      defer { census.end() }
      let shelf = Shelf()
      run { body(shelf) }
      let all = census.objects()
      return census.bytesHeld(by: Set(all), from: []).values.reduce(0, +) - all[0].size
    }

    #expect(bytes { _ in } == 0)
    #expect(bytes { $0.numbers = [1, 2, 3] } == 32 + 3 * 8)
    // Three entries need four slots, one entry needs two: the difference is two keys and values.
    #expect(bytes { $0.texts = [1: 1, 2: 2, 3: 3] } - bytes { $0.texts = [1: 1] } == 2 * 16)
    #expect(bytes { $0.set = [1, 2, 3] } - bytes { $0.set = [1] } == 2 * 8)
  }

  @Test("bytes that a living object also holds are not attributed to the overdue one")
  func sharedBytes() throws {
    final class Shelf { var numbers: [Int] = [] }
    let census = census()
    defer { census.end() }
    let root = Shelf()
    let overdue = Shelf()
    run {
      root.numbers = [1, 2, 3]
      overdue.numbers = root.numbers
    }
    let shelf = try #require(census.objects().last)
    func bytes() -> Int {
      census.bytesHeld(by: [shelf], from: [HeapRoot("the root", root)]).values.reduce(0, +)
    }

    #expect(bytes() == shelf.size)
    run { root.numbers = [] }
    #expect(bytes() == shelf.size + 32 + 3 * 8)
    withExtendedLifetime(overdue) {}
  }

  @Test("in a chain of overdue objects, the reference to the first one is the suspect")
  func firstOverdue() {
    let census = census()
    defer { census.end() }
    let root = ProfileCell()
    run {
      root.next = ProfileCell()
      root.next?.previous = ProfileCell()
      root.next?.previous?.next = ProfileCell()
    }
    let objects = census.objects()
    let traces = census.traces(
      of: [objects[3]], from: [HeapRoot("the root", root)], overdue: Set(objects[2...]))

    #expect(
      traces[objects[3]]?.drawing == """
        ┬ the root
        ├─ ProfileCell.next
        ├─ ProfileCell.previous
        │              ~~~~~~~~
        ├─ ProfileCell.next
        ╰→ ProfileCell
        """)
  }

  @Test("weak references to released objects are reported with their declared type and path")
  func deadReferences() {
    final class Button {
      weak var owner: ProfileCell?
      weak var output: (any ProfileOutput)?
      weak var alive: ProfileCell?
      weak var never: ProfileCell?
      var action: (() -> Void)?
    }
    final class Window { var button = Button() }
    let census = census()
    defer { census.end() }
    let window = Window()
    let living = ProfileCell()
    run {
      let cell = ProfileCell()
      let listener = ProfileListener()
      window.button.owner = cell
      window.button.output = listener
      window.button.alive = living
      window.button.action = { [weak cell] in cell?.next = nil }
    }

    let found = census.weakReferences(from: window, parts: [], roots: []).dead

    #expect(found.map(\.type).sorted() == ["ProfileCell", "ProfileCell", "ProfileOutput"])
    #expect(
      found.map(\.name).sorted() == [
        "HeldTraceTests.Button.action", "HeldTraceTests.Button.output",
        "HeldTraceTests.Button.owner",
      ])
    #expect(
      found.first { $0.name.hasSuffix("owner") }?.path
        == "HeldTraceTests.Window.button -> HeldTraceTests.Button.owner")
    #expect(found.first { $0.name.hasSuffix("owner") }?.declaredClass == ProfileCell.self)
    #expect(found.first { $0.name.hasSuffix("output") }?.declaredClass == nil)
    withExtendedLifetime(living) {}
  }

  @Test("weak captures of a closure count only if the app does not hold it beside the screen")
  func sharedClosures() {
    final class Server {
      nonisolated(unsafe) static var current: Server?
      weak var owner: ProfileCell?
      var request: (() -> Void)?
    }
    final class View { var action: (() -> Void)? }
    final class Screen {
      let server: Server
      let view = View()
      init(_ server: Server) { self.server = server }
    }
    final class Window {
      let screen: Screen
      let view: View
      var server: Server?
      init(_ screen: Screen) {
        self.screen = screen
        view = screen.view
      }
    }
    let census = census()
    defer { census.end() }
    let server = Server()
    let window = Window(Screen(server))
    run {
      let cell = ProfileCell()
      server.owner = cell
      server.request = { [weak cell] in cell?.next = nil }
      window.view.action = { [weak cell] in cell?.next = nil }
    }
    func names(_ others: HeapRoot...) -> Set<String> {
      let roots = [HeapRoot("a window", window)] + others
      let found = census.weakReferences(from: window.screen, parts: [window.view], roots: roots)
      return Set(found.dead.map { String($0.name.split(separator: ".").last ?? "") })
    }
    let all: Set = ["owner", "request", "action"]
    let own: Set = ["owner", "action"]

    #expect(names() == all)
    // A temporary holder, such as the main loop with a running timer, does not share the server.
    #expect(names(HeapRoot("a loop", server, parts: [.init("", "a timer")])) == all)
    #expect(names(HeapRoot("a delegate", server)) == own)
    Server.current = server
    #expect(names() == own)
    Server.current = nil
    #expect(names() == all)
    window.server = server
    #expect(names() == own)
  }

  @Test("a trace avoids objects that are expected to be alive, unless there is no other path")
  func avoided() throws {
    let census = census()
    defer { census.end() }
    let root = ProfileCell()
    run {
      let screen = ProfileCell()
      let cell = ProfileCell()
      root.next = screen
      screen.next = cell
      root.previous = ProfileCell()
      root.previous?.next = ProfileCell()
      root.previous?.next?.next = cell
    }
    let objects = census.objects()
    let cell = objects[2]
    func names(avoiding: [AnyObject]) -> [String] {
      census.traces(of: [cell], from: [HeapRoot("the root", root)], avoiding: avoiding)[cell]?
        .path.map(\.name) ?? []
    }

    #expect(names(avoiding: []) == ["ProfileCell.next", "ProfileCell.next"])
    #expect(
      names(avoiding: [root.next!])
        == ["ProfileCell.previous", "ProfileCell.next", "ProfileCell.next"])
    root.previous = nil
    #expect(names(avoiding: [root.next!]) == ["ProfileCell.next", "ProfileCell.next"])
  }

  @Test("the bytes that an object holds are its own and those reachable only through it")
  func bytesHeld() {
    let census = census()
    defer { census.end() }
    let root = Profile()
    run {
      root.presenter = ProfilePresenter()  // 1: shared below
      let first = ProfileCell()  // 2
      let second = ProfileCell()  // 3
      first.next = second
      second.more = [ProfileCell(), ProfileCell()]  // 4, 5, and the storage of the array
      first.delegate = root
      root.cells = [first]
      let third = ProfileCell()  // 6: held by the first, and also by the root
      first.previous = third
      root.cells.append(third)
    }
    let objects = census.objects()
    let roots = [HeapRoot("the root", root)]
    let storage = 32 + 2 * 8
    let below = [3, 4, 5].map { objects[$0].size }.reduce(0, +) + storage

    #expect(
      census.bytesHeld(by: [objects[2]], from: roots)
        == ["ProfileCell": objects[2].size + below])
    // Both are overdue, and the bytes that the second holds count only once.
    #expect(
      census.bytesHeld(by: [objects[2], objects[3]], from: roots)
        == ["ProfileCell": objects[2].size + below])
    #expect(
      census.bytesHeld(by: [objects[1], objects[6]], from: roots)
        == ["ProfilePresenter": objects[1].size, "ProfileCell": objects[6].size])
  }
}

@MainActor @Suite("Traces while the app runs", .enabled(if: HeapCensus.isAvailable))
struct LiveTraceTests {
  @Test("a static variable that refers to the object itself is named")
  func directVariable() {
    defer { Keeper.only = nil }
    let census = census()
    defer { census.end() }
    run { Keeper.only = ProfileCell() }

    let cells = census.objects()
    let traces = census.traces(of: cells, from: [], overdue: Set(cells))

    #expect(
      cells.map { traces[$0]?.drawing } == [
        """
        ┬ static Keeper.only
        ╰→ ProfileCell
        """
      ])
  }

  @Test("a static variable is the suspect for overdue objects, but not for accumulating ones")
  func heldByOverdueObject() {
    defer { Keeper.only = nil }
    let census = census()
    defer { census.end() }
    run {
      Keeper.only = ProfileCell()
      Keeper.only?.next = ProfileCell()
    }

    let cells = census.objects()
    let traces = census.traces(of: cells, from: [], overdue: Set(cells))
    let growing = census.traces(of: cells, from: [], overdue: Set(cells), isGrowing: true)

    #expect(cells.map { traces[$0]?.suspectNames } == [["Keeper.only"], ["Keeper.only"]])
    #expect(Set(traces.values.map(\.fingerprint)).count == 1)
    #expect(growing[cells[1]]?.suspectNames == ["ProfileCell.next"])
  }
}
