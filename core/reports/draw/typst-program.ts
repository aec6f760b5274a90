// The program by which Typst draws every report: it reads the report as data, and no text of a report is part of it.

/** What drawTypst sends along with the data. */
export const program = `
#let r = json("/report.json")
#let fonts = json("/fonts.json")
#let ink = rgb("#1f2733")
#let soft = rgb("#5b6675")
#let hair = rgb("#d9dee6")
#let accent = rgb(r.accent)
#let tones = (good: rgb("#1b6e35"), bad: rgb("#b3261e"), neutral: soft)
#set document(title: r.title, author: r.company)
#set text(font: fonts.families, fallback: false, size: 9.5pt, fill: ink, lang: r.lang)
#set par(leading: 0.6em)

// Right-to-left where the first letter is.
#let rightward = regex("^[^\\\\p{L}]*[\\u{590}-\\u{8ff}\\u{fb1d}-\\u{fdff}\\u{fe70}-\\u{fefc}]")
// A word that is wider than its place goes on in the next line where it is divided. Nothing is there that would be copied with
// it; Typst takes a distance of nothing as none.
#let whole(s) = if s.contains("\u{10fffe}") { s.split("\u{10fffe}").join(h(0.001pt)) } else { [#s] }
#let say(s) = if s.match(rightward) != none { align(right, text(dir: rtl, whole(s))) } else { whole(s) }
#let inline(s) = if s.match(rightward) != none { text(dir: rtl, whole(s)) } else { whole(s) }

#set page(
  paper: "a4",
  flipped: r.flipped,
  margin: (x: 18mm, top: 18mm, bottom: 20mm),
  footer: context {
    set text(size: 7.5pt, fill: soft)
    line(length: 100%, stroke: 0.4pt + hair)
    v(-4pt)
    let above = if r.foot == "heading" { query(heading.where(level: 1).before(here())) } else { () }
    let foot = if above.len() > 0 { above.last().body } else if type(r.foot) == dictionary { r.foot.text } else { none }
    grid(columns: (1fr, auto), column-gutter: 12pt, {
      inline(r.title)
      if foot != none { [ · ]; foot }
      if r.made != "" { [ · ]; inline(r.made) }
    }, r.page.map(part => if type(part) == str { part } else if part.k == "page" { counter(page).display() } else { str(counter(page).final().first()) }).join())
  },
)
#show heading: it => block(above: if it.level == 1 { 18pt } else { 14pt }, below: 7pt, sticky: true,
  text(size: if it.level == 1 { 13pt } else { 10.5pt }, weight: "bold", fill: ink, it.body))

// The band of the company, from edge to edge of the first page.
#v(-18mm)
#pad(x: -18mm, block(width: 100%, fill: rgb(r.background), inset: (x: 18mm, top: 11mm, bottom: 8mm), below: 18pt, {
  set text(fill: rgb(r.text))
  grid(
    columns: (1fr, auto), column-gutter: 16pt, align: (left + horizon, right + horizon),
    stack(spacing: 10pt,
      ..if r.logo == none { (text(size: 8.5pt, inline(r.company)),) },
      text(size: 20pt, weight: "bold", inline(r.heading)),
      ..if r.subtitle != "" { (text(size: 11pt, inline(r.subtitle)),) },
      ..if r.about.len() > 0 { (text(size: 8.5pt, r.about.map(((label, value)) => [#label: #inline(value)]).join([ · ])),) },
    ),
    if r.logo != none { image(r.logo, height: 34pt, width: 130pt, fit: "contain", alt: r.company) },
  )
}))
#if fonts.missing != none { text(size: 8pt, fill: soft, fonts.missing) }

#let figures(b) = block(breakable: false, sticky: b.sticks, above: 10pt, below: 12pt, grid(
  columns: (1fr,) * b.across, gutter: 7pt,
  ..b.items.map(f => grid.cell(
    stroke: 0.6pt + hair, inset: 8pt,
    {
      text(size: 14pt, weight: "bold", inline(f.value)); linebreak(); text(size: 7.5pt, fill: soft, inline(f.label))
      if f.change != "" { linebreak(); text(size: 7.5pt, fill: tones.at(f.tone), inline(f.change)) }
    },
  )),
))

// Photos of an answer: one alone is large, several stand side by side. Each is as large as its room allows.
#let picture(p, width, height) = layout(room => {
  let own = measure(image(p.path))
  let scale = calc.min(room.width * width / own.width, height / own.height)
  box(stroke: 0.4pt + hair, radius: 2pt, clip: true, image(p.path, width: own.width * scale, alt: p.caption))
})
#let pictures(photos) = if photos.len() == 1 {
  let p = photos.first()
  if p.small { picture(p, 60%, 22mm) } else { picture(p, 100%, 50mm) }
} else {
  let across = calc.min(photos.len(), if photos.len() == 4 { 2 } else { 3 })
  grid(columns: (1fr,) * across, gutter: 5pt, ..photos.map(p => picture(p, 100%, if across == 2 { 46mm } else { 34mm })))
}

// No answer is torn from its question: only a long text, or more photos than a page has room for, goes on over pages.
#let facts(items) = for f in items {
  block(breakable: f.value.len() > 1500 or f.photos.len() > 12, width: 100%, above: 0pt, below: 0pt, stroke: (top: 0.4pt + hair), inset: (y: 5.5pt),
    grid(columns: (34%, 1fr), column-gutter: 12pt, text(fill: soft, say(f.label)), {
      if f.photos.len() > 0 { pictures(f.photos) }
      if f.value != "" { say(f.value) }
    }))
}

#let plain(b) = {
  set text(size: b.size * 1pt)
  set table.cell(breakable: b.tall)
  let aligned = b.columns.map(c => if c.end { right } else { left })
  // A total never stands alone on a page.
  let total = if b.total == none { () } else {
    (table.footer(repeat: false, ..b.last.map(say), ..b.total.map(t => table.cell(fill: rgb("#f4f6f9"), text(weight: "bold", inline(t))))),)
  }
  block(above: 7pt, below: 10pt, breakable: not b.whole, table(
    columns: b.columns.map(c => c.width * 1fr),
    align: aligned,
    inset: (x: 0.55em, y: 0.42em),
    stroke: (_, y) => (bottom: 0.4pt + hair),
    fill: (_, y) => if y == 0 { rgb("#f4f6f9") },
    table.header(..b.columns.map(c => text(weight: "bold", inline(c.header)))),
    ..b.cells.map(say),
    ..total,
  ))
}

#let bars(b) = block(breakable: b.items.len() > 8, sticky: b.sticks, above: 8pt, below: 10pt, {
  grid(
    columns: (32%, 1fr), column-gutter: 8pt, row-gutter: 5pt, align: (right + horizon, left + horizon),
    ..b.items.map(((label, value, share)) => (
      text(size: 8.5pt, inline(label)),
      stack(dir: ltr, spacing: 5pt, rect(width: share * 82%, height: 9pt, radius: 1.5pt, fill: accent), align(horizon, text(size: 8pt, fill: soft, value))),
    )).flatten(),
  )
  if b.more != "" { text(size: 8pt, fill: soft, b.more) }
})

#let photos(items) = block(above: 10pt, grid(
  columns: (1fr,) * (if items.len() in (1, 2, 4) { 2 } else { 3 }), column-gutter: 10pt, row-gutter: 12pt,
  ..items.map(((path, caption)) => block(breakable: false, width: 100%, {
    if path != none { block(stroke: 0.4pt + hair, inset: 3pt, radius: 3pt, below: 4pt, image(path, width: 100%, height: if items.len() in (1, 2, 4) { 58mm } else { 40mm }, fit: "contain", alt: caption)) }
    text(size: 8pt, fill: soft, inline(caption))
  })),
))

#for b in r.blocks {
  if b.k == "heading" { heading(level: b.level, inline(b.text)) }
  else if b.k == "headline" { block(sticky: b.sticks, below: 12pt, text(size: 12.5pt, weight: "bold", inline(b.text))) }
  else if b.k == "text" { block(sticky: b.sticks, text(fill: soft, say(b.text))) }
  else if b.k == "figures" { figures(b) }
  else if b.k == "facts" { facts(b.items) }
  else if b.k == "table" { plain(b) }
  else if b.k == "chart" { block(above: 8pt, below: 8pt, breakable: false, sticky: b.sticks, image(b.path, width: 100%, alt: b.alt)) }
  else if b.k == "bars" { bars(b) }
  else if b.k == "photos" { photos(b.items) }
  else if b.k == "break" { pagebreak(weak: true) }
}
`;
