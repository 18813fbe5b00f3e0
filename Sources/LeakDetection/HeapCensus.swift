import CLeakDetection

/// One live object of a watched module.
public struct TrackedObject: Hashable {
  /// Counts up with every object that is made: the older of two objects has the smaller number.
  public let id: UInt32
  /// The class without its module.
  public let type: String
  /// The event of the session in which the object was made, as `beginEvent` was told.
  public let birth: Int
  /// Bytes of the instance itself.
  public let size: Int
  let address: UnsafeRawPointer

  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

// An address is a number as long as nobody looks there, and only the census does.
extension TrackedObject: @unchecked Sendable {}

/// Counts every object that the executable's own code has alive, without a word in that code.
///
/// It works where `AllocationHooks` is linked into the executable, on Linux and x86-64 with the dynamic Swift runtime; elsewhere
/// `isAvailable` is false. Objects belong to the session of the thread that allocated them. One thread at a time has
/// a session; what other threads allocate is not seen. Never time code while a session is on.
public final class HeapCensus {
  /// How many instances of a class are alive.
  public struct Count: Hashable, Sendable {
    /// The class without its module.
    public let type: String
    public let count: Int
  }

  /// Whether the hooks are linked into this executable.
  public static var isAvailable: Bool { nb_hooks_present() }

  /// Objects of other modules are not counted.
  public private(set) var modules: Set<String>
  private let exceptions: Set<String>
  let session: UInt32
  private let firstSerial: UInt32
  private let isOwnedElsewhere: (AnyClass) -> Bool
  private var classes: WatchedClasses
  private var lastVersion: UInt64?
  private var lastCounts: [Count] = []
  private var unread: Set<String> = []

  /// Begins a session: from now on, objects that this thread allocates are counted until `end()`.
  ///
  /// - Parameters:
  ///   - modules: The modules whose classes are asked for; none as yet, if it is empty.
  ///   - exceptions: Classes of theirs that are not asked for, without their modules.
  ///   - isOwnedElsewhere: Whether instances of a class have an owner outside the app's own code, as a screen has that a
  ///     stack keeps. In a cycle, a reference to one is the suspect.
  public init(
    modules: [String], except exceptions: Set<String> = [],
    isOwnedElsewhere: @escaping (AnyClass) -> Bool = { _ in false }
  ) {
    self.modules = Set(modules)
    self.exceptions = exceptions
    classes = .of(self.modules, except: exceptions)
    self.isOwnedElsewhere = isOwnedElsewhere
    // Never one that was used before: what an earlier session left alive is not this one's.
    session = nb_new_session()
    firstSerial = nb_last_serial()
    nb_set_session(session)
  }

  /// Counts the classes of these modules from now on, also the objects that were made before.
  public func watch(modules: [String]) {
    self.modules = Set(modules)
    classes = .of(self.modules, except: exceptions)
    lastVersion = nil
  }

  /// Whether every object of the session had a place in the tables: 4 million at once, of 8,000 classes. Otherwise nothing
  /// that is said of the session is certain.
  public var isComplete: Bool { nb_is_complete() }

  /// How many of the session's objects are alive, of any module, closures and boxes included.
  public var survivorCount: Int {
    var count = 0
    ObjectRecord.forEach(of: session) { _, _ in count += 1 }
    return count
  }

  /// Says which event of the session begins: the birth of the objects that are made from now on.
  public func beginEvent(_ number: Int) { nb_set_event(UInt32(truncatingIfNeeded: number)) }

  /// Stops counting. What is alive stays known, and can still be explained.
  public func end() { nb_set_session(0) }

  /// How many objects of any module were made since the session began, dead ones among them; closure contexts and boxes
  /// are objects too.
  public var madeObjects: Int { Int(nb_last_serial() &- firstSerial) }

  // MARK: What is alive

  /// Changes with every object of the modules that is made or dies; as long as it stays, so do `counts()` and `objects()`.
  public var version: UInt64 { nb_version() }

  /// The classes of the modules that have instances alive, by name.
  ///
  /// - Complexity: O(1) when no object of the modules was made or died since the last time, else O(classes).
  public func counts() -> [Count] {
    let version = nb_version()
    if version == lastVersion { return lastCounts }
    lastVersion = version
    classes.learn()
    guard let table = nb_class_table() else { return [] }
    lastCounts = []
    lastCounts.reserveCapacity(classes.byName.count)
    for entry in classes.byName {
      var count = Int(table[entry.place].live - table[entry.place].freed_elsewhere)
      guard count != 0 else { continue }
      // Private classes of two files may have the same name; they are neighbours here.
      if let last = lastCounts.last, last.type == entry.name {
        count += lastCounts.removeLast().count
      }
      lastCounts.append(Count(type: entry.name, count: count))
    }
    return lastCounts
  }

  /// The counts by the name of the class.
  public func countsByType() -> [String: Int] {
    Dictionary(uniqueKeysWithValues: counts().map { ($0.type, $0.count) })
  }

  /// The live objects of the modules, oldest first.
  ///
  /// - Complexity: O(objects that were ever alive at once).
  public func objects() -> [TrackedObject] {
    classes.learn()
    var objects: [TrackedObject] = []
    ObjectRecord.forEach(of: session) { address, record in
      guard let name = classes.names[Int(record.class_index)] else { return }
      objects.append(
        TrackedObject(
          id: record.serial, type: name, birth: Int(record.event), size: Int(record.size),
          address: address))
    }
    return objects.sorted { $0.id < $1.id }
  }

  /// The book-keeping of one of the session's objects, if it is of the modules.
  public func object(_ object: AnyObject) -> TrackedObject? {
    let place = address(of: object)
    guard let record = ObjectRecord(place), record.session == session else { return nil }
    let name = TypeName(place.load(as: Metadata.self))
    guard modules.contains(name.module) else { return nil }
    return TrackedObject(
      id: record.serial, type: name.text, birth: Int(record.event), size: record.size,
      address: place)
  }

  // MARK: While the app runs

  /// A weak reference, of something that a screen holds, to an object that has died.
  public struct DeadReference: Identifiable {
    /// The object that has the reference, and its field.
    public struct ID: Hashable, Sendable {
      let holder: UInt32?
      let field: String
    }

    public let id: ID
    /// The class or protocol that the reference was declared with, without its module.
    public let type: String
    /// The class that the reference was declared with; `nil` for a protocol.
    public let declaredClass: AnyClass?
    /// The class that has the reference, and its field, such as `DetailView.presenter`; where a closure has captured it, those
    /// of the closure.
    public let name: String
    /// How to come to the reference from the object that was looked at.
    public let path: String
  }

  /// The weak references to dead objects of the modules in what was made with an object and is held by it, directly or not.
  /// What holds on to a screen's coordinator weakly finds nobody there when a button is tapped; what other screens have
  /// registered with a service that the screen knows is none of its business.
  ///
  /// - Parameter root: Where to look from, such as the controller that a user sees.
  public func deadReferences(from root: AnyObject) -> [DeadReference] {
    look { graph in
      let start = graph.node(at: address(of: root))
      var found: [DeadReference] = []
      for n in made(with: start, in: graph) {
        for dead in graph.deadReferences(of: n) {
          let declared =
            (anyType(dead.type) as? any AnyOptional.Type)?.wrapped ?? anyType(dead.type)
          let type = TypeName(metadata(of: declared))
          guard modules.contains(type.module), let steps = graph.paths(from: [start], to: [n])[n]
          else { continue }
          let way = graph.references(steps).map(\.reference)
          let isField = graph.nodes[n].isClassInstance
          let field = "\(graph.name(of: n)).\(dead.field)"
          let parts = way.flatMap { [$0.dotted] + $0.through } + (isField ? [field] : [])
          found.append(
            DeadReference(
              id: .init(holder: graph.nodes[n].record?.serial, field: dead.field), type: type.text,
              declaredClass: declared as? AnyClass,
              name: isField ? field : way.last?.name ?? field,
              path: parts.joined(separator: " -> ")))
        }
      }
      return found
    }
  }

  /// The weak references that refer to nothing in what was made with an object and is held by it. Whoever sets one later may go
  /// when it likes.
  public func unsetReferences(from root: AnyObject) -> Set<DeadReference.ID> {
    look { graph in
      let nodes = made(with: graph.node(at: address(of: root)), in: graph)
      return Set(
        nodes.flatMap { n in
          graph.unsetReferences(of: n).map {
            DeadReference.ID(holder: graph.nodes[n].record?.serial, field: $0)
          }
        })
    }
  }

  /// What a node reaches, itself included, of what was made in the same event.
  private func made(with start: Int, in graph: HeapGraph) -> [Int] {
    graph.readReached()
    let birth = graph.nodes[start].record?.event
    return graph.nodes.indices.filter { graph.nodes[$0].record?.event == birth }
  }

  /// Why objects are alive while the app runs: a shortest path of references to each, from a root or from a variable.
  ///
  /// - Parameters:
  ///   - objects: Objects of the session that are alive.
  ///   - roots: What the harness holds of the app.
  ///   - avoided: Objects that are rightly alive, such as the screens on the stack; a path leads through them only where there
  ///     is no other.
  ///   - overdue: All objects that should be gone; the reference to the first of them on a path is the suspect, and where a
  ///     variable refers to it directly, the variable.
  ///   - isGrowing: Whether there are ever more of the objects: a variable that refers to one is not to blame for that.
  public func traces(
    of objects: some Sequence<TrackedObject>, from roots: [HeapRoot],
    avoiding avoided: [AnyObject] = [], overdue: Set<TrackedObject> = [], isGrowing: Bool = false
  ) -> [TrackedObject: LeakTrace] {
    look { graph in
      let reader = LiveTraces(
        graph, modules, roots, avoided, Set(overdue.map(\.id)), isGrowing: isGrowing)
      return reader.traces(of: Array(objects))
    }
  }

  /// Bytes that would be free if these objects were gone, by the type of the oldest that holds them: theirs, and those of whatever
  /// nothing else holds.
  public func bytesHeld(by objects: Set<TrackedObject>, from roots: [HeapRoot]) -> [String: Int] {
    look { graph in
      let sorted = objects.sorted { $0.id < $1.id }
      let overdue = sorted.map { graph.node(at: $0.address) }
      let isOverdue = Set(overdue)
      var seen = isOverdue
      func reached(from starts: [Int]) -> [Int] {
        var nodes = starts
        var next = 0
        while next < nodes.count {
          for edge in graph.edges(of: nodes[next]) where seen.insert(edge.to).inserted {
            nodes.append(edge.to)
          }
          next += 1
        }
        return nodes
      }
      // What can be reached without them stays.
      let starts = roots.map { graph.node(at: address(of: $0.object)) }
      _ = reached(from: starts.filter { seen.insert($0).inserted })
      let owned = overdue.map { reached(from: [$0]) }
      // So does what has more references than all these, such as one from a variable of another module.
      var kept = Set(owned.joined().filter { graph.nodes[$0].outside > 0 })
        .subtracting(isOverdue)
      var waiting = Array(kept)
      while let n = waiting.popLast() {
        for edge in graph.edges(of: n) where !isOverdue.contains(edge.to) {
          if kept.insert(edge.to).inserted { waiting.append(edge.to) }
        }
      }
      let bytes = owned.map { nodes in
        let free = nodes.filter { !kept.contains($0) }
        return (free.map { graph.nodes[$0].size } + graph.remains(keptBy: free).map(\.size))
          .reduce(0, +)
      }
      return Dictionary(zip(sorted.map(\.type), bytes), uniquingKeysWith: +)
    }
  }

  /// How many objects of the session, and of what they reach, have more references in the graph than the runtime counts. Anything
  /// but 0 is an error of the reading.
  public func unbalancedCount() -> Int {
    look { graph in
      graph.readWhole()
      return graph.nodes.count { $0.outside < 0 }
    }
  }

  // MARK: Afterwards

  /// What is left when everything was torn down, and why.
  public func aftermath() -> Aftermath {
    paused {
      let aftermath = Aftermath(
        session: session, modules: modules, objects: objects(), isOwnedElsewhere: isOwnedElsewhere)
      unread.formUnion(aftermath.unreadFields)
      return aftermath
    }
  }

  /// The fields and captures, such as `Profile.lock`, that could not be read by their type when somebody looked. What only they
  /// refer to counts as held from outside the app's objects, unless its address was found in them.
  public var unreadFields: [String] { unread.sorted() }

  func look<Value>(_ body: (HeapGraph) -> Value) -> Value {
    paused {
      let graph = HeapGraph(session: session)
      defer { unread.formUnion(graph.unreadFields) }
      return body(graph)
    }
  }

  // What is made while the heap is read is not to be part of it.
  private func paused<Value>(_ body: () -> Value) -> Value {
    nb_pause(true)
    defer { nb_pause(false) }
    return body()
  }
}

/// The classes of some modules among all that have had instances. Every session has the same ones, so they are kept.
private final class WatchedClasses {
  // One thread at a time has a session, and looks.
  nonisolated(unsafe) private static var known: [[Set<String>]: WatchedClasses] = [:]
  nonisolated(unsafe) private static var current: WatchedClasses?

  private let modules: Set<String>
  private let exceptions: Set<String>
  /// By place in the table of classes; `nil` for those of other modules.
  private(set) var names: [String?] = [nil]
  private(set) var byName: [(place: Int, name: String)] = []

  private init(_ modules: Set<String>, _ exceptions: Set<String>) {
    self.modules = modules
    self.exceptions = exceptions
  }

  /// The classes of these modules, which from now on are those whose objects change the version.
  static func of(_ modules: Set<String>, except exceptions: Set<String>) -> WatchedClasses {
    let classes = known[[modules, exceptions]] ?? WatchedClasses(modules, exceptions)
    known[[modules, exceptions]] = classes
    if current !== classes {
      current = classes
      for place in classes.names.indices.dropFirst() { classes.mark(place) }
    }
    return classes
  }

  /// Takes note of the classes that had their first instances since the last time.
  func learn() {
    guard let table = nb_class_table(), names.count < Int(nb_class_count()) else { return }
    while names.count < Int(nb_class_count()) {
      let name = TypeName(table[names.count].metadata!)
      let isWatched = modules.contains(name.module) && !exceptions.contains(name.text)
      names.append(isWatched ? name.text : nil)
      if Self.current === self { mark(names.count - 1) }
    }
    byName = names.enumerated().compactMap { place, name in name.map { (place, $0) } }
      .sorted { ($0.name, $0.place) < ($1.name, $1.place) }
  }

  private func mark(_ place: Int) { nb_ignore_class(UInt32(place), names[place] == nil) }
}

func address(of object: AnyObject) -> Address {
  Address(Unmanaged.passUnretained(object).toOpaque())
}

/// A weak reference is declared with an optional.
private protocol AnyOptional {
  static var wrapped: any Any.Type { get }
}

extension Optional: AnyOptional {
  static var wrapped: any Any.Type { Wrapped.self }
}
