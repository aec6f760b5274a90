// The form of a thing, new or existing, said once: its draft, its fields, what is wrong with them, how it is saved. The browser
// draws it in a dialog (`web/ui/form/`), the terminal app in an overlay (`cli/resource/`).
import type { Action } from '#core/action.ts';
import type { Actor, Verdict } from '#core/actor.ts';
import type { FieldError } from '#core/errors.ts';
import type { Run, Send } from '#core/send.ts';
import type { Option } from './list-view.ts';
import type { NamedThings, OfferedThings } from './things.ts';

/** Whose form it is, and what time it is. */
export type FormContext = { actor: Actor; now: number };

/** `path` as in issues; `set` is what a value changes of the draft. */
type FieldOf<Draft, Value> = {
  path: string;
  label: string;
  value: Value;
  set(value: Value): Partial<Draft>;
  /** Below it: what it is for. */
  help?: string | undefined;
};

export type FormField<Draft> =
  | (FieldOf<Draft, string> & {
      kind: 'text';
      /** What is typed: a username, an e-mail address, or lines. */
      as?: 'username' | 'email' | 'lines';
      longest?: number;
      /** What it may be, while it is empty. */
      example?: string;
    })
  | (FieldOf<Draft, boolean> & { kind: 'switch' })
  /** `reveal`: what its button is called. In the browser only: nobody enters a password for somebody else in a terminal. */
  | (FieldOf<Draft, string> & { kind: 'password'; isOwn: boolean; reveal: string })
  /** As it is typed. */
  | (FieldOf<Draft, string> & { kind: 'number'; least: number; most: number })
  /** Local, as browsers write it: `2026-11-23T14:05`. */
  | (FieldOf<Draft, string> & { kind: 'moment' })
  /** `off`: why it cannot be changed. `isSpread`: all of them are seen at once. */
  | (FieldOf<Draft, string> & {
      kind: 'choice';
      options: readonly Option[];
      off?: string | undefined;
      isSpread?: boolean;
      isBrowserOnly?: boolean;
    })
  /** Of many things; `options` is undefined until they are read. */
  | (FieldOf<Draft, readonly string[]> & {
      kind: 'things';
      options: readonly Option[] | undefined;
    } & ThingTexts)
  | (FieldOf<Draft, string | null> & {
      kind: 'thing';
      options: readonly Option[] | undefined;
      isRequired?: boolean;
      /** Of an existing thing: shown, and never changed. */
      isFixed?: boolean;
    } & ThingTexts)
  /** A part that each face draws itself. */
  | { kind: 'slot'; path: string };

type ThingTexts = {
  /** Where none is chosen. */
  none: string;
  nothingFound: string;
};

type TextField<Draft> = Extract<FormField<Draft>, { kind: 'text' }>;

/** A text of a draft that has it under the field's path. */
export function textOf<Draft extends Readonly<Record<Path, string>>, Path extends string>(
  draft: Draft,
  path: Path,
  label: string,
  more: Pick<TextField<Draft>, 'as' | 'longest' | 'example' | 'help'> = {},
): FormField<Draft> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the draft has a text under the path
  const set = (value: string) => ({ [path]: value }) as Partial<Draft>;
  return { kind: 'text', path, label, value: draft[path], set, ...more };
}

/** A field with a few values. */
export function choiceOf<Draft, Value extends string>(
  field: Omit<Extract<FormField<Draft>, { kind: 'choice' }>, 'kind' | 'options' | 'set'> & {
    options: readonly Option<Value>[];
    set(value: Value): Partial<Draft>;
  },
): FormField<Draft> {
  const set = (value: string) => {
    const chosen = field.options.find((option) => option.value === value);
    return chosen === undefined ? {} : field.set(chosen.value);
  };
  return { ...field, kind: 'choice', set };
}

/** Runs an action on a thing, as the face does it. */
export type RunSave<Saved, Ended> = <T>(action: Action<T, Saved>, thing: T) => Promise<Ended>;

export type Form<Thing, Draft, Saved> = {
  /** What its fields are called in the page: `user` */
  name: string;
  /** Null: a new one. */
  title(thing: Thing | null): string;
  draftOf(thing: Thing | null, context: FormContext): Draft;
  /** What is chosen among, by name. */
  things?: NamedThings;
  fields(
    draft: Draft,
    given: { thing: Thing | null; context: FormContext; offered: OfferedThings },
  ): readonly FormField<Draft>[];
  issues(draft: Draft, thing: Thing | null, context: FormContext): readonly FieldError[];
  /** Whether there is something to save; by default, whether the draft differs from the first one. */
  isChanged?(draft: Draft, thing: Thing | null): boolean;
  save<Ended>(
    run: RunSave<Saved, Ended>,
    given: { draft: Draft; thing: Thing | null; context: FormContext },
  ): Promise<Ended>;
  /** Where an address opens one of them: how it is read, as it is now, and what is said until then. */
  existing?: {
    /** `User group` */
    title: string;
    /** `This user group could not be loaded` */
    failed: string;
    query(
      send: Send,
      id: string,
    ): { queryKey: readonly unknown[]; queryFn(run: Run): Promise<Thing>; staleTime?: number };
  };
  saveLabel(thing: Thing | null): string;
  /** Whether somebody may change it, or make a new one; without it, anyone who sees it may. */
  mayChange?(actor: Actor, thing: Thing | null): Verdict;
  remove?: Action<Thing>;
};

/** Whether a draft has what is not saved. */
export function isFormChanged<Thing, Draft, Saved>(
  form: Form<Thing, Draft, Saved>,
  draft: Draft,
  before: { draft: Draft; thing: Thing | null },
): boolean {
  if (form.isChanged) return form.isChanged(draft, before.thing);
  return JSON.stringify(draft) !== JSON.stringify(before.draft);
}

/** Why somebody may not change a thing, or make a new one; null if they may. */
export function whyReadOnly<Thing, Draft, Saved>(
  { mayChange }: Form<Thing, Draft, Saved>,
  actor: Actor,
  thing: Thing | null,
): string | null {
  const may = mayChange?.(actor, thing);
  return may === undefined || may.yes ? null : may.why;
}

/** The message at a field: an issue of it, or of a part of it. */
export function issueAt(issues: readonly FieldError[], path: string): string | null {
  return issues.find((issue) => issue.path === path || issue.path.startsWith(`${path}.`))?.message ?? null;
}
