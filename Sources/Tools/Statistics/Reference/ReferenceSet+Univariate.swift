extension ReferenceSet {
  /// Samples with their certified mean, standard deviation and lag-1 autocorrelation.
  static let univariate: [ReferenceSet] = [
    .univariate("Lew"), .univariate("Lottery"), .univariate("Mavro", digits: 13.1),
    .univariate("Michelso", digits: 13.8), .univariate("NumAcc1"), .univariate("NumAcc2"),
    .univariate("NumAcc3", digits: 9.5), .univariate("NumAcc4", digits: 8.3),
    .univariate("PiDigits"),
  ]

  /// - Parameter digits: The attainable digits of the standard deviation. Merely rounding the data
  ///   to `Double` loses digits if values with many digits differ only slightly.
  private static func univariate(_ name: String, digits: Double = 15) -> ReferenceSet {
    let file = ReferenceFile(name)
    return ReferenceSet(
      name: name,
      certified: [
        Certified(.mean, file.value(after: "ybar:"), digits: 15),
        Certified(.standardDeviation, file.value(after: "s:"), digits: digits),
        Certified(.lag1, file.value(after: "r(1):"), digits: 13.4),
      ], values: file.rows.map { $0[0] }, design: nil)
  }
}
