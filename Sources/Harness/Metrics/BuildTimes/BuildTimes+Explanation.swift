extension BuildTimes {
  package static let explanation = """
    Sampled. Each architecture is built as a separate package, in rounds of random order, once
    everything that all architectures share has been built. The time of a build without changes,
    which is SwiftPM's own overhead, is reported, and subtracted where it would mask the rest.
    Values are medians with their intervals. Published times were measured in Xcode on a Mac, and
    include linking, assets and storyboards, so only the order can be compared.
    """
}
