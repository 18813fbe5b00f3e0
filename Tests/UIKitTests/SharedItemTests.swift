import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Shared items and documents") struct SharedItemTests {
  let stage = Stage()

  private func button(_ title: String, in view: UIView) -> UIButton? {
    view.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
  }

  @Test("a share sheet asks an item's source first for a placeholder and then for the item")
  func source() throws {
    final class Greeting: UIActivityItemProvider, @unchecked Sendable {
      override var item: Any { "Hello" }
    }
    let root = stage.controller("A")
    stage.show(root)
    let provider = Greeting(placeholderItem: "")
    let sheet = UIActivityViewController(
      activityItems: [provider], applicationActivities: nil)
    stage.present(sheet, on: root)
    #expect(provider.activityType == nil)

    try stage.device.tap(#require(button("Copy", in: sheet.view))).get()
    stage.settle()

    #expect(UIPasteboard.general.string == "Hello")
    #expect(provider.activityType == .copyToPasteboard)
  }

  private final class Listener: NSObject, UIDocumentPickerDelegate {
    var count = 0
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { count += 1 }
  }

  @Test("a document picker disappears when it is cancelled or swiped away, and calls its delegate")
  func picker() throws {
    for isSwiped in [true, false] {
      let root = stage.controller("A")
      stage.show(root)
      let listener = Listener()
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
      picker.delegate = listener
      stage.present(picker, on: root)
      if isSwiped {
        stage.device.beginSheetSwipe()
        stage.device.endSheetSwipe(cancelled: false)
      } else {
        try stage.device.tap(#require(button("Cancel", in: picker.view))).get()
      }
      stage.settle()
      #expect(listener.count == 1 && root.presentedViewController == nil)
    }
  }

  @Test("a document picker that the app dismisses does not call its delegate")
  func dismissedPicker() {
    let root = stage.controller("A")
    stage.show(root)
    let listener = Listener()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    picker.delegate = listener
    stage.present(picker, on: root)
    root.dismiss(animated: true)
    stage.settle()
    #expect(listener.count == 0 && root.presentedViewController == nil)
  }

  @Test("an item provider passes on its object as the requested class")
  func provider() {
    let device = Device()
    let provider = NSItemProvider(object: "text")
    var results: [String] = []
    #expect(provider.canLoadObject(ofClass: String.self))
    provider.loadObject(ofClass: String.self) { text, _ in results.append(text ?? "none") }
    provider.loadObject(ofClass: UIImage.self) { _, error in
      results.append(error == nil ? "image" : "error")
    }
    #expect(results.isEmpty)
    device.loop.runUntilIdle()

    #expect(results == ["text", "error"])
    let file = NSItemProvider(contentsOf: URL(fileURLWithPath: "/a.png"))
    #expect(file?.hasItemConformingToTypeIdentifier("public.image") == true)
    #expect(file?.suggestedName == "a.png")
  }

  @Test("an app changes its icon and its quick actions")
  func icon() {
    let device = Device()
    var isDone = false
    UIApplication.shared.setAlternateIconName("Dark") { isDone = $0 == nil }
    #expect(UIApplication.shared.alternateIconName == "Dark" && !isDone)
    device.loop.runUntilIdle()
    #expect(isDone && UIApplication.shared.supportsAlternateIcons)

    UIApplication.shared.shortcutItems = [
      UIApplicationShortcutItem(
        type: "new", localizedTitle: "New", localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(type: .add))
    ]
    #expect(UIApplication.shared.shortcutItems?.map(\.type) == ["new"])
  }

  @Test("deleting backward deletes the selection, or else a whole character before the cursor")
  func deletion() {
    _ = Device()
    let field = UITextField()
    field.text = "ab👍🏽"
    field.deleteBackward()
    #expect(field.text == "ab")
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    field.deleteBackward()
    field.deleteBackward()

    #expect(field.text == "")
  }
}
