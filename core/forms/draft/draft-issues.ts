// Validates a draft with the same schema and rules as the server. A keystroke changes one item, so results for the other
// items are cached.
import { fillIssues } from '#core/forms/fill-issues.ts';
import * as z from 'zod/mini';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import type { FieldError } from '#core/errors.ts';
import { catalogIssues } from './catalog-issues.ts';
import { questionsOf } from './draft-items.ts';
import { unchosenIssues } from './draft-people.ts';
import { type DraftIssue, formSections, type FormSection, placedIssues } from './issue-locations.ts';
import { type Reader, readsOf } from './draft-references.ts';
import { inputOf } from './draft-wire.ts';
import { draftParts, type FormDraft } from './form-draft.ts';
import {
  alert,
  alertsLimit,
  contextAlert,
  element,
  type Form,
  type FormInput,
  formInput,
  itemsLimit,
} from '#core/forms/schema.ts';
import { question } from '#core/questions/schema.ts';
import {
  alertIssues,
  elementIssues,
  type FormLimits,
  launchAlertIssues,
  questionIssues,
  type Readable,
  readableIn,
  wholeIssues,
} from '#core/forms/validate.ts';
import { publishedIssues } from '#core/forms/published-issues.ts';
import { versionIssues } from '#core/forms/versions.ts';

export type DraftLimits = FormLimits & {
  /** The form as it was read, if it is published: then some changes are forbidden. */
  before?: Form | null;
  /** The published form whose next version this is, if any. */
  inForce?: Form | null;
  /** The catalog, if its questions are checked against it. */
  catalog?: CatalogIndex | null;
};

/**
 * All issues, one per field, in the editor's order: those that the server would report, and lists of people that are
 * switched on but empty, which look switched off to the server.
 */
export function draftIssues(draft: FormDraft, limits: DraftLimits): DraftIssue[] {
  const { testers, before, inForce, catalog = null } = limits;
  const { input, errors } = checkedInput(draft);
  return placedIssues(draft, [
    ...errors,
    ...wholeIssues(input, { testers }),
    ...fillIssues(input),
    ...lockIssues(input, before, inForce),
    ...(catalog === null ? [] : catalogIssues(input, catalog)),
    ...unchosenIssues(draft),
  ]);
}

/** Issues for changes to locked parts of a published form, or of its next version. */
function lockIssues(input: FormInput, before: Form | null = null, inForce: Form | null = null): FieldError[] {
  if (before?.published === true) {
    const { formerQuestions } = before;
    const former = { contextQuestions: [], questions: [], formerQuestions };
    return [...publishedIssues(before, input), ...versionIssues(former, input)];
  }
  return inForce === null ? [] : versionIssues(inForce, input);
}

/** The issues of a draft that the server rejected: `errors` are those of its 400 response. */
export function issuesOfReply(sent: FormDraft, errors: readonly FieldError[]): DraftIssue[] {
  return placedIssues(sent, errors);
}

/** Messages by field path. */
export function messagesByPath(issues: readonly DraftIssue[]): ReadonlyMap<string, string> {
  return new Map(issues.map(({ path, message }) => [path, message]));
}

export type SectionState = {
  section: FormSection;
  issues: number;
  /** How many things stand in it: questions, people and groups, notifications, alerts. Null: it has no number. */
  count: number | null;
  /** A form cannot do without it; the others may stay empty. */
  isNeeded: boolean;
};

/** The sections in order, for the checklist. */
export function sectionsOf(draft: FormDraft, issues: readonly DraftIssue[]): SectionState[] {
  const { groups, testers, reviewers, notifications, alerts, launchAlerts } = draft;
  const people = [groups, testers, reviewers].reduce((sum, chosen) => sum + (chosen?.length ?? 0), 0);
  const counts: Record<FormSection, number | null> = {
    'form-name': null,
    questions: questionsOf(draft).length,
    permissions: people,
    notifications: notifications.length,
    alerts: alerts.length,
    contextAlerts: launchAlerts.length,
  };
  return formSections.map((section) => ({
    section,
    issues: issues.filter((issue) => issue.section === section).length,
    count: counts[section],
    isNeeded: section === 'form-name' || section === 'questions',
  }));
}

/** Everything except the lists, which are checked item by item. */
const frame = z.extend(formInput, {
  contextQuestions: z.array(z.unknown()).check(z.maxLength(itemsLimit)),
  questions: z.array(z.unknown()).check(z.maxLength(itemsLimit)),
  elements: z.array(z.unknown()).check(z.maxLength(itemsLimit)),
  alerts: z.array(z.unknown()).check(z.maxLength(alertsLimit)),
  contextAlerts: z.array(z.unknown()).check(z.maxLength(alertsLimit)),
});

/** The input that would be sent, as parsed by the schema if possible, and its errors by field. */
function checkedInput(draft: FormDraft): { input: FormInput; errors: FieldError[] } {
  const raw = inputOf(draft);
  const parsed = z.safeParse(frame, raw);
  const errors = parsed.success ? [] : errorsOf(parsed.error);
  const known = readableIn([...raw.contextQuestions, ...raw.questions]);
  const items = draftParts.flatMap((part) => draft[part]);
  const [questions, elements] = [items.filter(isQuestion), items.filter((item) => !isQuestion(item))];
  const list = <T extends object>(
    name: string,
    things: readonly T[],
    readers: readonly Reader[],
    check: Check<T>,
  ): T[] =>
    things.map((thing, index) => {
      const reader = readers[index];
      if (reader === undefined) return thing;
      const found = checked(reader, thing, known, check);
      for (const { path, message } of found.errors)
        errors.push({ path: `${name}.${index}.${path}`, message });
      return found.value;
    });
  const onSetup = raw.contextQuestions.length;
  const input = {
    ...raw,
    ...(parsed.success && { name: parsed.data.name }),
    contextQuestions: list('contextQuestions', raw.contextQuestions, questions, checkQuestion),
    questions: list('questions', raw.questions, questions.slice(onSetup), checkQuestion),
    elements: list('elements', raw.elements, elements, checkElement),
    alerts: list('alerts', raw.alerts, draft.alerts, checkAlert),
    contextAlerts: list('contextAlerts', raw.contextAlerts, draft.launchAlerts, checkLaunchAlert),
  };
  return { input, errors };
}

function isQuestion({ kind }: FormDraft['rows'][number]): boolean {
  return kind === 'question';
}

type Checked<T> = { value: T; errors: FieldError[] };
type Check<T> = (thing: T, known: Readable) => Checked<T>;

/** The schema's errors, then the rules' errors for the value that the schema parsed, if it could. */
function checkBy<T>(schema: z.ZodMiniType<T>, rules: (thing: T, known: Readable) => FieldError[]): Check<T> {
  return (thing, known) => {
    const parsed = z.safeParse(schema, thing);
    const value = parsed.success ? parsed.data : thing;
    return { value, errors: [...(parsed.success ? [] : errorsOf(parsed.error)), ...rules(value, known)] };
  };
}

const checkQuestion = checkBy(question, questionIssues);
const checkElement = checkBy(element, elementIssues);
const checkAlert = checkBy(alert, alertIssues);
const checkLaunchAlert = checkBy(contextAlert, launchAlertIssues);

const cache = new WeakMap<Reader, { state: string; found: Checked<unknown> }>();

/**
 * A cached result is valid, wherever the item is now, as long as the same of the questions that it reads are missing, and the
 * same of those of entries have the same titles.
 */
function checked<T extends object>(reader: Reader, thing: T, known: Readable, check: Check<T>): Checked<T> {
  const inside = 'questions' in reader ? (reader.questions ?? []) : [];
  const state = [reader, ...inside]
    .flatMap((each) => Object.values(readsOf(each)))
    .flatMap((ids) => [...ids])
    .flatMap((id) => {
      const titles = [known.lists.get(id), known.unread.get(id)];
      return known.ids.has(id) && titles.every((title) => title === undefined) ? [] : [id, ...titles];
    })
    .join();
  const earlier = cache.get(reader);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a thing is always checked by the check of its own kind
  const valid = earlier?.state === state ? (earlier.found as Checked<T>) : check(thing, known);
  const found = { ...valid, value: movedTo(valid.value, thing) };
  cache.set(reader, { state, found });
  return found;
}

/** A value with the place that its item has now: groups go by it. */
function movedTo<T extends object>(value: T, thing: T): T {
  const place = ['order', 'context'].flatMap((key): [string, unknown][] =>
    key in thing && Reflect.get(value, key) !== Reflect.get(thing, key)
      ? [[key, Reflect.get(thing, key)]]
      : [],
  );
  return place.length === 0 ? value : { ...value, ...Object.fromEntries(place) };
}

function errorsOf(error: z.core.$ZodError): FieldError[] {
  return error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}
