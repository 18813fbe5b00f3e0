import BenchmarkKit
import Statistics

extension SelfTest {
  /// The number and size of the runs of a part.
  package struct Size: Codable, Hashable, Sendable {
    package let runs: Int
    package let launches: Int
    package let sessionsPerLaunch: Int
    package let eventsPerSession: Int

    package init(runs: Int, launches: Int, sessionsPerLaunch: Int, eventsPerSession: Int) {
      self.runs = runs
      self.launches = launches
      self.sessionsPerLaunch = sessionsPerLaunch
      self.eventsPerSession = eventsPerSession
    }
  }

  /// The result of one run with copies of one subject.
  package struct Trial: Codable, Hashable, Sendable {
    package let rows: [Dispatch.Row]
    /// The resolution of the run; absent if there were too few launches for a verdict.
    package let resolution: Dispatch.Resolution?
  }

  /// Comparisons of subjects with exact copies of their modules, in several line-ups.
  ///
  /// Any difference found is a false positive.
  package struct Copies: Codable, Hashable, Sendable {
    /// Subjects that were timed together.
    package struct LineUp: Codable, Hashable, Sendable {
      /// A short description, such as `MVC and its copy`.
      package let name: String
      /// The identifiers, in the order of the tables.
      package let subjects: [String]
    }

    /// One subject and its copy in one line-up.
    package struct Pair: Codable, Hashable, Sendable {
      package let lineUp: String
      package let baseline: String
      package let subject: String
      /// The ratio to the baseline in each run; the true value is 1.
      package let ratios: [Estimate]
      /// Runs whose 95 % interval excludes 1.
      package let excluded: Rate
      /// Runs with the verdict *different*.
      package let different: Rate
    }

    /// The dependence of a subject's ratio on the other participants.
    package struct Shift: Codable, Hashable, Sendable {
      package let subject: String
      package let baseline: String
      /// The names of the two line-ups.
      package let lineUps: [String]
      /// The ratio in the first line-up divided by the ratio in the second; the true value is 1.
      package let change: Estimate
    }

    package let size: Size
    package let lineUps: [LineUp]
    /// Every pair in every line-up, with each of its subjects as the baseline in turn.
    package let pairs: [Pair]
    package let shifts: [Shift]
  }

  /// The detection of known delays in copies of one subject.
  package struct KnownDelays: Codable, Hashable, Sendable {
    /// The results for one delay, over all runs.
    package struct Row: Codable, Hashable, Sendable {
      /// The delay as a fraction of each session's own time, such as 0.05.
      package let delay: Double
      /// Runs with the verdict *different*.
      package let different: Rate
      /// Runs with the verdict *not resolved*.
      package let notResolved: Int
      /// Runs with the verdict *equivalent*.
      package let equivalent: Int
      /// The median of the estimated ratios relative to the true one, minus 1.
      package let bias: Double
      /// Runs whose 95 % interval contains the true ratio.
      package let coverage: Rate
      /// The number of launches that would probably detect the delay in most runs.
      ///
      /// `nil` if the runs have enough, or if no number suffices because the delay is within the
      /// margin.
      package let launchesNeeded: Int?
    }

    package let subject: String
    package let size: Size
    package let trials: [Trial]
    package let rows: [Row]
  }
}
