import BenchmarkKit
import Statistics

/// Event times with cold caches, compared with the same events' times with warm caches. Sampled.
///
/// A user taps once every few seconds. By then, other programs have used the caches and the branch
/// predictors.
package struct ColdTimes: Codable, Sendable {
  /// One launch of the worker, in which every subject ran the same sessions, in balanced order.
  package struct Launch: Codable, Hashable, Sendable {
    package let seed: String
    package let firstSession: Int
    /// The check that the caches were evicted.
    package let eviction: Eviction
    /// Nanoseconds per event with warm caches by subject, one value per session.
    package let warm: [String: [Double]]
    /// Nanoseconds per event with cold caches by subject, one value per session.
    package let cold: [String: [Double]]
    /// The times by subject and kind of event.
    package let kinds: [String: [String: KindTime]]
    /// Nanoseconds of the first event by subject, each in a process of its own.
    package let firstTaps: [String: [Double]]
    /// Cache misses per event by subject; absent if the system does not count them.
    package var misses: [String: Misses]?
    /// The seed for the order of the code; absent if the launch used the build's own order.
    package var placement: UInt32?
  }

  /// Nanoseconds per step along a chain of addresses, each of which depends on the one before it.
  package struct Eviction: Codable, Hashable, Sendable {
    /// The time for a chain that was just used.
    package let warm: Double
    /// The time for a chain if the caches were evicted since it was last used.
    package let evicted: Double
    /// The time for a chain that is too long for any cache.
    package let memory: Double

    /// The time that an eviction adds to a step, as a fraction of the time that memory would add;
    /// 0 or more.
    package var fraction: Double { memory > warm ? max(0, evicted - warm) / (memory - warm) : 0 }
  }

  /// The mean times of a launch's events of one kind.
  package struct KindTime: Codable, Hashable, Sendable {
    package let count: Int
    /// Nanoseconds with warm caches.
    package let warm: Double
    /// Nanoseconds with cold caches.
    package let cold: Double
  }

  /// Last-level cache misses per event.
  package struct Misses: Codable, Hashable, Sendable {
    package let warm: Double
    package let cold: Double
  }

  /// The results of one subject over all launches.
  package struct Row: Codable, Hashable, Sendable {
    package let subject: String
    /// Nanoseconds per event with warm caches.
    package let warm: Estimate
    /// Nanoseconds per event with cold caches.
    package let cold: Estimate
    /// The cold time divided by the subject's own warm time.
    package let slowdown: Estimate
    /// The ratio to the baseline with warm caches.
    package let warmRatio: Estimate
    /// The ratio to the baseline with cold caches.
    package let coldRatio: Estimate
    /// The slowdown divided by the baseline's: above 1 if cold caches slow the subject down more.
    package let loss: Estimate
    /// Nanoseconds of the first event after launch.
    package let firstTap: Estimate
    /// The first event's ratio to the baseline.
    package let firstTapRatio: Estimate
  }

  /// The results of one subject and kind of event over all launches.
  package struct KindRow: Codable, Hashable, Sendable {
    package let subject: String
    /// The kind of event, such as `tapRow`.
    package let kind: String
    /// The number of events of the kind.
    package let count: Int
    /// Nanoseconds with cold caches: the Hodges–Lehmann estimate over the launches' means.
    package let cold: Estimate
    package let slowdown: Estimate
    /// The ratio to the baseline with cold caches.
    package let coldRatio: Estimate
  }

  /// The dependence of the loss on an architecture's number of source files.
  package struct FileEffect: Codable, Hashable, Sendable {
    /// The factor by which the loss changes for every ten additional files, from a line fitted
    /// through the architectures, with Student's interval.
    package let perTenFiles: Estimate
    /// The number of source files by module.
    package let files: [String: Int]
  }

  package var baseline: String
  /// The identifier of the A/A control: a copy of the baseline's module.
  package var control: String?
  package var launches: [Launch]
  package var rows: [Row]
  package var kinds: [KindRow]
  /// The dependence of the loss on the number of source files.
  ///
  /// Absent without line counts, or with fewer than three architectures.
  package var fileEffect: FileEffect?
}
