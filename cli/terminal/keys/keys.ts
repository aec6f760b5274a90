// Key tables: the names and handlers of a screen's keys. Hints and help (`?`) are generated from the same table that
// handles the presses, so they cannot differ.
import type { Verdict } from '#core/actor.ts';
import type { Press } from './presses.ts';

export type KeyBinding = {
  /** Its name, or several with the same effect; the first is shown. */
  key: string | readonly string[];
  /** What it does, in a word or two. */
  label: string;
  /** Its heading in the help; default 'This screen'. */
  section?: string;
  /** Whether it is hinted in the footer; if false, only in the help; 'first': before all others if space is limited. */
  hint?: boolean | 'first';
  /** Why it is disabled: shown when it is pressed, and in the help. */
  off?: string | undefined;
  /** A returned promise is awaited, so that its failure is reported. */
  run(press: Press): unknown;
};

/** The binding of a press. */
export function bindingOf(bindings: readonly KeyBinding[], press: Press): KeyBinding | undefined {
  return bindings.find(({ key }) => namesOf(key).includes(press.name));
}

/** The reason why a policy forbids a key; undefined if it is allowed. For `off`. */
export function whyNot(verdict: Verdict): string | undefined {
  return verdict.yes ? undefined : verdict.why;
}

/** The display name of a key. */
export function shownKey(key: KeyBinding['key']): string {
  return namesOf(key)
    .slice(0, 1)
    .map((name) => shownNames.get(name) ?? name)
    .join('');
}

/** All of a binding's keys, for the help. */
export function shownKeys(key: KeyBinding['key']): string {
  const names = namesOf(key).map((name) => shownNames.get(name) ?? name);
  return names.length > 4 ? `${names[0]} ... ${names.at(-1)}` : names.join(', ');
}

export type KeySection = { title: string; bindings: readonly KeyBinding[] };

/** Bindings by heading; a key repeated in a later table is listed where it comes first. */
export function sectionsOf(bindings: readonly KeyBinding[]): KeySection[] {
  return [...Map.groupBy(inReach(bindings), ({ section }) => section ?? ownSection)]
    .map(([title, all]) => ({ title, bindings: all }))
    .toSorted((a, b) => sectionPlace(a) - sectionPlace(b));
}

const ownSection = 'This screen';
/** Sections common to all screens come last. */
const lastSections = ['Moving', 'Pages', 'Everywhere'];

function sectionPlace({ title }: KeySection): number {
  return title === ownSection ? -1 : 1 + lastSections.indexOf(title);
}

/** The reachable bindings: not those whose keys are all bound by earlier ones. */
export function inReach(bindings: readonly KeyBinding[]): KeyBinding[] {
  const taken = new Set<string>();
  return bindings.filter(({ key }) => {
    const names = namesOf(key);
    const isNew = names.some((name) => !taken.has(name));
    for (const name of names) taken.add(name);
    return isNew;
  });
}

function namesOf(key: KeyBinding['key']): readonly string[] {
  return typeof key === 'string' ? [key] : key;
}

const shownNames: ReadonlyMap<string, string> = new Map([
  ['up', '↑'],
  ['down', '↓'],
  ['left', '←'],
  ['right', '→'],
  ['pageup', 'PgUp'],
  ['pagedown', 'PgDn'],
  ['home', 'Home'],
  ['end', 'End'],
]);
