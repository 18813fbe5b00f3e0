import UIKit

class NoteCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var detailLabel: UILabel!
  @IBOutlet private weak var pinButton: UIButton!

  var onPin: (() -> Void)?

  override func awakeFromNib() {
    super.awakeFromNib()
    accessoryType = .disclosureIndicator
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onPin = nil
  }

  func configure(with note: Note) {
    titleLabel.text = note.title.isEmpty ? "Untitled" : note.title
    detailLabel.text = note.text
    pinButton.setTitle(note.isPinned ? "Unpin" : "Pin", for: .normal)
  }

  @IBAction private func pinTapped(_ sender: UIButton) {
    onPin?()
  }
}
