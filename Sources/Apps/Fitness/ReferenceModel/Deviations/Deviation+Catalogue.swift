extension Deviation {
  /// The app's behaviour under the deviation, in one sentence.
  package var summary: String {
    switch self {
    case .d01:
      "From the kinds of gym training, the app opens the first trainer instead of the list."
    case .d02: "From the group classes, the app opens a list of trainers instead of the trainer."
    case .d03: "Any trainer's profile is shown before the appointment begins."
    case .d04: "A trainer who is the only one available books an appointment with himself."
    case .d05: "If no trainer is available, nothing is shown."
    case .d06: "The first trainer is booked, not the similar one that the user went on to."
    case .d07: "In group, a similar trainer is booked with the class of the first trainer."
    case .d08: "The subcategory is lost on the way to the summary."
    case .d09: "Another club is ignored if the user goes back and chooses again."
    case .d10: "The note of a booking is kept for the next one."
    case .d11: "After a booking, one screen is popped instead of all but the root."
    case .d12: "After a booking in the sheet, the tab below is popped to its root, not the sheet."
    case .d13: "After a booking in the sheet, the appointments are not loaded again."
    case .d14: "Leave goes back to the root."
    case .d15: "The trainer of a class is pushed on the stack in front, not on that of the classes."
    case .d16: "The trainer of a class is dropped if an alert or a sheet is in front."
    case .d17: "The trainer of a class is pushed although the user has left the classes."
    case .d18: "A booking pops and is announced although the user has left the summary."
    case .d19: "The appointments of a scope are shown although another has been chosen since."
    case .d20: "After a login to book, the app returns to the root."
    case .d21: "After a login to book, a trainer books an appointment with himself."
    case .d22: "A rejected login forgets what the user logs in for."
    case .d23: "A login that is closed keeps what it was for, and the next login follows it."
    case .d24: "A busy login can be swiped away."
    case .d24b: "A changed note can be swiped away and is lost without a question."
    case .d25: "A link that needs a login replaces the login that is in front."
    case .d26: "A link replaces the screen that it leads to, although that is on its stack."
    case .d27: "A link to an open list of appointments closes it."
    case .d28: "A link shows the schedule to a member."
    case .d28b: "A link that is refused closes an alert."
    case .d29: "A parked link is lost when the server cannot be reached."
    case .d29b: "Of two parked links the older is followed."
    case .d30: "A flow that ends in its own start is kept for ever."
    case .d31: "The app does not start without an answer of the server."
    case .d32: "An answer after the time limit of the start is ignored."
    case .d33: "Logging out keeps the stacks."
    case .d33b: "Logging out keeps the list of appointments open."
    case .d33c: "Logging out keeps the selected tab."
    case .d34: "A booking is carried out although the user has logged out."
    case .d35: "After a change of account, the appointments of the user before are shown."
    case .d36: "A user whose session has expired stays signed in."
    case .d36b: "An expired session asks for a login but keeps the stacks."
    case .d37: "The schedule stays when the user is no longer a trainer."
    case .d37b: "The row of the own page stays when the user is no longer a trainer."
    case .d38: "Two taps send two bookings."
    case .d39: "A tap during a swipe is carried out."
    case .d39b: "A swipe pops although it was cancelled."
    case .d40: "A change of tab pops the other tab to its root."
    case .d40b: "A tap on the selected tab does nothing."
    case .d41: "After a cancelled swipe over the first screen of a flow, Book does nothing."
    case .d42: "A screen is loaded whenever it appears."
    case .d42b: "A link loads a screen of the hidden tab that it removes in the same turn."
    case .d43: "A failed load is shown as an alert."
    case .d43b: "A failed load cannot be repeated."
    case .d44: "A slot that has been taken is offered again."
    case .d44b: "A slot that has been taken is reported as an unreachable server."
    case .d45: "Cancelling an appointment on its screen removes the row below it."
    }
  }

  /// The reason why no session of this app can reveal the deviation; `nil` if one can.
  package var reasonNotVisible: String? {
    switch self {
    case .d30: "the flow that is kept has no screen and does nothing; only its object is alive"
    default: nil
    }
  }
}
