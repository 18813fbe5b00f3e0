import CLeakDetection

typealias Address = UnsafeRawPointer

/// Walks over the references that one object holds, in an order that depends on nothing but the program.
///
/// Names are only made when somebody asks for them: a graph is read in microseconds, and named where a person looks at it.
struct HeapReader {
  /// A strong reference to a heap object.
  struct Reference {
    let target: Address
    /// The code of the closure that the reference is the context of; 0 where it is none.
    let code: UInt
  }

  typealias Visit = (_ reference: Reference, _ label: () -> String) -> Void
  typealias WeakVisit = (_ declaredType: Metadata, _ place: Address, _ label: () -> String) -> Void

  let cache: LayoutCache

  /// Visits the strong references of an object, and the weak ones.
  ///
  /// - Parameter isObject: Whether a word of unknown meaning is the address of an object.
  func read(
    _ object: Address, isObject: (UInt) -> Bool = { _ in false }, weak: WeakVisit = { _, _, _ in },
    visit: Visit
  ) {
    withoutActuallyEscaping(visit) { visit in
      withoutActuallyEscaping(weak) { weak in
        withoutActuallyEscaping(isObject) { isObject in
          Walk(cache: cache, visit: visit, weak: weak, isObject: isObject).read(object)
        }
      }
    }
  }
}

/// One object being read.
private struct Walk {
  let cache: LayoutCache
  let visit: HeapReader.Visit
  let weak: HeapReader.WeakVisit
  let isObject: (UInt) -> Bool

  func read(_ object: Address) {
    let m = object.load(as: Metadata.self)
    switch Kind.of(m) {
    case Kind.class:
      if !readStorage(object, m) { walk(object, cache.layout(ofInstance: m)) { "" } }
    case Kind.context:
      let captures = captureLayout(object, m, cache)
      walk(object, captures.slots) { "" }
      if !captures.complete { guess(object, from: captures.knownBytes) }
    case Kind.genericBox:
      let offset = Int(m.load(fromByteOffset: 8, as: UInt32.self))
      let type = m.load(fromByteOffset: 16, as: Metadata.self)
      walk(object + offset, cache.layout(ofValue: type)) { "value" }
    case Kind.error:
      let type = object.load(fromByteOffset: 16, as: Metadata.self)
      walk((object + 32).aligned(to: type.valueAlignment), cache.layout(ofValue: type)) { "" }
    default:
      guess(object, from: 16)
    }
  }

  private func walk(_ base: Address, _ layout: Layout, _ prefix: () -> String) {
    for place in layout {
      follow(base + place.offset, place.slot) { join(prefix(), place.name) }
    }
  }

  private func follow(_ place: Address, _ slot: Slot, _ label: () -> String) {
    switch slot {
    case .reference:
      report(place.load(as: UInt.self), label)
    case .bridgeReference:
      report(place.load(as: UInt.self), mask: 0x00FF_FFFF_FFFF_FFF8, label)
    case .function:
      let code = place.load(as: UInt.self)
      if code != 0 { report(place.load(fromByteOffset: 8, as: UInt.self), code: code, label) }
    case .opaqueExistential:
      guard let type = place.load(fromByteOffset: 24, as: Metadata?.self) else { return }
      if !type.isStoredInline {
        report(place.load(as: UInt.self), label)
      } else if !type.isTrivialValue {
        walk(place, cache.layout(ofValue: type), label)
      }
    case .enumeration(let type, let cases): project(place, type, cases, label)
    case .weak(let type):
      weak(type, place, label)
    case .opaqueWords(let words):
      for word in 0..<words {
        reportIfObject(place.load(fromByteOffset: 8 * word, as: UInt.self)) {
          label() + "(word \(word)?)"
        }
      }
    }
  }

  private func project(
    _ place: Address, _ type: Metadata, _ cases: [EnumCase?], _ label: () -> String
  ) {
    let tag = Int(type.enumTag(place))
    guard tag < cases.count, let active = cases[tag], !active.payload.isEmpty else { return }
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(16, type.valueSize), alignment: 16)
    defer { copy.deallocate() }
    copy.copyMemory(from: place, byteCount: type.valueSize)  // bitwise: no ownership moves
    type.projectEnumPayload(copy)
    walk(Address(copy), active.payload) {
      active.name == "some" ? label() : join(label(), active.name)
    }
  }

  // MARK: References

  private func report(
    _ raw: UInt, mask: UInt = ~0, code: UInt = 0, _ label: () -> String
  ) {
    guard raw != 0, Int(bitPattern: raw) > 0,  // top bit set: immortal or tagged
      let target = Address(bitPattern: raw & mask), target.isHeapObject
    else { return }
    visit(.init(target: target, code: code), label)
  }

  private func reportIfObject(_ raw: UInt, _ label: () -> String) {
    let masked = raw & 0x00FF_FFFF_FFFF_FFF8
    if isObject(masked) { report(masked, label) }
  }

  private func guess(_ object: Address, from start: Int) {
    var offset = (start + 7) & ~7
    // What the allocator gave beyond that holds what was there before.
    let size = ObjectRecord(object)?.size ?? nb_usable_size(object)
    while offset + 8 <= size {
      let place = offset
      reportIfObject(object.load(fromByteOffset: offset, as: UInt.self)) { "+\(place)?" }
      offset += 8
    }
  }

  // MARK: Standard collections

  /// Element storage of the standard collections: the elements lie behind the stored properties.
  private func readStorage(_ object: Address, _ m: Metadata) -> Bool {
    switch cache.storage(of: m) {
    case .none: return false
    case .array(let element):
      let count = object.load(fromByteOffset: 16, as: Int.self)
      let layout = cache.layout(ofValue: element)
      guard !layout.isEmpty else { return true }
      let first = (object + 32).aligned(to: element.valueAlignment)
      let stride = element.valueStride
      for i in 0..<count { walk(first + i * stride, layout) { "[\(i)]" } }
    case .dictionary(let key, let value): readBuckets(object, key, value)
    case .set(let element): readBuckets(object, element, nil)
    }
    return true
  }

  private func readBuckets(_ object: Address, _ key: Metadata, _ value: Metadata?) {
    let keyLayout = cache.layout(ofValue: key)
    let valueLayout = value.map { cache.layout(ofValue: $0) } ?? []
    guard !keyLayout.isEmpty || !valueLayout.isEmpty else { return }
    let keys = object.load(fromByteOffset: 48, as: Address.self)
    let isText = key == metadata(of: String.self)
    for bucket in occupiedBuckets(object, isSet: value == nil, key, value) {
      let place = keys + bucket * key.valueStride
      walk(place, keyLayout) { value == nil ? "{element}" : "{key}" }
      guard let value else { continue }
      let values = object.load(fromByteOffset: 56, as: Address.self)
      walk(values + bucket * value.valueStride, valueLayout) {
        isText ? "[\"\(Self.withoutMarks(place.load(as: String.self)))\"]" : "{value}"
      }
    }
  }

  // Brackets, quotes and line breaks of a key would be taken for those of the label.
  private static func withoutMarks(_ key: String) -> String {
    String(key.map { "[]{}\"\n\r".contains($0) ? "·" : $0 })
  }

  // Where an entry lies changes from process to process. In the order of age of what they hold, paths are always the same.
  private func occupiedBuckets(
    _ object: Address, isSet: Bool, _ key: Metadata, _ value: Metadata?
  ) -> [Int] {
    let bitmap = object + (isSet ? 56 : 64)
    let count = 1 << Int(object.load(fromByteOffset: 32, as: Int8.self))
    let occupied = (0..<count).filter {
      bitmap.load(fromByteOffset: 8 * ($0 / 64), as: UInt.self) & (1 << UInt($0 % 64)) != 0
    }
    guard occupied.count > 1 else { return occupied }
    let keys = object.load(fromByteOffset: 48, as: Address.self)
    return occupied.map { bucket in
      var age = age(of: keys + bucket * key.valueStride, key)
      if let value, age == .max {
        let values = object.load(fromByteOffset: 56, as: Address.self)
        age = self.age(of: values + bucket * value.valueStride, value)
      }
      return (age, bucket)
    }.sorted { $0 < $1 }.map(\.1)
  }

  private func age(of place: Address, _ type: Metadata) -> UInt32 {
    var age = UInt32.max
    let inner = Walk(
      cache: cache,
      visit: { reference, _ in age = min(age, ObjectRecord(reference.target)?.serial ?? .max) },
      weak: { _, _, _ in }, isObject: { _ in false })
    inner.walk(place, cache.layout(ofValue: type)) { "" }
    return age
  }
}

extension Address {
  /// Statically allocated objects (empty collections, constant objects) are immortal and not on the heap.
  var isHeapObject: Bool {
    UInt(bitPattern: self) & 7 == 0
      && load(fromByteOffset: 8, as: UInt32.self) & 0x8000_0001 != 0x8000_0001
  }
}

/// What the table of live objects knows of an object that the executable's own code allocated; true as long as the object lives.
struct ObjectRecord {
  private let slot: UInt32

  /// The record of a heap object; `nil` where the runtime or another library allocated it.
  init?(_ object: Address) {
    slot = nb_slot_of(object)
    if slot == 0 { return nil }
  }

  private var entry: nb_object { nb_object_table()![Int(slot)] }
  var serial: UInt32 { entry.serial }
  var event: UInt32 { entry.event }
  var session: UInt32 { entry.session }
  var size: Int { Int(entry.size) }

  /// Every object that is alive and was allocated for a session; for any session, if it is `nil`.
  static func forEach(of session: UInt32?, _ body: (Address, nb_object) -> Void) {
    guard let table = nb_object_table() else { return }
    for slot in 1..<max(1, Int(nb_object_count()))
    where session == nil || table[slot].session == session {
      if let object = table[slot].object { body(Address(object), table[slot]) }
    }
  }
}
