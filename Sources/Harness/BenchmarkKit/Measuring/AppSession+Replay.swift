import ComparedApps
import UserSessions

extension AppSession {
  /// The command that replays this session.
  package func replayCommand(subject: String, of app: some App) -> String {
    guard let origin else { return app.command("replay FILE", subject: subject) }
    return app.command("replay", subject: subject)
      + " --seed 0x\(String(origin.seed, radix: 16))"
      + (origin.isGuided ? " --guided" : "")
      + " --index \(origin.index) --events \(events.count)"
      + (origin.personaFile.map { " --personas '\($0)'" } ?? "")
  }

  /// The session's identity; `nil` if it was not generated.
  package var generated: GeneratedSession? {
    origin.map {
      GeneratedSession(
        seed: $0.seed, index: $0.index, events: events.count, isGuided: $0.isGuided,
        personas: $0.personaFile)
    }
  }
}
