/// Layouts by type, computed once. Not thread-safe.
final class LayoutCache {
  // Types do not change; only one thread at a time has a session and reads the heap.
  nonisolated(unsafe) static let shared = LayoutCache()

  var captures: [UnsafeRawPointer: CaptureLayout] = [:]
  fileprivate var storages: [UnsafeRawPointer: Storage] = [:]
  fileprivate var bufferElements: [UnsafeRawPointer: Metadata?] = [:]
  fileprivate let managedBuffer = metadata(of: ManagedBuffer<Void, Void>.self).classDescriptor
  private var layouts: [UnsafeRawPointer: Layout] = [:]
  private var instances: [UnsafeRawPointer: Layout] = [:]

  /// The classes whose instances' layouts are known.
  var knownClasses: some Sequence<Metadata> { instances.keys }

  func layout(ofValue t: Metadata) -> Layout {
    if let known = layouts[t] { return known }
    layouts[t] = []  // a recursive enum contains its own type behind an indirect case
    let made = makeLayout(t)
    layouts[t] = made
    return made
  }

  private func makeLayout(_ t: Metadata) -> Layout {
    switch Kind.of(t) {
    case Kind.class, Kind.foreignClass: return one(.reference)
    case Kind.struct:
      if t.isTrivialValue || t == metadata(of: String.self) { return [] }
      return fields(ofStruct: t)
    case Kind.tuple: return t.isTrivialValue ? [] : fields(ofTuple: t)
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
    case Kind.extendedExistential: return extendedExistential(t)
    case Kind.fixedArray:
      let element = t.load(fromByteOffset: 16, as: Metadata.self)
      let inner = layout(ofValue: element)
      let count = t.load(fromByteOffset: 8, as: Int.self)
      return inner.isEmpty ? [] : one(.array(count: count, stride: element.valueStride, inner))
    case Kind.opaque:
      if t.isTrivialValue { return [] }
      let name = Runtime.name(of: t)
      if name.hasSuffix("NativeObject") { return one(.reference) }
      if name.hasSuffix("BridgeObject") { return one(.bridgeReference) }
      // An actor's queue contains none of the program's references.
      return one(.words(t.valueSize / 8, isKnown: name.hasSuffix("ActorStorage")))
    case Kind.metatype, Kind.existentialMetatype: return []
    default: return unknown(t)
    }
  }

  private func unknown(_ t: Metadata) -> Layout {
    t.isTrivialValue ? [] : one(.words(t.valueSize / 8, isKnown: false))
  }

  /// A protocol with bound associated types, such as `any Collection<Int>`.
  private func extendedExistential(_ t: Metadata) -> Layout {
    let shape = t.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    switch shape.load(as: UInt8.self) {
    case 0: return one(.opaqueExistential)
    case 1: return one(.reference)
    case 2: return []  // metatype
    default: return unknown(t)
    }
  }

  private func fields(ofTuple t: Metadata) -> Layout {
    (0..<Runtime.fieldCount(of: t)).flatMap { i in
      let (name, type, _) = Runtime.field(i, of: t)
      return layout(ofValue: type).moved(by: Runtime.fieldOffset(i, of: t), into: pretty(name))
    }
  }

  private func fields(ofStruct t: Metadata) -> Layout {
    let declared = Declaration.of(t)
    let vector = t.load(fromByteOffset: 8, as: Address.self).load(
      fromByteOffset: 24, as: UInt32.self)
    // A struct imported from C++ has fields, but no field metadata.
    guard !declared.isEmpty, vector > 0 else { return unknown(t) }
    let offsets = declared.indices.map {
      Int(t.load(fromByteOffset: 8 * Int(vector) + 4 * $0, as: UInt32.self))
    }
    return declared.enumerated().flatMap { i, field in
      place(
        pretty(field.name), layout(of: field, field.type), at: offsets[i],
        until: offsets.filter { $0 > offsets[i] }.min() ?? t.valueSize)
    }
  }

  /// The stored properties of a class, inherited ones first.
  private func fields(ofClass t: Metadata) -> Layout {
    let count = Runtime.fieldCount(of: t)
    let offsets = (0..<count).map { Runtime.fieldOffset($0, of: t) }
    let declared = Declaration.ofClass(t)
    return (0..<count).flatMap { i in
      let known = declared.count == count ? declared[i] : nil
      let end = offsets.filter { $0 > offsets[i] }.min() ?? t.instanceSize
      if let known, known.hasBlock {
        return place(pretty(known.name), nil, at: offsets[i], until: end)
      }
      let (name, type, isStrong) = Runtime.field(i, of: t)
      return place(
        pretty(name), known == nil && !isStrong ? [] : layout(of: known, type), at: offsets[i],
        until: end)
    }
  }

  /// The layout of a stored property.
  private func layout(of field: Declaration?, _ type: Metadata?) -> Layout? {
    switch field?.ownership {
    case .weak: return type.map { one(.weak($0)) }
    case .unowned: return one(.unowned)
    case .unmanaged: return []
    default: break
    }
    return field?.isAccessor == true
      ? field?.hiddenName.flatMap(layout(ofHidden:)) : type.map(layout(ofValue:))
  }

  /// The layout of a noncopyable type, determined from its mangled name alone.
  private func layout(ofHidden name: Substring) -> Layout? {
    let mutex = "15Synchronization5MutexVy"
    if name.hasPrefix(mutex),
      let value = Runtime.type(named: name.dropFirst(mutex.count).dropLast())
    {
      // On Linux, the value follows a lock of four bytes.
      return layout(ofValue: value).moved(by: max(4, value.valueAlignment), into: "")
    }
    return Runtime.type(ofSymbol: name).map(layout(ofValue:))
  }

  /// The references of a stored property; if its type is unknown, the words that it occupies.
  private func place(_ name: String, _ layout: Layout?, at offset: Int, until end: Int) -> Layout {
    if let layout { return layout.moved(by: offset, into: name) }
    let start = (offset + 7) & ~7
    return end < start + 8
      ? []
      : [Place(offset: start, name: name, slot: .words((end - start) / 8, isKnown: false))]
  }

  private func pretty(_ name: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    if name.hasPrefix(lazyPrefix) { return String(name.dropFirst(lazyPrefix.count)) }
    return name.hasPrefix(".") ? String(name.dropFirst()) : name  // tuple elements
  }

  private func enumeration(_ t: Metadata) -> Layout {
    if Kind.of(t) == Kind.optional {
      let payload = layout(ofValue: t.load(fromByteOffset: 16, as: Metadata.self))
      return enumeration(t, [EnumCase(name: "some", payload: payload), nil])
    }
    let declared = Declaration.of(t)
    guard !declared.isEmpty else { return unknown(t) }
    var cases: [EnumCase?] = []
    for declaration in declared {
      guard declaration.hasType else { cases.append(nil); continue }
      if declaration.isIndirect {
        cases.append(EnumCase(name: declaration.name, payload: one(.reference)))
      } else if let payload = declaration.type {
        cases.append(EnumCase(name: declaration.name, payload: layout(ofValue: payload)))
      } else {
        return unknown(t)
      }
    }
    return enumeration(t, cases)
  }

  private func enumeration(_ t: Metadata, _ cases: [EnumCase?]) -> Layout {
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

  /// The stored properties of a class instance, inherited ones included.
  func layout(ofInstance t: Metadata) -> Layout {
    if let known = instances[t] { return known }
    let made = fields(ofClass: t)
    instances[t] = made
    return made
  }
}

extension LayoutCache {
  /// The kind of collection storage that a class implements, if any.
  func storage(of t: Metadata) -> Storage {
    if let known = storages[t] { return known }
    let name = Runtime.name(of: t)
    let arguments = genericArguments(ofClass: t)
    func argument(_ i: Int) -> Metadata? {
      arguments?.load(fromByteOffset: 8 * i, as: Metadata.self)
    }
    var storage = Storage.none
    if name.hasPrefix("Swift._ContiguousArrayStorage<"), let element = argument(0) {
      storage = .array(element)
    } else if name.hasPrefix("Swift._DictionaryStorage<"), let key = argument(0),
      let value = argument(1)
    {
      storage = .dictionary(key: key, value: value)
    } else if name.hasPrefix("Swift._SetStorage<"), let element = argument(0) {
      storage = .set(element)
    }
    storages[t] = storage
    return storage
  }
}

extension LayoutCache {
  /// The element type of a `ManagedBuffer`; `nil` for every other class.
  func bufferElement(of t: Metadata) -> Metadata? {
    if let known = bufferElements[t] { return known }
    var found: Metadata?
    var candidate: Metadata? = t
    while let current = candidate, found == nil {
      if current.classDescriptor == managedBuffer {
        found = genericArguments(ofClass: current)?.load(fromByteOffset: 8, as: Metadata.self)
      }
      candidate = current.superclass
    }
    bufferElements[t] = .some(found)
    return found
  }
}

extension LayoutCache {
  /// The number of bytes that an object needs.
  func size(of object: UnsafeRawPointer, _ t: Metadata) -> Int {
    guard Kind.of(t) == Kind.class else { return 16 }
    let fixed = t.instanceSize
    func buckets() -> Int { 1 << Int(Memory.load(object + 32, as: Int8.self) ?? 0) }
    switch storage(of: t) {
    case .none: return fixed
    case .array(let element):
      return 32 + (Memory.load(object + 16, as: Int.self) ?? 0) * element.valueStride
    case .dictionary(let key, let value):
      return fixed + buckets() * (key.valueStride + value.valueStride)
    case .set(let element): return fixed + buckets() * element.valueStride
    }
  }
}
