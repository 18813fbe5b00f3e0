import CLeakDetection

/// A stored property or enum case as described by the compiler.
///
/// Format: FieldRecord in include/swift/RemoteInspection/Records.h of the Swift repository.
struct Declaration {
  enum Ownership { case strong, weak, unowned, unmanaged }

  private let record: Address
  private let descriptor: Address
  private let arguments: Address?

  /// The stored properties of a struct or the cases of an enum; empty if the compiler emitted none.
  static func of(_ t: Metadata) -> [Declaration] {
    guard let descriptor = t.load(fromByteOffset: 8, as: Address?.self) else { return [] }
    // The generic arguments follow the kind and the descriptor.
    return all(in: descriptor, t + 16)
  }

  /// The stored properties of a class, inherited ones first.
  static func ofClass(_ t: Metadata) -> [Declaration] {
    var found: [Declaration] = []
    var type: Metadata? = t
    while let current = type, let descriptor = current.classDescriptor {
      let own = all(in: descriptor, genericArguments(ofClass: current))
      found = own + found
      type = current.superclass
    }
    return found
  }

  private static func all(in descriptor: Address, _ arguments: Address?) -> [Declaration] {
    guard let fields = descriptor.relative(16) else { return [] }
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map {
      Declaration(record: fields + 16 + $0 * size, descriptor: descriptor, arguments: arguments)
    }
  }

  private var mangled: MangledName? { record.relative(4).map { MangledName($0) } }

  /// Whether there is a type; a case without a payload has none.
  var hasType: Bool { record.relative(4) != nil }

  var isIndirect: Bool { record.load(as: UInt32.self) & 1 != 0 }

  /// Whether the compiler hides the type from reflection, because it is noncopyable.
  var isAccessor: Bool { mangled?.isAccessor ?? false }

  /// Whether the type contains a block, which the runtime cannot describe.
  var hasBlock: Bool { mangled?.hasBlock ?? false }

  /// The mangled name of a noncopyable type.
  ///
  /// The compiler hides such types from reflection. Instead of containing the mangled name, the
  /// field record refers to a constant whose symbol contains the name:
  /// `get_type_metadata 15Synchronization5MutexVySiG noncopyable.1`.
  var hiddenName: Substring? {
    guard let mangled, mangled.isAccessor, let symbol = nb_constant_at(mangled.start) else {
      return nil
    }
    let words = String(cString: symbol).split(separator: " ")
    guard words.count == 3, words[0] == "get_type_metadata", words[2].hasPrefix("noncopyable")
    else { return nil }
    return words[1]
  }

  var name: String {
    record.relative(8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
  }

  /// The declared type; `nil` if it cannot be determined.
  var type: Metadata? {
    guard let mangled, !mangled.isAccessor else { return nil }
    // The suffix of a weak or unowned reference is not part of its type.
    let length = ownership == .strong ? mangled.length : mangled.length - 2
    return Runtime.type(
      named: MangledName(mangled.start, length: length), in: descriptor, arguments)
  }

  var ownership: Ownership {
    guard let mangled, mangled.length > 2 else { return .strong }
    if mangled.ends("Xw") { return .weak }
    if mangled.ends("Xo") { return .unowned }
    return mangled.ends("Xu") ? .unmanaged : .strong
  }
}
