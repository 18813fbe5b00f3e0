import SwiftUI

/// An Xcode preview of the list. The package excludes this file, because SwiftUI is not available
/// here.
struct NotesPreview: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> NotesViewController { NotesViewController() }
  func updateUIViewController(_ controller: NotesViewController, context: Context) {}
}

#Preview { NotesPreview() }
