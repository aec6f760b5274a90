// What it costs to run a design over so many rows: each filter, formula and column is computed for every row. The limit
// allows dozens of values and widgets over a hundred thousand rows, but no attack.
import { stepsOf } from '#core/logic/cost.ts';
import type { Logic } from '#core/logic/schema.ts';
import { filteredById } from '#core/forms/filtered-questions.ts';
import { entriesLimit } from '#core/questions/entries/limits.ts';
import { mostEntryRows } from '#core/sheets/engine/entry-rows.ts';
import { filterCost } from '#core/sheets/filter/filter-cost.ts';
import { widgetSteps } from '#core/widgets/summarize.ts';
import type { DesignForm } from './design-issues.ts';
import { sectionQuestion } from './of-entries.ts';
import { mostDesignSteps, type Design, type Section } from './schema.ts';
import { partOf } from './section-blocks.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Steps for a row of what is not an expression: to read, count or sort an answer. */
const perAnswer = 10;

/** Steps for each row. */
function designSteps(design: Design, form: DesignForm, { rowCount, isCompared }: Extent): number {
  const { rows, filters, filter, values, sections } = design;
  const selecting =
    (rows?.filter ? filterCost(rows.filter, 1, filteredById(form)) : 0) +
    filters.length * perAnswer +
    logicSteps(filter);
  return [
    selecting,
    // A trend is of other days than the report.
    ...(sections.some(({ kind }) => kind === 'trend') ? [selecting + perAnswer] : []),
    ...values.map((value) => (isCompared ? 2 : 1) * (perAnswer + logicSteps(value.filter))),
    ...sections.map((section) => sectionSteps(section, form, rowCount)),
  ].reduce((sum, steps) => sum + steps, 0);
}

function sectionSteps(section: Section, form: DesignForm, rowCount: number): number {
  /** Of entries, as many as a row can have, or as are read in all. */
  const times = (isOfEntries: boolean) =>
    isOfEntries ? Math.min(entriesLimit, mostEntryRows / Math.max(1, rowCount)) : 1;
  switch (section.kind) {
    case 'headline':
      return perAnswer;
    case 'widget': {
      const part = partOf(section.source, '', { form });
      if (part === null) return 2 * perAnswer;
      if ('question' in part) return 2 * perAnswer * times(isInEntries(part.question.id, form));
      const { widget } = part;
      return (2 * perAnswer + widgetSteps(widget)) * times(widget.entriesQuestion != null);
    }
    case 'table':
      return perAnswer * (section.columns.length + 2) + logicSteps(section.filter);
    case 'photos':
      return (perAnswer + logicSteps(section.filter)) * times(isInEntries(section.question, form));
    default:
      return 0;
  }
}

function isInEntries(questionId: string | null, form: DesignForm): boolean {
  return sectionQuestion(questionId, form)?.entriesOf !== undefined;
}

function logicSteps(filter: Logic): number {
  return filter === null ? 0 : stepsOf(filter);
}

/** `isCompared`: values are computed for the period before, too. */
type Extent = { rowCount: number; isCompared: boolean };

/** The message for a design that takes too long for so many rows, with advice; null if it does not. */
export function designCostIssue(design: Design, form: DesignForm, extent: Extent): string | null {
  const { rowCount } = extent;
  if (designSteps(design, form, extent) * rowCount <= mostDesignSteps) return null;
  return t(m.designTakesTooLong, { rows: rowCount });
}
