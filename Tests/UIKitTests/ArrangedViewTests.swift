import Testing
import UIKit

@MainActor @Suite("The arranged views of a stack view") struct ArrangedViewTests {
  private let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])

  @Test("a view that is removed from its superview is no longer arranged")
  func removed() {
    for _ in 0..<3 {
      for view in stack.arrangedSubviews { view.removeFromSuperview() }
      stack.addArrangedSubview(UIView())
    }

    #expect(stack.arrangedSubviews.count == 1 && stack.arrangedSubviews == stack.subviews)
  }

  @Test("a view that moves to another superview is no longer arranged", arguments: [false, true])
  func moved(isInWindow: Bool) {
    let other = UIStackView()
    let device = Device()
    let window = UIWindow(frame: UIScreen.main.bounds)
    if isInWindow {
      window.addSubview(stack)
      window.addSubview(other)
    }
    let view = stack.arrangedSubviews[1]

    other.addArrangedSubview(view)

    #expect(stack.arrangedSubviews.count == 2 && !stack.arrangedSubviews.contains(view))
    #expect(other.arrangedSubviews == [view] && view.superview === other)
    _ = device
  }

  @Test("a view that is added to its own stack again stays arranged, with its constraints")
  func addedAgain() {
    let view = stack.arrangedSubviews[0]
    let constraint = view.leadingAnchor.constraint(equalTo: stack.leadingAnchor)
    constraint.isActive = true

    stack.addSubview(view)

    #expect(stack.arrangedSubviews.first === view && stack.subviews.last === view)
    #expect(constraint.isActive && stack.constraints.contains(constraint))
    stack.insertArrangedSubview(view, at: 2)
    #expect(stack.arrangedSubviews.last === view && stack.arrangedSubviews.count == 3)
  }

  @Test("an arranged view that is only taken out of the arrangement remains a subview")
  func unarranged() {
    let view = stack.arrangedSubviews[0]
    stack.setCustomSpacing(12, after: view)

    stack.removeArrangedSubview(view)

    #expect(stack.arrangedSubviews.count == 2 && view.superview === stack)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
  }
}
