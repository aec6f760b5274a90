// A report as an HTML file, which the console shows in its page.
import { assertNever } from '#core/assert-never.ts';
import { isClock, isNumeric } from '#core/files/table.ts';
import type { Formats } from '#core/format/formats.ts';
import { currentLanguage, t } from '#core/messages/text.ts';
import { answerText, cellText, figureText } from '#core/reports/cell-text.ts';
import type {
  Figure,
  ReportBlock,
  ReportDocument,
  ReportFact,
  ReportLook,
  ReportTable,
} from '#core/reports/document.ts';
import type { Portions } from '#core/portions/portions.ts';
import { mostDrawnRows } from '#core/reports/schema.ts';
import { chartSvg } from './chart-svg.ts';
import { escapeHtml } from './escape-html.ts';
import { accentOf } from './accent.ts';
import { reportCss } from './report-css.ts';
import { m } from './texts.ts';

export type HtmlDrawing = {
  formats: Formats;
  /** The company's colours; without them the header has those of the page. */
  look?: ReportLook;
  /** The address of the company's logo. */
  logo?: string | undefined;
  /** The addresses of photos by id; one without is named only. */
  photoOf?: (id: string) => string | undefined;
  /** The address of the picture of a drawn chart, for browsers without SVG. */
  pictureOf?: (svg: string) => string | undefined;
};

/** The whole file, with its style. */
export function* drawHtml(document: ReportDocument, drawing: HtmlDrawing): Portions<string> {
  // No level is left out, for those who hear the report.
  const first = document.blocks.findIndex((block) => block.kind === 'heading' && block.level === 1);
  const majorAt = first < 0 ? document.blocks.length : first;
  const blocks: string[] = [];
  for (const [place, block] of document.blocks.entries()) {
    blocks.push(blockHtml(block, { ...drawing, minor: place < majorAt ? 'h2' : 'h3' }));
    yield;
  }
  const { tag, direction } = currentLanguage();
  return (
    `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(document.title)}</title>` +
    `<style>:root { color-scheme: light dark; } body { margin: 0 auto; max-width: 1000px; padding: 1.5rem; }${reportCss}</style></head>` +
    `<body><article class="report" dir="auto"${styleOf(drawing)}>${bandHtml(document, drawing)}` +
    `${blocks.join('')}${footHtml(document)}</article></body></html>`
  );
}

function styleOf({ look }: HtmlDrawing): string {
  if (look === undefined) return '';
  const { background, text } = look;
  return ` style="--ground:${escapeHtml(background)};--on-ground:${escapeHtml(text)};--accent:${escapeHtml(accentOf(look))}"`;
}

function bandHtml({ title, company, subtitle = '', about }: ReportDocument, { logo }: HtmlDrawing): string {
  const picture =
    logo === undefined ? '' : `<img class="logo" src="${escapeHtml(logo)}" alt="${escapeHtml(company)}">`;
  // A logo says the name.
  const name = logo === undefined ? `<p class="company" dir="auto">${escapeHtml(company)}</p>` : '';
  const days = subtitle === '' ? '' : `<p class="subtitle" dir="auto">${escapeHtml(subtitle)}</p>`;
  const terms = about.length === 0 ? '' : `<dl class="about">${about.map(term).join('')}</dl>`;
  return `<header><div>${name}<h1>${escapeHtml(title)}</h1>${days}${terms}</div>${picture}</header>`;
}

function footHtml({ made = '' }: ReportDocument): string {
  return made === '' ? '' : `<footer dir="auto">${escapeHtml(made)}</footer>`;
}

function term({ label, value }: { label: string; value: string }): string {
  return `<div><dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(value)}</dd></div>`;
}

function figureHtml(figure: Figure, { formats }: HtmlDrawing): string {
  const { label, change } = figure;
  const changed =
    change === undefined ? '' : `<dd class="change ${change.tone}">${escapeHtml(change.text)}</dd>`;
  const value = escapeHtml(figureText(figure, formats));
  return `<div><dt>${escapeHtml(label)}</dt><dd dir="auto">${value}</dd>${changed}</div>`;
}

function factHtml(fact: ReportFact, { photoOf }: HtmlDrawing): string {
  const images = (fact.photos ?? []).flatMap(({ id, caption }) => {
    const source = photoOf?.(id);
    return source === undefined ? [] : [`<img src="${escapeHtml(source)}" alt="${escapeHtml(caption)}">`];
  });
  const drawn = images.length === 0 ? '' : `<div class="pictures">${images.join('')}</div>`;
  const value = escapeHtml(answerText(fact, images.length));
  return `<div><dt dir="auto">${escapeHtml(fact.label)}</dt><dd dir="auto">${drawn}${value}</dd></div>`;
}

/** `minor`: the element of a heading of level 2. */
type BlockDrawing = HtmlDrawing & { minor: 'h2' | 'h3' };

function blockHtml(block: ReportBlock, drawing: BlockDrawing): string {
  switch (block.kind) {
    case 'heading': {
      const [tag, name] = block.level === 1 ? ['h2', 'major'] : [drawing.minor, 'minor'];
      return `<${tag} class="${name}" dir="auto">${escapeHtml(block.text)}</${tag}>`;
    }
    case 'headline':
      return `<p class="headline" dir="auto">${escapeHtml(block.text)}</p>`;
    case 'text':
      return `<p dir="auto">${escapeHtml(block.text)}</p>`;
    case 'figures': {
      const figures = block.figures.map((figure) => figureHtml(figure, drawing));
      return `<dl class="figures">${figures.join('')}</dl>`;
    }
    case 'facts':
      return `<dl class="facts">${block.facts.map((fact) => factHtml(fact, drawing)).join('')}</dl>`;
    case 'table':
      return tableHtml(block, drawing);
    case 'chart': {
      const svg = chartSvg(block, drawing.formats);
      const picture = drawing.pictureOf?.(svg);
      const drawn =
        picture === undefined
          ? svg + chartSvg(block, drawing.formats, { room: 'narrow' })
          : `<img class="drawn" src="${escapeHtml(picture)}" alt="${escapeHtml(block.name)}">`;
      return `<figure>${drawn}</figure>`;
    }
    case 'photos': {
      const photos = block.photos.map(({ id, caption }) => {
        const source = drawing.photoOf?.(id);
        const image =
          source === undefined ? '' : `<img src="${escapeHtml(source)}" alt="${escapeHtml(caption)}">`;
        return `<figure>${image}<figcaption dir="auto">${escapeHtml(caption)}</figcaption></figure>`;
      });
      return `<div class="photos">${photos.join('')}</div>`;
    }
    case 'pageBreak':
      return '<hr class="break">';
    default:
      return assertNever(block);
  }
}

function tableHtml({ name, columns, rows, total }: ReportTable, { formats }: HtmlDrawing): string {
  const classes = columns.map(({ kind }) =>
    isNumeric(kind) ? ' class="number"' : isClock(kind) ? ' class="when"' : ' dir="auto"',
  );
  const line = (texts: (place: number) => string) =>
    `<tr>${columns.map((_, place) => `<td${classes[place]}>${escapeHtml(texts(place))}</td>`).join('')}</tr>`;
  const cellsOf = (row: ReportTable['rows'][number]) =>
    line((place) => cellText(row[place], columns[place]?.kind ?? 'text', formats));
  const head = columns.map(
    ({ header }, place) => `<th scope="col"${classes[place]}>${escapeHtml(header)}</th>`,
  );
  const shown = rows.slice(0, mostDrawnRows);
  const foot = total === undefined ? '' : `<tfoot>${cellsOf(total)}</tfoot>`;
  const note =
    shown.length < rows.length
      ? `<p>${escapeHtml(t(m.firstRows, { shown: shown.length, rows: rows.length }))}</p>`
      : '';
  return (
    `<div class="scroll" role="region" tabindex="0" aria-label="${escapeHtml(name)}"><table><thead><tr>${head.join('')}</tr></thead>` +
    `<tbody>${shown.map(cellsOf).join('')}</tbody>${foot}</table></div>${note}`
  );
}
