// What a list of things shows: its search, its filters, its order, its page. Said once for each list, for its toolbar in the
// browser, its keys in the terminal, and its address. Without queries, since the addresses of all pages need it.
import type { Actor } from '#core/actor.ts';
import { keysOf } from '#core/keys-of.ts';
import { isUuid } from '#core/primitives.ts';

/** What every list has. `page` counts from 1. */
export type ListState = { search: string; page: number };

export type Option<Value extends string = string> = { readonly value: Value; readonly label: string };

/** One thing that people choose above a list. Its first value is the view's. */
export type Choice<Value extends string = string> = {
  /** `Filter by role` */
  label: string;
  /** `Role` */
  title: string;
  /** An order leaves nothing out. */
  as: 'filter' | 'order';
  /** Who chooses it; without it, everybody. */
  isFor?(actor: Actor): boolean;
  /** The column that its values `asc` and `desc` order. */
  column?: string;
  /** All values. `all`: one of things that have ids, or '' for all of them (`gone`: one that is not offered any more); the list's record says where these are read. */
  options: readonly Option<Value>[] | { all: string; gone: string };
};

type ChoiceKey<View extends ListState> = Exclude<keyof View, keyof ListState> & string;

/** What is said of a view, once. */
export type ListViewRecord<View extends ListState> = {
  first: View;
  /** Without it, nothing is searched. */
  search?: {
    /** `Search users` */
    label: string;
    /** `part of a username or e-mail` */
    about: string;
    /** Its name in addresses of earlier versions. */
    formerly?: string;
  };
  choices: { readonly [Key in ChoiceKey<View>]: Choice<View[Key] & string> };
};

/** The most characters of a search in an address. */
const longestSearch = 200;

/** The choices by name, in their order. */
export function choicesOf<View extends ListState>({ choices }: ListViewRecord<View>) {
  return keysOf<ChoiceKey<View>>(choices).map((key) => [key, choices[key] as Choice] as const);
}

/** Those that somebody has. */
export function choicesFor<View extends ListState>(record: ListViewRecord<View>, actor: Actor) {
  return choicesOf(record).filter(([, { isFor }]) => isFor?.(actor) ?? true);
}

/** What is chosen under a name. */
function chosenOf<View extends ListState>(view: View, key: ChoiceKey<View>): string {
  return String(view[key]);
}

/** The view with something else chosen, on its first page. */
export function withChoice<View extends ListState>(view: View, key: ChoiceKey<View>, value: string): View {
  return { ...view, page: 1, [key]: value };
}

/** The first view, in the same order. */
export function wholeView<View extends ListState>(record: ListViewRecord<View>, view: View): View {
  const orders = choicesOf(record).filter(([, { as }]) => as === 'order');
  return { ...record.first, ...Object.fromEntries(orders.map(([key]) => [key, view[key]])) };
}

/** Whether the search or a filter leaves things out. */
export function isNarrowed<View extends ListState>(record: ListViewRecord<View>, view: View): boolean {
  const filters = choicesOf(record).filter(([, { as }]) => as === 'filter');
  return view.search.trim() !== '' || filters.some(([key]) => view[key] !== record.first[key]);
}

/** The parameters of an address that say something of a view; what is not a choice is dropped. */
export function viewFrom<View extends ListState>(
  record: ListViewRecord<View>,
  given: Readonly<Record<string, unknown>>,
): Partial<View> {
  const { formerly = 'search' } = record.search ?? {};
  const text = given['search'] ?? given[formerly];
  const words =
    typeof text === 'string' || typeof text === 'number' ? String(text).slice(0, longestSearch) : '';
  const page = Number(given['page']);
  const chosen = choicesOf(record).filter(([key, choice]) => isOption(choice, given[key]));
  const view = {
    ...Object.fromEntries(chosen.map(([key]) => [key, given[key]])),
    ...(words !== '' && { search: words }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is an option of its choice
  return view as Partial<View>;
}

/** The parameters of a view that differ from the first one. */
export function addressOf<View extends ListState>(
  record: ListViewRecord<View>,
  view: View,
): Record<string, string | number> {
  const { first } = record;
  const { search, page } = view;
  const chosen = choicesOf(record).filter(([key]) => view[key] !== first[key]);
  return {
    ...Object.fromEntries(chosen.map(([key]) => [key, chosenOf(view, key)])),
    ...(search !== first.search && { search }),
    ...(page !== first.page && { page }),
  };
}

function isOption({ options }: Choice, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return 'all' in options ? isUuid(value) : options.some((option) => option.value === value);
}
