import CLeakDetection

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

  private struct KnownClass {
    let isOfModule: Bool
    let name: String
  }

  /// Objects of other modules are not counted.
  public private(set) var modules: Set<String>
  private let session: UInt32
  private var knownClasses: [KnownClass] = [KnownClass(isOfModule: false, name: "")]
  private var lastVersion: UInt64?
  private var lastCounts: [Count] = []

  /// Begins a session: from now on, objects that this thread allocates are counted until `end()`.
  ///
  /// - Parameter module: The module whose classes are asked for.
  public convenience init(module: String) { self.init(modules: [module]) }

  /// Begins a session with the classes of several modules, or of none as yet.
  public init(modules: [String]) {
    self.modules = Set(modules)
    // Never one that was used before: what an earlier session left alive is not this one's.
    session = nb_new_session()
    nb_set_session(session)
  }

  /// Counts the classes of these modules from now on, also the objects that were made before.
  public func watch(modules: [String]) {
    self.modules = Set(modules)
    knownClasses.removeLast(knownClasses.count - 1)
    lastVersion = nil
  }

  /// Stops counting. What is alive stays known, and can still be explained.
  public func end() { nb_set_session(0) }

  /// The classes of the module that have instances alive, by name.
  ///
  /// - Complexity: O(1) when nothing was allocated or freed since the last time, else O(classes).
  public func counts() -> [Count] {
    let version = nb_version()
    if version == lastVersion { return lastCounts }
    lastVersion = version
    learnClasses()
    guard let table = nb_class_table() else { return [] }
    lastCounts = knownClasses.indices.compactMap { index in
      let count = Int(table[index].live)
      guard count != 0, knownClasses[index].isOfModule else { return nil }
      return Count(type: knownClasses[index].name, count: count)
    }
    lastCounts.sort { $0.type < $1.type }
    return lastCounts
  }

  private func learnClasses() {
    guard let table = nb_class_table() else { return }
    while knownClasses.count < Int(nb_class_count()) {
      let metadata = table[knownClasses.count].metadata!
      let name = TypeName(metadata)
      knownClasses.append(
        KnownClass(isOfModule: modules.contains(name.module), name: name.text))
    }
  }

  /// A weak reference, of something that a screen holds, to an object that has died.
  public struct DeadReference {
    /// The class or protocol that the reference was declared with, without its module.
    public let type: String
    /// The class that the reference was declared with; `nil` for a protocol.
    public let declaredClass: AnyClass?
    /// How to come to the reference from the screen.
    public let path: String
  }

  /// The weak references to dead objects of the modules that are held, directly or not, by an object. What holds on to
  /// a screen's coordinator weakly finds nobody there when a button is tapped.
  ///
  /// - Parameter root: Where to look from, such as the controller that a user sees.
  public func deadReferences(from root: AnyObject) -> [DeadReference] {
    nb_pause(true)
    defer { nb_pause(false) }
    let address = Address(Unmanaged.passUnretained(root).toOpaque())
    let graph = HeapGraph(seeds: [address], cache: LayoutCache(), only: session)
    guard let start = graph.node(at: address) else { return [] }
    var found: [DeadReference] = []
    for dead in graph.deadReferences {
      let declared = (anyType(dead.type) as? any AnyOptional.Type)?.wrapped ?? anyType(dead.type)
      let type = TypeName(metadata(of: declared))
      guard modules.contains(type.module), let path = graph.path(from: [start], to: dead.holder)
      else { continue }
      found.append(
        DeadReference(
          type: type.text, declaredClass: declared as? AnyClass,
          path: path + "." + dead.field))
    }
    return found
  }

  /// Why instances of these classes are alive, while the app still runs: a shortest path of references from a root.
  ///
  /// - Parameters:
  ///   - types: Classes of the module, by name.
  ///   - roots: What the harness holds of the app.
  ///   - avoided: Objects that are rightly alive, such as the screens on the stack; what only they hold is not explained.
  public func traces(
    to types: Set<String>, from roots: [AnyObject], avoiding avoided: [AnyObject] = []
  ) -> [LeakTrace] {
    // The graph's own objects are not to be part of it.
    nb_pause(true)
    defer { nb_pause(false) }
    let graph = HeapGraph(session: session, cache: LayoutCache())
    func nodes(of objects: [AnyObject]) -> [Int] {
      objects.compactMap { graph.node(at: Address(Unmanaged.passUnretained($0).toOpaque())) }
    }
    let (starts, blocked) = (nodes(of: roots), Set(nodes(of: avoided)))
    return types.sorted().compactMap { type in
      graph.nodes.indices.lazy.filter { graph.nodes[$0].recorded && graph.nodes[$0].name == type }
        .compactMap { graph.path(from: starts, to: $0, avoiding: blocked) }
        .min { $0.count < $1.count }
        .map { LeakTrace(type: type, text: $0) }
    }
  }

  /// Why instances of these classes are alive after everything was torn down: the cycle that keeps them, or what holds them
  /// from outside.
  public func verdict(on types: Set<String>) -> [LeakTrace] {
    let report = HeapGraph(session: session, cache: LayoutCache()).analyse()
    return types.sorted().map { LeakTrace(type: $0, text: report.explanation(of: $0)) }
  }

  /// How many objects have more references in the graph than the runtime counts: errors of the reading; always 0.
  public func unbalancedObjects() -> Int {
    HeapGraph(session: session, cache: LayoutCache()).analyse().inconsistent.count
  }

  /// How many objects of the session are alive after everything was torn down: kept by cycles, and held from outside.
  public func survivors() -> (leaked: [Count], held: [Count]) {
    let report = HeapGraph(session: session, cache: LayoutCache()).analyse()
    func list(_ counts: [String: Int]) -> [Count] {
      counts.map { Count(type: $0.key, count: $0.value) }.sorted { $0.type < $1.type }
    }
    return (list(report.leakedByType), list(report.heldByType))
  }

  /// The cycles among what was leaked, as readable paths.
  public func cycles() -> [String] {
    HeapGraph(session: session, cache: LayoutCache()).analyse().cycles.map(\.text)
  }
}

/// The chain of references that keeps an object alive.
public struct LeakTrace: Hashable, Sendable {
  /// The class without its module.
  public let type: String
  /// Field by field, such as `AppCoordinator.childCoordinators[0] -> LoginCoordinator`.
  public let text: String
}

/// A weak reference is declared with an optional.
private protocol AnyOptional {
  static var wrapped: any Any.Type { get }
}

extension Optional: AnyOptional {
  static var wrapped: any Any.Type { Wrapped.self }
}
