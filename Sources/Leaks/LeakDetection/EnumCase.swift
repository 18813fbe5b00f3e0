final class EnumCase {
  let name: String
  let payload: Layout
  init(name: String, payload: Layout) { self.name = name; self.payload = payload }
}
