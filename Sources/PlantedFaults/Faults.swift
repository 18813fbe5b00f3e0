import UIKit

/// Work without an end.
enum Endless {
  nonisolated static func loop() {
    var turns = 0
    while true { turns &+= 1 }
  }

  /// Every block posts the next one: the main queue never comes to rest.
  static func post() {
    DispatchQueue.main.async { post() }
  }

  static func grow() {
    var blocks: [[UInt8]] = []
    // Written to, because memory that nobody has touched is not taken.
    while true { blocks.append([UInt8](repeating: 1, count: 1 << 20)) }
  }
}

/// Two objects that keep each other.
final class Leak {
  private var other: Leak?

  static func leave() {
    let (one, two) = (Leak(), Leak())
    one.other = two
    two.other = one
  }
}
