// The locations of strong references within values.

struct Place { let offset: Int; let name: String; let slot: Slot }
typealias Layout = [Place]

extension Layout {
  /// The layout as part of another layout.
  func moved(by offset: Int, into name: String) -> Layout {
    map { Place(offset: offset + $0.offset, name: join(name, $0.name), slot: $0.slot) }
  }
}

func one(_ slot: Slot) -> Layout { [Place(offset: 0, name: "", slot: slot)] }

/// The fields between a collection and its storage, which carry no information: those of arrays,
/// sets and dictionaries, and of UIKit's `Subviews`.
private let storageFields = ["_buffer._storage", "_variant.object.rawValue", "_allSubviews"]

/// The fields of UIKit's `Subviews` for two views, by their places in the collection.
private let elementFields = ["_subview0": "[0]", "_subview1": "[1]"]

/// Joins two names, as in `handlers.tap` and `children[0]`.
func join(_ a: String, _ b: String) -> String {
  if a.isEmpty { return b }
  if b.isEmpty || storageFields.contains(b) { return a }
  if let element = elementFields[b] { return a + element }
  return b.hasPrefix("[") || b.hasPrefix("{") ? a + b : a + "." + b
}
