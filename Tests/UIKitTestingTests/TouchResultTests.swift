import Testing
import UIKit
import UIKitTesting

@MainActor struct TouchResultTests {
  private let stage = Stage()

  private func button(on screen: UIViewController) -> UIButton {
    let button = UIButton()
    button.setTitle("Save", for: .normal)
    screen.view.addSubview(button)
    return button
  }

  @Test("a touch that cannot reach a view reports the reason")
  func untouchableViews() throws {
    let navigation = stage.navigation("A")
    let screen = try #require(navigation.topViewController)
    let button = button(on: screen)

    #expect(stage.device.tap(button) == .delivered)
    button.isEnabled = false
    #expect(stage.device.tap(button).description == "UIButton \"Save\" is disabled.")
    button.isEnabled = true
    button.isHidden = true
    #expect(stage.device.tap(button).description == "UIButton \"Save\" is hidden.")
    button.isHidden = false
    screen.view.accessibilityIdentifier = "form"
    screen.view.isUserInteractionEnabled = false
    #expect(
      stage.device.tap(button).description
        == "UIButton \"Save\" is in UIView #form, which has user interaction disabled.")
    screen.view.isUserInteractionEnabled = true
    button.removeFromSuperview()
    #expect(stage.device.tap(button).description == "UIButton \"Save\" is not in a window.")
  }

  @Test("a touch on a covered view names the covering view")
  func coveredView() throws {
    let navigation = stage.navigation("A")
    let button = button(on: try #require(navigation.topViewController))
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)

    stage.present(alert, on: navigation)

    #expect(
      stage.device.tap(button).description
        == "UIButton \"Save\" is covered by UIAlertController \"Sure?\".")
  }

  @Test("a touch during a transition reports the number of running transitions")
  func touchDuringTransition() {
    let navigation = stage.navigation("A")
    navigation.pushViewController(stage.controller("B"), animated: true)

    let touches = [
      stage.device.tapBack(), stage.device.tapTab(0), stage.device.beginSwipeBack(),
      stage.device.chooseInBackMenu(0), stage.device.tapOutside(), stage.device.tapAlertAction(0),
      stage.device.beginSheetSwipe(), stage.device.turnPage(forward: true),
      stage.device.tap(UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)),
    ]

    #expect(Set(touches) == [.refused(.transitionRunning(count: 1))])
    #expect(
      touches[0].description
        == "Touches are ignored during transitions (running: 1).")
  }

  @Test("a missing control is reported by name")
  func missingControls() throws {
    let navigation = stage.navigation("A")

    #expect(
      stage.device.tapBack().description
        == "There is no back button: the stack has only one screen.")
    #expect(
      stage.device.beginSwipeBack().description
        == "There is no screen to swipe back to: the stack has only one.")
    #expect(stage.device.tapTab(1).description == "No tab bar is in front.")
    #expect(stage.device.tapAlertAction(0).description == "No alert is in front.")
    #expect(stage.device.beginSheetSwipe().description == "No sheet is in front.")
    #expect(
      stage.device.tapOutside().description
        == "Neither a popover nor an action sheet is in front.")
    #expect(stage.device.turnPage(forward: true).description == "No page controller is in front.")
    navigation.pushViewController(stage.controller("B"), animated: true)
    stage.settle()
    navigation.topViewController?.navigationItem.hidesBackButton = true
    #expect(
      stage.device.tapBack().description
        == "There is no back button: the screen hides or replaces it.")
  }

  @Test("a missing tab, row or alert button is reported by its index")
  func missingPlaces() {
    let tabs = UITabBarController()
    let list = UITableViewController(style: .plain)
    tabs.viewControllers = [list]
    stage.show(tabs)

    #expect(stage.device.tapTab(3).description == "There is no tab 3: the bar has 1.")
    #expect(
      stage.device.tapRow(section: 0, row: 7, of: list.tableView).description
        == "The table has no row 7 in section 0.")
    stage.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), on: tabs)
    #expect(
      stage.device.tapAlertAction(2).description == "There is no button 2: the alert has 0.")
  }

  @Test("a sheet that cannot be dismissed by swiping is reported by name")
  func refusingSheet() {
    let navigation = stage.navigation("A")
    let sheet = stage.controller("S")
    sheet.title = "Draft"
    sheet.isModalInPresentation = true
    stage.present(sheet, on: navigation)

    #expect(
      stage.device.beginSheetSwipe().description
        == "RecordingController \"Draft\" cannot be dismissed by swiping.")
  }

  @Test("the reason for a refused touch can be thrown")
  func thrownReason() throws {
    _ = stage.navigation("A")

    #expect(throws: TouchRefusal.missing("No alert is in front.")) {
      try stage.device.tapAlertAction(0).get()
    }
    try TouchResult.delivered.get()
  }
}
