// What is wrong with a draft: the same that the server would say of it, by the same schema and rules. A keystroke changes
// one item, so what was found out about the others is kept with them.
import * as z from 'zod/mini';
import type { FieldError } from '#core/errors.ts';
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
  publishedIssues,
  questionIssues,
  wholeIssues,
} from '#core/forms/validate.ts';
import { versionIssues } from '#core/forms/versions.ts';

export type DraftLimits = FormLimits & {
  /** The form as it was read, where it is published: then not everything may be changed. */
  before?: Form | null;
  /** The published form whose next version this is, where it is one. */
  inForce?: Form | null;
};

/**
 * Everything that is wrong, one issue a field, in the editor's order: what the server would refuse, and what is switched on
 * without anybody being chosen, which the server cannot tell from switched off.
 */
export function draftIssues(draft: FormDraft, { testers, before, inForce }: DraftLimits): DraftIssue[] {
  const { input, errors } = checkedInput(draft);
  return placedIssues(draft, [
    ...errors,
    ...wholeIssues(input, { testers }),
    ...lockIssues(input, before, inForce),
    ...unchosenIssues(draft),
  ]);
}

/** What of a published form, or of the next version of one, must stay as it is. */
function lockIssues(input: FormInput, before: Form | null = null, inForce: Form | null = null): FieldError[] {
  if (before?.published === true) {
    const { formerQuestions } = before;
    const former = { contextQuestions: [], questions: [], formerQuestions };
    return [...publishedIssues(before, input), ...versionIssues(former, input)];
  }
  return inForce === null ? [] : versionIssues(inForce, input);
}

/** What a server said against a draft that was sent: `errors` are those of its 400. */
export function issuesOfReply(sent: FormDraft, errors: readonly FieldError[]): DraftIssue[] {
  return placedIssues(sent, errors);
}

/** Messages by the path of their field. */
export function messagesByPath(issues: readonly DraftIssue[]): ReadonlyMap<string, string> {
  return new Map(issues.map(({ path, message }) => [path, message]));
}

/** The sections in order, with how much is wrong in each: what the checklist ticks off. */
export function sectionsOf(issues: readonly DraftIssue[]): { section: FormSection; issues: number }[] {
  return formSections.map((section) => ({
    section,
    issues: issues.filter((issue) => issue.section === section).length,
  }));
}

/** All but what stands in the lists, which is checked item by item. */
const frame = z.extend(formInput, {
  contextQuestions: z.array(z.unknown()).check(z.maxLength(itemsLimit)),
  questions: z.array(z.unknown()).check(z.maxLength(itemsLimit)),
  elements: z.array(z.unknown()).check(z.maxLength(itemsLimit)),
  alerts: z.array(z.unknown()).check(z.maxLength(alertsLimit)),
  contextAlerts: z.array(z.unknown()).check(z.maxLength(alertsLimit)),
});

/** The form that would be sent, as the schema makes it where it can, and what is wrong field by field. */
function checkedInput(draft: FormDraft): { input: FormInput; errors: FieldError[] } {
  const raw = inputOf(draft);
  const parsed = z.safeParse(frame, raw);
  const errors = parsed.success ? [] : errorsOf(parsed.error);
  const known = new Set([...raw.contextQuestions, ...raw.questions].map(({ id }) => id));
  const items = draftParts.flatMap((part) => draft[part]);
  const [questions, elements] = [items.filter(isQuestion), items.filter((item) => !isQuestion(item))];
  const list = <T>(name: string, things: readonly T[], readers: readonly Reader[], check: Check<T>): T[] =>
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
type Check<T> = (thing: T, known: ReadonlySet<string>) => Checked<T>;

/** What the schema says, then what the rules say, of the thing as the schema makes it where it can. */
function checkBy<T>(
  schema: z.ZodMiniType<T>,
  rules: (thing: T, known: ReadonlySet<string>) => FieldError[],
): Check<T> {
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

const cache = new WeakMap<Reader, { unknown: string; found: Checked<unknown> }>();

/**
 * What was found out before holds, wherever the thing stands now, as long as the same of the questions that it reads are
 * missing.
 */
function checked<T>(reader: Reader, thing: T, known: ReadonlySet<string>, check: Check<T>): Checked<T> {
  const { condition, expression } = readsOf(reader);
  const unknown = [...condition, ...expression].filter((id) => !known.has(id)).join();
  const earlier = cache.get(reader);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a thing is always checked by the check of its own kind
  if (earlier?.unknown === unknown) return earlier.found as Checked<T>;
  const found = check(thing, known);
  cache.set(reader, { unknown, found });
  return found;
}

function errorsOf(error: z.core.$ZodError): FieldError[] {
  return error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}
