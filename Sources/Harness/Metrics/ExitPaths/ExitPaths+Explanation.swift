extension ExitPaths {
  package static let explanation = """
    Exact. Every exit path of every screen (back button, swipe, alert, link, log-out) is taken in a
    fresh app, and the screen's objects are tracked as for leaks. A path is clean if all these
    objects are released by the time the app is idle again. Afterwards, requests are answered, an
    hour passes, another screen is opened, and the user goes back and logs out. Objects
    that are released late are listed with the step that released them.
    """
}
