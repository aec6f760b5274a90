// The bindings of a screen: which keys of the table (key-table.ts) it has, and what they do there. Hints and help (`?`) are
// generated from the same bindings that handle the presses, so they cannot differ.
import type { Verdict } from '#core/actor.ts';
import { type KeyId, keyIds, meaningOf } from './key-table.ts';
import type { Press } from './presses.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type KeyBinding = {
  /** Its name in the table. */
  key: KeyId;
  /** What it does here, in a word or two, if that can be said more exactly than in the table. */
  label?: string;
  /** Its heading in the help; default that of the table. */
  section?: string;
  /** Whether it is hinted in the footer; if false, only in the help; 'first': before all others if space is limited. */
  hint?: boolean | 'first';
  /** Why it is disabled: shown when it is pressed, and in the help. */
  off?: string | undefined;
  /** A returned promise is awaited, so that its failure is reported. */
  run(press: Press): unknown;
};

/** Bindings that a screen has under a condition; for tables of keys. */
export function keysIf(condition: boolean, ...bindings: KeyBinding[]): readonly KeyBinding[] {
  return condition ? bindings : [];
}

/** The same bindings, only in the help. */
export function unhinted(bindings: readonly KeyBinding[]): KeyBinding[] {
  return bindings.map((binding) => ({ ...binding, hint: false }));
}

/** The same bindings under a heading. */
export function inSection(section: string, bindings: readonly KeyBinding[]): KeyBinding[] {
  return bindings.map((binding) => ({ ...binding, section }));
}

/** The binding of a press. */
export function bindingOf(bindings: readonly KeyBinding[], press: Press): KeyBinding | undefined {
  return bindings.find(({ key }) => namesOf(key).includes(press.name));
}

/** The reason why a policy forbids a key; undefined if it is allowed. For `off`. */
export function whyNot(verdict: Verdict): string | undefined {
  return verdict.yes ? undefined : verdict.why;
}

/** The display name of a key. */
export function shownKey({ key, names = namesOf(key) }: ReachedBinding): string {
  return shownNameOf(names[0] ?? '');
}

/** All of a key's names, for the help; in an input only those that type nothing. */
export function shownKeys({ key, names: reached = namesOf(key) }: ReachedBinding): string {
  const names = reached.map(shownNameOf);
  return names.length > 4 ? `${names[0]} ... ${names.at(-1)}` : names.join(', ');
}

/** What is said of a press that does nothing; null for one that moves, as in a text that fits. */
export function unknownText({ name, text }: Press, reached: readonly KeyBinding[]): string | null {
  if (text === '' || movingNames.has(name)) return null;
  return t(reached.some(({ key }) => key === 'help') ? m.doesNothingSeeKeys : m.doesNothing, { name });
}

const movingNames: ReadonlySet<string> = new Set(
  keyIds
    .filter((id) => meaningOf(id).section === 'Moving' && meaningOf(id).only === undefined)
    .flatMap(namesOf),
);

/** What a binding does. */
export function labelOf({ key, label }: KeyBinding): string {
  return label ?? meaningOf(key).label;
}

/** A binding that the keyboard can reach. */
export type ReachedBinding = KeyBinding & {
  /** Those of its keys that an input leaves; without an input, all. */
  names?: readonly string[];
};

/** The bindings beside an input, which takes all keys that type something but those that it leaves. */
export function besideTyping(
  bindings: readonly KeyBinding[],
  left: readonly string[] = [],
): ReachedBinding[] {
  return bindings
    .map((binding) => {
      const names = namesOf(binding.key).filter((name) => left.includes(name) || !typesText(name));
      return { ...binding, names };
    })
    .filter(({ names }) => names.length > 0);
}

/** Whether a key types a character, so that it has no other effect in an input. */
function typesText(name: string): boolean {
  return name === 'space' || /^\P{Cc}$/u.test(name);
}

export type KeySection = { title: string; bindings: readonly ReachedBinding[] };

/** Bindings by heading; a key repeated in a later table is listed where it comes first. */
export function sectionsOf(bindings: readonly ReachedBinding[]): KeySection[] {
  return [
    ...Map.groupBy(inReach(bindings), ({ key, section }) => section ?? meaningOf(key).section ?? ownSection),
  ]
    .toSorted(([a], [b]) => sectionPlace(a) - sectionPlace(b))
    .map(([section, all]) => ({ title: commonSections[section] ?? section, bindings: all }));
}

const ownSection = t(m.thisScreen);
/** Sections common to all screens come last. */
const commonSections: Readonly<Record<string, string>> = {
  Moving: t(m.moving),
  Pages: t(m.pages),
  Everywhere: t(m.everywhere),
};
const lastSections = Object.keys(commonSections);

function sectionPlace(section: string): number {
  return section === ownSection ? -1 : 1 + lastSections.indexOf(section);
}

/** The reachable bindings: not those whose keys are all bound by earlier ones. */
export function inReach<Binding extends KeyBinding>(bindings: readonly Binding[]): Binding[] {
  const taken = new Set<string>();
  return bindings.filter(({ key }) => {
    const names = namesOf(key);
    const isNew = names.some((name) => !taken.has(name));
    for (const name of names) taken.add(name);
    return isNew;
  });
}

function namesOf(key: KeyId): readonly string[] {
  return meaningOf(key).keys;
}

function shownNameOf(name: string): string {
  return shownNames.get(name) ?? name;
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
