/// The properties of the hardware and the operating system that times depend on.
///
/// A name such as "AMD EPYC" stands for several generations of processors: on two machines of that
/// name, ratios of times differed by up to 8 %. Unknown properties are `nil`.
package struct Machine: Codable, Hashable, Sendable {
  /// The type of the processor.
  package struct Processor: Codable, Hashable, Sendable {
    /// The vendor, such as `GenuineIntel`; on ARM, the implementer's code, such as `0x41`.
    package var vendor: String?
    /// The family; ARM processors have none.
    package var family: String?
    /// The model; on ARM, the part number. Processors with different cores have several.
    package var model: String?
    /// The stepping; on ARM, variant and revision, such as `r3p1`.
    package var stepping: String?
    /// The revision of the microcode.
    package var microcode: String?
  }

  /// A cache of the first processor.
  package struct Cache: Codable, Hashable, Sendable {
    /// The level, from 1.
    package var level: Int
    /// `data`, `instruction` or `unified`.
    package var type: String
    /// The size in KiB.
    package var kibibytes: Int
  }

  package var processor: Processor
  /// The caches by level; empty if they are not known.
  package var caches: [Cache]
  /// The size of a page, in bytes.
  package var pageSize: Int
  /// The policy for transparent huge pages: `always`, `madvise` or `never`.
  package var hugePages: String?
  /// The hypervisor's signature or name, such as `KVMKVMKVM`; `none` without a hypervisor.
  package var hypervisor: String?
  /// The kernel's name and release.
  package var kernel: String
  /// The C library's name and version.
  package var libc: String?
}

extension Machine {
  /// The properties by name, in the order in which every list shows them.
  package var properties: [(name: String, value: String)] {
    func known(_ value: String?) -> String { value ?? "unknown" }
    return [
      ("processor vendor", known(processor.vendor)), ("processor family", known(processor.family)),
      ("processor model", known(processor.model)),
      ("processor stepping", known(processor.stepping)), ("microcode", known(processor.microcode)),
      ("caches", caches.isEmpty ? "unknown" : caches.map(\.text).joined(separator: ", ")),
      ("page size", "\(pageSize) bytes"), ("huge pages", known(hugePages)),
      ("hypervisor", known(hypervisor)), ("kernel", kernel), ("C library", known(libc)),
    ]
  }
}

extension Machine.Cache {
  /// The level and size, such as `L1 data 48 KiB`.
  fileprivate var text: String {
    "L\(level) \(type == "unified" ? "" : "\(type) ")\(kibibytes) KiB"
  }
}
