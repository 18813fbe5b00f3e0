extension Machine.Processor {
  /// Parses the text of `/proc/cpuinfo`.
  ///
  /// Values that differ between the processors of a machine, such as the part numbers of large and
  /// small cores, are listed in their order of appearance.
  package init(cpuinfo: String) {
    let fields = CPUInfo(cpuinfo)
    if let implementer = fields["CPU implementer"] {
      self.init(vendor: implementer, model: fields["CPU part"], stepping: fields.revision)
    } else {
      self.init(
        vendor: fields["vendor_id"], family: fields["cpu family"], model: fields["model"],
        stepping: fields["stepping"], microcode: fields["microcode"])
    }
  }
}

extension Machine {
  /// Whether the processors are of a kind that reports a hypervisor, and report none.
  static func isOnHardware(cpuinfo: String) -> Bool {
    guard let flags = CPUInfo(cpuinfo)["flags"] else { return false }
    return !flags.split(separator: " ").contains("hypervisor")
  }
}

/// The fields of `/proc/cpuinfo`, by name.
private struct CPUInfo {
  private var values: [Substring: [Substring]] = [:]

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmed }
      guard parts.count == 2, !parts[1].isEmpty else { continue }
      if values[parts[0]]?.contains(parts[1]) != true {
        values[parts[0], default: []].append(parts[1])
      }
    }
  }

  /// The distinct values of a field; `nil` if there is no such field.
  subscript(_ name: String) -> String? {
    values[name[...]]?.joined(separator: ", ")
  }

  /// An ARM processor's variant and revision in ARM's own notation, such as `r3p1`.
  var revision: String? {
    guard let variant = values["CPU variant"]?.first, let revision = values["CPU revision"]?.first,
      let major = Int(variant.hasPrefix("0x") ? variant.dropFirst(2) : variant, radix: 16)
    else { return nil }
    return "r\(major)p\(revision)"
  }
}

extension Substring {
  /// The text without leading and trailing white space.
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}
