// Each pass simplifies the best session in one way, as far as possible.
extension ShrinkSearch {
  /// Cuts the session after the event that reveals the failure, assuming that the failure persists.
  mutating func cutTail() throws {
    var (low, high) = (0, best.events.count)
    let events = best.events
    while low < high, !isOutOfBudget {
      let middle = (low + high) / 2
      if try take(events[..<middle]) { high = middle } else { low = middle + 1 }
    }
  }

  /// Removes halves, then quarters, down to single events, starting at the end.
  mutating func removeRuns() throws {
    var length = max(1, best.events.count / 2)
    while true {
      try removeRuns(of: length, step: length)
      if length == 1 || isOutOfBudget { return }
      length /= 2
    }
  }

  /// Removes runs of two, three or four adjacent events, such as a visit to a screen and back.
  mutating func removeShortRuns() throws {
    for length in 2...4 { try removeRuns(of: length, step: 1) }
  }

  private mutating func removeRuns(of length: Int, step: Int) throws {
    var end = best.events.count
    while end > 0, !isOutOfBudget {
      let begin = max(0, end - length)
      let removed = try take(best.events[..<begin] + best.events[end...])
      end = min(best.events.count, removed ? begin : end - step)
    }
  }

  /// Replaces two adjacent waits with one as long as both.
  mutating func joinWaits() throws {
    var place = best.events.count - 1
    while place > 0, !isOutOfBudget {
      if case .wait(let first) = best.events[place - 1], case .wait(let second) = best.events[place]
      {
        let (sum, isTooLong) = first.addingReportingOverflow(second)
        let joined = [UserEvent.wait(seconds: sum)]
        if !isTooLong {
          try take(best.events[..<(place - 1)] + joined + best.events[(place + 1)...])
        }
      }
      place = min(place, best.events.count) - 1
    }
  }

  /// Removes events that send a request, and lowers the positions of later answers by one.
  mutating func removeRequests() throws {
    var place = best.events.count - 1
    while place >= 0, !isOutOfBudget {
      var fewer = best.events
      fewer.remove(at: place)
      let answers = fewer.indices.filter { $0 >= place && fewer[$0].answersLater }
      var trials = answers.map { [$0] }
      if answers.count > 1 { trials.insert(answers, at: 0) }
      for answers in trials {
        var events = fewer
        for answer in answers { events[answer] = events[answer].answeringEarlier }
        if try take(events) { break }
      }
      place = min(place, best.events.count) - 1
    }
  }

  /// Removes two events that depend on each other, wherever they are.
  mutating func removePairs() throws {
    var first = 0
    while first < best.events.count, !isOutOfBudget {
      var second = first + 1
      while second < best.events.count, !isOutOfBudget {
        var events = best.events
        events.remove(at: second)
        events.remove(at: first)
        if try !take(events) { second += 1 }
      }
      first += 1
    }
  }

  /// Starts the session at a later point, to save events.
  ///
  /// Tries to remove the first events, or the events after the first one or two, which may wait for
  /// the launch. Then tries to remove one jump at a time, or any one event if the start is simpler.
  mutating func beginFurtherAlong() throws {
    for start in best.start.startsFurtherAlong(best.events) where !isOutOfBudget {
      for begin in 0...2 {
        for end in stride(from: best.events.count, to: begin, by: -1)
        where end <= best.events.count {
          try take(start, without: begin..<end)
        }
      }
      let isSimpler = start.complexity.lexicographicallyPrecedes(best.start.complexity)
      for place in best.events.indices.reversed()
      where place < best.events.count && (isSimpler || best.events[place].isJump) {
        try take(start, without: place..<place + 1)
      }
    }
  }

  private mutating func take(_ start: Start, without places: Range<Int>) throws {
    var events = best.events
    events.removeSubrange(places)
    try take(Trial(start: start, events: events))
  }

  /// Replaces several events with one that leads to the same screen.
  mutating func replaceRuns(byJumpsOnly: Bool) throws {
    var begin = 0
    while begin + 1 < best.events.count, !isOutOfBudget {
      let proposals = proposals(at: begin).filter { $0.event.isJump == byJumpsOnly }
      let isShorter = try replaceRun(from: begin, by: proposals)
      if !isShorter { begin += 1 }
    }
  }

  private mutating func replaceRun(from begin: Int, by proposals: [Proposal]) throws -> Bool {
    for end in stride(from: best.events.count, to: begin + 1, by: -1) {
      for proposal in proposals where proposal.leadsOn || end == best.events.count {
        let events = best.events[..<begin] + [proposal.event] + best.events[end...]
        if try take(events) { return true }
        if isOutOfBudget { return false }
      }
    }
    return false
  }

  mutating func simplifyStart() throws {
    var place = 0
    var failures = 0
    // Cycle through the candidates until a whole round brings no improvement.
    while !isOutOfBudget {
      let trials = best.start.simplerStarts(best.events)
      guard failures < trials.count else { return }
      let isTaken = try take(trials[place % trials.count])
      failures = isTaken ? 0 : failures + 1
      if !isTaken { place += 1 }
    }
  }

  /// Replaces each event, in order, with the simplest that works.
  mutating func simplifyEvents() throws {
    var place = 0
    while place < best.events.count, !isOutOfBudget {
      let event = best.events[place]
      let simpler = Set(proposals(at: place).map(\.event) + event.simplerEvents)
        .map { ($0, $0.complexity) }
        .sorted { $0.1.lexicographicallyPrecedes($1.1) }
      var isSimpler = false
      for (other, _) in simpler where !isSimpler && other.isSimpler(than: event) {
        var events = best.events
        events[place] = other
        isSimpler = try take(events)
      }
      if !isSimpler { place += 1 }
    }
  }

  /// Swaps events to put the simpler one first, where their order does not matter.
  mutating func swapEvents() throws {
    for first in best.events.indices {
      for second in best.events.indices where second > first && !isOutOfBudget {
        var events = best.events
        events.swapAt(first, second)
        try take(events)
      }
    }
  }

  // MARK: Exhaustive search

  /// Tries every simpler session, in order of simplicity, with up to half of the budget.
  ///
  /// The limit counts the sessions considered, not the sessions replayed, so a session that this
  /// pass leaves unchanged also stays unchanged the next time.
  mutating func tryEverything() throws {
    var left = shrinker.budget / 2
    let starts = Set([best.start] + best.start.startsFurtherAlong(best.events))
      .sorted { $0.complexity.lexicographicallyPrecedes($1.complexity) }
    for length in 0...best.events.count {
      for start in starts {
        let empty = Trial(start: start, events: [])
        guard left > size(of: length, after: empty) else { return }
        if try tryEverything(length, after: empty, &left) { return }
      }
    }
  }

  /// The approximate number of sessions of the given length.
  private mutating func size(of length: Int, after trial: Trial) -> Int {
    guard length > 0 else { return 1 }
    let proposals = proposals(after: trial)
    let steps = proposals.count(where: \.leadsOn)
    var size = proposals.count
    for _ in 1..<length where size < shrinker.budget { size *= steps }
    return size
  }

  private mutating func tryEverything(
    _ length: Int, after trial: Trial, _ left: inout Int
  ) throws -> Bool {
    guard length > 0 else {
      left -= 1
      return try take(trial)
    }
    for proposal in proposals(after: trial) where proposal.leadsOn || length == 1 {
      guard left > 0, !isOutOfBudget else { return false }
      let longer = Trial(start: trial.start, events: trial.events + [proposal.event])
      if try tryEverything(length - 1, after: longer, &left) { return true }
    }
    return false
  }
}
