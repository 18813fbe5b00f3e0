import SourceAdaptation

/// The public declarations of the modules in `Sources/Platform`, as they are in this build.
package enum PlatformInterfaces {
  /// The modules, in the order of their names.
  package static let all = ModuleInterface.interfaces(in: text)
}
