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
