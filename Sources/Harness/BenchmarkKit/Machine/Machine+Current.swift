import CMachine
import Foundation

extension Machine {
  /// This machine.
  package static var current: Machine {
    let signature = withUnsafeBytes(of: nb_hypervisor().text) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return Machine(
      root: "/", signature: signature, pageSize: sysconf(Int32(_SC_PAGESIZE)), kernel: kernel,
      libc: nb_c_library().map { String(cString: $0) })
  }

  private static var kernel: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "unknown" }
    func text(_ field: some Any) -> String {
      withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return "\(text(names.sysname)) \(text(names.release))"
  }

  /// Reads a machine's properties from the kernel's files.
  ///
  /// - Parameters:
  ///   - root: The folder with `proc` and `sys`.
  ///   - signature: The hypervisor's signature; empty if the processor reports none.
  package init(root: String, signature: String, pageSize: Int, kernel: String, libc: String?) {
    let files = KernelFiles(root: root)
    let cpuinfo = files["proc/cpuinfo"] ?? ""
    self.init(
      processor: Processor(cpuinfo: cpuinfo), caches: files.caches, pageSize: pageSize,
      hugePages: files["sys/kernel/mm/transparent_hugepage/enabled"].flatMap(Self.selected),
      hypervisor: signature.isEmpty ? files.hypervisor(cpuinfo: cpuinfo) : signature,
      kernel: kernel, libc: libc)
  }

  /// The selected word of a setting, such as `madvise` in `always [madvise] never`.
  package static func selected(in setting: String) -> String? {
    guard let start = setting.firstIndex(of: "["), let end = setting.firstIndex(of: "]"),
      start < end
    else { return nil }
    return String(setting[setting.index(after: start)..<end])
  }
}

/// Small text files through which the kernel describes the machine.
private struct KernelFiles {
  let root: String

  /// The trimmed text of a file; `nil` if it is unreadable or empty.
  subscript(_ path: String) -> String? {
    let text = (try? String(contentsOfFile: root + "/" + path, encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return text?.isEmpty == true ? nil : text
  }

  /// The caches of the first processor, by level, data before instructions.
  var caches: [Machine.Cache] {
    let folder = "sys/devices/system/cpu/cpu0/cache"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? []
    return names.filter { $0.hasPrefix("index") }.compactMap { name in
      guard let level = self["\(folder)/\(name)/level"].flatMap({ Int($0) }),
        let type = self["\(folder)/\(name)/type"]?.lowercased(),
        let kibibytes = self["\(folder)/\(name)/size"].flatMap(Machine.Cache.kibibytes)
      else { return nil }
      return Machine.Cache(level: level, type: type, kibibytes: kibibytes)
    }.sorted { ($0.level, $0.type, $0.kibibytes) < ($1.level, $1.type, $1.kibibytes) }
  }

  /// The hypervisor's name from the firmware's tables, for processors that report no signature.
  func hypervisor(cpuinfo: String) -> String? {
    if let type = self["sys/hypervisor/type"] { return type }
    if let firmware = self["proc/device-tree/hypervisor/compatible"] { return firmware }
    // Only x86 has a flag for hypervisors; other processors do not report the absence of one.
    return Machine.isOnHardware(cpuinfo: cpuinfo) ? "none" : nil
  }
}

extension Machine.Cache {
  /// The size in a text such as `48K` or `32M`.
  package static func kibibytes(_ text: String) -> Int? {
    let units = ["K": 1, "M": 1024, "G": 1024 * 1024]
    guard let last = text.last, let unit = units[last.uppercased()] else {
      return Int(text).map { $0 / 1024 }
    }
    return Int(text.dropLast()).flatMap {
      let (size, isTooLarge) = $0.multipliedReportingOverflow(by: unit)
      return isTooLarge ? nil : size
    }
  }
}
