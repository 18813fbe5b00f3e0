/// A modifier such as `override` or `private(set)`.
struct Modifier {
  let name: String
  let hasArguments: Bool
  let tokens: Range<Int>
}
