import SwiftUI

/// Xcode's preview of the list, which the package excludes: there is no SwiftUI here.
struct NotesPreview: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> NotesViewController { NotesViewController() }
  func updateUIViewController(_ controller: NotesViewController, context: Context) {}
}

#Preview { NotesPreview() }
