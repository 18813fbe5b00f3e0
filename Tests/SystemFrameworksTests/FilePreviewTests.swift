import QuickLook
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("QuickLook: previews of files") struct FilePreviewTests {
  private final class Files: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    let items: [any QLPreviewItem]
    var lines: [String] = []

    init(_ items: [any QLPreviewItem]) { self.items = items }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }
    func previewController(
      _ controller: QLPreviewController, previewItemAt index: Int
    ) -> any QLPreviewItem { items[index] }
    func previewControllerWillDismiss(_ controller: QLPreviewController) { lines.append("will") }
    func previewControllerDidDismiss(_ controller: QLPreviewController) { lines.append("did") }
  }

  private final class Named: NSObject, QLPreviewItem {
    let previewItemURL: URL? = nil
    let previewItemTitle: String? = "Name"
  }

  private let file = URL(fileURLWithPath: "/tmp/a.pdf")

  @Test("Done dismisses a preview, and calls the delegate", arguments: [false, true])
  func done(isInStack: Bool) throws {
    let stage = Stage()
    let root = stage.controller("A")
    stage.show(root)
    let files = Files([file])
    let preview = QLPreviewController()
    (preview.dataSource, preview.delegate) = (files, files)
    stage.present(
      isInStack ? UINavigationController(rootViewController: preview) : preview, on: root)
    #expect(preview.navigationItem.title == "a.pdf" && files.lines == [])

    try stage.device.tap(#require(button("Done", in: preview.view))).get()
    stage.settle()

    #expect(files.lines == ["will", "did"] && root.presentedViewController == nil)
  }

  @Test("a preview that is pushed has no button, as there is one to go back")
  func pushed() throws {
    let stage = Stage()
    let navigation = stage.navigation("A")
    let files = Files([file])
    let preview = QLPreviewController()
    (preview.dataSource, preview.delegate) = (files, files)
    navigation.pushViewController(preview, animated: true)
    stage.settle()
    #expect(try #require(button("Done", in: preview.view)).isHidden)

    navigation.popViewController(animated: true)
    stage.settle()

    #expect(files.lines == [])
  }

  @Test("the title is that of the current file")
  func current() {
    let stage = Stage()
    let navigation = stage.navigation("A")
    let files = Files([file as NSURL, Named()])
    let preview = QLPreviewController()
    preview.dataSource = files
    navigation.pushViewController(preview, animated: true)
    stage.settle()
    #expect(preview.navigationItem.title == "a.pdf")

    preview.currentPreviewItemIndex = 1
    #expect(preview.navigationItem.title == "Name")
    #expect(!QLPreviewController.canPreview(Named()) && QLPreviewController.canPreview(file))
    preview.currentPreviewItemIndex = 2
    #expect(preview.currentPreviewItem == nil && preview.navigationItem.title == nil)
  }
}
