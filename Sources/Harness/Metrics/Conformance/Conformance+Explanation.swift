extension Conformance {
  package static let explanation = """
    Exact. After each event, the screen is compared with the reference model's, down to the last
    label. A session with a difference has *diverged*, and the run fails, because the measurements
    of a diverging subject cannot be compared. The run also counts how often each edge of the
    model's navigation graph was covered; edges without a count were never tried.
    """
}
