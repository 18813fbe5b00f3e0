import BenchmarkResults
public import FaultGallery
import FootballGatherSessions
import LeakDetection
import RandomUsers
import UIKit
import UserSessions

/// Sessions whose leaks are counted twice: by our own census in one process, and in another by a referee that knows nothing of it.
public enum RefereedSessions: Sendable {
  /// Generated sessions of a subject.
  case subject(SubjectUnderTest, SessionRange)
  /// The events that bring out a fault of the gallery, in the app that has the fault.
  case fault(Fault)

  /// What is left when every app was torn down.
  public struct Count: Codable, Hashable, Sendable {
    /// Leaked instances of the watched module's classes.
    public let objects: Int
    /// Leaked heap objects of any kind: instances of all classes, closure contexts, boxes, storage of collections.
    public let blocks: Int

    /// States a count.
    public init(objects: Int, blocks: Int) {
      self.objects = objects
      self.blocks = blocks
    }
  }

  /// What tables call them.
  public var name: String {
    switch self {
    case .subject(let subject, _): subject.subject.name
    case .fault(let fault): fault.description
    }
  }

  /// Why nothing is left to count in the end; `nil` where something is.
  public var reasonToLeaveOut: String? {
    guard case .fault(let fault) = self else { return nil }
    switch fault.verdict {
    case .trap: return "left out: it traps"
    case .hang: return "left out: it never ends"
    default: return nil
    }
  }

  /// Carries the sessions out, each on an app of its own, and counts nothing.
  ///
  /// The census keeps the addresses of all objects, in whose sight nothing is lost to a referee; here it is off. When this has
  /// returned, nobody but the apps themselves holds anything of them.
  @MainActor @inline(never) public func run() {
    switch self {
    case .subject(let subject, let range):
      let generator = range.generator
      for session in range.indices.lazy.map(generator.session) {
        let app = FootballGatherApp(subject.variant, start: session.start)
        SessionRunner.run(session.events, on: app)
        app.device.shutDown()
      }
    case .fault(let fault): fault.launch(false).run(fault.events)
    }
    // Until the next app is there, the last one's `UIApplication` is, with weak references to its windows. To a referee that
    // cannot tell weak from strong, what it refers to is not lost.
    Device().shutDown()
  }

  /// Carries the sessions out and counts what they leak.
  ///
  /// - Throws: `LeakCheck.Unavailable` without the allocation hooks.
  @MainActor public func count() throws -> Count {
    try LeakCheck.requireHooks()
    let census = HeapCensus(modules: [module])
    run()
    census.end()
    let aftermath = census.aftermath()
    return Count(objects: aftermath.leaked.count, blocks: aftermath.leakedBlocks)
  }

  private var module: String {
    switch self {
    case .subject(let subject, _): subject.subject.module
    case .fault: "FaultGallery"
    }
  }
}
