import Foundation
import UserSessions

/// Standard normal random numbers, generated in pairs by the Box–Muller transform.
struct NormalNumbers {
  var random: RandomSource
  private var spare: Double?

  init(_ random: RandomSource) { self.random = random }

  mutating func next() -> Double {
    if let number = spare {
      spare = nil
      return number
    }
    let radius = (-2 * log(uniform())).squareRoot()
    let angle = 2 * .pi * uniform()
    spare = radius * sin(angle)
    return radius * cos(angle)
  }

  /// A random number in (0, 1].
  private mutating func uniform() -> Double { Double((random.next() >> 11) + 1) * 0x1p-53 }

  /// The quantile of the standard normal distribution, found by bisecting the error function.
  static func quantile(_ fraction: Double) -> Double {
    var (low, high) = (-40.0, 40.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if erfc(-middle / 2.0.squareRoot()) / 2 < fraction { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
