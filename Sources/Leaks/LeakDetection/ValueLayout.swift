// The locations of strong references within values.

/// A location in a value that may hold strong references.
enum Slot {
  case reference  // a native object pointer or nil
  case bridgeReference  // the same with tag bits
  case function  // code pointer, context
  case opaqueExistential  // three-word buffer, type, witness tables
  case enumeration(Metadata, [EnumCase?])  // payload cases by tag
  case words(Int, isKnown: Bool)  // possible references; if known, none belong to the program
  case array(count: Int, stride: Int, Layout)  // equal values side by side
  case weak(Metadata)  // never strong; with its declared type
  case unowned  // a native object pointer or nil; keeps the memory allocated, not the object alive
}

final class EnumCase {
  let name: String
  let payload: Layout
  init(name: String, payload: Layout) { self.name = name; self.payload = payload }
}

struct Place { let offset: Int; let name: String; let slot: Slot }
typealias Layout = [Place]

/// The storage of a standard collection, with the types of its elements.
enum Storage {
  case none
  case array(Metadata)
  case dictionary(key: Metadata, value: Metadata)
  case set(Metadata)
}

extension Layout {
  /// The layout as part of another layout.
  func moved(by offset: Int, into name: String) -> Layout {
    map { Place(offset: offset + $0.offset, name: join(name, $0.name), slot: $0.slot) }
  }
}

func one(_ slot: Slot) -> Layout { [Place(offset: 0, name: "", slot: slot)] }

/// Joins two names, as in `handlers.tap` and `children[0]`.
func join(_ a: String, _ b: String) -> String {
  if a.isEmpty { return b }
  // The fields between a collection and its storage carry no information.
  if b.isEmpty || b == "_buffer._storage" || b == "_variant.object.rawValue" { return a }
  return b.hasPrefix("[") || b.hasPrefix("{") ? a + b : a + "." + b
}

/// The generic arguments of a class that has no generic superclass.
func genericArguments(ofClass t: Metadata) -> Address? {
  guard let descriptor = t.classDescriptor else { return nil }
  let flags = descriptor.load(as: UInt32.self) >> 16
  // Requires immediate members at positive offsets and a superclass of known size.
  guard flags & 0x3000 == 0 else { return nil }
  let positive = Int(descriptor.load(fromByteOffset: 28, as: UInt32.self))
  let immediate = Int(descriptor.load(fromByteOffset: 32, as: UInt32.self))
  return t + 8 * (positive - immediate)
}
