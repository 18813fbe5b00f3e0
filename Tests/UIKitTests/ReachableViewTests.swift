import Testing
import UIKit
import UIKitTesting

/// Views that users reach although they are not below the screen's view, and views that they do not
/// reach although they are.
@MainActor @Suite("What a finger reaches") struct ReachableViewTests {
  private let stage = Stage()

  private final class Actions {
    var count = 0
  }

  private func button(_ actions: Actions) -> UIButton {
    let button = UIButton(type: .system)
    button.addAction(UIAction { _ in actions.count += 1 }, for: .touchUpInside)
    return button
  }

  @Test(
    "the custom view of a bar item and a title view can be touched while their screen is in front")
  func barViews() {
    let actions = Actions()
    let (custom, title) = (button(actions), button(actions))
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
    screen.navigationItem.titleView = title
    let stack = UINavigationController(rootViewController: screen)
    stage.show(stack)

    #expect(stage.device.tap(custom).isDelivered && stage.device.tap(title).isDelivered)
    #expect(actions.count == 2)
    screen.navigationItem.rightBarButtonItem?.isEnabled = false
    #expect(!stage.device.tap(custom).isDelivered)
    stack.pushViewController(UIViewController(), animated: false)
    stage.settle()
    #expect(!stage.device.tap(title).isDelivered && actions.count == 2)
  }

  @Test(
    "the bar of a stack in an app's own container can be touched, whatever lies behind it",
    arguments: [true, false])
  func ownContainer(isMenuFirst: Bool) {
    let (menu, content) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: content)
    let container = UIViewController()
    stage.show(container)
    for child in isMenuFirst ? [menu, stack] : [stack, menu] {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    stage.settle()

    #expect(stage.device.touchableNavigationController === stack)
    stack.view.isHidden = true
    #expect(stage.device.touchableNavigationController == nil)
  }

  @Test("a stack embedded in a screen leaves the bar of the outer stack touchable")
  func embeddedStack() {
    let (root, screen) = (UIViewController(), UIViewController())
    let outer = UINavigationController(rootViewController: root)
    stage.show(outer)
    outer.pushViewController(screen, animated: false)
    stage.settle()
    let inner = UINavigationController(rootViewController: UIViewController())
    screen.addChild(inner)
    screen.view.addSubview(inner.view)
    inner.didMove(toParent: screen)
    stage.settle()

    #expect(stage.device.touchableNavigationController === outer)
    #expect(stage.device.stackWithBackButton === outer)
  }

  @Test(
    "a view that a constraint places beside its superview cannot be touched",
    arguments: [
      (NSLayoutConstraint.Attribute.trailing, NSLayoutConstraint.Attribute.leading, 0, false),
      (.right, .left, -20, false), (.top, .bottom, 0, false), (.left, .right, 8, false),
      (.trailing, .leading, 300, true), (.leading, .leading, 0, true), (.top, .bottom, -44, true),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat, Bool)])
  func besideSuperview(
    _ own: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute, constant: CGFloat,
    isReachable: Bool
  ) {
    let actions = Actions()
    let (screen, drawer, open) = (UIViewController(), UIView(), button(actions))
    stage.show(screen)
    screen.view.addSubview(drawer)
    drawer.addSubview(open)
    let edge = NSLayoutConstraint(
      item: drawer, attribute: own, relatedBy: .equal, toItem: screen.view, attribute: other,
      multiplier: 1, constant: constant)
    edge.isActive = true

    #expect(stage.device.tap(open).isDelivered == isReachable)
    edge.isActive = false
    #expect(stage.device.tap(open).isDelivered)
  }

  @Test(
    "a view moved by its own size or that of the screen cannot be touched",
    arguments: [
      // A bar whose height a constraint or its frame sets, and one without a known size.
      (72.0, 0.0, 72.0, false), (72, 0, 71, true), (0, 50, 60, false), (0, 50, -50, false),
      (0, 50, 40, true), (0, 0, 300, true), (0, 0, 5000, false), (0, 0, 0, true),
    ])
  func translation(_ height: Double, _ framed: Double, _ distance: Double, isReachable: Bool) {
    let actions = Actions()
    let (screen, bar, go) = (UIViewController(), UIView(), button(actions))
    stage.show(screen)
    screen.view.addSubview(bar)
    bar.addSubview(go)
    if height > 0 { bar.heightAnchor.constraint(equalToConstant: height).isActive = true }
    bar.frame.size.height = framed
    bar.transform = CGAffineTransform(translationX: 0, y: distance)

    #expect(stage.device.tap(go).isDelivered == isReachable)
    bar.transform = .identity
    #expect(stage.device.tap(go).isDelivered)
  }

  @Test("the accessory view of a screen in the app's own container can be touched")
  func accessoryViewOfChild() {
    final class Form: UIViewController {
      let bar = UIView()
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let actions = Actions()
    let (root, form, done) = (UIViewController(), Form(), button(actions))
    form.bar.addSubview(done)
    root.addChild(form)
    root.view.addSubview(form.view)
    form.didMove(toParent: root)
    stage.show(root)

    #expect(stage.device.tap(done).isDelivered)
  }

  @Test("the accessory view of the first responder can be touched until it resigns")
  func accessoryView() {
    let actions = Actions()
    let (field, done, screen) = (UITextField(), button(actions), UIViewController())
    field.inputAccessoryView = done
    stage.show(screen)
    screen.view.addSubview(field)

    #expect(!stage.device.tap(done).isDelivered)
    field.becomeFirstResponder()
    stage.settle()
    #expect(stage.device.tap(done).isDelivered && actions.count == 1)
    field.resignFirstResponder()
    stage.settle()
    #expect(!stage.device.tap(done).isDelivered)
  }

  @Test("an input view can be touched while its field is first responder")
  func inputView() {
    let actions = Actions()
    let (field, other, picker, screen) = (
      UITextField(), UITextField(), UIPickerView(), UIViewController()
    )
    let (rows, done) = (Rows(), button(actions))
    picker.dataSource = rows
    (field.inputView, field.inputAccessoryView) = (picker, done)
    other.inputView = picker
    stage.show(screen)
    screen.view.addSubview(field)
    screen.view.addSubview(other)

    #expect(!stage.device.pick([2], in: picker).isDelivered)
    #expect(stage.device.type("a", into: field).isDelivered && field.text ?? "" == "")
    #expect(field.isFirstResponder && stage.device.pick([2], in: picker).isDelivered)
    #expect(stage.device.tap(done).isDelivered && actions.count == 1)
    stage.device.type("a", into: other)
    #expect(stage.device.pick([1], in: picker).isDelivered && other.isFirstResponder)
    #expect(!stage.device.tap(done).isDelivered)
    other.resignFirstResponder()
    #expect(!stage.device.pick([0], in: picker).isDelivered)
    #expect(picker.selectedRow(inComponent: 0) == 1)
  }

  private final class Rows: UIViewController, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  }

  @Test("an alert covers the accessory view of a screen below it")
  func coveredAccessoryView() {
    final class Chat: UIViewController {
      let bar = UIView()
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let actions = Actions()
    let (chat, send, text) = (Chat(), button(actions), UITextField())
    chat.bar.addSubview(send)
    chat.bar.addSubview(text)
    stage.show(chat)

    #expect(stage.device.tap(send).isDelivered)
    text.becomeFirstResponder()
    stage.settle()
    #expect(stage.device.tap(send).isDelivered && actions.count == 2)
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    chat.present(alert, animated: false)
    stage.settle()
    #expect(!stage.device.tap(send).isDelivered)
  }

  @Test("actions may be methods of UIKit")
  func uikitActions() {
    let (screen, field) = (UIViewController(), UITextField())
    stage.show(screen)
    screen.view.addSubview(field)
    field.becomeFirstResponder()

    #expect(screen.view.handleAction(Selector("endEditing:"), from: nil))
    #expect(!field.isFirstResponder)
    field.becomeFirstResponder()
    #expect(field.handleAction(Selector("resignFirstResponder"), from: nil))
    #expect(!field.isFirstResponder)
    #expect(!screen.handleAction(Selector("unknown"), from: nil))
  }

  @Test("an override of setTitle may set an attributed title")
  func attributedTitle() {
    final class Underlined: UIButton {
      override func setTitle(_ title: String?, for state: State) {
        setAttributedTitle(title.map { NSAttributedString(string: $0) }, for: state)
      }
    }
    let button = Underlined(type: .custom)
    button.setTitle("More", for: .normal)

    #expect(button.currentTitle == "More" && button.attributedTitle(for: .normal)?.string == "More")
  }

  @Test("the objects of a nib live until the next turn, and no longer")
  func nibObjects() {
    _ = stage.device
    UINib.register(.init(name: "Autoreleased") { _ in [UIView()] }, fileID: "UIKitTests/A.swift")
    weak let view =
      Bundle.main.loadNibNamed("Autoreleased", owner: nil)?.first as? UIView

    #expect(view != nil)
    stage.settle()
    #expect(view == nil)
  }
}
