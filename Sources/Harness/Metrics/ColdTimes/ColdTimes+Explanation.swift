extension ColdTimes {
  package static let explanation = """
    Sampled. A user taps once in seconds; until then, other programs use the processor. The *cold*
    time of an event is measured right after the caches are evicted: memory of at least four times
    the largest cache is written, and 16,384 unpredictable branches are taken in code that displaces
    other code. Only the event is timed. The *warm* time is that of the same event after three
    untimed runs of the session.

    - *cold/warm*: the subject's cold time divided by its own warm time.
    - *loss*: this factor, divided by the baseline's. Above 1, the subject suffers more from cold
      caches than the baseline, and warm ratios are too favourable to it.
    - *first tap*: the first event after the launch of the app, in a copy of a process that has
      never run the subject, with evicted caches. It includes what the runtime does only once.

    A chain of dependent memory accesses checks each launch's evictions: after one, a step along the
    chain must take at least a quarter as long as in memory (processors fetch neighbouring lines in
    pairs, so it can be faster than in memory). Code that stays in a processor's own store
    of decoded instructions is displaced, but that cannot be checked. On a phone, caches are smaller
    and memory is slower: the order of the losses can be expected there, not their size.
    """
}
