extension Duration {
  /// The duration, rounded up to a sensible unit: `40 s`, `3 min`, `2 h 5 min`.
  var inWords: String {
    let (whole, rest) = components
    let seconds = max(1, whole + (rest > 0 ? 1 : 0))
    let minutes = (seconds + 59) / 60
    switch seconds {
    case ..<120: return "\(seconds) s"
    case ..<7_200: return "\(minutes) min"
    default: return "\(minutes / 60) h \(minutes % 60) min"
    }
  }
}
