/// The content of a cell, from which a view is made.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// The content for a cell in another state. Never called: states have no looks.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a cell's content.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a view that has a configuration.
@preconcurrency @MainActor public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

extension UIContentConfiguration {
  /// The view in place of a cell's content view: the same if it supports this configuration.
  func contentView(after current: UIView) -> UIView {
    if let view = current as? any UIView & UIContentView, view.supports(self) {
      view.configuration = self
      return current
    }
    return makeContentView()
  }
}

/// A change of the attributes of a text. Never applied, as nothing is drawn.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
