/// The area between an edge of a screen's view and the content below or above a bar.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide of zero height, as there is no geometry.
private final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { 0 }
}

extension UIViewController {
  public final var topLayoutGuide: any UILayoutSupport { barGuide("UIViewControllerTop") }
  public final var bottomLayoutGuide: any UILayoutSupport { barGuide("UIViewControllerBottom") }

  // The view owns the guide, so that constraints, which refer to it weakly, remain valid.
  private func barGuide(_ identifier: String) -> BarGuide {
    let view: UIView = view
    for case let guide as BarGuide in view.layoutGuides where guide.identifier == identifier {
      return guide
    }
    let guide = BarGuide()
    guide.identifier = identifier
    view.addLayoutGuide(guide)
    return guide
  }
}
