import RandomUsers
import Testing
import UIKit

/// A field of an app's own for a code of six characters.
private final class CodeView: UIView, UIKeyInput {
  var onCode: (() -> Void)?
  private var code = ""
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !code.isEmpty }
  func insertText(_ text: String) {
    code += text
    if code == "123456" { onCode?() }
  }
  func deleteBackward() { code.removeLast() }
}

private final class CodeViewController: UIViewController {
  private let code = CodeView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(code)
    code.onCode = { [weak self] in
      self?.navigationController?.pushViewController(OpenViewController(), animated: true)
    }
  }
}

private final class OpenViewController: UIViewController {}

@Suite("Views of an app's own that take text, and users") @MainActor struct KeyInputTests {
  @Test("users type texts that the view's name suggests")
  func typing() throws {
    let report = try RandomUsers(
      sessions: 10, events: 20, modules: ["RandomUsersTests"], replays: 0
    ).visit(
      .window { window in
        let stack = UINavigationController(rootViewController: CodeViewController())
        window.rootViewController = stack
        return stack
      })

    #expect(report.screens["OpenViewController"] ?? 0 > 0, "\(report)")
    #expect(report.findings.isEmpty, "\(report)")
  }
}
