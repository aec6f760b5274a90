// The design 'Form summary': a form's dashboard on paper.
import { assertNever } from '#core/assert-never.ts';
import { rounded } from '#core/reports/cell-text.ts';
import { type Figure, type ReportBlock, tableOf } from '#core/reports/document.ts';
import { withChange } from '#core/reports/figure-change.ts';
import type { Portions } from '#core/portions/portions.ts';
import type { Bar } from '#core/sheets/dashboard/count-answers.ts';
import { ofMatrix } from './matrix-blocks.ts';
import { meaningsOf, ofCells } from './cell-blocks.ts';
import { ofRanks } from './rank-blocks.ts';
import { matrixShares } from '#core/sheets/dashboard/matrix-shares.ts';
import type { AreaSummary } from '#core/sheets/dashboard/aggregate.ts';
import { type DashboardWidget, partInPortions, shownWidgets } from '#core/sheets/dashboard/overview.ts';
import { answerText } from '#core/sheets/format-answer.ts';
import { timeTicks } from '#core/sheets/dashboard/time/ticks.ts';
import { binText, newestText, timeChart } from '#core/sheets/dashboard/time/time-chart.ts';
import { addsUp, timeUnit } from '#core/questions/unit.ts';
import { countedText, countedTitle, noAnswersText, tellsAnswered } from '#core/widgets/answered.ts';
import { placeCounts } from '#core/widgets/summarize-places.ts';
import type { WidgetBar } from '#core/widgets/bars.ts';
import { brokenWidgetText } from '#core/widgets/summarize.ts';
import { byDays, calendarOf, ofDates } from './date-columns.ts';
import { countedBy, entriesOf, type FormRows, localTime, type Reader, rowsIn } from './form-rows.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { rowsHeadline } from './rows-headline.ts';
import { lineUnit } from './line-unit.ts';
import { m } from './texts.ts';

/** Of a question with texts, the newest answers are listed. */
export const mostListed = 10;
/** Labels below a chart over time. */
const mostTicks = 7;
const mostBars = 50;

/** The blocks of the report; null where no row is of the period. */
export function* formSummary(forms: readonly FormRows[], reader: Reader): Portions<ReportBlock[] | null> {
  if (forms.every((form) => rowsIn(form) === 0)) return null;
  const blocks: ReportBlock[] = [];
  for (const form of forms) {
    if (forms.length > 1) blocks.push({ kind: 'heading', level: 1, text: form.name });
    blocks.push(...(yield* ofForm(form, reader)));
  }
  return blocks;
}

function* ofForm(form: FormRows, reader: Reader): Portions<ReportBlock[]> {
  const { questions, contextQuestions, widgets, namesById, data, mask, before } = form;
  const { formats } = reader;
  const formQuestions = { questions: [...questions], contextQuestions: [...contextQuestions] };
  const people = countedBy(entriesOf([form]), ({ userName }) => userName).length;
  const alerted = mask.reduce(
    (sum, bit, row) => sum + (bit === 1 && (data.alerts[row]?.length ?? 0) > 0 ? 1 : 0),
    0,
  );
  const figures: Figure[] = [
    withChange({ label: t(m.rows), value: rowsIn(form) }, before ? rowsIn(before) : undefined, {
      period: before?.period,
      formats,
    }),
    { label: t(m.peopleWhoFilledThemIn), value: people },
    { label: t(m.rowsWithAlerts), value: alerted },
  ];
  const { timeZone } = reader;
  const view = { form: formQuestions, namesById, data, mask, before, limit: mostListed, timeZone };
  const blocks: ReportBlock[] = [];
  const parts: DashboardWidget[] = [];
  for (const part of shownWidgets({ ...formQuestions, widgets: [...widgets] })) {
    yield;
    const made = yield* partInPortions(part, view);
    parts.push(made);
    blocks.push(...ofPart(made, form, reader));
  }
  return [
    rowsHeadline([form]),
    { kind: 'figures', figures },
    ...blocks,
    ...matrixShares(form, parts).flatMap(ofMatrix),
  ];
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
  if (part.of === 'question') return ofQuestion(part, form, reader);
  const { summary } = part;
  const blocks = ofWidget(part, reader);
  if (summary.kind === 'broken' || summary.entriesOf === undefined) return blocks;
  // What is counted is no row, as it is in the rest of the report.
  return [{ kind: 'text', text: countedText(summary) }, ...blocks];
}

function ofQuestion(
  part: Extract<DashboardWidget, { of: 'question' }>,
  { namesById }: Pick<FormRows, 'namesById'>,
  { formats, timeZone }: Reader,
): ReportBlock[] {
  const { question, summary } = part;
  const answered = { label: t(m.answers), value: summary.answered };
  if (summary.answered === 0) return [{ kind: 'text', text: t(m.nobodyHasAnsweredThis) }];
  switch (summary.kind) {
    case 'images':
      return [{ kind: 'figures', figures: [answered] }];
    case 'list':
      return [
        ...(summary.bins ? ofDates(question.text, summary.bins, { formats, timeZone }) : []),
        {
          kind: 'text',
          text: listedText(summary.items.length, summary.answered, formats.number(summary.answered)),
        },
        tableOf(question.text, summary.items, [
          { header: t(common.date), kind: 'date-time', of: ({ at }) => localTime(at, timeZone) },
          { header: t(m.user), kind: 'text', of: ({ userName }) => userName },
          {
            header: t(m.answer),
            kind: 'text',
            of: ({ value }) => answerText(question, value, { timeZone, catalogNames: namesById, formats }),
          },
        ]),
      ];
    case 'ranking':
      return [{ kind: 'figures', figures: [answered] }, ...ofRanks(question.text, summary.bars)];
    case 'pie':
    case 'ranked':
    case 'catalog':
      return ofBars(question.text, summary.bars);
    case 'area':
      return ofArea({ ...part, name: question.text }, summary, { formats, timeZone });
    default:
      return assertNever(summary);
  }
}

function listedText(listed: number, answered: number, text: string): string {
  return listed < answered ? t(m.latestOfAnswers, { listed, text }) : t(m.answersLatestFirst, { text });
}

function ofBars(name: string, bars: readonly Bar[]): ReportBlock[] {
  const points = bars.map(({ label, count }) => ({ label, value: count }));
  return [
    { kind: 'chart', name, shape: 'bars', unit: t(m.answersUnit), points },
    tableOf(name, bars, [
      { header: t(m.answer), kind: 'text', of: ({ label }) => label, total: t(m.total) },
      {
        header: t(m.answers),
        kind: 'number',
        of: ({ count }) => count,
        total: bars.reduce((sum, { count }) => sum + count, 0),
      },
      { header: t(m.share), kind: 'number', of: ({ share }) => rounded(share * 100, 1) },
    ]),
  ];
}

function ofArea(
  { name, unit, before }: Pick<DashboardWidget, 'unit' | 'before'> & { name: string },
  summary: AreaSummary,
  { formats, timeZone }: Reader,
): ReportBlock[] {
  const { answered, average, minimum, maximum, total } = summary;
  const calendar = calendarOf({ formats, timeZone });
  const chart = timeChart(summary, { unit: 'auto', size: 'all' }, calendar);
  // The axis of a chart has numbers: amounts of time are hours there.
  const scaled = (value: number) => rounded(unit === timeUnit ? value / 3_600 : value, 4);
  const points = chart.points.map((point) => ({
    label: binText(point, chart.unit, formats, timeZone),
    value: scaled(point.value),
    at: point.at,
    ...(chart.unit !== 'each' && { minimum: scaled(point.minimum), maximum: scaled(point.maximum) }),
  }));
  const [first, last] = [points[0], points.at(-1)];
  const finest = chart.unit === 'each' ? 'hour' : chart.unit;
  const ticks =
    first && last && timeTicks({ from: first.at, to: last.at, most: mostTicks, finest }, calendar, formats);
  const newest = newestText(chart);
  const earlier = before?.kind === 'area' ? before : undefined;
  const figure = (label: string, value: number, was: number | undefined): Figure =>
    withChange({ label, value, unit }, was, { period: earlier, formats });
  const figures: Figure[] = [
    { label: t(m.answers), value: answered },
    figure(t(m.average), rounded(average), earlier && rounded(earlier.average)),
    figure(t(m.smallest), minimum, earlier?.minimum),
    figure(t(m.largest), maximum, earlier?.maximum),
    // Speeds and heights have none.
    ...(addsUp(name, unit ?? null)
      ? [figure(t(m.sum), rounded(total), earlier && rounded(earlier.total))]
      : []),
  ];
  return [
    { kind: 'figures', figures },
    ...(points.length > 1
      ? [
          {
            kind: 'chart',
            name,
            shape: 'line',
            unit: lineUnit(chart.unit, unit),
            points,
            ticks: ticks?.at.map((at) => ({ at, label: ticks.text(at) })),
          } as const,
        ]
      : []),
    ...(newest === null ? [] : [{ kind: 'text', text: `${newest}.` } as const]),
  ];
}

const hasNumber = ({ value }: WidgetBar): boolean => !Number.isNaN(value);

/** A number of answers that there are none of is said in words. */
function figureOf(value: number, unit: string | undefined): Pick<Figure, 'value' | 'unit'> {
  return Number.isNaN(value) ? { value: noAnswersText() } : { value: rounded(value, 4), unit };
}

function ofWidget(part: Extract<DashboardWidget, { of: 'formula' }>, reader: Reader): ReportBlock[] {
  const { widget, summary, unit, before, groupedBy = t(m.group) } = part;
  const { formats } = reader;
  const earlier = before?.kind === 'number' ? before : undefined;
  const name = widget.title;
  switch (summary.kind) {
    case 'broken':
      return [{ kind: 'text', text: brokenWidgetText(summary) }];
    case 'summary':
      return [
        {
          kind: 'figures',
          figures: [
            withChange(
              { label: name, ...figureOf(summary.value, unit) },
              earlier && rounded(earlier.value, 4),
              { period: earlier, formats },
            ),
          ],
        },
        ...meaningsOf(summary.value, widget, unit),
      ];
    case 'line':
      return ofArea({ ...part, name }, summary.line, reader);
    case 'map': {
      const places = placeCounts(summary);
      const points = places.map(({ label, rows }) => ({ label, value: rows }));
      return [
        { kind: 'text', text: t(m.mapIsOnDashboard) },
        { kind: 'chart', name, shape: 'bars', unit: t(m.valueUnit), points },
        tableOf(name, places, [
          { header: groupedBy, kind: 'text', of: ({ label }) => label },
          { header: countedTitle(summary), kind: 'number', of: ({ rows }) => rows },
        ]),
      ];
    }
    case 'bar': {
      const bars = summary.bars.slice(0, mostBars);
      const isTime = unit === timeUnit;
      const countsRows = widget.aggregation === 'COUNT' && summary.entriesOf === undefined;
      const points = bars
        .filter(hasNumber)
        .map(({ label, value }) => ({ label, value: rounded(isTime ? value / 3_600 : value, 4) }));
      return [
        summary.byDay
          ? byDays(name, widget.aggregation ?? 'COUNT', summary.bars, reader)
          : {
              kind: 'chart',
              name,
              shape: 'bars',
              unit: isTime ? t(m.hours) : countsRows ? t(m.rowsUnit) : t(m.valueUnit),
              points,
            },
        tableOf(name, bars, [
          { header: groupedBy, kind: 'text', of: ({ label }) => label },
          {
            header: t(m.value),
            kind: isTime ? 'duration' : 'number',
            of: ({ value }) => (Number.isNaN(value) ? null : rounded(value, 4)),
          },
          { header: countedTitle(summary), kind: 'number', of: ({ rows }) => rows },
          ...(tellsAnswered(bars)
            ? [
                {
                  header: t(m.answered),
                  kind: 'number' as const,
                  of: ({ answered, rows }: WidgetBar) => answered ?? rows,
                },
              ]
            : []),
        ]),
      ];
    }
    case 'cells':
      return ofCells(part, summary, reader);
    default:
      return assertNever(summary);
  }
}
