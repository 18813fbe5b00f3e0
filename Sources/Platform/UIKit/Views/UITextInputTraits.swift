/// The type of keyboard. Stored only.
public enum UIKeyboardType: Sendable {
  case `default`, asciiCapable, numberPad, decimalPad, phonePad, emailAddress, URL
}

/// The label of the return key. Stored only.
public enum UIReturnKeyType: Sendable { case `default`, go, next, search, send, done }

/// The autocorrection setting. Stored only.
public enum UITextAutocorrectionType: Sendable { case `default`, no, yes }

/// The autocapitalisation setting. Stored only.
public enum UITextAutocapitalizationType: Sendable {
  case none, words, sentences, allCharacters
}
