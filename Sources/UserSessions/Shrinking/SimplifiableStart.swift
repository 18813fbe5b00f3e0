/// What an app finds at its launch, with its place in an order of simplicity.
public protocol SimplifiableStart: Hashable, Sendable {
  /// Where the start is in the order: compared number by number, the smaller is the simpler. Different starts have different
  /// numbers, so that the order is total.
  var complexity: [Int] { get }

  /// Starts to try in the place of this one, the boldest first, each with the events as they must be then: a player with
  /// another number has another link. Those that are not simpler are passed over.
  func simplerStarts(_ events: [UserEvent]) -> [Shrinker<Self>.Trial]

  /// Starts that may save a user who does these events some of them, such as one that is signed in; simple or not.
  func startsFurtherAlong(_ events: [UserEvent]) -> [Self]
}

/// The start of an app that finds nothing at its launch.
public struct EmptyStart: SimplifiableStart, Codable {
  /// The one start that there is.
  public init() {}

  public var complexity: [Int] { [] }
  public func simplerStarts(_ events: [UserEvent]) -> [Shrinker<EmptyStart>.Trial] { [] }
  public func startsFurtherAlong(_ events: [UserEvent]) -> [EmptyStart] { [] }
}

/// Places in an order of simplicity.
public enum Simplicity {
  /// Numbers near zero first, and of two that are as near the positive one.
  public static func code(_ number: Int) -> Int { number > 0 ? 2 * number - 1 : -2 * number }

  /// Short texts first; among those as long, small letters, then digits, then everything else by code point.
  public static func code(_ text: String) -> [Int] {
    let letters = text.unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z": Int(scalar.value) - 97
      case "0"..."9": Int(scalar.value) - 48 + 26
      default: Int(scalar.value) + 36
      }
    }
    return [letters.count] + letters
  }

  /// Smaller numbers to try in the place of one: 0, then in ever shorter steps down from it.
  static func smaller(than number: Int) -> [Int] {
    guard number != 0 else { return [] }
    guard number > 0 else { return [0, number == .min ? .max : -number] }
    var numbers = [0]
    var step = number / 2
    while step > 0 {
      numbers.append(number - step)
      step /= 2
    }
    return numbers
  }

  /// Simpler texts to try in the place of one: none, one letter, one letter fewer, one letter simpler.
  public static func simpler(than text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    let letters = Array(text)
    var texts = ["", "a", "0", String(letters.prefix(letters.count / 2))]
    for index in letters.indices {
      var fewer = letters
      fewer.remove(at: index)
      texts.append(String(fewer))
    }
    for index in letters.indices {
      for letter in "a0" where letters[index] != letter {
        var other = letters
        other[index] = letter
        texts.append(String(other))
      }
    }
    return texts
  }
}
