import CLeakDetection

struct CaptureLayout {
  var slots: Layout = []
  var complete = true  // false: the rest of the context has an unknown layout
  var knownBytes = 16
  var isGeneric = false
}

/// The layout of the captures in a closure context or box.
func captureLayout(_ object: UnsafeRawPointer, _ heapMetadata: Metadata, _ cache: LayoutCache)
  -> CaptureLayout
{
  if let known = cache.captures[heapMetadata] { return known }
  let made = readCaptures(object, heapMetadata, cache)
  // With generic captures, contexts with the same metadata may differ in layout.
  if !made.isGeneric { cache.captures[heapMetadata] = made }
  return made
}

/// Reads the capture descriptor that the compiler emits for every closure context and box.
private func readCaptures(
  _ object: UnsafeRawPointer, _ heapMetadata: Metadata, _ cache: LayoutCache
) -> CaptureLayout {
  var result = CaptureLayout()
  guard let descriptor = heapMetadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else {
    result.complete = false
    return result
  }
  let count = Int(descriptor.load(as: UInt32.self))
  let sources = Int(descriptor.load(fromByteOffset: 4, as: UInt32.self))
  let bindings = Int(descriptor.load(fromByteOffset: 8, as: UInt32.self))
  result.isGeneric = bindings > 0
  var offset = max(16, Int(heapMetadata.load(fromByteOffset: 8, as: UInt32.self))) + 8 * bindings
  func boundType(_ parameter: [UInt8]) -> Metadata? {
    for s in 0..<sources {
      let record = descriptor + 12 + 4 * count + 8 * s
      guard let name = record.relative(0), MangledName(name).bytes == parameter,
        let source = record.relative(4)
      else { continue }
      let path = MangledName(source).bytes
      if path.count == 2, path[0] == UInt8(ascii: "B"), path[1] >= 48, path[1] < 58 {
        return Memory.word(object + 16 + 8 * Int(path[1] - 48)).flatMap(Memory.type)
      }
    }
    return nil
  }
  func place(_ size: Int, _ alignment: Int) -> Int {
    offset = (offset + alignment - 1) & ~(alignment - 1)
    defer { offset += size }
    return offset
  }
  for i in 0..<count {
    guard let start = (descriptor + 12).relative(4 * i) else {
      result.complete = false; return result
    }
    let name = MangledName(start)
    let bytes = name.bytes
    let label = "(capture \(i))"
    // The box of a captured variable; the second form is used in generic code.
    if name.ends("Xx") || name.ends("XX") {
      result.slots.append(Place(offset: place(8, 8), name: label, slot: .reference))
      // Weak, unowned, unowned(unsafe) references.
    } else if name.ends("Xw") || name.ends("Xo") || name.ends("Xu") {
      let size =
        name.ends("_pX" + String(UnicodeScalar(bytes.last!))) || name.ends("_pSgXw") ? 16 : 8
      let at = place(size, 8)
      let declared = MangledName(start, length: name.length - 2)
      if name.ends("Xw"), let type = Runtime.type(named: declared) {
        result.slots.append(Place(offset: at, name: label, slot: .weak(type)))
      } else if name.ends("Xo") {
        result.slots.append(Place(offset: at, name: label, slot: .unowned))
      }
    } else if let known = Runtime.type(named: name) ?? boundType(bytes) {
      let at = place(known.valueSize, known.valueAlignment)
      result.slots += cache.layout(ofValue: known).moved(by: at, into: label)
    } else if name.isFunction, !name.hasBlock {
      // An optional function is nil if its code pointer is.
      result.slots.append(Place(offset: place(16, 8), name: label, slot: .function))
      // A generic class.
    } else if bytes.first == 1,
      (start + 1).relative(0).map({ $0.load(as: UInt32.self) & 0x1F == 16 }) == true
    {
      result.slots.append(Place(offset: place(8, 8), name: label, slot: .reference))
    } else {
      result.complete = false
      result.knownBytes = offset
      return result
    }
  }
  result.knownBytes = offset
  return result
}
