extension Deviation {
  /// The app's behaviour under the deviation, in one sentence.
  package var summary: String {
    switch self {
    case .d01: "Starting a match fails when every player was added, and goes on when one was not."
    case .d02: "Only the first player added from a confirm screen reaches the server."
    case .d03: "An edit or the end of a match can be sent once; every further attempt fails."
    case .d04: "The bottom button is on and off the wrong way round after a change of mode."
    case .d05: "Changing the mode leaves the title as it was."
    case .d06: "The overlay stays after a delete, and the content stays dead."
    case .d06b: "The overlay stays after a delete that failed, over content that can be touched."
    case .d07: "A player whose details were opened is ticked in the next selection."
    case .d08: "After an edit the details are titled with the name before it."
    case .d09: "Select can be pressed before the list has loaded and when nobody is in it."
    case .d10: "An empty selection is titled '0 selected'."
    case .d11: "After a match the next selection counts the old players, though none is ticked."
    case .d12: "Empty credentials are sent to the server."
    case .d13: "Whether the user wants to be remembered is not stored."
    case .d14: "A stored username is shown even to a user who does not want to be remembered."
    case .d15: "A failure is worded by the system and not by the app."
    case .d16: "The edit screen has no title."
    case .d16b: "The edit screen is titled with the player's name in capitals."
    case .d17: "Done looks at every difference, and does nothing when only the case differs."
    case .d18: "An unknown item of a pick list clears the value instead of keeping it."
    case .d19: "A score is sent with a colon instead of a dash."
    case .d20: "Two alerts about the server have a shorter title."
    case .d21: "The main button still says Pause when the time has run out."
    case .d22: "The confirm screen has no title."
    case .d22b: "A player without a position has a dash in both team tables."
    case .d23: "A tap on End gather or on the timer's Cancel does nothing."
    case .d24: "There is no overlay while a match is being ended."
    case .d25: "The player list is found in another way when a match has ended."
    case .d26: "The end of a match changes the list's mode instead of setting it."
    case .d27: "The content can be touched while the list loads."
    case .d28: "The list is drawn again whenever it appears."
    case .d29: "The timer's Cancel goes back to the time the screen was made with."
    case .d30: "The bench is not in the order of the list."
    case .d31: "Registering gives no token."
    case .d32: "A match that could not be created again goes on with the one created before."
    case .d33: "Select stays on when the last player has been deleted."
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
    case .d18: "a pick list offers known items only"
    case .d25: "there is one player list under every match, so both ways find it"
    case .d28: "the rows are always up to date, so drawing them again shows the same"
    case .d29: "a match is always made with ten minutes, which is also the constant"
    case .d31: "the canonical app does the same: the service gives no token"
    case .d33: "the canonical app does the same"
    case .d34: "code that is never called does nothing"
    default: nil
    }
  }
}
