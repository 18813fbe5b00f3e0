public import UIKit

/// One way to wire an app's screens, with everything that the harness needs to know about it.
public struct Architecture: Sendable {
  /// The purpose of the source files whose names end in `suffix`, such as `Presenters`.
  public struct Role: Hashable, Sendable {
    public let name: String
    public let suffix: String

    /// Creates a role; a file belongs to the role with the longest matching suffix.
    public init(_ name: String, suffix: String) {
      self.name = name
      self.suffix = suffix
    }
  }

  /// A version of the architecture that is measured as a separate subject.
  public struct Variant: Sendable {
    /// A short word; empty if there is only one variant.
    public let name: String
    /// The difference from the other variants, in one sentence.
    public let summary: String
    private let factory: AnyDelegateFactory

    /// Creates a variant.
    ///
    /// - Parameter makeDelegate: Creates the app's delegate from the app's external dependencies.
    ///   The delegate builds the window once the application has launched.
    public init<Services>(
      name: String = "", summary: String = "",
      makeDelegate: @escaping @MainActor @Sendable (Services) -> any UIApplicationDelegate
    ) {
      self.name = name
      self.summary = summary
      factory = DelegateFactory(makeDelegate)
    }

    /// Creates the app's delegate.
    ///
    /// - Precondition: The services have the type that the variant was created with, because an
    ///   architecture belongs to one app.
    @MainActor public func makeDelegate<Services>(
      _ services: Services
    ) -> any UIApplicationDelegate {
      guard let factory = factory as? DelegateFactory<Services> else {
        preconditionFailure("found services of type \(Services.self), expected \(factory.services)")
      }
      return factory.make(services)
    }
  }

  /// The name in tables, such as `MVP-C`.
  public let name: String
  /// The name of the module, and of its folder among the app's architectures.
  public let module: String
  /// The document or code that the architecture follows.
  public let source: String
  /// The module of the architecture that this one extends; their line counts are also compared.
  public let parent: String?
  /// The roles of its files.
  public let roles: [Role]
  /// The variants, at least one.
  public let variants: [Variant]

  /// Creates an architecture.
  public init(
    name: String, module: String, source: String, parent: String? = nil, roles: [Role],
    variants: [Variant]
  ) {
    self.name = name
    self.module = module
    self.source = source
    self.parent = parent
    self.roles = roles
    self.variants = variants
  }
}

/// A type-erased factory of app delegates.
private class AnyDelegateFactory: @unchecked Sendable {
  var services: Any.Type { Never.self }
}

/// The factory of one app's delegates.
///
/// It is a class because a value in an `Any` would be copied to the heap at each launch, and
/// allocations are counted.
private final class DelegateFactory<Services>: AnyDelegateFactory, @unchecked Sendable {
  let make: @MainActor @Sendable (Services) -> any UIApplicationDelegate

  init(_ make: @escaping @MainActor @Sendable (Services) -> any UIApplicationDelegate) {
    self.make = make
  }

  override var services: Any.Type { Services.self }
}
