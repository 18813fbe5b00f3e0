import BenchmarkKit
import Foundation

extension ArchitecturePackage {
  /// Builds one target and its dependencies.
  @discardableResult
  func build(_ target: String, configuration: String) throws(Failure) -> Program {
    try succeed("build", ["-c", configuration, "--target", target])
  }

  /// Removes a target's build products, but not the products of its dependencies.
  func removeProducts(of target: String, configuration: String) {
    let files = FileManager.default
    let products = root.appendingPathComponent(".build/\(configuration)")
    func remove(in folder: String, _ isProduct: (String) -> Bool) {
      let folder = products.appendingPathComponent(folder)
      for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] where isProduct(name)
      {
        try? files.removeItem(at: folder.appendingPathComponent(name))
      }
    }
    // The map belongs to the build plan, which is only recreated when the package has changed.
    remove(in: "\(target).build") { $0 != "output-file-map.json" }
    remove(in: "Modules") { $0.hasPrefix("\(target).") }
  }

  /// Type-checks a module in a single compiler process, after a debug build.
  func checkTypes(of module: String) throws(Failure) -> Program {
    let commands = root.appendingPathComponent(".build/debug.yaml")
    do {
      let arguments = try TypeCheckCommand.arguments(
        module: module, commands: String(contentsOf: commands, encoding: .utf8))
      let program = try Program.run(arguments)
      try program.check(arguments.joined(separator: " "))
      return program
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(MetricFailure.notTypeChecked(module: module, reason: "\(error)"))
    }
  }
}
