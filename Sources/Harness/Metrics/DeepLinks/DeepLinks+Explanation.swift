extension DeepLinks {
  package static let explanation = """
    Exact. Every link is opened in every state of the app, cold and warm, as a link and from a
    notification. The specification allows six outcomes, two of which occur only in apps
    with accounts:

    - *reached*: a new screen shows the content that the link names.
    - *kept*: the screen was already there, and its objects are the same as before.
    - *parked*: the link waited until the data was loaded, and then led to its screen.
    - *login*: the link asked the user to log in, and then led to its screen.
    - *refused*: nothing happened, as specified, because the user has no access.
    - *ignored*: nothing happened, as specified.

    Everything else is a finding: *swallowed* (nothing happened), *re-created* (a screen that had to
    be kept was replaced), *astray* (another screen appeared) or *failed*.

    The *screens to keep* are those that the path to a link's target shares with the stacks before
    the link. The fraction of them that are the same objects afterwards is 1 if no outcome is
    *re-created*.
    """
}
