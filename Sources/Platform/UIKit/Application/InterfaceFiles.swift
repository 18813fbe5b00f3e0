import CUIKit

/// The registered storyboards or nibs, by name.
///
/// Each module has its own namespace, as each app has its own bundle.
struct InterfaceFiles<Definition> {
  private var files: [String: [(module: Substring, definition: Definition)]] = [:]

  /// Adds a file, or replaces the one with the same name and module.
  ///
  /// - Parameter fileID: The `#fileID` of the registering source file.
  mutating func register(_ definition: Definition, name: String, fileID: String) {
    let module = fileID.moduleName
    files[name, default: []].removeAll { $0.module == module }
    files[name, default: []].append((module, definition))
  }

  /// Returns the file that the source file's module registered, or else the last with this name.
  func definition(_ name: String, fileID: String) -> Definition? {
    let module = fileID.moduleName
    return (files[name]?.last { $0.module == module } ?? files[name]?.last)?.definition
  }

  func contains(_ name: String) -> Bool { files[name] != nil }
}

extension String {
  fileprivate var moduleName: Substring { prefix { $0 != "/" } }
}

/// Registers, once, the interface files that the build plugin generated code for.
@MainActor let interfaceFilesAreRegistered: Void = nb_register_interface_files()
