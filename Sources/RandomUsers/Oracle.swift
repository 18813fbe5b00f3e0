public import UserSessions

/// Says what must be on the screen after every event: a reference model of the app, where somebody has written one.
public struct Oracle: Sendable {
  let start: @MainActor () -> any Expectation

  /// Takes a model as it is right after the app's launch.
  public init(_ model: some ReferenceModel) {
    start = { ModelExpectation(model: model) }
  }
}

/// A model on its way through a session.
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
