import Foundation
import UIKit

class NoteViewController: UIViewController {
  @IBOutlet private weak var titleField: UITextField!
  @IBOutlet private weak var textView: UITextView!
  @IBOutlet private weak var pinSwitch: UISwitch!
  @IBOutlet private weak var timeLabel: UILabel!
  @IBOutlet private weak var saveItem: UIBarButtonItem!

  var note: Note!

  private weak var timer: Timer?
  private var seconds = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    titleField.text = note.title
    titleField.delegate = self
    textView.text = note.text
    pinSwitch.isOn = note.isPinned
    updateSaveItem()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if presentingViewController != nil {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func updateSaveItem() {
    saveItem.isEnabled = titleField.text?.isEmpty == false
  }

  @objc private func tick(_ timer: Timer) {
    seconds += 1
    timeLabel.text = "\(seconds) s"
  }

  @objc func cancel() {
    dismiss(animated: true)
  }

  @IBAction func titleChanged(_ sender: UITextField) {
    updateSaveItem()
  }

  // MARK: - Navigation

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "saveNote" else { return }
    note.title = titleField.text ?? ""
    note.text = textView.text
    note.isPinned = pinSwitch.isOn
  }
}

extension NoteViewController: UITextFieldDelegate {

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
