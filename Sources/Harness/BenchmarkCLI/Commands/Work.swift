import ArgumentParser

/// Does a part of a command's work in a separate process, which only `bench` starts.
struct Work: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Do a part of a command's work.", shouldDisplay: false,
    subcommands: [WorkJob.self, WorkCounted.self, WorkCrossCheck.self, WorkGallery.self],
    defaultSubcommand: WorkJob.self)
}
