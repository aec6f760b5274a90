// The design 'Form summary': a form's dashboard on paper.
import { assertNever } from '#core/assert-never.ts';
import { rounded } from '#core/reports/cell-text.ts';
import { type Figure, type ReportBlock, tableOf } from '#core/reports/document.ts';
import { extremes } from '#core/sheets/dashboard/chart-points.ts';
import type { Bar } from '#core/sheets/dashboard/count-answers.ts';
import type { AreaSummary, QuestionSummary } from '#core/sheets/dashboard/aggregate.ts';
import { type DashboardWidget, shownWidgets, summarizePart } from '#core/sheets/dashboard/overview.ts';
import { answerText } from '#core/sheets/format-answer.ts';
import type { Question } from '#core/questions/schema.ts';
import { brokenWidgetText, type WidgetSummary } from '#core/widgets/summarize.ts';
import { countedBy, entriesOf, type FormRows, localTime, type Reader, rowsIn } from './form-rows.ts';

/** Of a question with texts, the newest answers are listed. */
export const mostListed = 10;
const mostLinePoints = 240;
const mostBars = 50;

/** The blocks of the report; null where no row is of the period. */
export function formSummary(forms: readonly FormRows[], reader: Reader): ReportBlock[] | null {
  if (forms.every((form) => rowsIn(form) === 0)) return null;
  return forms.flatMap((form, place) => [
    ...(place > 0 ? [{ kind: 'pageBreak' } as const] : []),
    ...(forms.length > 1 ? [{ kind: 'heading', level: 1, text: form.name } as const] : []),
    ...ofForm(form, reader),
  ]);
}

function ofForm(form: FormRows, reader: Reader): ReportBlock[] {
  const { questions, widgets, namesById, data, mask } = form;
  const people = countedBy(entriesOf([form]), ({ userName }) => userName).length;
  const alerted = mask.reduce(
    (sum, bit, row) => sum + (bit === 1 && (data.alerts[row]?.length ?? 0) > 0 ? 1 : 0),
    0,
  );
  const figures: Figure[] = [
    { label: 'Rows', value: rowsIn(form) },
    { label: 'People who filled them in', value: people },
    { label: 'Rows with alerts', value: alerted },
  ];
  const parts = shownWidgets({ questions: [...questions], widgets: [...widgets] }).map((part) =>
    summarizePart(part, { form: { questions: [...questions] }, namesById, data, mask, limit: mostListed }),
  );
  return [{ kind: 'figures', figures }, ...parts.flatMap((part) => ofPart(part, form, reader))];
}

function ofPart(part: DashboardWidget, form: FormRows, reader: Reader): ReportBlock[] {
  const title = part.of === 'question' ? part.question.text : part.widget.title;
  return [{ kind: 'heading', level: 2, text: title }, ...widgetBlocks(part, form, reader)];
}

/** A widget as it is on the dashboard: figures, a chart, a table with its numbers. */
export function widgetBlocks(
  part: DashboardWidget,
  form: Pick<FormRows, 'namesById'>,
  reader: Reader,
): ReportBlock[] {
  return part.of === 'question'
    ? ofQuestion(part.question, part.summary, form, reader)
    : ofWidget(part.widget.title, part.summary, reader);
}

function ofQuestion(
  question: Question,
  summary: QuestionSummary,
  { namesById }: Pick<FormRows, 'namesById'>,
  { formats, timeZone }: Reader,
): ReportBlock[] {
  const answered = { label: 'Answers', value: summary.answered };
  if (summary.answered === 0) return [{ kind: 'text', text: 'Nobody has answered this.' }];
  switch (summary.kind) {
    case 'images':
      return [{ kind: 'figures', figures: [answered] }];
    case 'list':
      return [
        {
          kind: 'text',
          text: listedText(summary.items.length, summary.answered, formats.number(summary.answered)),
        },
        tableOf(question.text, summary.items, [
          { header: 'Date', kind: 'date-time', of: ({ at }) => localTime(at, timeZone) },
          { header: 'User', kind: 'text', of: ({ userName }) => userName },
          {
            header: 'Answer',
            kind: 'text',
            of: ({ value }) => answerText(question, value, { timeZone, catalogNames: namesById, formats }),
          },
        ]),
      ];
    case 'pie':
    case 'ranked':
    case 'catalog':
      return ofBars(question.text, summary.bars);
    case 'area':
      return ofArea(question.text, summary, { formats, timeZone });
    default:
      return assertNever(summary);
  }
}

function listedText(listed: number, answered: number, text: string): string {
  return listed < answered
    ? `The latest ${listed} of ${text} answers.`
    : `${text} answers, the latest first.`;
}

function ofBars(name: string, bars: readonly Bar[]): ReportBlock[] {
  const points = bars.map(({ label, count }) => ({ label, value: count }));
  return [
    { kind: 'chart', name, shape: 'bars', unit: 'answers', points },
    tableOf(name, bars, [
      { header: 'Answer', kind: 'text', of: ({ label }) => label, total: 'Total' },
      {
        header: 'Answers',
        kind: 'number',
        of: ({ count }) => count,
        total: bars.reduce((sum, { count }) => sum + count, 0),
      },
      { header: 'Share (%)', kind: 'number', of: ({ share }) => rounded(share * 100, 1) },
    ]),
  ];
}

function ofArea(name: string, summary: AreaSummary, { formats, timeZone }: Reader): ReportBlock[] {
  const { answered, average, minimum, maximum, total, at, values } = summary;
  const chosen = extremes(values, mostLinePoints);
  const points = chosen.map((place) => ({
    label: formats.day(at[place] ?? 0, timeZone),
    value: values[place] ?? 0,
  }));
  const figures: Figure[] = [
    { label: 'Answers', value: answered },
    { label: 'Average', value: rounded(average) },
    { label: 'Smallest', value: minimum },
    { label: 'Largest', value: maximum },
    { label: 'Sum', value: rounded(total) },
  ];
  return [
    { kind: 'figures', figures },
    ...(points.length > 1 ? [{ kind: 'chart', name, shape: 'line', unit: 'by time', points } as const] : []),
  ];
}

function ofWidget(name: string, summary: WidgetSummary, reader: Reader): ReportBlock[] {
  switch (summary.kind) {
    case 'broken':
      return [{ kind: 'text', text: brokenWidgetText }];
    case 'summary':
      return [{ kind: 'figures', figures: [{ label: name, value: rounded(summary.value, 4) }] }];
    case 'line':
      return ofArea(name, summary.line, reader);
    case 'bar': {
      const bars = summary.bars.slice(0, mostBars).filter(({ value }) => !Number.isNaN(value));
      const points = bars.map(({ label, value }) => ({ label, value: rounded(value, 4) }));
      return [
        { kind: 'chart', name, shape: summary.byDay ? 'columns' : 'bars', unit: 'value', points },
        tableOf(name, bars, [
          { header: 'Group', kind: 'text', of: ({ label }) => label },
          { header: 'Value', kind: 'number', of: ({ value }) => rounded(value, 4) },
          { header: 'Rows', kind: 'number', of: ({ rows }) => rows },
        ]),
      ];
    }
    default:
      return assertNever(summary);
  }
}
