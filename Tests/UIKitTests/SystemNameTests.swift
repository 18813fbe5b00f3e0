import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Everyday names of the system") struct SystemNameTests {
  let stage = Stage()

  @Test("transformations in space are those of Core Animation")
  func space() {
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
    #expect(abs(quarter.m11) < 1e-9 && abs(quarter.m12 - 1) < 1e-9 && quarter.m33 == 1)
    #expect(abs(CATransform3DMakeRotation(.pi / 2, 1, 0, 0).m23 - 1) < 1e-9)
    #expect(abs(CATransform3DMakeRotation(.pi / 2, 0, 1, 0).m31 - 1) < 1e-9)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))

    let moved = CATransform3DMakeTranslation(1, 2, 3)
    #expect(CATransform3DScale(moved, 2, 2, 2).m43 == 3)
    #expect(CATransform3DConcat(moved, CATransform3DMakeScale(2, 2, 2)).m43 == 6)
    let flat = CGAffineTransform(translationX: 1, y: 2)
    #expect(CATransform3DGetAffineTransform(moved) == flat)
    #expect(CATransform3DEqualToTransform(CATransform3DTranslate(moved, -1, -2, -3), .init()))
  }

  @Test("the two transformations of a view are one")
  func view() {
    _ = Device()
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.transform3D == CATransform3DMakeScale(2, 3, 1))
    view.transform3D = CATransform3DMakeTranslation(4, 5, 0)
    #expect(view.transform == CGAffineTransform(translationX: 4, y: 5))
  }

  @Test("the anchors of a constraint equal those that made it")
  func anchors() {
    _ = Device()
    let (parent, view) = (UIView(), UIView())
    parent.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: parent.bottomAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 1)

    #expect(top.firstAnchor == view.topAnchor && top.secondAnchor == parent.bottomAnchor)
    #expect(top.firstAnchor != view.bottomAnchor && top.firstAnchor != parent.topAnchor)
    #expect(width.firstAnchor == view.widthAnchor && width.secondAnchor == nil)
  }

  @Test("an animation of a view outside of a transition runs alongside it")
  func alongside() {
    let navigation = stage.navigation("A")
    var lines: [String] = []

    navigation.pushViewController(stage.controller("B"), animated: true)
    navigation.transitionCoordinator?.animateAlongsideTransition(in: navigation.view) { _ in
      lines.append("animation")
    } completion: { _ in
      lines.append("completion")
    }
    stage.settle()

    #expect(lines == ["animation", "completion"])
  }

  @Test("fonts are not scaled, but limited")
  func fonts() {
    let font = UIFont.systemFont(ofSize: 20)
    let metrics = UIFontMetrics(forTextStyle: .title1)
    #expect(UIFontMetrics.default.scaledFont(for: font) == font)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 30) == font)
    #expect(metrics.scaledValue(for: 3) == 3)
  }

  @Test("drawing with colours and gradients is possible in an image context")
  func drawing() throws {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIColor.red.setStroke()
    UIRectFill(.zero)
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
    UIGraphicsGetCurrentContext()?.drawLinearGradient(
      gradient, start: .zero, end: .zero, options: [.drawsAfterEndLocation])
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }

  @Test("names of C that Foundation lacks on Linux")
  func names() {
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && USEC_PER_SEC == 1_000_000)
    #expect(NSSelectorFromString("save:") == Selector("save:"))
    let url = URL(string: "https://example.org")! as CFURL
    #expect(url.host == "example.org")
  }
}
