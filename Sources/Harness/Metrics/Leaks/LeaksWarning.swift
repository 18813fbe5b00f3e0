/// The warnings about leaks.
enum LeaksWarning {
  case noCheckout

  var text: String {
    switch self {
    case .noCheckout:
      "Leaks were not compared with a baseline, because the checkout that bench was built from is gone."
    }
  }
}
