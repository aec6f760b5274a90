// Key tables: what a screen's keys are called and what they do. Footer hints and the help (`?`) are made from the
// table that also handles the presses, so that they cannot differ.
import type { Verdict } from '#core/actor.ts';
import type { Press } from './presses.ts';

export type KeyBinding = {
  /** Its name, or several that do the same; the first is shown. */
  key: string | readonly string[];
  /** What it does, in a word or two. */
  label: string;
  /** Its heading in the help; 'This screen' unless said. */
  section?: string;
  /** Named in the footer; only in the help where false, before all others where there is little room: 'first'. */
  hint?: boolean | 'first';
  /** Why it does nothing just now: said when it is pressed, and in the help. */
  off?: string | undefined;
  /** A promise that it gives is waited for, so that its failure is told. */
  run(press: Press): unknown;
};

/** The binding that a press belongs to. */
export function bindingOf(bindings: readonly KeyBinding[], press: Press): KeyBinding | undefined {
  return bindings.find(({ key }) => namesOf(key).includes(press.name));
}

/** What a rule says of a key: undefined where it allows it. For `off`. */
export function whyNot(verdict: Verdict): string | undefined {
  return verdict.yes ? undefined : verdict.why;
}

/** A key as it is shown to people. */
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

/** Bindings under their headings; a key that a later table has again is told where it came first. */
export function sectionsOf(bindings: readonly KeyBinding[]): KeySection[] {
  return [...Map.groupBy(inReach(bindings), ({ section }) => section ?? ownSection)]
    .map(([title, all]) => ({ title, bindings: all }))
    .toSorted((a, b) => sectionPlace(a) - sectionPlace(b));
}

const ownSection = 'This screen';
/** What is the same on all screens comes last. */
const lastSections = ['Moving', 'Pages', 'Everywhere'];

function sectionPlace({ title }: KeySection): number {
  return title === ownSection ? -1 : 1 + lastSections.indexOf(title);
}

/** The bindings that a press can reach: not those whose keys earlier ones have all taken. */
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
