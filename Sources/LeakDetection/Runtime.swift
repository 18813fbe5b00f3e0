// The one place where the Swift runtime is asked. Whatever could make it end the process is not asked for.
import CLeakDetection

/// What the compiler wrote down of a stored property.
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

  /// The name and the type of a stored property; the type is `()` where the runtime does not give it away.
  static func field(_ index: Int, of type: Metadata) -> (
    name: String, type: Metadata, isStrong: Bool
  ) {
    var info = FieldInfo()
    let fieldType = runtimeField(anyType(type), index: index, fieldMetadata: &info)
    defer { info.free?(info.name) }
    let name = info.name.map { String(cString: $0) } ?? "\(index)"
    return (name, metadata(of: fieldType), info.isStrong)
  }

  /// Where a stored property lies.
  static func fieldOffset(_ index: Int, of type: Metadata) -> Int {
    runtimeFieldOffset(anyType(type), index: index)
  }

  /// The type that a mangled name stands for, for a name that depends on no generic parameters.
  static func type(named name: MangledName) -> Metadata? {
    name.dependsOnParameters ? nil : nb_type_by_mangled_name(name.start, name.length, nil, nil)
  }

  /// The type that the mangled name of a field or case of a type stands for.
  static func type(
    named name: MangledName, in descriptor: Address, _ arguments: Address?
  ) -> Metadata? {
    guard let arguments else { return type(named: name) }
    return nb_type_by_mangled_name(name.start, name.length, descriptor, arguments)
  }

  /// The type that plain text stands for, of a program that has such a type.
  static func type(named text: Substring) -> Metadata? {
    var text = String(text)
    return text.withUTF8 {
      let name = MangledName(UnsafeRawPointer($0.baseAddress!), length: $0.count)
      // A substitution stands for something in front of this part.
      return name.hasSubstitutions ? nil : type(named: name)
    }
  }

  /// The metadata of a type that is not generic, from the symbols of the executable.
  static func type(ofSymbol text: Substring) -> Metadata? {
    nb_variable_named("$s\(text)N").flatMap { Memory.type(UInt(bitPattern: $0)) }
  }

  /// What the runtime calls a type.
  static func name(of type: Metadata) -> String { _typeName(anyType(type), qualified: true) }
}
