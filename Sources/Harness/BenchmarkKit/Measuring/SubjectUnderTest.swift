import AppArchitecture
import ComparedApps

/// A subject together with everything needed to run it.
package struct SubjectUnderTest: Sendable {
  /// The subject's description in tables and files.
  package let subject: Subject
  /// The app to which the subject belongs.
  package let app: any App
  /// The architecture to which the subject belongs.
  package let architecture: Architecture
  /// The variant that creates the subject's app.
  package let variant: Architecture.Variant

  /// All subjects of an app, in order.
  package static func all(of app: any App) -> [SubjectUnderTest] { all(app.architectures, of: app) }

  /// All subjects of these architectures of an app, in order.
  package static func all(_ architectures: [Architecture], of app: any App) -> [SubjectUnderTest] {
    architectures.flatMap { architecture in
      architecture.variants.map { SubjectUnderTest(app, architecture, $0) }
    }
  }

  private init(_ app: any App, _ architecture: Architecture, _ variant: Architecture.Variant) {
    self.app = app
    self.architecture = architecture
    self.variant = variant
    let variantName = variant.name.isEmpty ? "" : "/\(variant.name)"
    subject = Subject(
      id: architecture.name.replacing(" ", with: "") + variantName,
      module: architecture.module, summary: variant.summary, source: architecture.source,
      parent: architecture.parent)
  }
}
