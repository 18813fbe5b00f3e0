/// The presenter's commands to the dates view.
protocol DatesViewInput: LoadingViewInput {
  func configure(with sections: [DatesSectionModel])
}
