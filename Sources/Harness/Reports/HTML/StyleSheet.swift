import BenchmarkKit

/// The page's style sheet, for light and dark mode, phones and paper.
enum StyleSheet {
  /// CSS without quotes, angle brackets or ampersands, which HTML and XML parse differently.
  static let text = """
    :root { color-scheme: light dark; \(Palette.declarations(\.light)) }
    @media (prefers-color-scheme: dark) { :root { \(Palette.declarations(\.dark)) } }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
    body { margin: 0; background: var(--page); color: var(--ink);
      font: 1rem/1.55 system-ui, -apple-system, Segoe UI, Roboto, Helvetica Neue, sans-serif; }
    header, main, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
    header { padding-top: 1.5rem; }
    footer { padding: 2rem 1.25rem 4rem; color: var(--muted); }
    h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
    h1 { font-size: 1.75rem; letter-spacing: -0.015em; margin: 0 0 .25rem; }
    h2 { font-size: 1.4rem; margin: 0 0 .75rem; }
    h3 { font-size: 1.05rem; margin: 2rem 0 .5rem; }
    main section { padding: 2.25rem 0 .5rem; border-top: 1px solid var(--rule); \
    margin-top: 2.25rem; }
    main section:first-child { border-top: 0; margin-top: 0; padding-top: .25rem; }
    p, li, dd { max-width: 46rem; }
    p { margin: .5rem 0; }
    ul, ol { padding-left: 1.25rem; margin: .5rem 0; }
    li { margin: .25rem 0; }
    a { color: var(--link); text-underline-offset: .15em; }
    a:focus-visible, button:focus-visible, summary:focus-visible, [tabindex]:focus-visible {
      outline: 3px solid var(--link); outline-offset: 2px; border-radius: 2px; }
    .skip { position: absolute; left: -999rem; background: var(--page); padding: .5rem 1rem; }
    .skip:focus { left: 1rem; top: 1rem; }
    .lede { max-width: none; margin: 0; font-size: .9375rem; }
    .about, .note { color: var(--muted); font-size: .875rem; }
    .note { margin: .25rem 0; }
    td.best { font-weight: 600; }
    td.worst { background: var(--band); }
    th.defect, td.defect { color: var(--alarm); font-weight: 600; }
    h3.alarm { color: var(--alarm); }
    .first { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 2.5rem; \
    font-size: .8125rem; line-height: 1.45; }
    .first h3, .first figcaption { margin: .6rem 0 .2rem; font-size: .9375rem; }
    .first p, .first li { margin: .15rem 0; max-width: none; }
    .first p.note { font-size: .8125rem; }
    .first .scroll ~ p.note { display: inline; }
    .first th, .first td { padding: .25rem .35rem; }
    .first figure { margin: 0; }
    .first pre { font-size: .75rem; }
    @media (min-width: 64rem) {
      .first { grid-template-columns: minmax(0, 1fr) minmax(0, 43rem); }
      .first .wide { grid-column: 1 / -1; columns: 2; column-gap: 2.5rem; }
      .first .wide h3 { column-span: all; } }
    table + p, .scroll + .note { margin-top: .6rem; }
    .note + .scroll, .scroll + .scroll { margin-top: 1.75rem; }
    nav ul { list-style: none; padding: 0; margin: 0; display: flex; flex-wrap: wrap; \
    gap: .25rem 1.25rem; }
    nav { padding: 1rem 0 0; }
    code, pre, kbd { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, DejaVu Sans Mono, \
    monospace; font-size: .875em; }
    code { overflow-wrap: anywhere; }
    pre { background: var(--panel); padding: .9rem 1rem; border-radius: 6px; line-height: 1.45; \
    margin: .5rem 0 1rem; }
    .scroll { overflow-x: auto; margin: .5rem 0;
      background: linear-gradient(to right, var(--page) 1rem, transparent) local,
        linear-gradient(to left, var(--page) 1rem, transparent) local,
        linear-gradient(to right, var(--rule), transparent .6rem),
        linear-gradient(to left, var(--rule), transparent .6rem); }
    .scroll svg, .scroll pre { margin: 0; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; \
    clip-path: inset(50%); }
    table { border-collapse: collapse; font-size: .8125rem; line-height: 1.4; \
    font-variant-numeric: tabular-nums; }
    caption { text-align: left; font-weight: 600; padding: .25rem 0 .5rem; }
    th, td { padding: .35rem .5rem; text-align: right; white-space: nowrap; vertical-align: top;
      border-bottom: 1px solid var(--rule); }
    th { font-weight: 600; }
    thead th { color: var(--muted); vertical-align: bottom; white-space: normal; \
    min-width: 4.5rem; }
    tbody th { position: sticky; left: 0; background: var(--page); font-weight: 500; }
    th button { border: 0; background: none; color: inherit; font: inherit; padding: 0; \
    cursor: pointer; }
    input { font: inherit; font-size: .8125rem; color: var(--ink); background: var(--page); \
    border: 1px solid var(--muted); border-radius: 4px; padding: .2rem .4rem; margin-top: .5rem; }
    tr.sum td, tr.sum th { font-weight: 600; border-top: 2px solid var(--rule); }
    .t { text-align: left; }
    .dense td { white-space: normal; }
    .dense th, .dense td { padding: .3rem .4rem; }
    td.long { max-width: 26rem; min-width: 14rem; white-space: normal; }
    th:first-child, td:first-child { padding-left: 0; }
    figure { margin: 1.25rem 0 1.75rem; }
    figcaption { font-weight: 600; font-size: .95rem; margin-bottom: .35rem; }
    svg { display: block; width: 100%; max-width: 44rem; height: auto; overflow: visible;
      font: 11.5px system-ui, -apple-system, Segoe UI, Roboto, Helvetica Neue, sans-serif; \
    font-variant-numeric: tabular-nums; }
    svg text { fill: var(--ink); paint-order: stroke; stroke: var(--page); stroke-width: 3px; \
    stroke-linejoin: round; }
    svg text.dim, svg tspan.dim { fill: var(--muted); }
    svg text.dim { font-size: .92em; }
    a.term { color: inherit; text-decoration-style: dotted; }
    .note.alarm { color: var(--alarm); }
    .steps { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); \
    gap: .5rem 1.5rem; }
    .steps pre { font-size: .75rem; margin: .25rem 0; }
    svg .grid { stroke: var(--rule); stroke-width: 1; }
    svg .axis { stroke: var(--muted); stroke-width: 1; }
    details { border-bottom: 1px solid var(--rule); padding: .25rem 0; }
    summary { cursor: pointer; padding: .4rem 0; }
    .callout { border-left: 4px solid var(--caution); background: var(--panel); \
    padding: .6rem 1rem; margin: 1rem 0; }
    .callout.alarm { border-color: var(--alarm); }
    .callout strong { color: var(--caution); }
    .callout.alarm strong { color: var(--alarm); }
    dl { margin: .5rem 0; }
    dt { font-weight: 600; margin-top: .9rem; }
    dd { margin: .1rem 0 0; }
    @media (max-width: 40rem) {
      header { padding-top: 1.5rem; }
      h1 { font-size: 1.5rem; }
      h2 { font-size: 1.25rem; }
      th, td { padding: .35rem .5rem; }
      svg { font-size: 15px; }
      svg text.optional { display: none; }
    }
    @media print {
      :root { color-scheme: light; \(Palette.declarations(\.light)) }
      @page { margin: 15mm; }
      body { font-size: 10pt; }
      header, main, footer { max-width: none; padding-left: 0; padding-right: 0; }
      p, li, dd { max-width: none; }
      nav, .skip, input, th button, .detailed { display: none; }
      .scroll { overflow: visible; background: none; }
      table { font-size: 7pt; }
      table.dense { font-size: 5pt; }
      th, td { padding: 2pt 3pt; white-space: normal; }
      thead th { min-width: 0; }
      .dense th, .dense td { padding: 1pt 1.5pt; }
      svg { max-width: 120mm; }
      figure, tr, pre, .callout { break-inside: avoid; }
      h2, h3, caption, figcaption { break-after: avoid; }
      main section, details { display: none; }
      #summary, #choice, #scorecard, #findings, #warnings { display: block; }
      pre { white-space: pre-wrap; }
    }
    """
}
