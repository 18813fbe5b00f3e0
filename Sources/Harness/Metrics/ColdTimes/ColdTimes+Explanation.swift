extension ColdTimes {
  package static let explanation = """
    Sampled. A user taps once every few seconds; in between, other programs use the processor. The
    *cold* time of an event is measured right after the caches are evicted: memory of four times the
    largest cache (from 128 MiB to 1 GiB) is written, and 16,384 unpredictable branches are taken in
    code that displaces other code. Only the event is timed. The *warm* time is that of the same
    event after three untimed runs of the session.

    - *cold/warm*: the subject's cold time divided by its own warm time.
    - *loss*: this factor, divided by the baseline's. Above 1, the subject suffers more from cold
      caches than the baseline, and warm ratios are too favourable to it.
    - *first tap*: the first event after the launch of the app, in a copy of a process that has
      never run the subject, with evicted caches. It includes what the runtime does only once, and
      page faults of the copied process, which do not occur in a launched app.

    A chain of dependent memory accesses checks each launch's evictions: an eviction must add at
    least a quarter of the time that memory would add to a step. (Processors fetch neighbouring
    lines in pairs, so it can add less than memory does.) The processor's cache of decoded
    instructions is displaced, too, but this cannot be checked. On a phone, caches are smaller and
    memory is slower: losses can differ in size and in order.
    """
}
