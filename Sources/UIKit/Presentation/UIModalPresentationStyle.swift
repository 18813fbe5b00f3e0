/// How much a modal screen covers, which decides whether the presenter disappears (rules 81 and 83).
public enum UIModalPresentationStyle: Sendable {
  case automatic, none, fullScreen, currentContext, pageSheet, formSheet, overFullScreen,
    overCurrentContext, popover, custom

  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
  /// Whether a controller that defines a presentation context presents in the place of the outermost one (rule 85).
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
  /// Whether a user can put the screen away without a button.
  var canBeSwipedAway: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}

/// How a modal screen would move; nothing moves here.
public enum UIModalTransitionStyle: Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
