import Testing
import UIKit
import UIKitTesting

/// Names that many apps use, and that have an effect on what a user can do.
@Suite("Everyday names") @MainActor struct EverydayNameTests {
  let stage = Stage()

  private final class Screen: UIViewController {
    var log: [String] = []
    override func handleAction(_ action: Selector, from sender: Any?) -> Bool {
      log.append("\(action.name) from \((sender as? UICommand)?.title ?? "another")")
      return true
    }
  }

  private final class Keyed: UIButton {
    var updates = 0
    override func updateConfiguration() {
      updates += 1
      super.updateConfiguration()
    }
  }

  @Test("a command in a menu sends its action up the responder chain")
  func commands() {
    let screen = Screen()
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit,
      menu: UIMenu(children: [
        UICommand(title: "Hidden", action: "hide:", attributes: .hidden),
        UICommand(title: "Copy", action: "copyAll:"),
      ]))
    stage.show(UINavigationController(rootViewController: screen))

    screen.navigationItem.rightBarButtonItem.map { _ = stage.device.choose(0, inMenuOf: $0) }
    #expect(screen.log == ["copyAll: from Copy"])
  }

  @Test("a disabled segment is refused, and one of a momentary control does not stay selected")
  func segments() {
    let screen = UIViewController()
    let control = UISegmentedControl(items: ["a", "b"])
    screen.view.addSubview(control)
    stage.show(screen)
    control.setEnabled(false, forSegmentAt: 1)

    #expect(stage.device.choose(1, in: control) != .delivered)
    control.insertSegment(withTitle: "c", at: 0, animated: false)
    #expect(control.isEnabledForSegment(at: 1) && !control.isEnabledForSegment(at: 2))
    control.removeSegment(at: 0, animated: false)
    #expect(!control.isEnabledForSegment(at: 1))
    control.setEnabled(true, forSegmentAt: 1)
    #expect(stage.device.choose(1, in: control) == .delivered && control.selectedSegmentIndex == 1)
    control.isMomentary = true
    #expect(stage.device.choose(0, in: control) == .delivered)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("a stepper that wraps goes from one bound to the other")
  func stepper() {
    let screen = UIViewController()
    let stepper = UIStepper()
    stepper.maximumValue = 2
    stepper.wraps = true
    screen.view.addSubview(stepper)
    stage.show(screen)

    stage.device.step(stepper, up: false)
    #expect(stepper.value == 2)
    stage.device.step(stepper, up: true)
    #expect(stepper.value == 0)
  }

  @Test("a button updates its configuration once for the changes of a turn")
  func configuration() {
    stage.show(UIViewController())
    let button = Keyed()
    button.configuration = .filled()
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "Go" : "Wait"
    }
    stage.settle()
    #expect(button.updates == 1 && button.currentTitle == "Go")
    button.isEnabled = false
    button.isSelected = true
    stage.settle()
    #expect(button.updates == 2 && button.currentTitle == "Wait")
    let plain = Keyed()
    plain.isEnabled = false
    stage.settle()
    #expect(plain.updates == 0)
  }

  @Test("values that apps set by their names are stored")
  func keys() {
    let picker = UIDatePicker()
    picker.setValue(UIColor.red, forKeyPath: "textColor")
    #expect(picker.value(forKey: "textColor") as? UIColor === UIColor.red)
    #expect(picker.value(forKey: "other") == nil)
    picker.setValue(nil, forKey: "textColor")
    #expect(picker.value(forKey: "textColor") == nil)
    picker.setValue(true, forKey: "hidden")
    let bar = UISearchBar()
    #expect(picker.isHidden && bar.value(forKey: "searchField") as? UITextField != nil)
    #expect(
      NSCoder.cgRect(for: NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4))).maxX == 4)
    #expect(UIFont.TextStyle(rawValue: UIFont.TextStyle.body.rawValue) == .body)
  }

  @Test("windows post notifications when they are shown and become key")
  func windows() {
    stage.show(UIViewController())
    let names = [UIWindow.didBecomeKeyNotification, UIWindow.didBecomeVisibleNotification]
    var posted: [Notification.Name] = []
    let window = UIWindow(frame: .zero)
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
        posted.append($0.name)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    window.makeKeyAndVisible()

    #expect(posted == names)
  }
}
