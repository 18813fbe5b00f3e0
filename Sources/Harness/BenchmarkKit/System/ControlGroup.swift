import Foundation

/// The limits of this process's control group on Linux and of the groups that contain it.
package struct ControlGroup {
  /// The limit on processor time, in processors; `nil` if there is none.
  package static var processors: Double? { ControlGroup(root: "/").processors }

  /// The limit on memory, in bytes; `nil` if there is none.
  package static var memory: UInt64? { ControlGroup(root: "/").memory }

  private let root: String

  /// Creates the limits of this process.
  ///
  /// - Parameter root: The folder that contains `proc` and `sys`.
  package init(root: String) { self.root = root }

  package var processors: Double? {
    let quotas = folders("").compactMap { folder in
      let words = read(folder + "/cpu.max").split(separator: " ").compactMap { Double($0) }
      return words.count == 2 && words[1] > 0 ? words[0] / words[1] : nil
    }
    // Version 1 of control groups has a tree per resource; -1 means no quota.
    let older = folders("cpu").compactMap { folder -> Double? in
      guard let quota = Double(read(folder + "/cpu.cfs_quota_us")), quota > 0,
        let period = Double(read(folder + "/cpu.cfs_period_us")), period > 0
      else { return nil }
      return quota / period
    }
    return (quotas + older).min()
  }

  package var memory: UInt64? {
    let limits = folders("").compactMap { UInt64(read($0 + "/memory.max")) }
    let older = folders("memory").compactMap { UInt64(read($0 + "/memory.limit_in_bytes")) }
    // Without a limit, version 1 reports a number that no machine reaches.
    return (limits + older.filter { $0 < 1 << 60 }).min()
  }

  /// The folders of this process's group and of all groups that contain it.
  ///
  /// - Parameter resource: A resource of version 1; empty for version 2, which has a single tree.
  private func folders(_ resource: String) -> [String] {
    // number:resources:path
    let groups = read("proc/self/cgroup").split(separator: "\n").map {
      $0.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    }
    let group = groups.first { fields in
      fields.count == 3
        && (resource.isEmpty
          ? fields[1].isEmpty : fields[1].split(separator: ",").contains { $0 == resource })
    }
    guard let group else { return [] }
    let tree = "sys/fs/cgroup" + (resource.isEmpty ? "" : "/" + resource)
    var names = group[2].split(separator: "/")
    var folders = [tree]
    while !names.isEmpty {
      folders.append(tree + "/" + names.joined(separator: "/"))
      names.removeLast()
    }
    return folders
  }

  private func read(_ path: String) -> String {
    let text = try? String(contentsOfFile: root + "/" + path, encoding: .utf8)
    return (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
