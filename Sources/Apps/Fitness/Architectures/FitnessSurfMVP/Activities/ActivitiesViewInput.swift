/// The presenter's commands to the activities view.
protocol ActivitiesViewInput: LoadingViewInput {
  func setBannerVisible(_ isVisible: Bool)
  func configure(with rows: [RowModel])
}
