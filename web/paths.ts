// The parts of addresses beside the pages' names: the sheets of a sheet view, and search parameters.
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';
import { mailView, type MailView } from '#core/mail/view.ts';
import { codesSearch, readCodesSearch } from '#core/codes/codes-draft.ts';
import { rangeIssue, type TimeRange } from '#core/insights/buckets.ts';
import { usersView, type UsersView } from '#core/users/list-users.ts';
import { remindersView } from '#core/reminders/agenda-view.ts';
import { schedulesView } from '#core/reports/schedules/agenda-view.ts';
import { agendaSearchFrom } from '#core/resource/agenda-view.ts';
import { addressOf, viewFrom } from '#core/resource/list-view.ts';
import { reportsView, type ReportsView } from '#core/reports/list-reports.ts';
import { importsView, type ImportsView } from '#core/imports/history/view.ts';
import { isUuid } from '#core/primitives.ts';
import { defaultFormsView, formSorts, type FormsView, formTypes } from '#core/forms/list-forms.ts';

export type ReportsSearch = Partial<ReportsView>;

/** The list of reports; invalid choices are dropped. */
export const reportsSearchFrom = (search: Search): ReportsSearch => viewFrom(reportsView, search);

/** The parameters that differ from the list's defaults. */
export const reportsSearchOf = (view: ReportsView): ReportsSearch => addressOf(reportsView, view);

export const remindersSearchFrom = (search: Search) => agendaSearchFrom(remindersView, search);
export const schedulesSearchFrom = (search: Search) => agendaSearchFrom(schedulesView, search);

/** The parameters of a report as texts: these and others, which the report knows. */
export type ReportSearch = { start_date?: string; end_date?: string };

export function reportSearchFrom(search: Search): ReportSearch {
  return textsIn(search, Object.keys(search));
}

/** The form of a new design, and what it starts from. */
export function newDesignSearchFrom(search: Search): { form?: string; start?: string } {
  return textsIn(search, ['form', 'start']);
}

export type SheetIds = readonly string[] | 'all';

/** `all`, or comma-separated ids (spec 2, section 2). */
export function sheetIdsFrom(text: string): SheetIds {
  return text === 'all' ? 'all' : text.split(',').filter((id) => id !== '');
}

export function sheetIdsText(sheetIds: SheetIds): string {
  return sheetIds === 'all' ? 'all' : sheetIds.join(',');
}

/** The raw search parameters of an address; missing ones have their default. */
export type Search = Readonly<Record<string, unknown>>;

/** `link`: the form whose link is shown. */
export type FormsSearch = Partial<FormsView> & { link?: string };

/** Invalid choices are dropped, so that an old or mistyped link still works. */
export function formsSearchFrom({ sort, type, filter, link }: Search): FormsSearch {
  const knownSort = formSorts.find(({ value }) => value === sort);
  const knownType = formTypes.find(({ value }) => value === type);
  return {
    ...(knownSort && { sort: knownSort.value }),
    ...(knownType && { type: knownType.value }),
    ...(typeof filter === 'string' && filter !== '' && { filter }),
    ...(typeof link === 'string' && isUuid(link) && { link }),
  };
}

/** The parameters that differ from the list's defaults. */
export function formsSearchOf(view: FormsView): FormsSearch {
  return {
    ...(view.sort !== defaultFormsView.sort && { sort: view.sort }),
    ...(view.type !== defaultFormsView.type && { type: view.type }),
    ...(view.filter !== '' && { filter: view.filter }),
  };
}

/**
 * Home: the filter and page (from 1) of Activity, and the range of the alert insights in epoch milliseconds. The range
 * does not apply to Activity, which shows the latest activity.
 */
export type HomeSearch = {
  sheet?: string;
  user?: string;
  form?: string;
  page?: number;
  startDate?: number;
  endDate?: number;
};

/** Invalid values are dropped. A range has both ends, or is the last 6 days up to now. */
export function homeSearchFrom(search: Search): HomeSearch {
  const page = wholeNumber(search['page']);
  const range = rangeFrom(wholeNumber(search['startDate']), wholeNumber(search['endDate']));
  return {
    ...textsIn(search, ['sheet', 'user', 'form']),
    ...(page !== null && page > 1 && { page }),
    ...range,
  };
}

function rangeFrom(startDate: number | null, endDate: number | null): TimeRange | null {
  const isRange = startDate !== null && endDate !== null && rangeIssue({ startDate, endDate }) === null;
  return isRange ? { startDate, endDate } : null;
}

function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

export type UsersSearch = Partial<UsersView>;

/** The parameters of the lists of people; invalid choices are dropped. */
export const usersSearchFrom = (search: Search): UsersSearch => viewFrom(usersView, search);

/** The parameters that differ from the lists' defaults. */
export const usersSearchOf = (view: UsersView): UsersSearch => addressOf(usersView, view);

/** Single sign-on: the opened provider, or `create`; the id of a trial; the search and page of the list. */
export type SignOnSearch = { provider?: string; tried?: string; search?: string; page?: string };

export function signOnSearchFrom(search: Search): SignOnSearch {
  return textsIn(search, ['provider', 'tried', 'search', 'page']);
}

/** A terminal on this computer: its port, its challenge, and what it knows the answer by. */
export function terminalSearchFrom(search: Search): { port?: string; challenge?: string; state?: string } {
  return textsIn(search, ['port', 'challenge', 'state']);
}

export type ImportsSearch = Partial<ImportsView>;

/** The filters of the list of imports; invalid choices are dropped. */
export const importsSearchFrom = (search: Search): ImportsSearch => viewFrom(importsView, search);

/** The parameters that differ from the list's defaults. */
export const importsSearchOf = (view: ImportsView): ImportsSearch => addressOf(importsView, view);

/**
 * All as text: the serialized filter, the table's order and review status, the words searched for, a saved view's id; the
 * question whose places are on a map in place of the table, and the one that colours them.
 */
export type SheetSearch = {
  filter?: string;
  sort?: string;
  review?: string;
  q?: string;
  view?: string;
  map?: string;
  colour?: string;
};

export function sheetSearchFrom(search: Search): SheetSearch {
  return textsIn(search, ['filter', 'sort', 'review', 'q', 'view', 'map', 'colour']);
}

/** All as text: the ids of forms, how many seconds each is shown, and the filter where it is one. */
export type WallSearch = { forms?: string; seconds?: string; filter?: string };

export function wallSearchFrom(search: Search): WallSearch {
  return textsIn(search, ['forms', 'seconds', 'filter']);
}

export type MailSearch = Partial<MailView> & { /** The id of the opened e-mail. */ mail?: string };

/** The parameters of the mail log; invalid choices are dropped. */
export function mailSearchFrom(search: Search): MailSearch {
  const { mail } = textsIn(search, ['mail']);
  return { ...viewFrom(mailView, search), ...(mail !== undefined && isUuid(mail) && { mail }) };
}

/** The parameters that differ from the mail log's defaults. */
export function mailSearchOf(view: MailView, mail: string | null): MailSearch {
  return { ...addressOf(mailView, view), ...(mail !== null && { mail }) };
}

const auditKeys = ['tab', 'userId', 'startDate', 'endDate', 'templateId', 'questionId', 'area'] as const;
/** The tab and filter of the audit log as text, parsed by core/audit/view.ts. */
export type AuditSearch = { [K in (typeof auditKeys)[number]]?: string };

export function auditSearchFrom(search: Search): AuditSearch {
  return textsIn(search, auditKeys);
}

/**
 * The parameters of filling in: the id of what is filled in and, if it was opened for a launch alert of another form,
 * the ids of that form's draft (`for`) and of the alert.
 */
export function fillSearchFrom<K extends 'sheet' | 'entry' | 'row' | 'returned' | 'sent' | 'view'>(
  ...opened: K[]
) {
  return (search: Search): { [key in K | 'for' | 'alert' | 'given']?: string } => {
    return textsIn({ ...search, given: givenIn(search) }, [...opened, 'for', 'alert', 'given']);
  };
}

/** The router gives numbers and truths as such where they are written as it would write them. */
function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

const fillKeys: ReadonlySet<string> = new Set([
  'sheet',
  'entry',
  'row',
  'returned',
  'sent',
  'view',
  'for',
  'alert',
  'given',
]);

/** Every other parameter is an answer, `<question id>=<value>`: they go on to the next pages as one. */
function givenIn(search: Search): string {
  const pairs = new URLSearchParams(typeof search['given'] === 'string' ? search['given'] : '');
  for (const [key, value] of Object.entries(search)) {
    if (fillKeys.has(key)) continue;
    for (const each of Array.isArray(value) ? value : [value])
      // The router validates what it has validated once more, beside what is in the address.
      if (isPlain(each) && !pairs.getAll(key).includes(String(each))) pairs.append(key, String(each));
  }
  return pairs.toString();
}

/** Which codes the print page shows; what is as usual is left out. */
export function codesSearchFrom(search: Search) {
  return codesSearch(readCodesSearch(search));
}

/** The search of the catalog, and `retired` where retired items are shown. */
export function catalogSearchFrom(search: Search): { search?: string; retired?: 'shown' } {
  return {
    ...textsIn(search, ['search']),
    ...(search['retired'] === 'shown' && { retired: 'shown' as const }),
  };
}

/** The recipe that is edited: its id, `new`, or the key of one that ships. */
export function transformsSearchFrom(search: Search): { recipe?: string } {
  return textsIn(search, ['recipe']);
}

/** The parameters as they are written in the address: the router reads `12` as a number and `true` as a boolean. */
export function asWritten(search: Search): Search {
  const text = (value: unknown) =>
    typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  return Object.fromEntries(
    Object.entries(search).map(([key, value]) => [key, Array.isArray(value) ? value.map(text) : text(value)]),
  );
}

/** The given parameters that are text. */
function textsIn<K extends string>(search: Search, keys: readonly K[]): { [key in K]?: string } {
  const given = keys.flatMap((key) => {
    const value = search[key];
    return typeof value === 'string' && value !== '' ? [[key, value] as const] : [];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are some of those that were asked for
  return Object.fromEntries(given) as { [key in K]?: string };
}

/** The way to a page below the list of forms, for its breadcrumb. */
export const toForms = [{ label: t(common.forms), link: { to: '/forms' } }] as const;
