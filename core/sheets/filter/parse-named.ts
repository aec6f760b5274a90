// People and alerts typed as a filter: `User = ann`, `Alert = Too hot`. Anyone who parses it has looked for a question of that
// title first.
import { type Person, personName } from '#core/primitives.ts';
import type { FilterDraft } from './filter-draft.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** What a filter can name beside questions. */
export type Nameable = {
  people: readonly Person[];
  alerts: readonly { id: string; name: string }[];
};
type NamedIds = Partial<Pick<FilterDraft, 'userIds' | 'alertIds'>>;
export type ParsedNamed = { ok: true; named: NamedIds } | { ok: false; issue: string };

/** What a text names, whether it is there or not; the name may be missing. Null if it begins with neither `User` nor `Alert`. */
export function namedIn(text: string): { what: 'user' | 'alert'; name: string } | null {
  const [, what = '', rest = ''] = /^\s*(user|alert)\s*(?:=(.*))?$/is.exec(text) ?? [];
  if (what === '') return null;
  return { what: what.toLowerCase() === 'user' ? 'user' : 'alert', name: unquoted(rest.trim()) };
}

/** Null if it begins with neither `User` nor `Alert`. */
export function parseNamed(text: string, { people, alerts }: Nameable): ParsedNamed | null {
  const found = namedIn(text);
  if (found === null) return null;
  const isUser = found.what === 'user';
  const wanted = found.name.toLowerCase();
  const known = isUser ? people.map((person) => ({ ...person, name: personName(person) })) : alerts;
  const ids = known.flatMap(
    ({ id, name, userName = name }: { id: string; name: string; userName?: string }) =>
      [id, name.toLowerCase(), userName.toLowerCase()].includes(wanted) ? [id] : [],
  );
  if (ids.length > 0) return { ok: true, named: isUser ? { userIds: ids } : { alertIds: ids } };
  const { what } = found;
  if (wanted !== '') return { ok: false, issue: t(m.nobodyIsCalled, { what, name: found.name }) };
  const name = known[0]?.name;
  return {
    ok: false,
    issue: name === undefined ? t(m.nameIsMissing, { what }) : t(m.nameIsMissingWrite, { what, name }),
  };
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
  ].filter((each) => each.toLowerCase().startsWith(typed) && each.length > typed.length);
}

function unquoted(text: string): string {
  return /^".*"$/s.test(text) && text.length > 1 ? text.slice(1, -1) : text;
}
