extension EventTimes {
  package static let explanation = """
    Sampled. Quantiles of the times of events, by kind, and of the times from an action to the
    navigation request. Both are measured in separate launches, in which the clock is read after
    every event. Reading the clock takes time, so event times do not add up to the times of whole
    sessions.
    """
}
