import CUIKit

/// The registered storyboards or nibs, by name.
///
/// Each module has its own namespace, as each app has its own bundle.
struct InterfaceFiles<Definition> {
  /// The files with the same name in different modules.
  private struct Namesakes {
    var definitions: [Substring: Definition]
    var last: Definition
  }

  private var files: [String: Namesakes] = [:]

  /// Adds a file, or replaces the one with the same name and module.
  ///
  /// - Parameter fileID: The `#fileID` of the registering source file.
  mutating func register(_ definition: Definition, name: String, fileID: String) {
    files[name, default: Namesakes(definitions: [:], last: definition)].last = definition
    files[name]?.definitions[fileID.moduleName] = definition
  }

  /// Returns the file that the source file's module registered.
  ///
  /// A module without such a file gets that of the module that it tests, such as `App` for
  /// `AppTests`; another one, such as a kit that several apps share, gets that of the running app,
  /// or else the last one registered with this name.
  @MainActor func definition(_ name: String, fileID: String) -> Definition? {
    guard let namesakes = files[name] else { return nil }
    let module = fileID.moduleName
    return namesakes.definitions[module]
      ?? (module.hasSuffix("Tests") ? namesakes.definitions[module.dropLast(5)] : nil)
      ?? UIApplication.shared.moduleOfDelegate.flatMap { namesakes.definitions[$0[...]] }
      ?? namesakes.last
  }

  func contains(_ name: String) -> Bool { files[name] != nil }
}

extension UIApplication {
  fileprivate var moduleOfDelegate: String? { delegate.map { moduleName(of: type(of: $0)) } }
}

extension String {
  // Searches bytes, because this runs whenever an app creates a screen from a storyboard. In a
  // search by characters, four more characters in a module's name cost 34 instructions per event
  // (0.2 %).
  fileprivate var moduleName: Substring {
    self[..<(utf8.firstIndex(of: UInt8(ascii: "/")) ?? endIndex)]
  }
}

/// Registers, once, the interface files that the build plugin generated code for.
@MainActor let interfaceFilesAreRegistered: Void = nb_register_interface_files()
