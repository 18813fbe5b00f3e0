/// One of two objects in a retain cycle.
final class Leak {
  private var other: Leak?

  static func leave() {
    let (one, two) = (Leak(), Leak())
    one.other = two
    two.other = one
  }
}
