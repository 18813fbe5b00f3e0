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
  /// A value that the app adds to the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension UIView {
  /// Shows a configuration in place of this cell's content view.
  ///
  /// - Returns: The view that shows it: the same one if it supports the configuration.
  final func replaceContent(
    _ current: UIView, by configuration: (any UIContentConfiguration)?
  ) -> UIView {
    if let configuration, let view = current as? any UIView & UIContentView,
      view.supports(configuration)
    {
      view.configuration = configuration
      return current
    }
    let new = configuration?.makeContentView() ?? UIView()
    current.removeFromSuperview()
    insertSubview(new, at: 0)
    return new
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
