/// The style of a presentation, which determines whether the presenter disappears (rules 81, 83).
public enum UIModalPresentationStyle: Sendable {
  case automatic, none, fullScreen, currentContext, pageSheet, formSheet, overFullScreen,
    overCurrentContext, popover, custom

  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
  /// Whether the nearest container that defines a presentation context presents a modal (rule 85).
  ///
  /// Otherwise the outermost container presents it.
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
  /// Whether the presentation would be a sheet on a phone, regardless of the current device.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
  /// Whether the user can dismiss the controller by a swipe or a tap outside.
  var canBeSwipedAway: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}

/// The style of a presentation's animation. Stored, but has no effect.
public enum UIModalTransitionStyle: Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
