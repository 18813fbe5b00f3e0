import CUIKit

/// The registered storyboards or nibs, by name.
///
/// Each module has its own namespace, as each app has its own bundle.
struct InterfaceFiles<Definition> {
  private struct File {
    let name: String
    let module: Substring
    let definition: Definition
  }

  // In the order of registration. A list, because there are few files, and hashing a name takes
  // longer than comparing several.
  private var files: [File] = []

  /// Adds a file, or replaces the one with the same name and module.
  ///
  /// - Parameter fileID: The `#fileID` of the registering source file.
  mutating func register(_ definition: Definition, name: String, fileID: String) {
    let module = fileID.moduleName
    files.removeAll { $0.name == name && $0.module == module }
    files.append(File(name: name, module: module, definition: definition))
  }

  /// Returns the file that the source file's module registered.
  ///
  /// A module without such a file gets that of the module that it tests, such as `App` for
  /// `AppTests`; another one, such as a kit that several apps share, gets that of the running app,
  /// or else the last one registered with this name.
  @MainActor func definition(_ name: String, fileID: String) -> Definition? {
    let module = fileID.moduleName
    return definition(name, of: module)
      ?? (module.hasSuffix("Tests") ? definition(name, of: module.dropLast(5)) : nil)
      ?? UIApplication.shared.moduleOfDelegate.flatMap { definition(name, of: $0[...]) }
      ?? files.last { $0.name == name }?.definition
  }

  private func definition(_ name: String, of module: Substring) -> Definition? {
    files.first { $0.name == name && $0.module == module }?.definition
  }

  func contains(_ name: String) -> Bool { files.contains { $0.name == name } }
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
