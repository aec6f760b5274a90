// The style of a report as HTML, in a page of the console and in a file of its own. Tables are as wide as their words need,
// and scroll: columns squeezed into the page would have a word a line.

export const reportCss = `
.report { --ink: light-dark(#1f2733, #e7ebf2); --soft: light-dark(#5b6675, #a5b0c0); --line: light-dark(#d9dee6, #39424f); --head: light-dark(#f4f6f9, #222934); --bar: light-dark(var(--accent, #2f6fde), #6ea0ff);
  container-type: inline-size; color: var(--ink); font: 14px/1.5 "Inter Variable", Inter, "Noto Sans", system-ui, sans-serif; }
.report * { box-sizing: border-box; }
.report header { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; justify-content: space-between; padding: 1.125rem 1.375rem; margin-bottom: 1.25rem; border-radius: .625rem; background: var(--ground, var(--head)); color: var(--on-ground, var(--ink)); print-color-adjust: exact; }
.report header > div { flex: 1 1 16rem; min-width: 0; }
.report header p { color: inherit; margin: 0; }
.report header h1, .report header .title { font-size: 1.5rem; line-height: 1.25; margin: 0; font-weight: 700; overflow-wrap: anywhere; }
.report header .company, .report header .about { font-size: .8125rem; }
.report header .subtitle { margin-top: .125rem; font-size: 1rem; }
.report header .logo { max-width: 12rem; max-height: 3.25rem; object-fit: contain; }
.report header dt { color: inherit; }
.report footer { margin-top: 1.5rem; padding-top: .625rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .8125rem; overflow-wrap: anywhere; }
.report .major { font-size: 1.1875rem; margin: 2rem 0 .5rem; break-after: avoid; overflow-wrap: anywhere; }
.report .minor { font-size: 1rem; margin: 1.5rem 0 .375rem; break-after: avoid; overflow-wrap: anywhere; }
.report p { margin: .375rem 0; color: var(--soft); overflow-wrap: anywhere; }
.report .about { display: flex; flex-wrap: wrap; gap: .125rem 1.25rem; margin: .375rem 0 0; }
.report .about div { display: flex; gap: .375rem; } .report .about dt::after { content: ':'; }
.report dt { color: var(--soft); }
.report dd { margin: 0; overflow-wrap: anywhere; }
.report .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem; margin: .75rem 0 1.25rem; }
.report .figures div { border: 1px solid var(--line); border-radius: .625rem; padding: .625rem .875rem; display: flex; flex-direction: column; }
.report .figures dt { order: 1; font-size: .8125rem; }
.report .figures dd { font-size: 1.375rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.report .headline { margin: 0 0 1rem; font-size: 1.125rem; line-height: 1.4; font-weight: 600; color: var(--ink); }
.report .figures .change { order: 2; font-size: .8125rem; font-weight: 500; color: var(--soft); }
.report .figures .change.good { color: light-dark(#1b6e35, #7fd69a); } .report .figures .change.bad { color: light-dark(#b3261e, #ff9d94); }
.report .facts { margin: .5rem 0; }
.report .facts > div { display: grid; grid-template-columns: minmax(8rem, 34%) 1fr; gap: .25rem 1rem; padding: .4375rem 0; border-top: 1px solid var(--line); break-inside: avoid; }
.report .facts dd { white-space: pre-wrap; }
.report .pictures { display: flex; flex-wrap: wrap; gap: .5rem; margin-bottom: .25rem; }
.report .pictures img { max-width: min(100%, 24rem); max-height: 18rem; object-fit: contain; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
.report .scroll { overflow-x: auto; margin: .5rem 0 .25rem; border: 1px solid var(--line); border-radius: .625rem; }
.report table { border-collapse: collapse; width: max-content; min-width: 100%; font-size: .8125rem; }
.report th, .report td { padding: .375rem .75rem; text-align: start; vertical-align: top; border-top: 1px solid var(--line); max-width: 20rem; overflow-wrap: break-word; }
.report .when { white-space: nowrap; }
.report thead th { background: var(--head); border-top: 0; font-weight: 600; white-space: nowrap; }
.report .number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
.report tfoot td { font-weight: 650; background: var(--head); }
.report figure { margin: .5rem 0 1rem; break-inside: avoid; }
.report figure svg, .report figure .drawn { display: block; width: 100%; max-width: 900px; height: auto; }
.report figure svg.narrow { display: none; max-width: 26rem; }
.report svg .bar { fill: var(--bar); } .report svg .stroke { stroke: var(--bar); } .report svg .band { fill: var(--bar); }
.report svg .earlier { opacity: .4; } .report svg .ink { fill: var(--ink); } .report svg .soft { fill: var(--soft); } .report svg .grid { stroke: var(--line); }
.report .photos { display: flex; flex-wrap: wrap; gap: .75rem; margin: .75rem 0; }
.report .photos figure { margin: 0; width: 15rem; max-width: 100%; }
.report .photos img { width: 100%; max-height: 15rem; object-fit: contain; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
.report figcaption { font-size: .8125rem; color: var(--soft); overflow-wrap: anywhere; }
.report .break { border: 0; border-top: 2px dashed var(--line); margin: 2rem 0; }
@media (max-width: 600px) { .report .facts > div { grid-template-columns: 1fr; } }
@container (max-width: 500px) { .report th, .report td { max-width: 12rem; } .report figure svg.wide { display: none; } .report figure svg.narrow { display: block; } }
@media print { .report .break { break-after: page; border: 0; margin: 0; } .report .scroll { overflow: visible; border: 0; } .report thead { display: table-header-group; } .report tr { break-inside: avoid; } }
`;
