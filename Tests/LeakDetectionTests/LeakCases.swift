// Small object graphs with a known verdict. Each case builds its objects and drops its own
// references. `leaked` and `held` are the expected numbers of instances; `trace` is part of the
// expected cycle.

struct LeakCase: Sendable, CustomStringConvertible {
  let description: String
  let leaked: Int
  let held: Int
  let trace: String?
  let body: @Sendable () -> Void

  init(
    _ description: String, leaked: Int, held: Int = 0, trace: String? = nil,
    _ body: @escaping @Sendable () -> Void
  ) {
    self.description = description
    self.leaked = leaked
    self.held = held
    self.trace = trace
    self.body = body
  }
}

protocol Listener: AnyObject {}
protocol Shape {}
final class Registry {
  nonisolated(unsafe) static var shared = Registry(); var timers: [() -> Void] = [];
  var screens: [AnyObject] = []
}

final class AuthCoordinator { var finishFlow: (() -> Void)?; var log = "" }
class Coordinator {
  var children: [Coordinator] = []; var parent: Coordinator?; weak var weakParent: Coordinator?;
  unowned var owner: Coordinator!
  var onFinish: ((Coordinator) -> Void)?; lazy var formatter: () -> String = { self.describe() };
  func describe() -> String { "c" }
}
final class Child: Coordinator { var extra = 1 }
final class Presenter { var view: View?; var strongDelegate: (any Listener)? }
final class View: Listener {
  var presenter: Presenter?; var table: [String: [View]] = [:]; var any: Any = 0;
  var shape: (any Shape)?
  var state = State.idle; var handlers = Handlers(); var set: Set<Key> = [];
  var pair: (Int, View?) = (0, nil); unowned(unsafe) var raw: View?
  var actions: [Int: () -> Void] = [:]; var nested: Tree = .leaf; var error: (any Error)?;
  var box: Box<View>?; var result: Result<View, Failure>?
}
struct Failure: Error, @unchecked Sendable { var view: View }
final class Box<T> { var value: T?; var f: ((T) -> Void)? }
enum State { case idle, loading(Int), shown(View, retry: () -> Void), failed(String) }
indirect enum Tree { case leaf, node(Tree, View) }
struct Handlers {
  var tap: (() -> Void)?; var name = "h"; weak var back: View?; unowned(unsafe) var raw: View?;
  var note: String? = nil
}
struct BigShape: Shape { var a = 1, b = 2, c = 3, d = 4; var view: View }
struct SmallShape: Shape { var view: View }
struct Key: Hashable {
  let id: Int; let view: View; static func == (a: Key, b: Key) -> Bool { a.id == b.id };
  func hash(into h: inout Hasher) { h.combine(id) }
}

extension AuthCoordinator { func go() { log = "go" } }

let leakCases: [LeakCase] = [
  LeakCase(
    "closure captures self (finishFlow)", leaked: 1,
    trace: "AuthCoordinator.finishFlow -> closure #1"
  ) {
    let c = AuthCoordinator(); c.finishFlow = { c.log = "done" }
  },
  LeakCase(
    "parent <-> child strong", leaked: 2, trace: ".children[0] -> Child.parent -> Coordinator"
  ) {
    let p = Coordinator(), c = Child(); p.children.append(c); c.parent = p
  },
  LeakCase(
    "strong delegate (class existential)", leaked: 2,
    trace: "Presenter.strongDelegate -> View.presenter -> Presenter"
  ) {
    let p = Presenter(), v = View(); p.strongDelegate = v; v.presenter = p
  },
  LeakCase(
    "presenter <-> view strong", leaked: 2, trace: "Presenter.view -> View.presenter -> Presenter"
  ) {
    let p = Presenter(), v = View(); p.view = v; v.presenter = p
  },
  LeakCase("closure registry (abandoned)", leaked: 0, held: 2) {
    let p = Presenter(), v = View(); p.view = v; Registry.shared.timers.append { _ = p.view }
  },
  LeakCase("child coordinator never removed (abandoned)", leaked: 0, held: 2) {
    let p = Coordinator(), c = Child(); p.children.append(c); c.weakParent = p;
    Registry.shared.screens.append(p)
  },
  LeakCase("cycle through dictionary and array", leaked: 1, trace: #"View.table["k"][0] -> View"#) {
    let v = View(); v.table["k"] = [v]
  },
  LeakCase("cycle through Any (inline)", leaked: 1, trace: "View.any -> View") {
    let v = View(); v.any = v
  },
  LeakCase("cycle through existential, small", leaked: 1, trace: "View.shape.view -> View") {
    let v = View(); v.shape = SmallShape(view: v)
  },
  LeakCase("cycle through existential, boxed", leaked: 1, trace: "View.shape -> box") {
    let v = View(); v.shape = BigShape(view: v)
  },
  LeakCase(
    "cycle through struct field's closure", leaked: 1, trace: "View.handlers.tap -> closure #1"
  ) {
    let v = View(); v.handlers.tap = { _ = v.presenter }
  },
  LeakCase("cycle through enum payload", leaked: 1, trace: "View.state.shown") {
    let v = View(); v.state = .shown(v, retry: {})
  },
  LeakCase("cycle through enum payload's closure", leaked: 2, trace: "View.state.shown") {
    let v = View(), w = View(); v.state = .shown(w, retry: { _ = v }); w.presenter = nil
  },
  LeakCase("cycle through indirect enum", leaked: 1, trace: "View.nested.node") {
    let v = View(); v.nested = .node(.leaf, v)
  },
  LeakCase("cycle through set", leaked: 1, trace: "View.set{element}.view -> View") {
    let v = View(); v.set.insert(Key(id: 1, view: v))
  },
  LeakCase("cycle through tuple", leaked: 1, trace: "View.pair.1 -> View") {
    let v = View(); v.pair = (1, v)
  },
  LeakCase(
    "cycle through dictionary of closures", leaked: 1, trace: "View.actions{value} -> closure #1"
  ) {
    let v = View(); v.actions[3] = { _ = v }
  },
  LeakCase(
    "cycle through error existential", leaked: 1, trace: "View.error -> error box.view -> View"
  ) {
    let v = View(); v.error = Failure(view: v)
  },
  LeakCase("cycle through Result", leaked: 1, trace: "View.result.success -> View") {
    let v = View(); v.result = .success(v)
  },
  LeakCase("cycle through generic class", leaked: 2, trace: "Box<View>.value -> View") {
    let v = View(); v.box = Box(); v.box!.value = v
  },
  LeakCase(
    "cycle through captured variable", leaked: 1,
    trace: "(capture 0) -> View"
  ) {
    var v: View? = View(); v!.handlers.tap = { v = nil }
  },
  LeakCase("captured optional closure", leaked: 1, trace: "View.handlers.tap -> closure #2") {
    let v = View(); let inner = perhaps { v.presenter = nil }; v.handlers.tap = { inner?() }
  },
  LeakCase("lazy closure captures self", leaked: 1, trace: "Coordinator.formatter -> closure #1") {
    let c = Coordinator(); _ = c.formatter()
  },
  LeakCase("cycle through method reference", leaked: 1, trace: "AuthCoordinator.finishFlow") {
    let c = AuthCoordinator(); c.finishFlow = c.go
  },
  LeakCase("local function captures self", leaked: 1, trace: "AuthCoordinator.finishFlow") {
    let c = AuthCoordinator(); func f() { c.log = "x" }; c.finishFlow = f
  },
  LeakCase(
    "nested closures, inner weak, outer strong", leaked: 1, trace: "AuthCoordinator.finishFlow"
  ) {
    let c = AuthCoordinator();
    c.finishFlow = {
      let g = { [weak c] in c?.log = "x" }; g(); c.log = ""
    }
  },
  LeakCase("cycle of three + hanging subtree", leaked: 4, trace: "Coordinator.parent") {
    let a = Coordinator(), b = Coordinator(), c = Coordinator(); a.parent = b; b.parent = c;
    c.parent = a; a.children = [Child()]
  },
  LeakCase("two captured variables", leaked: 1, trace: "View.handlers.tap -> closure #1") {
    var v: View? = View(), n = 0;
    v!.handlers.tap = {
      v = nil; n += 1
    }
  },
  LeakCase("second array element", leaked: 2, trace: #"View.table["k"][1] -> View"#) {
    let v = View(); v.table["k"] = [View(), v]
  },
  LeakCase("one object, three references", leaked: 1, trace: " -> View") {
    let v = View(); v.pair = (1, v); v.any = v; v.table["k"] = [v, v]
  },
  LeakCase("weak capture (no leak)", leaked: 0) {
    let c = AuthCoordinator(); c.finishFlow = { [weak c] in c?.log = "" }
  },
  LeakCase("unowned capture (no leak)", leaked: 0) {
    let c = AuthCoordinator(); c.finishFlow = { [unowned c] in c.log = "" }
  },
  LeakCase("unowned(unsafe) capture (no leak)", leaked: 0) {
    let c = AuthCoordinator(); c.finishFlow = { [unowned(unsafe) c] in c.log = "" }
  },
  LeakCase("weak parent, unowned owner (no leak)", leaked: 0) {
    let p = Coordinator(), c = Child(); p.children = [c]; c.weakParent = p; c.owner = p
  },
  LeakCase("held tree with weak/unowned back references", leaked: 0, held: 2) {
    let p = Coordinator(), c = Child(); p.children = [c]; c.weakParent = p; c.owner = p;
    c.onFinish = { [unowned p, weak c] _ in
      _ = c; p.children = []
    }
    Registry.shared.screens.append(p)
  },
  LeakCase("held closure with weak and unowned captures", leaked: 0, held: 2) {
    let v = View(), w = View(); Registry.shared.screens.append(w);
    w.handlers = Handlers(tap: { [weak v, unowned w] in _ = (v, w) }, back: v, raw: w); w.raw = w;
    w.any = v
  },
  LeakCase("cycle hanging below a held object", leaked: 0, held: 3) {
    let r = Coordinator(), p = Presenter(), v = View(); p.view = v; v.presenter = p;
    r.onFinish = { _ in _ = p }; Registry.shared.screens.append(r)
  },
  LeakCase("cycle broken in code (no leak)", leaked: 0) {
    let p = Presenter(), v = View(); p.view = v; v.presenter = p; p.view = nil
  },
]

/// An optional closure that the compiler cannot prove to be non-nil.
@inline(never) private func perhaps(_ action: @escaping () -> Void) -> (() -> Void)? { action }
