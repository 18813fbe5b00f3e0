/// The type of keyboard. Stored, but has no effect.
public enum UIKeyboardType: Sendable {
  case `default`, asciiCapable, numberPad, decimalPad, phonePad, emailAddress, URL
}

/// The label of the return key. Stored, but has no effect.
public enum UIReturnKeyType: Sendable { case `default`, go, next, search, send, done }

/// The autocorrection setting. Stored, but has no effect.
public enum UITextAutocorrectionType: Sendable { case `default`, no, yes }

/// The autocapitalisation setting. Stored, but has no effect.
public enum UITextAutocapitalizationType: Sendable {
  case none, words, sentences, allCharacters
}
