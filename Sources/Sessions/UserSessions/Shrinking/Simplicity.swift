/// Positions in an order of simplicity.
public enum Simplicity {
  /// The position of a number: by magnitude; of two with equal magnitude, the positive one is
  /// first.
  public static func code(_ number: Int) -> Int { number > 0 ? 2 * number - 1 : -2 * number }

  /// The position of a text: by length, then letter by letter (`a`–`z`, digits, then the rest by
  /// code point).
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

  /// Smaller numbers to try: 0, then numbers ever closer to `number`; for a negative number, 0 and
  /// its magnitude.
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

  /// Simpler texts to try: empty, one letter, one letter fewer, or with one simpler letter.
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
