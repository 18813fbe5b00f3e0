import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("The system's question about notifications") struct SystemPromptTests {
  private let stage = Stage(checksConsistency: true)
  private let center = UNUserNotificationCenter.current()

  private final class Answers {
    var all: [Bool] = []
  }

  /// Shows a screen with a button, and asks for permission.
  private func ask(_ answers: Answers) -> UIButton {
    let root = stage.controller("root")
    stage.show(root)
    let button = UIButton(type: .system)
    root.view.addSubview(button)
    center.requestAuthorization(options: [.alert]) { isAllowed, _ in answers.all.append(isAllowed) }
    stage.settle()
    return button
  }

  @Test("the question covers the app, which cannot see it", arguments: [(0, false), (1, true)])
  func question(_ index: Int, _ isAllowed: Bool) {
    let answers = Answers()
    let button = ask(answers)

    #expect(stage.device.window !== stage.window && stage.device.window?.isKeyWindow == false)
    #expect(UIApplication.shared.windows == [stage.window])
    #expect(UIApplication.shared.keyWindow === stage.window)
    #expect(UIApplication.shared.applicationState == .inactive)
    #expect(!stage.device.canTouch(button))
    #expect(stage.device.visibleController is UIAlertController && answers.all == [])

    stage.device.tapAlertAction(index)
    stage.settle()

    #expect(answers.all == [isAllowed] && stage.device.window === stage.window)
    #expect(stage.device.canTouch(button))
    #expect(UIApplication.shared.applicationState == .active)
    #expect(!stage.loop.events.contains { if case .inconsistent = $0 { true } else { false } })
  }

  @Test("the user is asked once, and the answer holds for every request", arguments: [0, 1])
  func once(_ index: Int) async throws {
    let answers = Answers()
    _ = ask(answers)
    center.requestAuthorization { isAllowed, _ in answers.all.append(isAllowed) }
    var status: [UNAuthorizationStatus] = []
    center.getNotificationSettings { status.append($0.authorizationStatus) }
    stage.settle()
    #expect(status == [.notDetermined])

    stage.device.tapAlertAction(index)
    stage.settle()
    center.requestAuthorization { isAllowed, _ in answers.all.append(isAllowed) }
    #expect(answers.all.count == 2)
    stage.settle()
    center.getNotificationSettings { status.append($0.authorizationStatus) }
    stage.settle()

    #expect(answers.all == Array(repeating: index == 1, count: 3))
    #expect(status.last == (index == 1 ? .authorized : .denied))
    #expect(stage.device.window === stage.window)
  }

  @Test("a link that arrives meanwhile is handled under the question")
  func link() throws {
    let answers = Answers()
    _ = ask(answers)

    stage.device.open(try #require(URL(string: "app://list")))
    stage.settle()
    #expect(stage.device.visibleController is UIAlertController)
    #expect(UIApplication.shared.applicationState == .inactive)
    stage.device.tapAlertAction(1)
    stage.settle()

    #expect(answers.all == [true] && UIApplication.shared.applicationState == .active)
  }

  @Test("an app stays inactive under the question, whatever interrupts it")
  func inactive() {
    final class Active { var all: [UNAuthorizationStatus] = [] }
    let (answers, active, center) = (Answers(), Active(), center)
    _ = ask(answers)
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        center.getNotificationSettings { active.all.append($0.authorizationStatus) }
      }
    }

    stage.device.interrupt()
    stage.device.enterBackground()
    #expect(UIApplication.shared.applicationState == .background)
    stage.device.enterForeground()
    stage.settle()
    #expect(UIApplication.shared.applicationState == .inactive && active.all == [])

    stage.device.tapAlertAction(1)
    stage.settle()
    #expect(active.all == [.authorized] && answers.all == [true])
    NotificationCenter.default.removeObserver(token)
  }

  @Test("without a launched app, every request is granted at once")
  func notLaunched() {
    let answers = Answers()
    _ = stage.device

    center.requestAuthorization { isAllowed, _ in answers.all.append(isAllowed) }

    #expect(answers.all == [true])
  }

  @Test("the notification centre does not keep a device alive that is not shut down")
  func device() {
    weak var device: Device?
    do {
      let stage = Stage()
      stage.show(stage.controller("root"))
      device = stage.device
      #expect(device != nil)
    }

    #expect(device == nil)
  }

  @Test("an unanswered question ends with the app, and is forgotten with it")
  func forgotten() {
    final class Owner {
      var isAllowed: Bool?
    }
    weak var released: Owner?
    do {
      let owner = Owner()
      released = owner
      stage.show(stage.controller("root"))
      center.requestAuthorization { isAllowed, _ in owner.isAllowed = isAllowed }
      stage.settle()
    }
    #expect(released != nil)

    stage.device.shutDown()

    #expect(released == nil)
  }
}
