extension String {
  /// The text quoted as one word of a shell command.
  var quoted: String {
    wholeMatch(of: /[A-Za-z0-9_.,\/:%=+-]+/) != nil
      ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
