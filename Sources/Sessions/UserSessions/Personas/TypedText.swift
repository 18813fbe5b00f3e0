/// The texts that a user types instead of the intended one.
enum TypedText {
  private static let longest = 60

  /// The text with one letter left out, doubled, or exchanged with the next.
  static func withTypo(_ text: String, using random: inout RandomSource) -> String {
    var letters = Array(text)
    guard !letters.isEmpty else { return "x" }
    let place = random.below(letters.count)
    switch random.below(3) {
    case 0: letters.remove(at: place)
    case 1 where letters.count < longest: letters.insert(letters[place], at: place)
    default:
      if place + 1 < letters.count {
        letters.swapAt(place, place + 1)
      } else {
        letters.removeLast()
      }
    }
    return String(letters)
  }

  /// A text of `length` letters, made of words.
  static func other(of length: Int, using random: inout RandomSource) -> String {
    var letters: [Character] = []
    while letters.count < length {
      if !letters.isEmpty { letters.append(" ") }
      letters += Array(words[random.below(words.count)])
    }
    return String(letters[..<length])
  }

  // Short and long words, some with digits or with letters of more than one byte.
  private static let words = [
    "Ann", "de", "la", "Bartholomew", "Zoé", "O'Connor", "42", "li", "Åse", "Rovers", "Şahin",
    "Montgomery", "7", "van", "Иван", "Fitz-Gerald",
  ]
}
