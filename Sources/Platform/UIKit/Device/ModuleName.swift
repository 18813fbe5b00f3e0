/// The name of the module that declares a type.
package func moduleName(of type: Any.Type) -> String {
  // A type's fully qualified name begins with its module. `String(reflecting:)` returns the same
  // name, but first looks for conformances of the type's metatype.
  String(_typeName(type, qualified: true).prefix { $0 != "." })
}
