// What an agenda shows: its tab, the only things of it, its month or day. Said once for each, for its faces and its address;
// without queries, since the addresses of all pages need it.

/** `list`: a week. */
export type AgendaTab = 'list' | 'calendar' | 'all';

/** `Filter`: what it is narrowed to, as addresses name it: `group`. */
export type AgendaViewRecord<Filter extends string> = {
  filter: Filter;
  tabs: readonly AgendaTab[];
  /** Whether the address names the week that is listed; otherwise it is today's. */
  isDated: boolean;
};

/** What differs from this week with all things. `month` is 1 to 12; `date` is in the shown week. */
export type AgendaSearch<Filter extends string> = {
  view?: AgendaTab;
  year?: number;
  month?: number;
  date?: number;
} & { [Key in Filter]?: string };

/** The parameters of an address; invalid ones are dropped. */
export function agendaSearchFrom<Filter extends string>(
  { filter, tabs, isDated }: AgendaViewRecord<Filter>,
  given: Readonly<Record<string, unknown>>,
): AgendaSearch<Filter> {
  const view = tabs.find((tab) => tab === given['view'] && tab !== 'list');
  const id = given[filter];
  const only: { [Key in Filter]?: string } = {};
  if (typeof id === 'string' && id !== '') only[filter] = id;
  const [year, month, date] = [given['year'], given['month'], given['date']].map(Number);
  const isMonth = isWhole(year, 1970, 9999) && isWhole(month, 1, 12);
  return {
    ...(view && { view }),
    ...only,
    ...(isMonth && { year, month }),
    ...(isMonth && isDated && isWhole(date, 1, 31) && { date }),
  };
}

function isWhole(value: number | undefined, least: number, most: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= least && value <= most;
}
