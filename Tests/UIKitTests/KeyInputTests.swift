import Testing
import UIKit
import UIKitTesting

/// A field for a code of four characters.
private class CodeView: UIView, UIKeyInput {
  private(set) var code = ""
  private(set) var keys: [String] = []
  var accepts = true
  override var canBecomeFirstResponder: Bool { accepts }
  var hasText: Bool { !code.isEmpty }
  func insertText(_ text: String) {
    code += text
    keys.append(text)
    if code.count == 4 { resignFirstResponder() }
  }
  func deleteBackward() { code.removeLast() }
}

@MainActor @Suite("Views of an app's own that take text") struct KeyInputTests {
  private func shown(_ view: UIView, on stage: Stage) {
    let screen = stage.controller("A")
    screen.view.addSubview(view)
    stage.show(screen)
  }

  @Test("a text is typed key by key, replaces the old one, and ends when the view resigns")
  func typing() {
    let stage = Stage()
    _ = stage.device
    let view = CodeView()
    shown(view, on: stage)

    #expect(stage.device.type("12", into: view).isDelivered)
    #expect(view.code == "12" && view.keys == ["1", "2"] && view.isFirstResponder)
    #expect(stage.device.type("345678", into: view).isDelivered)
    #expect(view.code == "3456" && !view.isFirstResponder)
  }

  @Test("a view that refuses to become first responder takes no text")
  func refusal() {
    let stage = Stage()
    _ = stage.device
    let view = CodeView()
    view.accepts = false
    shown(view, on: stage)

    #expect(!stage.device.type("12", into: view).isDelivered && view.code.isEmpty)
    view.accepts = true
    view.isHidden = true
    #expect(!stage.device.type("12", into: view).isDelivered && view.code.isEmpty)
  }

  @Test("typing ends although a view refuses to delete its text")
  func endless() {
    final class Stubborn: CodeView {
      override func deleteBackward() {}
    }
    let stage = Stage()
    _ = stage.device
    let view = Stubborn()
    shown(view, on: stage)

    #expect(stage.device.type("1", into: view).isDelivered)
    #expect(stage.device.type("2", into: view).isDelivered && view.code == "12")
  }
}

@MainActor @Suite("Previews of documents") struct DocumentInteractionTests {
  private final class Preview: UIDocumentInteractionControllerDelegate {
    weak var presenter: UIViewController?
    private(set) var log: [String] = []
    init(_ presenter: UIViewController) { self.presenter = presenter }
    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { presenter! }
    func documentInteractionControllerWillBeginPreview(
      _ controller: UIDocumentInteractionController
    ) { log.append("begins") }
    func documentInteractionControllerDidEndPreview(
      _ controller: UIDocumentInteractionController
    ) { log.append("ended") }
  }

  private final class Indifferent: UIDocumentInteractionControllerDelegate {}

  @Test("a preview is a screen with a button, Done, and the delegate is called at its end")
  func preview() throws {
    let stage = Stage()
    _ = stage.device
    let screen = stage.controller("A")
    stage.show(screen)
    let delegate = Preview(screen)
    weak var controller: UIDocumentInteractionController?
    do {
      let made = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/report.pdf"))
      made.delegate = delegate
      #expect(made.name == "report.pdf" && made.presentPreview(animated: true))
      controller = made
    }
    stage.settle()

    let done = try #require(screen.presentedViewController?.view.subviews.first as? UIButton)
    #expect(controller != nil && done.currentTitle == "Done")
    #expect(stage.device.tap(done).isDelivered)
    stage.settle()
    #expect(screen.presentedViewController == nil && delegate.log == ["begins", "ended"])
  }

  @Test("without a place for a preview there is none; a menu is a share sheet")
  func menu() {
    let stage = Stage()
    _ = stage.device
    let screen = stage.controller("A")
    stage.show(screen)
    let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/report.pdf"))
    let delegate = Indifferent()
    controller.delegate = delegate
    #expect(!controller.presentPreview(animated: true) && stage.loop.refusalCount == 0)
    #expect(!controller.presentOptionsMenu(from: .zero, in: UIView(), animated: true))

    #expect(controller.presentOptionsMenu(from: .zero, in: screen.view, animated: true))
    stage.settle()
    #expect(screen.presentedViewController is UIActivityViewController)
  }
}
