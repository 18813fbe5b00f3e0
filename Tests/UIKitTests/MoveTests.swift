import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Callbacks of views that move") struct MoveTests {
  let stage = Stage()

  private final class Follower: UIView {
    var name = ""
    var log: CallbackLog?

    override func willMove(toSuperview newSuperview: UIView?) {
      log?.add("\(name).willMove(superview: \(newSuperview != nil))")
    }
    override func didMoveToSuperview() { log?.add("\(name).didMove(superview)") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log?.add("\(name).willMove(window: \(newWindow != nil))")
    }
    override func didMoveToWindow() { log?.add("\(name).didMove(window: \(window != nil))") }
  }

  private func follower(_ name: String) -> Follower {
    let view = Follower()
    view.name = name
    view.log = stage.log
    return view
  }

  @Test("a view that enters and leaves a window is notified before and after")
  func window() {
    let a = stage.controller("A")
    stage.show(a)
    let view = follower("V")

    let entering = stage.during { a.view.addSubview(view) }
    let leaving = stage.during { view.removeFromSuperview() }

    #expect(
      entering == [
        "V.willMove(window: true)", "V.willMove(superview: true)", "V.didMove(window: true)",
        "V.didMove(superview)",
      ])
    #expect(
      leaving == [
        "V.willMove(superview: false)", "V.willMove(window: false)", "V.didMove(window: false)",
        "V.didMove(superview)",
      ])
  }

  @Test("a view that moves into a window from a superview outside is notified once")
  func fromOutside() {
    let a = stage.controller("A")
    stage.show(a)
    let view = follower("V")
    UIView().addSubview(view)
    let outside = UIView()
    outside.addSubview(view)

    let entering = stage.during { a.view.addSubview(view) }

    #expect(
      entering == [
        "V.willMove(window: true)", "V.willMove(superview: true)", "V.didMove(window: true)",
        "V.didMove(superview)",
      ])
  }

  @Test("descendants are notified of the window only, also inside of views that override nothing")
  func descendants() {
    let a = stage.controller("A")
    stage.show(a)
    let (outer, middle, inner) = (UIView(), UIView(), follower("V"))
    outer.addSubview(middle)

    let building = stage.during { middle.addSubview(inner) }
    let entering = stage.during { a.view.addSubview(outer) }
    let leaving = stage.during { outer.removeFromSuperview() }

    #expect(building == ["V.willMove(superview: true)", "V.didMove(superview)"])
    #expect(entering == ["V.willMove(window: true)", "V.didMove(window: true)"])
    #expect(leaving == ["V.willMove(window: false)", "V.didMove(window: false)"])
  }

  @Test("a move within a window, or of a view to the front, does not change the window")
  func within() {
    let a = stage.controller("A")
    stage.show(a)
    let (other, view) = (UIView(), follower("V"))
    a.view.addSubview(other)
    a.view.addSubview(view)

    let moving = stage.during { other.addSubview(view) }
    let reordering = stage.during { other.addSubview(view) }

    #expect(moving == ["V.willMove(superview: true)", "V.didMove(superview)"])
    #expect(reordering == [])
  }

  @Test("the view of a controller enters the window after viewWillAppear, at each appearance")
  func appearance() {
    let navigation = stage.navigation("A")
    navigation.topViewController?.view.addSubview(follower("V"))
    let views = { (lines: [String]) in
      lines.filter { $0.hasPrefix("A.") || $0.hasPrefix("V.") }
    }

    let covered = stage.until {
      navigation.pushViewController(stage.controller("B"), animated: false)
    }
    let revealed = stage.until { navigation.popViewController(animated: false) }

    #expect(
      views(covered) == [
        "A.willDisappear", "V.willMove(window: false)", "V.didMove(window: false)",
        "A.didDisappear",
      ])
    #expect(
      views(revealed) == [
        "A.willAppear(false)", "V.willMove(window: true)", "V.didMove(window: true)",
        "A.isAppearing", "A.didAppear",
      ])
  }

  @Test("a view may remove itself in a callback")
  func removal() {
    final class Shy: UIView {
      override func didMoveToWindow() { if window != nil { removeFromSuperview() } }
    }
    let a = stage.controller("A")
    stage.show(a)

    a.view.addSubview(Shy())

    #expect(a.view.subviews.isEmpty && stage.loop.events.isEmpty)
  }

  @Test("overriding one callback is enough", arguments: 0..<4)
  func one(_ index: Int) {
    class Counting: UIView { var count = 0 }
    final class First: Counting {
      override func willMove(toSuperview newSuperview: UIView?) { count += 1 }
    }
    final class Second: Counting { override func didMoveToSuperview() { count += 1 } }
    final class Third: Counting {
      override func willMove(toWindow newWindow: UIWindow?) { count += 1 }
    }
    final class Fourth: Counting { override func didMoveToWindow() { count += 1 } }
    let a = stage.controller("A")
    stage.show(a)
    let view: Counting = [First.init, Second.init, Third.init, Fourth.init][index](.zero)

    a.view.addSubview(view)

    #expect(view.count == 1)
  }

  @Test("a view is notified when its superview is released, while it can still be read")
  func release() {
    final class Child: UIView {
      weak var parent: UIView?
      var log: CallbackLog?
      override func willMove(toSuperview newSuperview: UIView?) {
        guard newSuperview == nil else { return }
        log?.add("willMove: \(superview != nil), \(parent != nil)")
      }
    }
    let child = Child()
    var parent: UIView? = UIView()
    parent?.addSubview(child)
    child.parent = parent
    child.log = stage.log

    let releasing = stage.during { parent = nil }

    #expect(releasing == ["willMove: true, false"] && child.superview == nil)
  }
}
