@testable import BenchmarkKit
import Foundation
import Testing

@Suite("Machine") struct MachineTests {
  private static let intel = """
    processor\t: 0
    vendor_id\t: GenuineIntel
    cpu family\t: 6
    model\t\t: 143
    model name\t: Intel(R) Xeon(R) Platinum 8481C CPU @ 2.70GHz
    stepping\t: 8
    microcode\t: 0xffffffff
    cache size\t: 107520 KB
    flags\t\t: fpu vme sse2 ht hypervisor lahf_lm avx512f

    processor\t: 1
    vendor_id\t: GenuineIntel
    cpu family\t: 6
    model\t\t: 143
    model name\t: Intel(R) Xeon(R) Platinum 8481C CPU @ 2.70GHz
    stepping\t: 8
    microcode\t: 0xffffffff
    flags\t\t: fpu vme sse2 ht hypervisor lahf_lm avx512f
    """
  private static let amd = """
    processor\t: 0
    vendor_id\t: AuthenticAMD
    cpu family\t: 26
    model\t\t: 2
    model name\t: AMD EPYC
    stepping\t: 1
    microcode\t: 0x1000065
    flags\t\t: fpu vme de pse hypervisor topoext
    power management:
    """
  /// A desktop processor, seen from a container: containers share the kernel's view.
  private static let bare = """
    processor\t: 0
    vendor_id\t: AuthenticAMD
    cpu family\t: 25
    model\t\t: 97
    model name\t: AMD Ryzen 9 7950X 16-Core Processor
    stepping\t: 2
    microcode\t: 0xa601206
    flags\t\t: fpu vme de pse topoext constant_tsc
    """
  private static let arm = """
    processor\t: 0
    BogoMIPS\t: 243.75
    Features\t: fp asimd evtstrm aes pmull sha1 sha2 crc32 atomics
    CPU implementer\t: 0x41
    CPU architecture: 8
    CPU variant\t: 0x3
    CPU part\t: 0xd0c
    CPU revision\t: 1
    """
  /// A system with small and large cores.
  private static let mixedARM = """
    processor\t: 0
    CPU implementer\t: 0x41
    CPU variant\t: 0x1
    CPU part\t: 0xd05
    CPU revision\t: 0

    processor\t: 4
    CPU implementer\t: 0x41
    CPU variant\t: 0x1
    CPU part\t: 0xd44
    CPU revision\t: 0

    Hardware\t: Something
    """

  @Test(
    "the type of the processor is read from /proc/cpuinfo",
    arguments: [
      (intel, ["GenuineIntel", "6", "143", "8", "0xffffffff"]),
      (amd, ["AuthenticAMD", "26", "2", "1", "0x1000065"]),
      (bare, ["AuthenticAMD", "25", "97", "2", "0xa601206"]),
      (arm, ["0x41", nil, "0xd0c", "r3p1", nil]),
      (mixedARM, ["0x41", nil, "0xd05, 0xd44", "r1p0", nil]),
      ("", [nil, nil, nil, nil, nil]), ("model\n: 3\nmodel:\n\u{1F}", [nil, nil, nil, nil, nil]),
    ])
  func processor(_ cpuinfo: String, _ expected: [String?]) {
    let found = Machine.Processor(cpuinfo: cpuinfo)

    #expect(
      [found.vendor, found.family, found.model, found.stepping, found.microcode] == expected)
  }

  /// Calls `body` with a folder that contains these files.
  private func withRoot(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(root.path)
  }

  private func machine(_ root: String, signature: String = "") -> Machine {
    Machine(root: root, signature: signature, pageSize: 4096, kernel: "Linux 6.1", libc: nil)
  }

  @Test("caches are listed by level, with their sizes in KiB")
  func caches() throws {
    let cache = "sys/devices/system/cpu/cpu0/cache"
    var files = ["\(cache)/uevent": ""]
    let sizes = [
      ("2", "Unified", "1024K"), ("1", "Instruction", "32K"), ("3", "Unified", "32M"),
      ("1", "Data", "48K"), ("4", "Unified", "huge"),
    ]
    for (index, (level, type, size)) in sizes.enumerated() {
      files["\(cache)/index\(index)/level"] = level + "\n"
      files["\(cache)/index\(index)/type"] = type + "\n"
      files["\(cache)/index\(index)/size"] = size + "\n"
    }

    try withRoot(files) { root in
      #expect(
        machine(root).caches == [
          .init(level: 1, type: "data", kibibytes: 48),
          .init(level: 1, type: "instruction", kibibytes: 32),
          .init(level: 2, type: "unified", kibibytes: 1024),
          .init(level: 3, type: "unified", kibibytes: 32768),
        ])
    }
  }

  @Test(
    "the hypervisor is the processor's signature, else the firmware's name, else none or unknown",
    arguments: [
      (intel, "KVMKVMKVM", [:], "KVMKVMKVM"), (bare, "", [:], "none"), (amd, "", [:], nil),
      (arm, "", [:], nil), (amd, "", ["sys/hypervisor/type": "xen\n"], "xen"),
      (arm, "", ["proc/device-tree/hypervisor/compatible": "linux,kvm\n"], "linux,kvm"),
    ] as [(String, String, [String: String], String?)])
  func hypervisor(
    _ cpuinfo: String, _ signature: String, _ files: [String: String], _ expected: String?
  ) throws {
    try withRoot(files.merging(["proc/cpuinfo": cpuinfo]) { $1 }) { root in
      #expect(machine(root, signature: signature).hypervisor == expected)
    }
  }

  @Test("the page-size policy is the word in brackets")
  func hugePages() throws {
    try withRoot(["sys/kernel/mm/transparent_hugepage/enabled": "always [madvise] never\n"]) {
      #expect(machine($0).hugePages == "madvise")
    }
    #expect(Machine.selected(in: "always") == nil && Machine.selected(in: "]x[") == nil)
  }

  @Test("without any of the files, only the page size and the kernel are known")
  func nothing() {
    let machine = machine("/nowhere")

    #expect(machine.processor == Machine.Processor() && machine.caches.isEmpty)
    #expect(machine.hugePages == nil && machine.hypervisor == nil)
    let known = machine.properties.filter { $0.value != "unknown" }.map(\.name)
    #expect(known == ["page size", "kernel"])
  }

  @Test("every reading of this machine gives the same result, which survives a round trip")
  func current() throws {
    let fingerprint = Fingerprint.current
    let read = try JSONDecoder().decode(
      Fingerprint.self, from: JSONEncoder().encode(fingerprint))

    #expect(read == fingerprint && Fingerprint.current == fingerprint)
    #expect(fingerprint.machine.kernel.hasPrefix("Linux "))
    #expect(fingerprint.machine.pageSize >= 4096)
    #expect(!fingerprint.binary.buildID.isEmpty)
  }
}
