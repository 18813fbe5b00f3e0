extension ExitPaths {
  package static let explanation = """
    Exact. Every exit path of every screen (back button, swipe, alert, link, log-out) is taken in an
    app of its own, and the screen's objects are tracked as for leaks. A path is clean if all of
    them are released by the time the app is idle again. Afterwards requests are answered, an hour
    passes, another screen is opened, the user goes back to the list and logs out: objects that are
    released late are listed with the step that released them.
    """
}
