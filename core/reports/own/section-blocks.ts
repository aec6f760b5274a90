// A section of a design as the blocks of a document. A section that cannot be drawn says why in its place: the others
// are still right.
import { withFullStop } from '#core/format/full-stop.ts';
import { assertNever } from '#core/assert-never.ts';
import { flatQuestions } from '#core/questions/entries/flat.ts';
import type { Question } from '#core/questions/schema.ts';
import { isImageType } from '#core/questions/types.ts';
import { valuesOf } from '#core/questions/values.ts';
import { cellText } from '#core/reports/cell-text.ts';
import { mostListed, widgetBlocks } from '#core/reports/design/form-summary.ts';
import type { Portions } from '#core/portions/portions.ts';
import { rowsIn } from '#core/reports/design/form-rows.ts';
import type { Figure, ReportBlock, ReportPhoto } from '#core/reports/document.ts';
import { withChange } from '#core/reports/figure-change.ts';
import { headlineText } from '#core/reports/headline.ts';
import { noAnswer } from '#core/widgets/groups.ts';
import { type Part, partInPortions } from '#core/sheets/dashboard/overview.ts';
import { imageWord } from '#core/sheets/format-answer.ts';
import { brokenWidgetText } from '#core/widgets/summarize.ts';
import { columnReader, groupRows } from './columns.ts';
import { sectionIssues } from './design-issues.ts';
import { type Made, maskedRows } from './made.ts';
import { sectionQuestion, sectionRows } from './of-entries.ts';
import type { Section, SectionOf } from './schema.ts';
import { tableBlocks } from './table-section.ts';
import { trendBlocks } from './trend-section.ts';
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
    case 'headline':
      return [{ kind: 'headline', text: yield* headlineOf(section, made) }];
    case 'trend':
      return trendBlocks(section, made);
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

function figuresOf({ figures }: SectionOf<'figures'>, made: Made): Figure[] {
  const { run, rows, figuresBefore } = made;
  return figures.flatMap(({ value, label, good }) => {
    const figure = made.figures.get(value);
    if (figure === undefined) return [];
    const compared = withChange(figure, figuresBefore.get(value)?.value, {
      period: rows.before?.period,
      formats: run.formats,
      good,
    });
    return [{ ...compared, label: label || figure.label }];
  });
}

function* headlineOf({ question, isPlace }: SectionOf<'headline'>, made: Made): Portions<string> {
  const { rows, words } = made;
  const inPeriod = Array.from(rows.data.byTime).filter((row) => rows.mask[row] === 1);
  const answered = question === null ? null : yield* groupRows({ of: 'question', question }, inPeriod, made);
  const counts = (answered?.groups ?? [])
    .filter(({ label }) => label !== noAnswer())
    .map(({ label, rows: some }) => ({ label, count: some.length }))
    .toSorted((a, b) => b.count - a.count);
  return headlineText({
    words,
    count: inPeriod.length,
    before: rows.before ? { count: rowsIn(rows.before), period: rows.before.period } : null,
    groups: { counts: withShortLabels(counts), arePlaces: isPlace },
  });
}

/** `Yellowknife` of `Northwest Territories / Yellowknife`, unless another branch has one of that name. */
function withShortLabels<T extends { label: string }>(items: readonly T[]): readonly T[] {
  const short = items.map((item) => ({ ...item, label: item.label.split(' / ').at(-1) ?? item.label }));
  return new Set(short.map(({ label }) => label)).size === items.length ? short : items;
}

function* ofWidget(section: SectionOf<'widget'>, all: Made): Portions<ReportBlock[]> {
  const { title, source, showsTable } = section;
  const part = partOf(source, title, all);
  if (part === null) return [];
  const about = yield* sectionRows(section, 'question' in part ? part.question.id : null, all);
  if (about === null) return tooManyEntries();
  const { rows, run } = about.made;
  const summary = yield* partInPortions(withOwnTitle(part, all), {
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

/** With the title that a question has within its entries, which may end with its unit. */
function withOwnTitle(part: Part, { form }: Made): Part {
  if (!('question' in part)) return part;
  const own = flatQuestions<Question>(form.questions).find(({ id }) => id === part.question.id);
  return { question: { ...part.question, text: own?.text ?? part.question.text } };
}

export function partOf(
  source: SectionOf<'widget'>['source'],
  title: string,
  { form }: Pick<Made, 'form'>,
): Part | null {
  switch (source.from) {
    case 'question': {
      const question = sectionQuestion(source.question, form);
      return question === null ? null : { question };
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

function tooManyEntries(): ReportBlock[] {
  return [{ kind: 'text', text: brokenWidgetText({ hasTooManyEntries: true }) }];
}

function* photoBlocks(section: SectionOf<'photos'>, all: Made): Portions<ReportBlock[]> {
  const question = sectionQuestion(section.question, all.form);
  if (question === null || !isImageType(question.type)) return [];
  const about = yield* sectionRows(section, question.id, all);
  if (about === null) return tooManyEntries();
  const { made, newest, nameOf } = about;
  const { rows, run } = made;
  const mask = section.filter === null ? rows.mask : yield* maskedRows(section.filter, rows);
  if (mask === null) return [{ kind: 'text', text: t(m.filterTakesTooLongFor) }];
  const captions = section.captions.map((source) => columnReader(source, made));
  const answers = rows.data.answers[question.id] ?? [];
  const photos: ReportPhoto[] = [];
  let count = 0;
  for (const row of newest) {
    if (mask[row] !== 1) continue;
    for (const id of valuesOf(answers[row] ?? undefined)) {
      count += 1;
      if (photos.length >= section.most) continue;
      const texts = captions.map(({ cell, kind }) => cellText(cell(row), kind, run.formats));
      const caption = [nameOf?.(row) ?? '', ...texts].filter((text) => text !== '').join(' · ');
      photos.push({ id, word: imageWord(question.type), caption: caption || question.text });
    }
  }
  if (count === 0) return [{ kind: 'text', text: t(m.thereAreNoPhotos) }];
  const text = t(m.newestOfPhotos, { count: photos.length, all: count });
  // Before them: after them it would stand alone on a page.
  return [...(count > photos.length ? [{ kind: 'text', text } as const] : []), { kind: 'photos', photos }];
}
