// A dashboard as a design: its widgets in their order, over the rows that it shows.
import { startOfDay } from '#core/calendar/days.ts';
import type { Question } from '#core/questions/schema.ts';
import { isImageType } from '#core/questions/types.ts';
import { parameterTypes } from '#core/reports/schema.ts';
import { type DashboardForm, type Part, shownWidgets } from '#core/sheets/dashboard/overview.ts';
import { fromFilter, toFilter } from '#core/sheets/filter/filter-draft.ts';
import { latestSheets, rowFilter, type RowFilterInput } from '#core/sheets/schema.ts';
import { type Design, mostSections, type Section, usualPhotos } from './schema.ts';
import type { RowSelection } from './sources.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The rows that a dashboard shows. */
export type ShownRows = {
  /** The latest sheets, or these. */
  sheetIds: 'all' | readonly string[];
  filter: RowFilterInput | null;
  /** How many sheets are shown; null: not known. */
  sheetCount: number | null;
  /** Its table shows what was searched for. */
  isSearched: boolean;
};

export const allRows: ShownRows = { sheetIds: 'all', filter: null, sheetCount: null, isSearched: false };

const day = (name: string, label: string, helpText: string): Design['parameters'][number] => ({
  name,
  label,
  helpText,
  dataType: parameterTypes.date,
  choices: null,
  defaultValue: null,
  allowBlank: false,
});

/** The days of a report, as most designs ask for them. */
function periodParameters(): Design['parameters'] {
  return [
    day('start_date', t(m.startDate), t(m.firstDayInYourTime)),
    day('end_date', t(m.endDate), t(m.lastDayIncluded)),
  ];
}

/** Characters of the name of a design, and of the title of a section. */
const mostName = 200;

/** A design with nothing in it yet but the days. */
export function newDesign(form: { id: string; name: string }, name = form.name): Design {
  return {
    name: name.slice(0, mostName),
    description: '',
    form: { id: form.id, name: form.name },
    parameters: periodParameters(),
    filters: [],
    filter: null,
    rows: null,
    counted: { one: '', many: '' },
    values: [],
    sections: [],
  };
}

type Dashboard = Pick<DashboardForm, 'id' | 'name' | 'questions' | 'widgets'>;

/**
 * The design of a form's dashboard, with what is not hidden on it, of the rows that it shows. Its dates are what the
 * report suggests first; latest days are always the latest, and nothing is asked.
 */
export function designOfDashboard(form: Dashboard, shown: ShownRows = allRows): Design {
  const overview: Section = {
    kind: 'figures',
    title: '',
    figures: ['rows', 'people', 'alerts'].map((value) => ({ value, label: '', good: null })),
  };
  const base = newDesign(form, t(m.dashboardOf, { name: form.name }));
  const { minDate, maxDate, lastDays } = fromFilter(shown.filter);
  const suggested: Readonly<Record<string, number | null>> = { start_date: minDate, end_date: maxDate };
  return {
    ...base,
    description: t(m.formsDashboardAsReport),
    parameters:
      lastDays === null
        ? base.parameters.map((each) => ({ ...each, defaultValue: suggested[each.name]?.toString() ?? null }))
        : [],
    rows: selectionOf(shown),
    sections: [overview, ...shownWidgets(form).map(sectionOf)].slice(0, mostSections),
  };
}

function selectionOf({ sheetIds, filter }: ShownRows): RowSelection | null {
  const wanted = toFilter({ ...fromFilter(filter), minDate: null, maxDate: null });
  if (sheetIds === 'all' && wanted === null) return null;
  return {
    sheetIds: sheetIds === 'all' ? null : [...sheetIds],
    filter: wanted === null ? null : rowFilter.parse(wanted),
  };
}

/** What the dashboard shows and its report cannot have, for people. `timeZone`: of the person who looks at it. */
export function leftOutOfReport(form: Dashboard, shown: ShownRows, timeZone: string): string[] {
  const { sheetIds, sheetCount, isSearched } = shown;
  const { minDate, maxDate } = fromFilter(shown.filter);
  const isWhole =
    (minDate === null || startOfDay(minDate, timeZone) === minDate) &&
    (maxDate === null || startOfDay(maxDate, timeZone, 1) - maxDate <= minute);
  const tooMany = shownWidgets(form).length + 1 - mostSections;
  return [
    ...(isSearched ? [t(m.searchOfTableReportHas)] : []),
    ...(isWhole ? [] : [t(m.timesOfDayOfFilter)]),
    ...(sheetIds === 'all' && sheetCount !== null && sheetCount >= latestSheets
      ? [t(m.choiceOfLatestSheetsReport, { latestSheets })]
      : []),
    ...(tooMany > 0 ? [t(m.lastWidgetsReportHasAt, { tooMany, mostSections })] : []),
  ];
}

const minute = 60_000;

function sectionOf(part: Part): Section {
  if ('widget' in part)
    return {
      kind: 'widget',
      title: '',
      source: { from: 'widget', widget: part.widget.id },
      showsTable: false,
    };
  const { id, type } = part.question;
  if (!isImageType(type))
    return { kind: 'widget', title: '', source: { from: 'question', question: id }, showsTable: false };
  return photosSection(part.question);
}

/** The photos of a question, each with its day and who took it. */
export function photosSection({ id, text }: Pick<Question, 'id' | 'text'>): Section {
  return {
    kind: 'photos',
    title: text.slice(0, mostName),
    question: id,
    captions: [
      { of: 'date', question: null },
      { of: 'user', question: null },
    ],
    most: usualPhotos,
    filter: null,
  };
}
