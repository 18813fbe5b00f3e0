extension EventTimes {
  package static let explanation = """
    Sampled. Quantiles by kind of event, and of the time from an action to the navigation request,
    from separate launches in which the clock is read after every event. Reading the clock takes
    time, so these do not add up to the times of whole sessions.
    """
}
