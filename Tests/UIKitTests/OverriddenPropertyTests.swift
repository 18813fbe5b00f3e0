import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Properties that apps override") struct OverriddenPropertyTests {
  let stage = Stage()

  /// A screen whose bar is that of another screen in it.
  private final class Container: UIViewController {
    let content = UIViewController()
    override var navigationItem: UINavigationItem { content.navigationItem }
    override var navigationController: Stack? { super.navigationController as? Stack }
  }

  private final class Stack: UINavigationController {}

  /// A view that follows its size and colour.
  private final class Badge: UIView {
    var log: [String] = []
    override var bounds: CGRect { didSet { log.append("bounds \(Int(bounds.width))") } }
    override var backgroundColor: UIColor? { didSet { log.append("colour") } }
    override var layoutMargins: UIEdgeInsets { didSet { log.append("margins") } }
    override var accessibilityElements: [Any]? {
      get { ["a", "b"] }
      set {}
    }
  }

  private final class Row: UITableViewCell {
    let title = UILabel()
    override var textLabel: UILabel? { title }
  }

  private final class Column: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("a container shows the items of the bar that it overrides with another screen's")
  func navigationItem() {
    let container = Container()
    var taps = 0
    container.content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in taps += 1 })
    let stack = Stack(rootViewController: container)
    stage.show(stack)

    container.content.navigationItem.rightBarButtonItem.map { _ = stage.device.tap($0) }

    #expect(taps == 1)
    #expect(container.navigationController === stack)
  }

  @Test("the bar of a stack knows the items of its controllers")
  func barItems() {
    let (root, top) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    stage.show(stack)
    stack.navigationBar.topItem?.title = "Root"
    stack.pushViewController(top, animated: false)

    #expect(root.navigationItem.title == "Root")
    #expect(stack.navigationBar.topItem === top.navigationItem)
    #expect(stack.navigationBar.backItem === root.navigationItem)
    #expect(UINavigationBar().items == nil)
    #expect((UIWindow.Level.alert + 1).rawValue == 2001 && UIWindow.Level.normal < .statusBar)
  }

  @Test("observers of a view's overridden properties are called")
  func views() {
    let badge = Badge()
    badge.bounds = CGRect(x: 0, y: 0, width: 7, height: 1)
    badge.backgroundColor = .red
    badge.layoutMargins = .zero

    #expect(badge.log == ["bounds 7", "colour", "margins"])
    #expect(badge.frame.width == 7)
    #expect(badge.accessibilityElementCount() == 2)
    #expect(Row().textLabel?.text == nil)
    #expect(Column(coder: NSCoder()).arrangedSubviews.isEmpty)
  }

  @Test("sizes of text are ordered, from the smallest to the largest for accessibility")
  func contentSizes() {
    let current = UITraitCollection.current.preferredContentSizeCategory
    #expect(current == .large && current >= .medium && current < .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(!current.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityExtraLarge.isAccessibilityCategory)
  }

  @Test("a text view's cursor is moved by ranges, and a whole character is deleted before it")
  func textRange() throws {
    let view = UITextView()
    view.text = "a👍🏽bc"
    let start = view.beginningOfDocument
    let afterThumb = try #require(view.position(from: start, offset: 5))
    view.selectedTextRange = view.textRange(from: afterThumb, to: afterThumb)
    view.deleteBackward()

    #expect(view.text == "abc")
    let range = try #require(view.textRange(from: start, to: view.endOfDocument))
    #expect(view.text(in: range) == "abc")
    view.replace(range, withText: "x")
    #expect(view.text == "x")
    #expect(view.compare(start, to: view.endOfDocument) == .orderedAscending)
  }
}
