extension Deviation {
  /// The app's behaviour under the deviation, in one sentence.
  package var summary: String {
    switch self {
    case .d01: "Starting a match fails if every player was added, and continues if one was not."
    case .d02: "Only the first player added from a confirm screen reaches the server."
    case .d03: "An edit or the end of a match can be sent once; every further attempt fails."
    case .d04:
      "After a change of mode, the bottom button is enabled exactly when it should be disabled."
    case .d05: "Changing the mode does not update the title."
    case .d06: "The overlay stays after a deletion, and the content remains disabled."
    case .d06b: "The overlay stays after a failed deletion, over content that can be touched."
    case .d07: "A player whose details were opened is ticked in the next selection."
    case .d08: "After an edit, the title of the detail screen is still the old name."
    case .d09: "Select can be tapped before the list has loaded, and when the list is empty."
    case .d10: "The title of an empty selection is '0 selected'."
    case .d11:
      "After a match, the next selection counts the earlier players, although none is ticked."
    case .d12: "Empty credentials are sent to the server."
    case .d13: "The user's choice to be remembered is not stored."
    case .d14: "A stored username is shown even if the user chose not to be remembered."
    case .d15: "A failure is described in the system's words instead of the app's."
    case .d16: "The edit screen has no title."
    case .d16b: "The title of the edit screen is the player's name in capitals."
    case .d17: "Done is enabled by any change, but does nothing if only the case differs."
    case .d18: "An unknown item of a pick list clears the value instead of keeping it."
    case .d19: "A score is sent with a colon instead of a dash."
    case .d20: "Two alerts about the server have a shorter title."
    case .d21: "The main button is still titled Pause when the time has run out."
    case .d22: "The confirm screen has no title."
    case .d22b: "A player without a position has a dash in both team tables."
    case .d23: "A tap on End gather or on the timer's Cancel does nothing."
    case .d24: "There is no overlay while a match is ending."
    case .d25: "When a match has ended, the player list is located in a different way."
    case .d26: "The end of a match toggles the list's mode instead of setting it."
    case .d27: "The content can be touched while the list loads."
    case .d28: "The list is redrawn whenever it appears."
    case .d29: "The timer's Cancel restores the time with which the screen was created."
    case .d30: "The bench is not in the order of the list."
    case .d31: "Registration returns no token."
    case .d32: "If a match cannot be created again, the app continues with the earlier one."
    case .d33: "Select stays enabled after the last player has been deleted."
    case .d34: "Some code is never called."
    }
  }

  /// The published apps with the deviation, in the order of the specification.
  package var sources: [String] {
    let all = ["MVC", "MVVM", "MVP", "MVP-C", "VIPER", "VIP"]
    switch self {
    case .d01, .d02, .d08, .d17, .d22: return ["MVC", "MVVM", "MVP", "MVP-C"]
    case .d03, .d30, .d31: return all
    case .d04, .d09: return ["MVC", "MVVM"]
    case .d05, .d06: return ["MVC"]
    case .d06b, .d10, .d18, .d19, .d20, .d25, .d29, .d32: return ["VIPER", "VIP"]
    case .d07: return ["MVC", "MVVM", "MVP"]
    case .d11, .d13, .d16: return ["VIPER"]
    case .d12, .d14, .d15, .d16b, .d22b, .d24, .d27: return ["VIP"]
    case .d21: return ["MVVM", "MVP", "MVP-C", "VIPER", "VIP"]
    case .d23: return ["MVP", "MVP-C"]
    case .d26: return ["MVC", "MVVM", "MVP", "MVP-C"]
    case .d28: return ["VIPER", "VIP"]
    case .d33: return ["MVP", "MVP-C", "VIPER", "VIP"]
    case .d34: return ["MVVM", "MVP-C"]
    }
  }

  /// The reason why no session of this app can reveal the deviation; `nil` if one can.
  package var reasonNotVisible: String? {
    switch self {
    case .d18: "a pick list offers only known items"
    case .d25: "there is one player list below every match, so both searches find it"
    case .d28: "the rows are always up to date, so redrawing them changes nothing"
    case .d29: "a match always starts with ten minutes, the time that the canonical app restores"
    case .d31: "the canonical app does the same: the service returns no token"
    case .d33: "the canonical app does the same"
    case .d34: "code that is never called does nothing"
    default: nil
    }
  }
}
