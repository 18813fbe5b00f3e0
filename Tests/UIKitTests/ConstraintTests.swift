import Testing
import UIKit

@MainActor @Suite("Layout constraints") struct ConstraintTests {
  private let screen = UIView()
  private let label = UILabel()

  init() { screen.addSubview(label) }

  @Test(
    "system spacings, baselines and guides create constraints, and constraints can be subclassed")
  func systemSpacing() {
    final class Own: NSLayoutConstraint {}
    _ = Device()
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    let own = Own(
      item: label, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 4)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(
        equalToSystemSpacingAfter: view.readableContentGuide.leadingAnchor, multiplier: 2),
      label.firstBaselineAnchor.constraint(equalTo: view.topAnchor), own,
    ])

    #expect(view.constraints.map(\.constant) == [16, 0] && label.constraints == [own])
  }

  @Test("a constraint has the items, attributes and numbers it was created with")
  func values() {
    let constraint = NSLayoutConstraint(
      item: label, attribute: .width, relatedBy: .lessThanOrEqual, toItem: screen,
      attribute: .height, multiplier: 0.5, constant: 8)
    constraint.priority = .defaultHigh
    constraint.identifier = "width"

    #expect(constraint.firstItem === label && constraint.secondItem === screen)
    #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .height)
    #expect(constraint.relation == .lessThanOrEqual && constraint.multiplier == 0.5)
    #expect(constraint.constant == 8 && constraint.priority.rawValue == 750)
    #expect(!constraint.isActive)
  }

  @Test("an active constraint belongs to the nearest view that contains both items")
  func activation() {
    let edge = label.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16)
    let height = label.heightAnchor.constraint(equalToConstant: 44)
    let inset = label.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor)

    NSLayoutConstraint.activate([edge, height, inset])
    #expect(screen.constraints == [edge, inset] && label.constraints == [height])
    #expect(inset.secondItem === screen.safeAreaLayoutGuide)

    edge.isActive = false
    screen.removeConstraint(inset)
    #expect(screen.constraints.isEmpty && !edge.isActive && !inset.isActive && height.isActive)
  }

  @Test("a constraint between views without a common ancestor stays inactive")
  func noCommonView() {
    let stranger = UIView()
    let constraint = label.topAnchor.constraint(equalTo: stranger.topAnchor)

    constraint.isActive = true

    #expect(!constraint.isActive)
  }

  @Test("a weak reference to a constraint stays valid while its view retains it")
  func ownership() {
    weak var outlet: NSLayoutConstraint?
    autoreleasepool {
      let constraint = label.topAnchor.constraint(equalTo: screen.topAnchor)
      screen.addConstraint(constraint)
      outlet = constraint
    }
    #expect(outlet?.isActive == true)

    screen.removeConstraints(screen.constraints)
    #expect(outlet == nil)
  }

  @Test("removing a view deactivates its constraints to outside views, but not those within it")
  func leaving() {
    let inner = UIView()
    label.addSubview(inner)
    let outside = inner.topAnchor.constraint(equalTo: screen.topAnchor)
    let inside = inner.topAnchor.constraint(equalTo: label.topAnchor)
    let others = screen.widthAnchor.constraint(equalToConstant: 320)
    NSLayoutConstraint.activate([outside, inside, others])

    label.removeFromSuperview()

    #expect(!outside.isActive && inside.isActive && screen.constraints == [others])
  }
}
