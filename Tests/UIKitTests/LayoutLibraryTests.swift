import Testing
import UIKit

/// The parts of UIKit that layout libraries build on.
@MainActor @Suite("Layout libraries") struct LayoutLibraryTests {
  @Test("a view keeps the priorities of its size for each direction")
  func priorities() {
    let view = UIView()
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)

    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
  }

  @Test("the guides below and above bars last as long as the view")
  func barGuides() {
    let controller = UIViewController()
    weak let guide: AnyObject? = controller.topLayoutGuide
    let label = UILabel()
    controller.view.addSubview(label)
    label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true

    #expect(guide != nil && controller.topLayoutGuide === guide)
    #expect(controller.bottomLayoutGuide !== guide && controller.topLayoutGuide.length == 0)
    #expect(controller.view.constraints.first?.secondItem === guide)
  }

  @Test("a class describes itself")
  func description() {
    final class Own: NSObject {}
    #expect(Own.description().hasSuffix("Own") && UIView.description() == "UIKit.UIView")
  }

  @Test("a subclass may narrow the class of the layer")
  func layer() {
    final class Own: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
      override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
    }
    let view = Own()
    view.layer.colors = []
    #expect((view as UIView).layer === view.layer)
  }
}

@MainActor @Suite("Visual format") struct VisualFormatTests {
  private let screen = UIView()
  private let one = UILabel()
  private let other = UILabel()

  init() {
    screen.addSubview(one)
    screen.addSubview(other)
  }

  private func text(_ format: String, options: NSLayoutConstraint.FormatOptions = []) -> [String] {
    let views = ["one": one, "other": other]
    return NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: ["gap": 5], views: views
    ).map { constraint in
      func name(_ item: AnyObject?) -> String {
        item === one ? "one" : item === other ? "other" : item === screen ? "|" : "-"
      }
      return "\(name(constraint.firstItem)).\(constraint.firstAttribute)"
        + " \(constraint.relation) \(name(constraint.secondItem)).\(constraint.secondAttribute)"
        + " \(constraint.constant) @\(constraint.priority.rawValue)"
    }
  }

  @Test("a row of views")
  func row() {
    #expect(
      text("|-[one(>=gap,<=other@700)]-(gap)-[other]-20-|") == [
        "one.leading equal |.leading 16.0 @1000.0",
        "one.width greaterThanOrEqual -.notAnAttribute 5.0 @1000.0",
        "one.width lessThanOrEqual other.width 0.0 @700.0",
        "other.leading equal one.trailing 5.0 @1000.0",
        "|.trailing equal other.trailing 20.0 @1000.0",
      ])
  }

  @Test("a column, and an alignment")
  func column() {
    #expect(
      text("V:[one][other(30)]", options: .alignAllLeading) == [
        "other.top equal one.bottom 0.0 @1000.0",
        "other.height equal -.notAnAttribute 30.0 @1000.0",
        "one.leading equal other.leading 0.0 @1000.0",
      ])
  }

  @Test("a format that cannot be read raises an exception", arguments: ["[one", "[none]", "", "]"])
  func malformed(format: String) {
    let device = Device()
    #expect(text(format) == [] && device.loop.crashCount == 1)
  }
}
