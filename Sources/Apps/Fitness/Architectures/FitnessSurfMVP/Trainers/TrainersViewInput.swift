/// The presenter's commands to the trainers view.
protocol TrainersViewInput: LoadingViewInput {
  func setTitle(_ title: String)
  func configure(with rows: [RowModel])
}
