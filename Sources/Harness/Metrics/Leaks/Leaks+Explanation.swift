extension Leaks {
  package static let explanation = """
    Exact. The objects that *should* be alive are those of a fresh app that goes straight to the
    same screen. Every object that outlives its screen, or is released before it, has one verdict:

    - *leaked*: after the app's teardown, with all queues and timers drained, objects keep each
      other alive.
    - *abandoned*: the screen has left the stack, and the object lives until the app's end. The
      classic example is a coordinator that stays in its parent's array.
    - *released late*: the screen has left, and a later event releases the object.
    - *released early*: the object is gone while its screen is still there.

    Each defect is reported once for all sessions, with the responsible reference and a fingerprint
    that is the same in every build. A single abandoned object may be harmless, but a growing number
    is not: the table of growth shows whether abandoned objects accumulate. The detector is scored
    on planted defects (`bench verify gallery`), and valgrind cross-checks its counts (`bench verify
    cross-check`).
    """
}
