import LeakDetection
import UserSessions

/// A line of a session's journal, which survives if the session is cut off.
enum VisitNote: Codable {
  case begins(countsObjects: Bool)
  /// The modules of the app's own code.
  case modules([String])
  case event(UserEvent)
  case state(String)
  /// The visible screen has changed.
  case screen(String)
  /// Classes that appear on screen for the first time, with their modules, and their superclasses.
  case seen([String])
  case finding(Finding)
  /// A warning of UIKit.
  case warning(String)
  /// The state after an event, for a comparison.
  case observation(Observation)
  /// Fields of objects that could not be decoded.
  case unread([String])
  /// The target of a tap, and whether the tap had an effect.
  ///
  /// The finding is stored without events: they are those noted before it.
  case touch(Finding, hadEffect: Bool)
  /// Controls of a screen that were enabled or disabled for the first time in this session.
  case controls(screen: String, enabled: [String], disabled: [String])
  case form(AcceptedTexts.Form)
  case lookups(KnownLookups)
  /// The names, without modules, of the app's classes that have had instances.
  case created([String])
  case end
}
