import BenchmarkKit
import ComparedApps
import LeakDetection

extension LeakWatch {
  /// The fates of the objects that an exit makes overdue or releases early.
  ///
  /// - Throws: `LeakCheck.Unavailable` if there are more objects than can be counted.
  func fates(
    in exit: ExitPath<A.Model>, _ observer: WorkObserver
  ) throws(LeakCheck.Unavailable) -> [ExitPaths.Fate] {
    let (lifetimes, snapshot) = try watch(exit.session, observer)
    let leaked = Set(snapshot?.leaked ?? [])
    var fates = FateCounts()
    for entry in lifetimes.overdue.entries where exit.exit.contains(entry.since) {
      let type = entry.object.type
      if leaked.contains(entry.object) {
        fates.count(.leaked, type)
      } else if let death = entry.death {
        fates.count(.releasedLate, type, until: exit.step(of: death)?.name)
      } else {
        fates.count(.abandoned, type)
      }
    }
    // If the exit is the end of the app, objects become overdue only at that point.
    if exit.endsApp { for object in leaked { fates.count(.leaked, object.type) } }
    for release in lifetimes.earlyReleases where exit.exit.contains(release.event) {
      fates.count(.releasedEarly, release.type, release.count)
    }
    return fates.sorted
  }
}

/// The number of objects per fate.
private struct FateCounts {
  private struct Key: Hashable {
    let verdict: LeakVerdict
    let type: String
    let until: String?
  }

  private var counts: [Key: Int] = [:]

  mutating func count(
    _ verdict: LeakVerdict, _ type: String, _ count: Int = 1, until: String? = nil
  ) {
    counts[Key(verdict: verdict, type: type, until: until), default: 0] += count
  }

  var sorted: [ExitPaths.Fate] {
    counts.map { key, count in
      ExitPaths.Fate(verdict: key.verdict, type: key.type, count: count, until: key.until)
    }.sorted {
      ($0.verdict.rawValue, $0.until ?? "", $0.type)
        < ($1.verdict.rawValue, $1.until ?? "", $1.type)
    }
  }
}
