/// The presenter's commands to the trainer view.
protocol TrainerViewInput: LoadingViewInput {
  func configure(with name: String, speciality: String)
  func showRating(_ rating: String)
  func setBookEnabled(_ isEnabled: Bool)
}
