import Foundation
import UIKit

extension Notification.Name {
  static let notesDidChange = Notification.Name("NotesDidChange")
}

@MainActor
final class NoteStore {
  static let noteKey = "note"

  private(set) var notes: [Note] = [
    Note(id: 1, title: "Groceries", text: "Bread, milk", isPinned: true),
    Note(id: 2, title: "Ideas", text: "", isPinned: false),
  ]
  private var lastID = 2

  func newNote() -> Note {
    lastID += 1
    return Note(id: lastID, title: "", text: "", isPinned: false)
  }

  func save(_ note: Note) {
    if let index = notes.firstIndex(where: { $0.id == note.id }) {
      notes[index] = note
    } else {
      notes.append(note)
    }
    didChange(note)
  }

  func delete(_ note: Note) {
    notes.removeAll { $0.id == note.id }
    didChange(note)
  }

  private func didChange(_ note: Note) {
    NotificationCenter.default.post(
      name: .notesDidChange, object: self, userInfo: [NoteStore.noteKey: note.id])
  }
}
