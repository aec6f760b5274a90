// People, alerts, days of the week and hours typed as a filter: `User = ann`, `Alert = Too hot`, `Weekday = Monday`, `Hour = 14`.
// Anyone who parses it has looked for a question of that title first.
import { type Person, personName } from '#core/primitives.ts';
import type { FilterDraft } from './filter-draft.ts';
import { hourChoices, weekdayChoices } from './filter-hours.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** What a filter can name beside questions. */
export type Nameable = {
  people: readonly Person[];
  alerts: readonly { id: string; name: string }[];
};
type NamedIds = Partial<Pick<FilterDraft, 'userIds' | 'alertIds' | 'weekdays' | 'hours'>>;
/** What a filter can name. */
export type NameKind = 'user' | 'alert' | 'weekday' | 'hour';
export type ParsedNamed = { ok: true; named: NamedIds } | { ok: false; issue: string };

const words = ['user', 'alert', 'weekday', 'hour'] as const satisfies readonly NameKind[];

/** What a text names, whether it is there or not; the name may be missing. Null if it begins with none of these words. */
export function namedIn(text: string): { what: NameKind; name: string } | null {
  const [, word = '', rest = ''] = /^\s*(\w+)\s*(?:=(.*))?$/is.exec(text) ?? [];
  const what = words.find((each) => each === word.toLowerCase());
  return what === undefined ? null : { what, name: unquoted(rest.trim()) };
}

/** Null if it names none of these. */
export function parseNamed(text: string, nameable: Nameable): ParsedNamed | null {
  const found = namedIn(text);
  return found === null ? null : readNamed(found, nameable);
}

/** The days of the week, or the hours, that are meant by names: `Monday`, `14`, `14:00`. */
export function parseHours(what: 'weekday' | 'hour', names: readonly string[]): ParsedNamed[] {
  return names.map((name) => readNamed({ what, name }, { people: [], alerts: [] }));
}

function readNamed(found: { what: NameKind; name: string }, nameable: Nameable): ParsedNamed {
  const wanted = found.name.toLowerCase();
  const known = knownOf(found.what, nameable);
  const ids = known.flatMap(
    ({ id, name, userName = name }: { id: string; name: string; userName?: string }) =>
      [id, name.toLowerCase(), userName.toLowerCase()].includes(wanted) ? [id] : [],
  );
  if (ids.length > 0) return { ok: true, named: namedIds[found.what](ids) };
  const { what } = found;
  if (wanted !== '') return { ok: false, issue: t(m.nobodyIsCalled, { what, name: found.name }) };
  const name = known[0]?.name;
  return {
    ok: false,
    issue: name === undefined ? t(m.nameIsMissing, { what }) : t(m.nameIsMissingWrite, { what, name }),
  };
}

const namedIds: Readonly<Record<NameKind, (ids: string[]) => NamedIds>> = {
  user: (userIds) => ({ userIds }),
  alert: (alertIds) => ({ alertIds }),
  weekday: (ids) => ({ weekdays: ids.map(Number) }),
  hour: (ids) => ({ hours: ids.map(Number) }),
};

/** `userName`: another name by which it may be called. */
function knownOf(
  what: NameKind,
  { people, alerts }: Nameable,
): { id: string; name: string; userName?: string }[] {
  switch (what) {
    case 'user':
      return people.map((person) => ({ ...person, name: personName(person) }));
    case 'alert':
      return [...alerts];
    case 'weekday':
      return weekdayChoices();
    default:
      return hourChoices().map((hour) => ({ ...hour, userName: `${hour.id.padStart(2, '0')}:00` }));
  }
}

/** Complete texts, each longer than what is typed. */
export function namedSuggestions(text: string, { people, alerts }: Nameable): string[] {
  const typed = text.trimStart().toLowerCase();
  const goOn = (start: string, names: readonly string[]): string[] =>
    names.length === 0
      ? []
      : typed.startsWith(start.trimEnd().toLowerCase())
        ? names.map((name) => `${start}${name}`)
        : [start];
  return [
    ...goOn('User = ', people.map(personName)),
    ...goOn(
      'Alert = ',
      alerts.map(({ name }) => name),
    ),
    ...goOn(
      'Weekday = ',
      weekdayChoices().map(({ name }) => name),
    ),
    ...goOn(
      'Hour = ',
      hourChoices().map(({ name }) => name),
    ),
  ].filter((each) => each.toLowerCase().startsWith(typed) && each.length > typed.length);
}

function unquoted(text: string): string {
  return /^".*"$/s.test(text) && text.length > 1 ? text.slice(1, -1) : text;
}
