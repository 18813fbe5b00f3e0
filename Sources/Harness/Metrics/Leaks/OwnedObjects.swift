import BenchmarkKit
import LeakDetection

/// The live objects of one subject on a fixed arrangement of screens, and their strong references.
///
/// All subjects show the same screens: those of the app's first direct route. The objects are those
/// of the app's modules, the windows, and the containers of screens.
package struct OwnedObjects: Codable, Hashable, Sendable {
  /// A strong reference from one object to another.
  package struct Reference: Codable, Hashable, Sendable {
    /// The position of the owner among the objects.
    package let owner: Int
    /// The field, with positions in collections, such as `children[0]`.
    package let field: String
    /// The position of the target among the objects.
    package let target: Int
  }

  package let subject: String
  /// The screen on top.
  package let screen: String
  /// The types of the objects, without their modules, oldest first.
  package let types: [String]
  package let references: [Reference]
}

extension OwnedObjects {
  init(_ ownership: Ownership, subject: String, screen: String) {
    self.init(
      subject: subject, screen: screen, types: ownership.types,
      references: ownership.references.map {
        Reference(owner: $0.owner, field: $0.field, target: $0.target)
      })
  }
}

extension OwnedObjects.Reference {
  /// The reference's name as in leak traces: its owner's type and field, without positions.
  func name(in objects: OwnedObjects) -> String {
    "\(objects.types[owner]).\(Ownership.Reference.name(ofField: field))"
  }
}
