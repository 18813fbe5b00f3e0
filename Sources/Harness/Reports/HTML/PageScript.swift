/// The page's script, which sorts and filters tables; the rest of the page works without it.
enum PageScript {
  /// JavaScript without double quotes, angle brackets or ampersands, which HTML and XML parse
  /// differently.
  ///
  /// The tab key reaches the first button of a table, and the arrow keys the others.
  static let text = """
    'use strict'
    document.querySelectorAll('table:not(.dense)').forEach(function (table) {
      const body = table.tBodies[0]
      const sums = Array.from(body.querySelectorAll('tr.sum'))
      const rows = Array.from(body.rows).filter(function (row) { return !sums.includes(row) })
      if (!rows[3]) return

      function value(row, column) {
        const text = row.cells[column].textContent.replace(/^[✓✗] |,/g, '')
        const number = parseFloat(text)
        return isNaN(number) ? text : number
      }
      function compare(one, other) {
        return typeof one + typeof other === 'numbernumber'
          ? one - other : String(one).localeCompare(String(other))
      }

      const heads = Array.from(table.tHead.rows[0].cells)
      const buttons = heads.map(function (head, column) {
        const button = document.createElement('button')
        button.textContent = '↕'
        button.ariaLabel = 'Sort by ' + head.textContent
        button.tabIndex = column === 0 ? 0 : -1
        button.onclick = function () {
          const falls = head.ariaSort === 'ascending'
          heads.forEach(function (other) { other.removeAttribute('aria-sort') })
          head.ariaSort = falls ? 'descending' : 'ascending'
          rows.sort(function (one, other) {
            return compare(value(one, column), value(other, column)) * (falls ? -1 : 1)
          })
          body.append(...rows, ...sums)
        }
        head.append('\\u00a0', button)
        return button
      })
      table.tHead.onkeydown = function (event) {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
        const next = step ? buttons[buttons.indexOf(event.target) + step] : null
        if (!next) return
        event.preventDefault()
        next.focus()
      }

      if (!rows[19]) return
      const filter = document.createElement('input')
      filter.type = 'search'
      filter.placeholder = 'Filter rows'
      filter.ariaLabel = 'Filter the rows of ' + table.caption.textContent
      filter.oninput = function () {
        const wanted = filter.value.toLowerCase()
        rows.forEach(function (row) {
          row.hidden = !row.textContent.toLowerCase().includes(wanted)
        })
      }
      table.parentElement.before(filter)
    })
    """
}
