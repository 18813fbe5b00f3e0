// The only code that calls the Swift runtime's reflection. It avoids calls that could terminate the
// process.
import CLeakDetection

/// The runtime's description of a stored property.
struct FieldInfo {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func runtimeFieldCount(_: Any.Type) -> Int
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func runtimeField(_: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldInfo>)
  -> Any.Type
@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func runtimeFieldOffset(_: Any.Type, index: Int) -> Int

enum Runtime {
  /// The number of stored properties of a class, inherited ones included, or of a tuple.
  static func fieldCount(of type: Metadata) -> Int { runtimeFieldCount(anyType(type)) }

  /// The name and type of a stored property; the type is `()` if the runtime does not reveal it.
  static func field(_ index: Int, of type: Metadata) -> (
    name: String, type: Metadata, isStrong: Bool
  ) {
    var info = FieldInfo()
    let fieldType = runtimeField(anyType(type), index: index, fieldMetadata: &info)
    defer { info.free?(info.name) }
    let name = info.name.map { String(cString: $0) } ?? "\(index)"
    return (name, metadata(of: fieldType), info.isStrong)
  }

  /// The offset of a stored property.
  static func fieldOffset(_ index: Int, of type: Metadata) -> Int {
    runtimeFieldOffset(anyType(type), index: index)
  }

  /// The type with a mangled name; `nil` if the name depends on generic parameters, or contains a
  /// block.
  static func type(named name: MangledName) -> Metadata? {
    name.dependsOnParameters || name.hasBlock
      ? nil : nb_type_by_mangled_name(name.start, name.length, nil, nil)
  }

  /// The type of another type's field or case, by its mangled name.
  static func type(
    named name: MangledName, in descriptor: Address, _ arguments: Address?
  ) -> Metadata? {
    guard let arguments else { return type(named: name) }
    return name.hasBlock
      ? nil : nb_type_by_mangled_name(name.start, name.length, descriptor, arguments)
  }

  /// The type with a mangled name given as text; the program must contain the type.
  static func type(named text: Substring) -> Metadata? {
    var text = String(text)
    return text.withUTF8 {
      let name = MangledName(UnsafeRawPointer($0.baseAddress!), length: $0.count)
      // A substitution would refer to a part before this text.
      return name.hasSubstitutions ? nil : type(named: name)
    }
  }

  /// The metadata of a non-generic type, from the executable's symbols.
  static func type(ofSymbol text: Substring) -> Metadata? {
    nb_variable_named("$s\(text)N").flatMap { Memory.type(UInt(bitPattern: $0)) }
  }

  /// The runtime's name of a type.
  static func name(of type: Metadata) -> String { _typeName(anyType(type), qualified: true) }
}
