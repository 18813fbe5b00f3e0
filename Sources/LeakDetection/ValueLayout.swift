// Where the strong references of a value lie.

/// One place of a value that may hold strong references.
enum Slot {
  case reference  // a native object pointer or nil
  case bridgeReference  // the same with tag bits
  case function  // code pointer, context
  case opaqueExistential  // three-word buffer, type, witness tables
  case enumeration(Metadata, [EnumCase?])  // payload cases by tag
  case opaqueWords(Int)  // unknown layout: every word is a candidate
  case weak(Metadata)  // never strong; the type that it was declared with
}

final class EnumCase {
  let name: String
  let payload: Layout
  init(name: String, payload: Layout) { self.name = name; self.payload = payload }
}

struct Place { let offset: Int; let name: String; let slot: Slot }
typealias Layout = [Place]

/// Element storage of a standard collection, with the types of its elements.
enum Storage {
  case none
  case array(Metadata)
  case dictionary(key: Metadata, value: Metadata)
  case set(Metadata)
}

/// Layouts by type, computed once. Not thread-safe.
final class LayoutCache {
  // Types do not change; one thread at a time has a session, and looks.
  nonisolated(unsafe) static let shared = LayoutCache()

  var captures: [UnsafeRawPointer: CaptureLayout] = [:]
  fileprivate var storages: [UnsafeRawPointer: Storage] = [:]
  private var layouts: [UnsafeRawPointer: Layout] = [:]
  private var instances: [UnsafeRawPointer: Layout] = [:]

  func layout(ofValue t: Metadata) -> Layout {
    if let known = layouts[t] { return known }
    layouts[t] = []  // recursive enums meet their own type behind an indirect case
    let made = makeLayout(t)
    layouts[t] = made
    return made
  }

  private func makeLayout(_ t: Metadata) -> Layout {
    switch Kind.of(t) {
    case Kind.class, 0x203: return one(.reference)
    case Kind.struct, Kind.tuple:
      if t.isTrivialValue || t == metadata(of: String.self) { return [] }
      return fields(of: t)
    case Kind.optional, Kind.enum:
      if t.isTrivialValue { return [] }
      return enumeration(t)
    case Kind.function: return one(.function)
    case Kind.existential:
      let flags = t.load(fromByteOffset: 8, as: UInt32.self)
      let special = (flags >> 24) & 0x3F
      // class-bound, or Error
      if flags & 0x8000_0000 == 0 || special == 1 { return one(.reference) }
      return one(.opaqueExistential)
    case Kind.opaque:
      if t.isTrivialValue { return [] }
      let name = _typeName(anyType(t), qualified: true)
      if name.hasSuffix("NativeObject") { return one(.reference) }
      if name.hasSuffix("BridgeObject") { return one(.bridgeReference) }
      return one(.opaqueWords(t.valueSize / 8))
    case 0x304, 0x306: return []  // metatypes
    default:
      return t.isTrivialValue ? [] : one(.opaqueWords(t.valueSize / 8))
    }
  }

  private func fields(of t: Metadata) -> Layout {
    var result: Layout = []
    let swiftType = anyType(t)
    let count = fieldCount(of: swiftType)
    let isWeak = weakFields(of: t, count: count)
    for i in 0..<count {
      var info = FieldInfo()
      let fieldType = field(i, of: swiftType, &info)
      defer { info.free?(info.name) }
      // Neither unowned nor unmanaged ones are of interest.
      guard info.isStrong || isWeak[i] else { continue }
      let offset = fieldOffset(i, of: swiftType)
      let name = pretty(info.name.map { String(cString: $0) } ?? "\(i)")
      if isWeak[i] {
        result.append(Place(offset: offset, name: name, slot: .weak(metadata(of: fieldType))))
        continue
      }
      for inner in layout(ofValue: metadata(of: fieldType)) {
        result.append(
          Place(offset: offset + inner.offset, name: join(name, inner.name), slot: inner.slot))
      }
    }
    return result
  }

  /// Which stored properties are weak, inherited ones first: the reflection call says no more than that a property is not
  /// strong.
  private func weakFields(of t: Metadata, count: Int) -> [Bool] {
    var flags: [Bool] = []
    var type: Metadata? = t
    while let current = type {
      let isClass = Kind.of(current) == Kind.class
      guard isClass || Kind.of(current) == Kind.struct else { break }
      let descriptor = current.load(
        fromByteOffset: isClass ? 40 : 8, as: UnsafeRawPointer?.self)
      guard let fieldsOf = descriptor?.relative(16) else { break }
      let size = Int(fieldsOf.load(fromByteOffset: 10, as: UInt16.self))
      let own = (0..<Int(fieldsOf.load(fromByteOffset: 12, as: UInt32.self))).map { i in
        (fieldsOf + 16 + i * size).relative(4).map { $0.isMangledWeak } ?? false
      }
      flags = own + flags
      type = isClass ? current.load(fromByteOffset: 8, as: Metadata?.self) : nil
    }
    return flags.count == count ? flags : Array(repeating: false, count: count)
  }

  private func pretty(_ name: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    if name.hasPrefix(lazyPrefix) { return String(name.dropFirst(lazyPrefix.count)) }
    return name.hasPrefix(".") ? String(name.dropFirst()) : name  // tuple elements
  }

  private func enumeration(_ t: Metadata) -> Layout {
    let descriptor = t.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    guard let fieldsOf = descriptor.relative(16) else { return one(.opaqueWords(t.valueSize / 8)) }
    let recordSize = Int(fieldsOf.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fieldsOf.load(fromByteOffset: 12, as: UInt32.self))
    var cases: [EnumCase?] = []
    for i in 0..<count {
      let record = fieldsOf + 16 + i * recordSize
      guard let mangled = record.relative(4) else { cases.append(nil); continue }
      let name =
        record.relative(8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
        ?? "case\(i)"
      let indirect = record.load(as: UInt32.self) & 1 != 0
      guard let payload = runtimeType(mangled, mangled.mangledLength, descriptor, t + 16) else {
        return one(.opaqueWords(t.valueSize / 8))
      }
      let inner =
        indirect ? [Place(offset: 0, name: "", slot: .reference)] : layout(ofValue: payload)
      cases.append(EnumCase(name: name, payload: inner))
    }
    // An Optional of a single-pointer type needs no tag: nil is a null word.
    if Kind.of(t) == Kind.optional, let some = cases.compactMap({ $0 }).first,
      some.payload.count == 1, t.valueSize <= 16
    {
      switch some.payload[0].slot {
      case .reference, .bridgeReference, .function: return some.payload
      default: break
      }
    }
    return cases.contains(where: { $0?.payload.isEmpty == false })
      ? one(.enumeration(t, cases)) : []
  }

  /// Stored properties of a class instance, inherited ones included.
  func layout(ofInstance t: Metadata) -> Layout {
    if let known = instances[t] { return known }
    let made = fields(of: t)
    instances[t] = made
    return made
  }
}

extension LayoutCache {
  /// Whether instances of a class are the storage of a collection.
  func storage(of t: Metadata) -> Storage {
    if let known = storages[t] { return known }
    let name = _typeName(anyType(t), qualified: true)
    let storage: Storage =
      if name.hasPrefix("Swift._ContiguousArrayStorage<") {
        .array(classArgument(t, 0))
      } else if name.hasPrefix("Swift._DictionaryStorage<") {
        .dictionary(key: classArgument(t, 0), value: classArgument(t, 1))
      } else if name.hasPrefix("Swift._SetStorage<") {
        .set(classArgument(t, 0))
      } else {
        .none
      }
    storages[t] = storage
    return storage
  }
}

extension LayoutCache {
  /// Bytes that an object needs.
  func size(of object: UnsafeRawPointer, _ t: Metadata) -> Int {
    guard Kind.of(t) == Kind.class else { return 16 }
    // Of the stored properties, as class metadata has it behind the superclass and the flags.
    let fixed = Int(t.load(fromByteOffset: 24, as: UInt32.self))
    func buckets() -> Int { 1 << Int(object.load(fromByteOffset: 32, as: Int8.self)) }
    switch storage(of: t) {
    case .none: return fixed
    case .array(let element):
      return 32 + object.load(fromByteOffset: 16, as: Int.self) * element.valueStride
    case .dictionary(let key, let value):
      return fixed + buckets() * (key.valueStride + value.valueStride)
    case .set(let element): return fixed + buckets() * element.valueStride
    }
  }
}

func one(_ slot: Slot) -> Layout { [Place(offset: 0, name: "", slot: slot)] }

/// A name inside another, such as `handlers.tap` and `children[0]`.
func join(_ a: String, _ b: String) -> String {
  if a.isEmpty { return b }
  // What lies between a collection and its storage tells nobody anything.
  if b.isEmpty || b == "_buffer._storage" || b == "_variant.object.rawValue" { return a }
  return b.hasPrefix("[") || b.hasPrefix("{") ? a + b : a + "." + b
}

/// Generic argument `i` of a class that has no generic superclass.
func classArgument(_ t: Metadata, _ i: Int) -> Metadata {
  let descriptor = t.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
  let flags = descriptor.load(as: UInt32.self) >> 16
  let positive = Int(descriptor.load(fromByteOffset: 28, as: UInt32.self))
  let immediate = Int(descriptor.load(fromByteOffset: 32, as: UInt32.self))
  precondition(flags & 0x1000 == 0)  // immediate members at positive offsets
  return t.load(fromByteOffset: 8 * (positive - immediate + i), as: Metadata.self)
}
