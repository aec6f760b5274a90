// A section of a design as the blocks of a document. A section that cannot be drawn says why in its place: the others
// are still right.
import { withFullStop } from '#core/format/full-stop.ts';
import { assertNever } from '#core/assert-never.ts';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { isImageType } from '#core/questions/types.ts';
import { valuesOf } from '#core/questions/values.ts';
import { cellText } from '#core/reports/cell-text.ts';
import { mostListed, widgetBlocks } from '#core/reports/design/form-summary.ts';
import type { Portions } from '#core/portions/portions.ts';
import type { ReportBlock, ReportPhoto } from '#core/reports/document.ts';
import { type Part, partInPortions } from '#core/sheets/dashboard/overview.ts';
import { imageWord } from '#core/sheets/format-answer.ts';
import { columnReader } from './columns.ts';
import { sectionIssues } from './design-issues.ts';
import { type Made, maskedRows } from './made.ts';
import type { Section, SectionOf } from './schema.ts';
import { tableBlocks } from './table-section.ts';
import { sectionText } from './labels.ts';
import { fillText } from './values.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The blocks of the section at a place. */
export function* sectionBlocks(section: Section, place: number, made: Made): Portions<ReportBlock[]> {
  const [issue] = sectionIssues(section, made.design, made.form);
  if (issue !== undefined) {
    const text = withFullStop(`${sectionText(section, place)}: ${issue.message}`);
    return [{ kind: 'text', text }];
  }
  switch (section.kind) {
    case 'heading':
      return [{ kind: 'heading', level: section.level, text: fillText(section.text, made.texts) }];
    case 'text':
      return [{ kind: 'text', text: fillText(section.text, made.texts) }];
    case 'figures':
      return [...heading(section.title), { kind: 'figures', figures: figuresOf(section, made) }];
    case 'widget':
      return yield* ofWidget(section, made);
    case 'table':
      return [...heading(section.title), ...(yield* tableBlocks(section, made))];
    case 'photos':
      return [...heading(section.title), ...(yield* photoBlocks(section, made))];
    case 'pageBreak':
      return [{ kind: 'pageBreak' }];
    default:
      return assertNever(section);
  }
}

function heading(text: string): ReportBlock[] {
  return text === '' ? [] : [{ kind: 'heading', level: 2, text }];
}

function figuresOf({ figures }: SectionOf<'figures'>, made: Made) {
  return figures.flatMap(({ value, label }) => {
    const figure = made.figures.get(value);
    return figure === undefined ? [] : [{ ...figure, label: label || figure.label }];
  });
}

function* ofWidget({ title, source, showsTable }: SectionOf<'widget'>, made: Made): Portions<ReportBlock[]> {
  const { rows, run } = made;
  const part = partOf(source, title, made);
  if (part === null) return [];
  const summary = yield* partInPortions(part, {
    form: { questions: [...rows.questions], contextQuestions: [...rows.contextQuestions] },
    namesById: rows.namesById,
    data: rows.data,
    mask: rows.mask,
    before: rows.before,
    limit: mostListed,
    timeZone: run.timeZone,
  });
  const blocks = widgetBlocks(summary, rows, run);
  const named = title || ('question' in part ? part.question.text : part.widget.title);
  // A list of texts is its table.
  const hasChart = blocks.some(({ kind }) => kind === 'chart');
  const shown = showsTable || !hasChart ? blocks : blocks.filter(({ kind }) => kind !== 'table');
  return [...heading(named), ...shown];
}

export function partOf(
  source: SectionOf<'widget'>['source'],
  title: string,
  { form }: Pick<Made, 'form'>,
): Part | null {
  switch (source.from) {
    case 'question': {
      const question = analysedQuestions(form).find(({ id }) => id === source.question);
      return question === undefined ? null : { question };
    }
    case 'widget': {
      const widget = form.widgets.find(({ id }) => id === source.widget);
      return widget === undefined ? null : { widget: { ...widget, title: title || widget.title } };
    }
    case 'own': {
      const ofDesign = { id: '', title: title || t(m.widget), widgetOrder: null, hidden: false };
      return { widget: { ...source.definition, ...ofDesign } };
    }
    default:
      return assertNever(source);
  }
}

function* photoBlocks(section: SectionOf<'photos'>, made: Made): Portions<ReportBlock[]> {
  const { rows, run } = made;
  const question = rows.questions.find(({ id }) => id === section.question);
  if (question === undefined || !isImageType(question.type)) return [];
  const mask = section.filter === null ? rows.mask : yield* maskedRows(section.filter, rows);
  if (mask === null) return [{ kind: 'text', text: t(m.filterTakesTooLongFor) }];
  const captions = section.captions.map((source) => columnReader(source, made));
  const answers = rows.data.answers[question.id] ?? [];
  const photos: ReportPhoto[] = [];
  let all = 0;
  for (const row of rows.data.byTime.toReversed()) {
    if (mask[row] !== 1) continue;
    for (const id of valuesOf(answers[row] ?? undefined)) {
      all += 1;
      if (photos.length >= section.most) continue;
      const caption = captions
        .map(({ cell, kind }) => cellText(cell(row), kind, run.formats))
        .filter((text) => text !== '')
        .join(' · ');
      photos.push({ id, word: imageWord(question.type), caption: caption || question.text });
    }
  }
  if (all === 0) return [{ kind: 'text', text: t(m.thereAreNoPhotos) }];
  const text = t(m.newestOfPhotos, { count: photos.length, all });
  return [{ kind: 'photos', photos }, ...(all > photos.length ? [{ kind: 'text', text } as const] : [])];
}
