import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

/// The state of a screen that loads its content when it first appears.
struct Load<Content: Sendable>: Sendable {
  private enum Phase: Sendable { case new, loading, loaded, failed }

  private var phase = Phase.new
  /// The number of the newest request; answers to older ones are ignored.
  private var request: Int?
  /// The content; `nil` unless it is loaded.
  private(set) var content: Content?
  private(set) var status = ""

  /// Whether the screen has not appeared yet.
  var isNew: Bool { phase == .new }
  var isLoading: Bool { phase == .loading }
  var isLoaded: Bool { phase == .loaded }
  var hasFailed: Bool { phase == .failed }

  // Row 13.
  mutating func failOffline() {
    content = nil
    (phase, request, status) = (.failed, nil, StatusText.notAvailableOffline)
  }

  // Row 14.
  mutating func begin(_ request: Int) {
    content = nil
    (phase, self.request, status) = (.loading, request, StatusText.loading)
  }

  /// Returns whether the screen is waiting for the answer to a request.
  func awaits(_ request: Int) -> Bool { isLoading && self.request == request }

  // Row 16.
  mutating func succeed(_ content: Content, isEmpty: Bool = false) {
    self.content = content
    (phase, request, status) = (.loaded, nil, isEmpty ? StatusText.empty : "")
  }

  // Row 17.
  mutating func fail(offersRetry: Bool) {
    (phase, request, status) = (offersRetry ? .failed : .loading, nil, StatusText.failed)
  }
}

extension Load {
  func describe<Sink: ScreenSink>(isEnabled: Bool = true, into sink: inout Sink) {
    sink.label(ElementID.status, status)
    sink.visibleButton(ElementID.retry, "Retry", isVisible: hasFailed, isEnabled)
  }
}
