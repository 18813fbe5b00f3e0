import CLeakDetection

/// Enumerates the references in an object, in an order determined by the program alone.
///
/// Names are made only on request: reading a graph takes microseconds, and only reported references
/// need names.
struct HeapReader {
  /// A strong reference to a heap object.
  struct Reference {
    let target: Address
    /// The code pointer of the closure whose context is referenced, or 0.
    let code: UInt
    /// Whether the reference is a word of unknown meaning that contains the object's address.
    let isGuess: Bool
  }

  /// A reference found in an object, or a field that could not be read.
  enum Place {
    case strong(Reference)
    case weak(declaredType: Metadata, Address)
    /// An unowned reference, with the address of its target.
    case unowned(Address)
    /// A field of unknown type, or one that could not be proven readable.
    case unread
  }

  typealias Visit = (_ place: Place, _ label: () -> String) -> Void

  let cache: LayoutCache

  /// Visits the references in an object.
  func read(_ object: Address, _ visit: Visit) {
    withoutActuallyEscaping(visit) { visit in Walk(cache: cache, visit: visit).read(object) }
  }
}

/// The traversal of one object.
private struct Walk {
  let cache: LayoutCache
  let visit: HeapReader.Visit

  func read(_ object: Address) {
    guard let m = Memory.object(UInt(bitPattern: object))?.load(as: Metadata.self) else {
      return visit(.unread) { "" }
    }
    switch Kind.of(m) {
    case Kind.class:
      if !readStorage(object, m) {
        walk(object, cache.layout(ofInstance: m)) { "" }
        if hasUnreadTail(object, m) { visit(.unread) { "elements" } }
      }
    case Kind.context:
      let captures = captureLayout(object, m, cache)
      walk(object, captures.slots) { "" }
      if !captures.complete { guess(object, from: captures.knownBytes) }
    case Kind.genericBox:
      let offset = Int(m.load(fromByteOffset: 8, as: UInt32.self))
      let type = m.load(fromByteOffset: 16, as: Metadata.self)
      walk(object + offset, cache.layout(ofValue: type)) { "value" }
    case Kind.task: SuspendedTask(address: object).forEachWord { guess($0) { "local" } }
    case Kind.error:
      guard let type = Memory.word(object + 16).flatMap(Memory.type) else {
        return visit(.unread) { "" }
      }
      walk((object + 32).aligned(to: type.valueAlignment), cache.layout(ofValue: type)) { "" }
    default: guess(object, from: 16)
    }
  }

  /// Whether references may follow the stored properties, as in the elements of a `ManagedBuffer`.
  ///
  /// Such references count as unread and are not guessed. Only the class knows the number and the
  /// positions of its elements; other positions hold stale data, such as an element that has been
  /// moved out or fields of a dead object. The address of a live object in such a position is not a
  /// reference. If it were counted, it could explain a reference that actually comes from a
  /// variable, and a live object would be reported as leaked; or it could lead from a buffer in use
  /// to a leaked object and hide the leak. Without these references, objects that only the elements
  /// hold count as held from outside.
  private func hasUnreadTail(_ object: Address, _ m: Metadata) -> Bool {
    guard let element = cache.bufferElement(of: m) else {
      return ObjectRecord(object).map { $0.size > m.instanceSize } ?? false
    }
    guard !cache.layout(ofValue: element).isEmpty else { return false }
    let first = (object + m.instanceSize).aligned(to: element.valueAlignment)
    // An empty buffer has no room for an element; size 0 means that the block did not come from the
    // allocator.
    let size = allocatedSize(of: object)
    return size == 0 || object + size >= first + element.valueStride
  }

  private func walk(_ base: Address, _ layout: Layout, _ prefix: () -> String) {
    for place in layout {
      follow(base + place.offset, place.slot) { join(prefix(), place.name) }
    }
  }

  private func follow(_ place: Address, _ slot: Slot, _ label: () -> String) {
    switch slot {
    case .reference: report(Memory.word(place), label)
    case .bridgeReference:
      report(
        Memory.word(place).map { Int(bitPattern: $0) > 0 ? $0 & UInt(nb_address_bits) : 0 }, label)
    case .function:
      let code = Memory.word(place)
      if code != 0 { report(Memory.word(place + 8), code: code ?? 0, label) }
    case .opaqueExistential: readExistential(place, label)
    case .enumeration(let type, let cases): project(place, type, cases, label)
    case .array(let count, let stride, let layout):
      for i in 0..<count { walk(place + i * stride, layout) { label() + "[\(i)]" } }
    case .weak(let type):
      if Memory.word(place) != nil { visit(.weak(declaredType: type, place), label) }
    case .unowned:
      if let raw = Memory.word(place), let target = Memory.object(raw), target.isHeapObject {
        visit(.unowned(target), label)
      }
    case .words(let words, let isKnown):
      if !isKnown { visit(.unread, label) }
      for word in 0..<words {
        guess(Memory.word(place + 8 * word)) { label() + "(word \(word)?)" }
      }
    }
  }

  private func readExistential(_ place: Address, _ label: () -> String) {
    guard let raw = Memory.word(place + 24) else { return visit(.unread, label) }
    // No type: a nil optional.
    guard raw != 0 else { return }
    guard let type = Memory.type(raw) else { return visit(.unread, label) }
    if !type.isStoredInline {
      report(Memory.word(place), label)
    } else if !type.isTrivialValue {
      walk(place, cache.layout(ofValue: type), label)
    }
  }

  private func project(
    _ place: Address, _ type: Metadata, _ cases: [EnumCase?], _ label: () -> String
  ) {
    guard Memory.isReadable(place, type.valueSize),
      UInt(bitPattern: place) & UInt(type.valueAlignment - 1) == 0
    else { return visit(.unread, label) }
    let tag = Int(type.enumTag(place))
    guard tag < cases.count, let active = cases[tag], !active.payload.isEmpty else { return }
    let copy = UnsafeMutableRawPointer.allocate(
      byteCount: max(16, type.valueSize), alignment: max(16, type.valueAlignment))
    defer { copy.deallocate() }
    copy.copyMemory(from: place, byteCount: type.valueSize)  // bitwise: no ownership is transferred
    type.projectEnumPayload(copy)
    walk(Address(copy), active.payload) {
      active.name == "some" ? label() : join(label(), active.name)
    }
  }

  // MARK: References

  private func report(_ raw: UInt?, code: UInt = 0, _ label: () -> String) {
    guard let raw else { return visit(.unread, label) }
    // Words within the first page are `nil`, possibly inside another optional; words with the top
    // bit set are immortal or tagged.
    guard raw >= 4096, Int(bitPattern: raw) > 0 else { return }
    guard let target = Memory.object(raw) else { return visit(.unread, label) }
    guard target.isHeapObject else { return }
    visit(.strong(.init(target: target, code: code, isGuess: false)), label)
  }

  private func guess(_ raw: UInt?, _ label: () -> String) {
    // A guessed word may look like an object by chance, so the target must be in the table of live
    // objects.
    guard let raw, let target = Memory.object(inWord: raw), ObjectRecord(target) != nil else {
      return
    }
    visit(.strong(.init(target: target, code: 0, isGuess: true)), label)
  }

  private func guess(_ object: Address, from start: Int) {
    visit(.unread) { "+\(start)?" }
    var offset = (start + 7) & ~7
    let size = allocatedSize(of: object)
    while offset + 8 <= size {
      let place = offset
      guess(Memory.word(object + offset)) { "+\(place)?" }
      offset += 8
    }
  }

  // The allocator's padding may hold stale data, so it is excluded.
  private func allocatedSize(of object: Address) -> Int {
    ObjectRecord(object)?.size ?? nb_usable_size(object)
  }

  // MARK: Standard collections

  /// Reads the elements of a standard collection, which follow the stored properties.
  private func readStorage(_ object: Address, _ m: Metadata) -> Bool {
    switch cache.storage(of: m) {
    case .none: return false
    case .array(let element):
      let layout = cache.layout(ofValue: element)
      guard !layout.isEmpty else { return true }
      let first = (object + 32).aligned(to: element.valueAlignment)
      let stride = element.valueStride
      guard let count = Memory.load(object + 16, as: Int.self), count >= 0,
        count <= nb_usable_size(object) / max(1, stride)
      else {
        visit(.unread) { "" }
        return true
      }
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
    guard let buckets = Buckets(object, key, value) else { return visit(.unread) { "" } }
    let isText = key == metadata(of: String.self)
    for bucket in inOrderOfAge(buckets) {
      let place = buckets.key(bucket)
      walk(place, keyLayout) { value == nil ? "{element}" : "{key}" }
      guard value != nil else { continue }
      walk(buckets.value(bucket), valueLayout) {
        isText ? "[\"\(Self.withoutMarks(place.load(as: String.self)))\"]" : "{value}"
      }
    }
  }

  // Brackets, quotes and line breaks in a key would be mistaken for those of the label.
  private static func withoutMarks(_ key: String) -> String {
    String(key.map { "[]{}\"\n\r".contains($0) ? "·" : $0 })
  }

  // Bucket positions differ between processes. Sorting by the age of the contents makes paths
  // reproducible.
  private func inOrderOfAge(_ buckets: Buckets) -> [Int] {
    let occupied = buckets.occupied
    guard occupied.count > 1 else { return occupied }
    return occupied.map { bucket in
      var age = age(of: buckets.key(bucket), buckets.keyType)
      if let type = buckets.valueType, age == .max {
        age = self.age(of: buckets.value(bucket), type)
      }
      return (age, bucket)
    }.sorted { $0 < $1 }.map(\.1)
  }

  private func age(of place: Address, _ type: Metadata) -> UInt32 {
    var age = UInt32.max
    let inner = Walk(
      cache: cache,
      visit: { place, _ in
        guard case .strong(let reference) = place, !reference.isGuess else { return }
        age = min(age, ObjectRecord(reference.target)?.serial ?? .max)
      })
    inner.walk(place, cache.layout(ofValue: type)) { "" }
    return age
  }
}

/// The entries in the storage of a dictionary or set, in buckets chosen by their keys.
private struct Buckets {
  let keyType: Metadata
  let valueType: Metadata?
  let occupied: [Int]
  private let keys: Address
  private let values: Address

  /// - Returns: `nil` if the storage is in a state that the standard library never produces.
  init?(_ object: Address, _ key: Metadata, _ value: Metadata?) {
    let bitmap = object + (value == nil ? 56 : 64)
    guard let scale = Memory.load(object + 32, as: Int8.self), (0..<40).contains(scale),
      let keys = Memory.word(object + 48).flatMap({ Address(bitPattern: $0) }),
      let values = value == nil
        ? keys : Memory.word(object + 56).flatMap({ Address(bitPattern: $0) })
    else { return nil }
    let count = 1 << Int(scale)
    guard Memory.isReadable(bitmap, (count + 63) / 64 * 8),
      Memory.isReadable(keys, count * key.valueStride),
      Memory.isReadable(values, count * (value?.valueStride ?? 0))
    else { return nil }
    occupied = (0..<count).filter {
      bitmap.load(fromByteOffset: 8 * ($0 / 64), as: UInt.self) & (1 << UInt($0 % 64)) != 0
    }
    keyType = key
    valueType = value
    self.keys = keys
    self.values = values
  }

  func key(_ bucket: Int) -> Address { keys + bucket * keyType.valueStride }
  func value(_ bucket: Int) -> Address { values + bucket * (valueType?.valueStride ?? 0) }
}
