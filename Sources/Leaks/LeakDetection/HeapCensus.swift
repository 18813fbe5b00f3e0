import CLeakDetection

/// Counts all live objects of the executable's own code, without changes to that code.
///
/// It works if `AllocationHooks` is linked into the executable, on Linux (x86-64 or arm64) with the
/// dynamic Swift runtime, and if planted objects are read correctly; elsewhere `isAvailable` is
/// false. Objects belong to the session of the thread that allocated them. Only one thread at a
/// time has a session; allocations of other threads are not counted. Never time code while a
/// session is active.
public final class HeapCensus {
  /// The number of live instances of a class.
  public struct Count: Hashable, Sendable {
    /// The name of the class, without its module.
    public let type: String
    public let count: Int
  }

  /// Whether the hooks are linked into this executable, and planted objects are read correctly.
  public static var isAvailable: Bool { nb_hooks_present() && selfCheckFailure == nil }

  /// The reason why the detector's self-check failed, such as `array slice`; `nil` if it passed.
  ///
  /// At first use in a process, the detector reads about thirty planted objects, because the layout
  /// of objects depends on the processor, the compiler and the runtime.
  public static var selfCheckFailure: String? { SelfCheck.failure }

  /// The modules whose objects are counted.
  public private(set) var modules: Set<String>
  private let exceptions: Set<String>
  let session: UInt32
  private let firstSerial: UInt32
  private let isOwnedElsewhere: (AnyClass) -> Bool
  private(set) var classes: WatchedClasses
  private var lastVersion: UInt64?
  private var lastCounts: [Count] = []
  private var unread: Set<String> = []

  /// Starts a session: objects that this thread allocates are counted from now on, until `end()`.
  ///
  /// - Parameters:
  ///   - modules: The modules whose classes are counted; may be empty at first.
  ///   - exceptions: The names, without modules, of classes of these modules that are not counted.
  ///   - isOwnedElsewhere: Whether instances of a class have an owner outside the app's own code,
  ///     as a screen on a navigation stack does. In a cycle, a reference to such an instance is the
  ///     suspect.
  public init(
    modules: [String], except exceptions: Set<String> = [],
    isOwnedElsewhere: @escaping (AnyClass) -> Bool = { _ in false }
  ) {
    self.modules = Set(modules)
    self.exceptions = exceptions
    classes = .of(self.modules, except: exceptions)
    self.isOwnedElsewhere = isOwnedElsewhere
    // A new session number, because survivors of an earlier session do not belong to this one.
    session = nb_new_session()
    firstSerial = nb_last_serial()
    nb_set_session(session)
  }

  /// From now on, counts the instances of these modules' classes, including existing ones.
  public func watch(modules: [String]) {
    self.modules = Set(modules)
    classes = .of(self.modules, except: exceptions)
    lastVersion = nil
  }

  /// Whether the tables had room for every object of the session.
  ///
  /// The tables hold up to 4 million objects at once, of up to 8,000 classes. If they overflowed,
  /// no result of the session is reliable.
  public var isComplete: Bool { nb_is_complete() }

  /// The number of the session's live objects of any module, including closure contexts and boxes.
  public var survivorCount: Int {
    var count = 0
    ObjectRecord.forEach(of: session) { _, _ in count += 1 }
    return count
  }

  /// Starts an event: sets the birth of objects created from now on.
  public func beginEvent(_ number: Int) { nb_set_event(UInt32(truncatingIfNeeded: number)) }

  /// Stops counting. Live objects remain known and can still be explained.
  public func end() { nb_set_session(0) }

  /// The number of objects of any module created since the session began, including dead ones.
  ///
  /// Closure contexts and boxes count as objects.
  public var madeObjects: Int { Int(nb_last_serial() &- firstSerial) }

  // MARK: Live objects

  /// A version that changes whenever an object of the modules is created or released.
  ///
  /// While the version stays the same, so do `counts()` and `objects()`.
  public var version: UInt64 { nb_version() }

  /// The classes of the modules that have live instances, sorted by name.
  ///
  /// - Complexity: O(1) if no object of the modules was created or released since the last call,
  ///   otherwise O(*c*), where *c* is the number of classes.
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
      // Private classes of two files may have the same name; such entries are adjacent here.
      if let last = lastCounts.last, last.type == entry.name {
        count += lastCounts.removeLast().count
      }
      lastCounts.append(Count(type: entry.name, count: count))
    }
    return lastCounts
  }

  /// The names, without modules, of the classes of the modules that have had instances.
  ///
  /// Includes the classes that had their first instance in this process before the session.
  public var classNames: [String] {
    classes.learn()
    return classes.byName.map(\.name)
  }

  /// The counts by class name.
  public func countsByType() -> [String: Int] {
    Dictionary(uniqueKeysWithValues: counts().map { ($0.type, $0.count) })
  }

  /// The live objects of the modules, oldest first.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the largest number of objects that were alive at
  ///   once.
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

  /// The census's record of an object; `nil` if it belongs to another session or module.
  public func object(_ object: AnyObject) -> TrackedObject? {
    let place = address(of: object)
    guard let record = ObjectRecord(place), record.session == session else { return nil }
    let name = TypeName(place.load(as: Metadata.self))
    guard modules.contains(name.module) else { return nil }
    return TrackedObject(
      id: record.serial, type: name.text, birth: Int(record.event), size: record.size,
      address: place)
  }

  // MARK: Checks while the app runs

  /// A weak reference to a dead object, found in an object that a screen holds.
  public struct DeadReference: Identifiable {
    /// Identifies a reference by its field and the object that contains it.
    public struct ID: Hashable, Sendable {
      let holder: UInt32?
      let field: String
    }

    public let id: ID
    /// The declared class or protocol of the reference, without its module.
    public let type: String
    /// The declared class of the reference; `nil` for a protocol.
    public let declaredClass: AnyClass?
    /// The class that contains the reference and its field, such as `DetailView.presenter`.
    ///
    /// For a reference captured by a closure, it is the class and field that hold the closure.
    public let name: String
    /// The path from the inspected object to the reference.
    public let path: String
  }

  /// The weak references without a live object, found in the objects that a screen holds.
  public struct WeakReferences {
    /// The references to dead objects of the modules.
    public let dead: [DeadReference]
    /// The references that are nil, also those in objects created with the screen that it does not
    /// hold. An object assigned to one later may be released at any time.
    public let unset: Set<DeadReference.ID>
  }

  /// Finds weak references without a live object in the objects created with a screen.
  ///
  /// The search covers objects that the screen holds, directly or indirectly, and that were created
  /// in the same event. A weak reference to a screen's coordinator must not be dead when a button
  /// is tapped, whereas objects that other screens have registered with a shared service are
  /// irrelevant. The captures of a closure, like the elements of a collection, therefore count only
  /// if the app does not also hold it beside the screen, as a service that all screens share holds
  /// the callback of a pending request.
  ///
  /// - Parameters:
  ///   - screen: The object to start from, such as the controller on screen.
  ///   - parts: The other objects through which the system holds the screen's objects, such as its
  ///     view.
  ///   - roots: The objects through which the harness holds the app. Those that hold objects
  ///     temporarily, such as a running timer, do not make them shared.
  public func weakReferences(
    from screen: AnyObject, parts: [AnyObject], roots: [HeapRoot]
  ) -> WeakReferences {
    look { graph in
      let start = graph.node(at: address(of: screen))
      var (unset, hasDead) = weakReferences(madeWith: start, in: graph)
      guard hasDead else { return WeakReferences(dead: [], unset: unset) }
      let own = Set([start] + parts.map { graph.node(at: address(of: $0)) })
      lazy var shared = self.shared(by: roots, except: own, in: graph)
      graph.readReached()
      var dead: [DeadReference] = []
      for n in graph.nodes.indices where graph.nodes[n].birth == graph.nodes[start].birth {
        for (field, deadType) in graph.weakReferences(at: graph.nodes[n].address) {
          guard let deadType else {
            unset.insert(.init(holder: graph.nodes[n].record?.serial, field: field))
            continue
          }
          guard let declared = declaredType(deadType),
            let steps = graph.paths(
              from: [start], to: [n], avoiding: graph.isObject(n) ? [] : shared)[n]
          else { continue }
          dead.append(deadReference(field, declared, of: n, steps, in: graph))
        }
      }
      return WeakReferences(dead: dead, unset: unset)
    }
  }

  /// The unset weak references of the objects created in the same event as a node, and whether any
  /// of these objects refers to a dead one.
  ///
  /// The table of objects answers this without reading what the node reaches, which is slow.
  /// Usually, none is dead.
  private func weakReferences(
    madeWith start: Int, in graph: HeapGraph
  ) -> (unset: Set<DeadReference.ID>, hasDead: Bool) {
    var unset: Set<DeadReference.ID> = []
    // Objects that, like such a node, have no record are not in the table.
    var hasDead = graph.nodes[start].birth == nil
    ObjectRecord.forEach(of: session) { address, record in
      guard record.event == graph.nodes[start].birth else { return }
      for (field, deadType) in graph.weakReferences(at: address) {
        if let deadType {
          hasDead = hasDead || declaredType(deadType) != nil
        } else {
          unset.insert(.init(holder: record.serial, field: field))
        }
      }
    }
    return (unset, hasDead)
  }

  /// The nodes that the app's lasting holders and its variables hold beside a screen.
  private func shared(
    by roots: [HeapRoot], except own: Set<Int>, in graph: HeapGraph
  ) -> Set<Int> {
    let lasting = roots.filter(\.parts.isEmpty).map { graph.node(at: address(of: $0.object)) }
    return graph.reachable(
      from: lasting + graph.variables(of: modules).map(\.node), avoiding: own)
  }

  /// The type in the declaration of a weak reference; `nil` if it belongs to another module.
  private func declaredType(_ metadata: Metadata) -> (type: Any.Type, name: String)? {
    let declared = (anyType(metadata) as? any AnyOptional.Type)?.wrapped ?? anyType(metadata)
    let name = TypeName(LeakDetection.metadata(of: declared))
    return modules.contains(name.module) ? (declared, name.text) : nil
  }

  private func deadReference(
    _ name: String, _ declared: (type: Any.Type, name: String), of n: Int,
    _ steps: [HeapGraph.Step], in graph: HeapGraph
  ) -> DeadReference {
    let way = graph.references(steps).map(\.reference)
    let isField = graph.nodes[n].isClassInstance
    let field = "\(graph.name(of: n)).\(name)"
    let parts = way.flatMap { [$0.dotted] + $0.through } + (isField ? [field] : [])
    return DeadReference(
      id: .init(holder: graph.nodes[n].record?.serial, field: name), type: declared.name,
      declaredClass: declared.type as? AnyClass, name: isField ? field : way.last?.name ?? field,
      path: parts.joined(separator: " -> "))
  }

  /// Explains why objects are alive while the app runs.
  ///
  /// The result contains a shortest path of references to each object from a root or a variable.
  ///
  /// - Parameters:
  ///   - objects: Live objects of the session.
  ///   - roots: The objects through which the harness holds the app.
  ///   - avoided: Objects that should be alive, such as the screens on the stack; a path leads
  ///     through these objects only if there is no other.
  ///   - overdue: All objects that should be gone. The reference to the first such object on a path
  ///     is the suspect; if a variable refers to that object directly, the variable is the suspect.
  ///   - isGrowing: Whether the number of the objects keeps growing. If so, a variable that refers
  ///     to a single object is not the cause.
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

  /// The bytes that releasing these objects would free, by class.
  ///
  /// A block that several of the objects hold is attributed to the oldest one. Blocks that anything
  /// else holds are excluded.
  public func bytesHeld(by objects: Set<TrackedObject>, from roots: [HeapRoot]) -> [String: Int] {
    look { graph in
      let sorted = objects.sorted { $0.id < $1.id }
      let overdue = sorted.map { graph.node(at: $0.address) }
      let isOverdue = Set(overdue)
      // Everything reachable without these objects stays.
      var seen = isOverdue.union(
        graph.reachable(
          from: roots.map { graph.node(at: address(of: $0.object)) }, avoiding: isOverdue))
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
      let owned = overdue.map { reached(from: [$0]) }
      // So does every block with further references, such as one from another module's variable.
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

  /// The number of objects with more references in the graph than in the runtime.
  ///
  /// Covers the session's objects and everything reachable from them. A nonzero number indicates
  /// that objects were misread.
  public func unbalancedCount() -> Int {
    look { graph in
      graph.readWhole()
      return graph.nodes.count { $0.outside < 0 }
    }
  }

  // MARK: After the session

  /// The objects left after the app was shut down, with the references that keep them alive.
  ///
  /// - Parameters:
  ///   - containers: Objects that live as long as the app but release their contents earlier, such
  ///     as a navigation controller. A cycle that leads through one of them to an object that it
  ///     contains is not a leak while the app runs.
  ///   - delegate: The app's delegate, which is never released while the app runs. A cycle through
  ///     it is not a leak.
  public func snapshot(
    containers: Set<ObjectIdentifier> = [], delegate: ObjectIdentifier? = nil
  ) -> HeapSnapshot {
    paused {
      let snapshot = HeapSnapshot(
        session: session, modules: modules, objects: objects(), containers: containers,
        delegate: delegate, isOwnedElsewhere: isOwnedElsewhere)
      unread.formUnion(snapshot.unreadFields)
      return snapshot
    }
  }

  /// The fields and captures that could not be decoded so far, such as `Profile.lock`.
  ///
  /// Objects referenced only by such fields count as held from outside the app's objects, unless
  /// their addresses were found in the fields.
  public var unreadFields: [String] { unread.sorted() }

  func look<Value>(_ body: (HeapGraph) -> Value) -> Value {
    paused {
      let graph = HeapGraph(session: session)
      defer { unread.formUnion(graph.unreadFields) }
      return body(graph)
    }
  }

  // Objects created while the heap is read must not be recorded.
  func paused<Value>(_ body: () -> Value) -> Value {
    nb_pause(true)
    defer { nb_pause(false) }
    return body()
  }
}

func address(of object: AnyObject) -> Address {
  Address(Unmanaged.passUnretained(object).toOpaque())
}

/// Unwraps the optional type of a weak reference.
private protocol AnyOptional {
  static var wrapped: any Any.Type { get }
}

extension Optional: AnyOptional {
  static var wrapped: any Any.Type { Wrapped.self }
}
