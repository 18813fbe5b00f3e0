// The format of all numbers for readers: commas between thousands, and a point before decimals.

extension Double {
  /// The number with `digits` decimals and its thousands separated by commas.
  package func grouped(_ digits: Int = 0) -> String { fixed(digits).groupedDigits }
}

extension Int {
  /// The number with its thousands separated by commas.
  package var grouped: String { String(self).groupedDigits }
  /// The number with a sign if it is not zero.
  package var signed: String { (self > 0 ? "+" : "") + grouped }
}

extension String {
  /// A number's text with commas between its thousands.
  fileprivate var groupedDigits: String {
    let whole = prefix { $0 != "." }
    guard whole.drop(while: { $0 == "-" }).count > 3 else { return self }
    var result = ""
    for (index, digit) in whole.reversed().enumerated() {
      if index > 0, index % 3 == 0, digit != "-" { result.append(",") }
      result.append(digit)
    }
    return String(result.reversed()) + dropFirst(whole.count)
  }
}
