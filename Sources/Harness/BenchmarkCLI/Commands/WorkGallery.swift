import ArgumentParser
import BenchmarkKit
import OtherTools
import UIKit

/// Runs gallery sessions without counting anything, for programs that look for leaked memory.
struct WorkGallery: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Run sessions of the gallery's apps.")

  @Argument(help: "Forms of the apps, such as L01,L01-fixed,I02.") var forms: String
  @Option(help: "The number of sessions of each form.") var times = 1

  @MainActor func perform() {
    let names = forms.commaSeparated
    let forms = GalleryForm.all.filter { names.contains($0.id) }
    for _ in 0..<times { for form in forms { form.session.run() } }
    // As in the cross-check: the last app's `UIApplication` lives until the next one replaces it.
    Device().shutDown()
  }
}
