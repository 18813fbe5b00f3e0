/// A parameter of a method.
struct Parameter {
  /// The argument label; `nil` if there is none.
  let label: String?
  /// The parameter name in the body of the method.
  let name: String
  let type: TypeSpelling
  let typeTokens: Range<Int>
}
