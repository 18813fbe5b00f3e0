extension NavigationRequests {
  package static let explanation = """
    Exact. Calls that push, pop, present, dismiss or set view controllers, per event. All subjects
    show the same screens after every event, so a subject with more requests takes steps that the
    user does not see, such as an animated pop followed by a second one.
    """
}
