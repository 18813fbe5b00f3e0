/// The presenter's commands to the clubs view.
protocol ClubsViewInput: AnyObject {
  func configure(with rows: [RowModel])
}
