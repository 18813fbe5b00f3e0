import Testing
import UIKit

@MainActor @Suite("An action's sender") struct SenderTests {
  @Test("is the control while the handler runs, and nil afterwards") func whileRunning() {
    var seen: AnyObject?
    let action = UIAction { seen = $0.sender }
    let button = UIButton(type: .system, primaryAction: action)
    button.sendActions(for: .touchUpInside)
    #expect(seen === button)
    #expect(action.sender == nil)
  }

  @Test("is the outer control again after another control has sent the same action")
  func nested() {
    let (outer, inner) = (UIControl(), UIControl())
    var senders: [AnyObject?] = []
    let action = UIAction { action in
      if senders.isEmpty {
        senders.append(action.sender)
        inner.sendActions(for: .valueChanged)
      }
      senders.append(action.sender)
    }
    outer.addAction(action, for: .valueChanged)
    inner.addAction(action, for: .valueChanged)
    outer.sendActions(for: .valueChanged)
    #expect(senders.map { $0 === outer } == [true, false, true])
    #expect(senders[1] === inner)
  }
}
