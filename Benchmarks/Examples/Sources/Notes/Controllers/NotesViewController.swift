import Foundation
import UIKit

class NotesViewController: UIViewController {
  @IBOutlet private weak var tableView: UITableView!
  @IBOutlet private weak var filterControl: UISegmentedControl!
  @IBOutlet private weak var statusLabel: UILabel!

  var store: NoteStore!

  private var notes: [Note] {
    filterControl.selectedSegmentIndex == 1 ? store.notes.filter(\.isPinned) : store.notes
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    navigationItem.leftBarButtonItem = editButtonItem
    NotificationCenter.default.addObserver(
      self, selector: #selector(notesDidChange(_:)), name: .notesDidChange, object: store)
    NotificationCenter.default.addObserver(
      self, selector: #selector(didEnterBackground),
      name: UIApplication.didEnterBackgroundNotification, object: nil)
    showStatus()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  private func showStatus() {
    statusLabel.text = "\(store.notes.count) notes"
  }

  // MARK: - Notifications

  @objc private func notesDidChange(_ notification: Notification) {
    tableView.reloadData()
    showStatus()
  }

  @objc private func didEnterBackground() {
    setEditing(false, animated: false)
  }

  // MARK: - Actions

  @IBAction func filterChanged(_ sender: UISegmentedControl) {
    tableView.reloadData()
  }

  @IBAction func unwindToNotes(_ segue: UIStoryboardSegue) {
    guard let source = segue.source as? NoteViewController else { return }
    store.save(source.note)
  }

  // MARK: - Navigation

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "showNote":
      guard let controller = segue.destination as? NoteViewController,
        let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell)
      else { return }
      controller.note = notes[indexPath.row]
    case "addNote":
      let navigationController = segue.destination as? UINavigationController
      let controller = navigationController?.topViewController as? NoteViewController
      controller?.note = store.newNote()
    default:
      break
    }
  }
}

// MARK: - UITableViewDataSource

extension NotesViewController: UITableViewDataSource {

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath) as! NoteCell
    var note = notes[indexPath.row]
    cell.configure(with: note)
    cell.onPin = { [weak self] in
      note.isPinned.toggle()
      self?.store.save(note)
    }
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    store.delete(notes[indexPath.row])
  }
}
