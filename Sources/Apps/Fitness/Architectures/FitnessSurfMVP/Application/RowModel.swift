/// One row of a table.
struct RowModel {
  let title: String
  var detail = ""
  var isChecked = false
}
