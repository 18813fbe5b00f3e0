/// The slots of one day.
struct DatesSectionModel {
  let title: String
  let rows: [RowModel]
}
