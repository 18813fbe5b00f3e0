extension Conformance {
  package static let explanation = """
    Exact. After each event, the screen is compared with the reference model's, down to the last
    label; a session with a difference has *diverged*, which is a failure of the run: measurements
    of a subject that diverges cannot be compared. The run counts how often each edge of the model's
    navigation graph was covered, which shows what the sessions did not try.
    """
}
