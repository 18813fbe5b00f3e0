extension BuildTimes {
  package static let explanation = """
    Sampled. Each architecture is built as a package of its own, in rounds of random order, after
    everything that all architectures share. The time that SwiftPM takes for a build with nothing to
    do is reported, and subtracted where it would mask the rest. Values are medians with their
    intervals. The article's times are from Xcode on a Mac, with linking, assets and storyboards:
    only the order can be compared.
    """
}
