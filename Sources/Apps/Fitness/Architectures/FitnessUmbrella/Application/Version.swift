/// The code of the article, or the same with its defects corrected.
enum Version {
  /// The completion of the authorisation is assigned the wrong way round, the closure of the
  /// gateway is `unowned`, and routers do not observe what the user leaves.
  case printed
  case mended
}
