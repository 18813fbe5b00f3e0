extension Dispatch {
  package static let explanation = """
    Sampled. The time from the delivery of an event until the main queue is idle and no transition
    is pending, over whole sessions, in nanoseconds per event. Launching and releasing the app are
    excluded. The *time ratio* compares it with the baseline's time, session by session. Each launch
    contributes a median, and the ratio is the Hodges–Lehmann estimate over the launches, with the
    interval of the signed-rank test. Launches are separate processes, in which the subjects take
    turns in balanced order. Where the build permits it, each launch runs the code in an order of
    its own, because the order affects times. The interval is for another run on this machine: on
    another machine, the ratio can lie outside it.

    - *different*: the interval of the ratio, which holds jointly for all pairs, lies beyond the
      noise floor (the interval of the A/A control) and beyond the plan's margin.
    - *equivalent*: the interval lies within the margin.
    - *not resolved*: neither is the case. A large p value alone never shows that two subjects are
      equal.

    All subjects share most of an event (screens, domain, the model of UIKit), so ratios of whole
    events are closer to 1 than those of the architectures' own code. Nothing is drawn; times on a
    phone differ.
    """
}
