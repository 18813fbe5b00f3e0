import CUIKit

/// The storyboards or the nibs of a program, by name. Each module has a name space of its own, as each app has a bundle.
struct InterfaceFiles<Definition> {
  private var files: [String: [(module: Substring, definition: Definition)]] = [:]

  /// Adds a file, or replaces the one of the same name and module.
  ///
  /// - Parameter fileID: Where in the sources the file is registered, as `#fileID`.
  mutating func register(_ definition: Definition, name: String, fileID: String) {
    let module = fileID.moduleName
    files[name, default: []].removeAll { $0.module == module }
    files[name, default: []].append((module, definition))
  }

  /// The file of the module that a source file belongs to, or else the last one registered under the name.
  func definition(_ name: String, fileID: String) -> Definition? {
    let module = fileID.moduleName
    return (files[name]?.last { $0.module == module } ?? files[name]?.last)?.definition
  }

  func contains(_ name: String) -> Bool { files[name] != nil }
}

extension String {
  fileprivate var moduleName: Substring { prefix { $0 != "/" } }
}

/// Makes the interface files known that the build step wrote code for, once.
@MainActor let interfaceFilesAreRegistered: Void = nb_register_interface_files()
