/// The version of the code: as in the article, or with its defects fixed.
enum Version {
  /// The completion of the authorisation is assigned the wrong way round, the closure passed to the
  /// gateway captures `self` as `unowned`, and routers do not observe which modules the user
  /// leaves.
  case printed
  case mended
}
