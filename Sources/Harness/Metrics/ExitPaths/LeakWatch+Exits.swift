import BenchmarkKit
import ComparedApps
import LeakDetection

extension LeakWatch {
  /// The fates of the objects that an exit makes overdue, and of those that it releases early.
  ///
  /// - Throws: `LeakCheck.Unavailable` if there are more objects than can be counted.
  func fates(
    in exit: ScreenExit<A.Model>, _ observer: WorkObserver
  ) throws(LeakCheck.Unavailable) -> [ExitPaths.Fate] {
    let (ledger, snapshot) = try watch(exit.session, observer)
    let leaked = Set(snapshot?.leaked ?? [])
    var fates = FateCounts()
    for entry in ledger.overdue.entries where exit.exit.contains(entry.since) {
      let type = entry.object.type
      if leaked.contains(entry.object) {
        fates.count("leaked", type)
      } else if let death = entry.death {
        fates.count("late", type, until: exit.step(of: death)?.name)
      } else {
        fates.count("abandoned", type)
      }
    }
    // If the app ends on the screen, nothing is overdue before that.
    if exit.exit.isEmpty { for object in leaked { fates.count("leaked", object.type) } }
    for death in ledger.prematureDeaths where exit.exit.contains(death.event) {
      fates.count("premature", death.type, death.count)
    }
    return fates.sorted
  }
}

/// The number of objects per fate.
private struct FateCounts {
  private struct Key: Hashable {
    let verdict, type: String
    let until: String?
  }

  private var counts: [Key: Int] = [:]

  mutating func count(_ verdict: String, _ type: String, _ count: Int = 1, until: String? = nil) {
    counts[Key(verdict: verdict, type: type, until: until), default: 0] += count
  }

  var sorted: [ExitPaths.Fate] {
    counts.map { key, count in
      ExitPaths.Fate(verdict: key.verdict, type: key.type, count: count, until: key.until)
    }.sorted { ($0.verdict, $0.until ?? "", $0.type) < ($1.verdict, $1.until ?? "", $1.type) }
  }
}
