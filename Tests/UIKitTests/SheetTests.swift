import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Sheets and popovers") struct SheetTests {
  let stage = Stage()

  /// A sheet `M` over `A`, with the delegate of its presentation.
  private func sheet(on stage: Stage) -> (sheet: Screen, delegate: SheetLog) {
    let a = stage.controller("A")
    stage.show(a)
    let m = stage.controller("M")
    let delegate = SheetLog(stage.log)
    m.presentationController?.delegate = delegate
    stage.present(m, on: a)
    stage.log.clear()
    return (m, delegate)
  }

  @Test("rule 109: a swipe down asks the delegate, then calls it before and after the dismissal")
  func swipedAway() {
    let (m, delegate) = sheet(on: stage)

    let lines = stage.until {
      stage.device.beginSheetSwipe()
      stage.device.endSheetSwipe(cancelled: false)
    }

    #expect(
      lines == ["shouldDismiss", "willDismiss", "M.willDisappear", "M.didDisappear", "didDismiss"])
    #expect(m.presentingViewController == nil)
    _ = delegate
  }

  @Test("rule 110: a dismissal in code does not call the delegate")
  func dismissedInCode() {
    let (m, delegate) = sheet(on: stage)

    #expect(
      stage.until { m.dismiss(animated: true) } == ["M.willDisappear", "M.didDisappear"])
    _ = delegate
  }

  @Test("rule 111: a sheet that is modal, or whose delegate refuses, stays and reports the attempt")
  func refused() {
    let (m, delegate) = sheet(on: stage)
    delegate.allows = false

    let byDelegate = stage.until { #expect(!stage.device.beginSheetSwipe().isDelivered) }
    delegate.allows = true
    m.isModalInPresentation = true
    let byScreen = stage.until { #expect(!stage.device.beginSheetSwipe().isDelivered) }

    #expect(byDelegate == ["shouldDismiss", "didAttemptToDismiss"])
    #expect(byScreen == ["didAttemptToDismiss"])
    #expect(m.presentingViewController != nil)
  }

  @Test("rule 111: a screen on a stack in a sheet can refuse the dismissal of the sheet")
  func refusedByTop() {
    let a = stage.controller("A")
    stage.show(a)
    let root = stage.controller("R")
    stage.present(UINavigationController(rootViewController: root), on: a)

    root.isModalInPresentation = true
    #expect(!stage.device.beginSheetSwipe().isDelivered)
    root.isModalInPresentation = false

    #expect(stage.device.beginSheetSwipe().isDelivered)
  }

  @Test("rule 112: after each cancelled swipe the sheet reappears")
  func cancelled() {
    let (m, delegate) = sheet(on: stage)
    let once = [
      "shouldDismiss", "willDismiss", "M.willDisappear", "M.willAppear(true)", "M.isAppearing",
      "M.didAppear",
    ]

    for _ in 1...2 {
      let lines = stage.until {
        stage.device.beginSheetSwipe()
        stage.device.endSheetSwipe(cancelled: true)
      }
      #expect(lines == once)
    }

    #expect(m.presentingViewController != nil && !m.isBeingDismissed)
    _ = delegate
  }

  @Test("rule 113: a dismissal by the user does not call an override of dismiss")
  func overridesUnheard() {
    final class Asked: UIViewController {
      var dismissals = 0
      override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        dismissals += 1
        super.dismiss(animated: animated, completion: completion)
      }
    }
    _ = stage.device
    let (a, m) = (Asked(), Asked())
    stage.show(a)
    stage.present(m, on: a)

    stage.device.beginSheetSwipe()
    stage.device.endSheetSwipe(cancelled: false)
    stage.settle()

    #expect(a.presentedViewController == nil && a.dismissals + m.dismissals == 0)
  }

  @Test("rule 114: the delegate belongs to the presented stack and is not retained")
  func delegateOfContainer() {
    let a = stage.controller("A")
    stage.show(a)
    let root = stage.controller("R")
    let navigation = UINavigationController(rootViewController: root)
    #expect(root.presentationController === navigation.presentationController)
    do {
      let passing = SheetLog(stage.log)
      navigation.presentationController?.delegate = passing
    }
    #expect(navigation.presentationController?.delegate == nil)
    let delegate = SheetLog(stage.log)
    navigation.presentationController?.delegate = delegate
    stage.present(navigation, on: a)

    let lines = stage.until {
      stage.device.beginSheetSwipe()
      stage.device.endSheetSwipe(cancelled: false)
    }

    #expect(lines.last == "didDismiss")
  }

  @Test("rule 115: a sheet dismissed along with a lower one does not call its delegate")
  func upperSheet() {
    let (m, delegate) = sheet(on: stage)
    let upper = stage.controller("U")
    let upperDelegate = SheetLog(stage.log)
    upper.presentationController?.delegate = upperDelegate
    stage.present(upper, on: m)

    let lines = stage.until { m.presentingViewController?.dismiss(animated: true) }

    #expect(lines.contains("U.didDisappear") && lines.contains("M.didDisappear"))
    #expect(!lines.contains { $0.hasSuffix("Dismiss") })
    #expect(upper.presentingViewController == nil)
    _ = delegate
  }

  @Test("rule 116: the presentation controller is created once, for the style at that moment")
  func madeOnce() {
    let m = stage.controller("M")
    m.modalPresentationStyle = .popover
    let manager = m.presentationController

    m.modalPresentationStyle = .fullScreen

    #expect(manager is UIPopoverPresentationController)
    #expect(manager?.presentationStyle == .popover)
    #expect(m.presentationController === manager && m.popoverPresentationController === manager)
    let other = stage.controller("N")
    #expect(other.presentationController?.presentationStyle == .pageSheet)
    #expect(other.popoverPresentationController == nil)
  }

  @Test("rule 116: after a dismissal the next presentation gets a new presentation controller")
  func madeAnew() {
    let a = stage.controller("A")
    stage.show(a)
    let m = stage.controller("M")
    weak let first = m.presentationController
    stage.present(m, on: a)
    #expect(first?.presentingViewController === a && first?.presentedViewController === m)

    a.dismiss(animated: true)
    stage.settle()

    #expect(first == nil && m.presentationController != nil)
  }

  private final class Adapting: UIPopoverPresentationControllerDelegate {
    let style: UIModalPresentationStyle
    init(_ style: UIModalPresentationStyle) { self.style = style }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
  }

  @Test(
    "a tap outside dismisses a popover on iPad, and on iPhone if its delegate keeps it a popover",
    arguments: [
      (UIUserInterfaceIdiom.pad, UIModalPresentationStyle.automatic, true),
      (.phone, .automatic, false), (.phone, .none, true),
    ])
  func popovers(
    _ idiom: UIUserInterfaceIdiom, _ adapted: UIModalPresentationStyle, _ isPopover: Bool
  ) {
    let stage = Stage(idiom: idiom)
    let a = stage.controller("A")
    stage.show(a)
    let m = stage.controller("M")
    m.modalPresentationStyle = .popover
    let delegate = Adapting(adapted)
    m.popoverPresentationController?.delegate = delegate
    stage.present(m, on: a)

    #expect(stage.device.tapOutside().isDelivered == isPopover)
    stage.settle()

    #expect((a.presentedViewController == nil) == isPopover)
  }

  @Test("rule 109: a tap outside a popover calls its delegate as a swipe does")
  func tappedOutside() {
    let stage = Stage(idiom: .pad)
    let a = stage.controller("A")
    stage.show(a)
    let m = stage.controller("M")
    m.modalPresentationStyle = .popover
    let delegate = SheetLog(stage.log)
    m.presentationController?.delegate = delegate
    stage.present(m, on: a)

    #expect(
      stage.until { stage.device.tapOutside() } == [
        "shouldDismiss", "willDismiss", "M.willDisappear", "M.didDisappear", "didDismiss",
      ])
  }

  @Test("a delegate may turn a popover on iPhone into a full-screen modal")
  func adaptedToFullScreen() {
    let a = stage.controller("A")
    stage.show(a)
    let m = stage.controller("M")
    m.modalPresentationStyle = .popover
    let delegate = Adapting(.fullScreen)
    m.presentationController?.delegate = delegate

    let lines = stage.until { a.present(m, animated: true) }

    #expect(lines.contains("A.didDisappear") && !stage.device.beginSheetSwipe().isDelivered)
  }

  @Test("a full-screen modal cannot be swiped away")
  func fullScreen() {
    let a = stage.controller("A")
    stage.show(a)
    let m = stage.controller("M")
    m.modalPresentationStyle = .fullScreen
    stage.present(m, on: a)

    #expect(!stage.device.beginSheetSwipe().isDelivered && !stage.device.tapOutside().isDelivered)
  }

  @Test("rule 128: a tap outside an action sheet runs the handler of its cancel action")
  func cancelledActionSheet() {
    let a = stage.controller("A")
    stage.show(a)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var isCancelled = false
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
    stage.present(sheet, on: a)

    #expect(stage.device.tapOutside().isDelivered)
    stage.settle()

    #expect(isCancelled && a.presentedViewController == nil)
  }

  @Test("rule 130: an action sheet on iPad needs a source view")
  func actionSheetSource() {
    let stage = Stage(idiom: .pad)
    let a = stage.controller("A")
    stage.show(a)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)

    a.present(sheet, animated: true)
    #expect(stage.loop.crashCount == 1 && a.presentedViewController == nil)
    sheet.popoverPresentationController?.sourceView = a.view
    a.present(sheet, animated: true)

    #expect(stage.loop.crashCount == 1 && a.presentedViewController === sheet)
  }
}
