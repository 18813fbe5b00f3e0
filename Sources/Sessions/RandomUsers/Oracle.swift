public import UserSessions

/// A reference model of the app that determines what must be on screen after every event.
public struct Oracle: Sendable {
  let start: @MainActor () -> any Expectation

  /// Creates an oracle from a model in its state right after the app's launch.
  public init(_ model: some ReferenceModel) {
    start = { ModelExpectation(model: model) }
  }
}

/// The state of a model during a session.
@MainActor protocol Expectation {
  mutating func handle(_ event: UserEvent)
  var transcript: ScreenTranscript { get }
}

private struct ModelExpectation<Model: ReferenceModel>: Expectation {
  var model: Model
  mutating func handle(_ event: UserEvent) { model.handle(event) }
  var transcript: ScreenTranscript {
    var transcript = ScreenTranscript()
    model.describe(into: &transcript)
    return transcript
  }
}
