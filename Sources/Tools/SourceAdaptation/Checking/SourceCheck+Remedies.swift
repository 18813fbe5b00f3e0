extension SourceCheck.Missing {
  /// The advice for a missing name.
  package var remedy: String {
    for (prefix, advice) in Self.absentByDesign where name.hasPrefix(prefix) {
      return "absent by design: " + advice + (parts.isEmpty ? "" : "; used here: \(listedParts)")
    }
    switch kind {
    case .module where !parts.isEmpty:
      return "exclude these files, or add a target '\(name)' that declares \(listedParts)"
    case .module where FrameworkNames.covers(name):
      return "add an empty target '\(name)': these files name none of its declarations"
    case .module:
      return "exclude these files, or add an empty target '\(name)' if they only import it"
    case .type where Self.bridgedTypes.contains(name):
      return "declare it in a file of your own: 'typealias \(name) = NS\(name.dropFirst(2))'"
    case .type where ["Delegate", "DataSource", "Protocol"].contains(where: name.hasSuffix):
      return "declare it in a file of your own: 'protocol \(name): AnyObject {}'"
    case .type: return "declare it in a file of your own: 'class \(name) {}'"
    case .name: return "declare it in a file of your own"
    case .member: return declaration
    case .extensionMember:
      return "nothing, if an imported module declares it; otherwise \(declaration)"
    case .override: return "put the override between '#if !os(Linux)' and '#endif'"
    }
  }

  /// The advice to declare a member.
  private var declaration: String {
    let type = name.split(separator: ".", omittingEmptySubsequences: false).dropLast()
      .joined(separator: ".")
    let place = type.isEmpty ? "an extension of its type" : "'extension \(type)'"
    return "declare it in \(place), in a file of your own"
  }

  /// The parts of a module with the numbers of their uses.
  private var listedParts: String {
    let listed = parts.prefix(parts.count > 4 ? 3 : 4).map { part in
      "\(part.name) (\(part.uses) \(part.uses == 1 ? "use" : "uses"))"
    }
    let rest = parts.count - listed.count
    return listed.joined(separator: ", ") + (rest > 0 ? " and \(rest) more names (--detail)" : "")
  }

  // The types of Core Foundation that Foundation declares under another name, without those that
  // this package declares.
  private static let bridgedTypes: Set = [
    "CFAttributedString", "CFCalendar", "CFCharacterSet", "CFDate", "CFLocale",
    "CFMutableArray", "CFMutableAttributedString", "CFMutableCharacterSet", "CFMutableData",
    "CFMutableDictionary", "CFMutableSet", "CFMutableString", "CFNull", "CFSet", "CFTimeZone",
  ]

  private static let absentByDesign =
    [
      (
        "SwiftUI",
        "exclude these files; if one needs it only for previews, put these and the import "
          + "between '#if canImport(SwiftUI)' and '#endif'"
      ),
      ("PreviewProvider", "put the preview between '#if canImport(SwiftUI)' and '#endif'"),
      ("UIHosting", "exclude these files, or present a UIViewController instead"),
      ("UIViewControllerRepresentable", "exclude these files; they wrap UIKit for SwiftUI"),
      ("UIViewRepresentable", "exclude these files; they wrap UIKit for SwiftUI"),
      ("NSPredicate.init", "compare in a closure, or match a Regex"),
      ("NSExpression.init", "compute the value in Swift"),
      ("NSSortDescriptor.init", "sort by a closure"),
      ("Combine", "exclude these files, or add a package with the same declarations"),
      ("CoreData", "exclude these files, or replace the store in a file of your own"),
      ("NSManagedObject", "exclude these files, or replace the store in a file of your own"),
      ("NSPersistent", "exclude these files, or replace the store in a file of your own"),
      ("NSFetch", "exclude these files, or replace the store in a file of your own"),
    ]
    + KnownNames.runtimeFunctions.map { ($0, "it needs the Objective-C runtime; exclude the code") }
}

extension SourceCheck.Import {
  /// The origin of the module, or the dependency that the target needs.
  package var source: String {
    switch origin {
    case .toolchain: "Swift's toolchain"
    case .product(let name): "add .product(name: \"\(name)\", package: \"NavBench\")"
    case .ownModule: "these sources"
    case .package: "add it to the target's dependencies; it works if it builds on Linux"
    case .missing: "missing"
    }
  }
}
