extension ObjectBuilder {
  mutating func setProperties(of element: InterfaceElement, _ name: String) {
    setCommonProperties(of: element, name)
    switch element.name {
    case "label", "textView":
      set("text", of: name, to: element.string("text") ?? attributedText(of: element))
    case "textField", "searchBar":
      set("text", of: name, to: element.string("text"))
      set("placeholder", of: name, to: element.string("placeholder"))
    case "button": setTitles(of: element, name)
    case "switch": if element.isTrue("on") { write("\(name).isOn = true") }
    case "slider":
      setNumber("minimumValue", of: name, to: element["minValue"])
      setNumber("maximumValue", of: name, to: element["maxValue"])
      setNumber("value", of: name, to: element["value"])
    case "stepper":
      for property in ["minimumValue", "maximumValue", "stepValue", "value"] {
        setNumber(property, of: name, to: element[property])
      }
    case "segmentedControl":
      setNumber("selectedSegmentIndex", of: name, to: element["selectedSegmentIndex"])
    case "activityIndicatorView":
      if element.isTrue("animating") { write("\(name).startAnimating()") }
    default: break
    }
  }

  mutating func setCommonProperties(of element: InterfaceElement, _ name: String) {
    if element.isTrue("hidden") { write("\(name).isHidden = true") }
    // In code, only labels and image views ignore touches by default; in a file, no view does.
    let ignoresTouches = ["label", "imageView"].contains(element.name)
    if element.isFalse("userInteractionEnabled") != ignoresTouches {
      write("\(name).isUserInteractionEnabled = \(ignoresTouches)")
    }
    setNumber("tag", of: name, to: element["tag"])
    if element.isFalse("enabled"), InterfaceVocabulary.controls.contains(element.name) {
      write("\(name).isEnabled = false")
    }
    set("accessibilityIdentifier", of: name, to: accessibilityIdentifier(of: element))
    set("accessibilityLabel", of: name, to: element.child("accessibility")?["label"])
    set("restorationIdentifier", of: name, to: element["restorationIdentifier"])
  }

  func accessibilityIdentifier(of element: InterfaceElement) -> String? {
    let attribute = element.list("userDefinedRuntimeAttributes").first {
      $0["keyPath"] == "accessibilityIdentifier"
    }
    return element.child("accessibility")?["identifier"] ?? attribute?.string("value")
  }

  mutating func set(_ property: String, of name: String, to text: String?) {
    guard let text else { return }
    write("\(name).\(property) = \(Spelling.literal(text))")
  }

  private mutating func setNumber(_ property: String, of name: String, to text: String?) {
    guard let text, Double(text) != nil else { return }
    write("\(name).\(property) = \(text)")
  }

  private mutating func setTitles(of element: InterfaceElement, _ name: String) {
    let configured = element.child(key: "configuration")?.string("title")
    if let configured { write("\(name).setTitle(\(Spelling.literal(configured)), for: .normal)") }
    for state in element.children where state.name == "state" {
      guard let key = state["key"], let title = state.string("title") else { continue }
      write("\(name).setTitle(\(Spelling.literal(title)), for: .\(key))")
    }
  }

  private func attributedText(of element: InterfaceElement) -> String? {
    let fragments = element.child(key: "attributedText")?.list("fragments")
    return fragments.map { $0.compactMap { $0.string("content") }.joined() }
  }
}
