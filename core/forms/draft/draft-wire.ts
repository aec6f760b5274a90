// Converts between the wire format and a draft of the form editor. An unchanged draft converts back to the same form.
import { renewIds } from './draft-ids.ts';
import {
  type DraftElement,
  type DraftItem,
  type DraftOption,
  type DraftPart,
  draftParts,
  type DraftQuestion,
  type FormDraft,
  type NamedRef,
  type NewId,
  type NotificationType,
  notificationTypes,
} from './form-draft.ts';
import { questionsOfEntries } from '#core/questions/entries/entry-issues.ts';
import { completeFormFile } from '#core/forms/file/form-file.ts';
import { type Element, type Form, type FormInput, formInput, type UserRef } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';

/**
 * The draft of a server's form. `inForce` is the published form whose next version it is, if there is one and it could
 * be read.
 */
export function draftOf(form: Form, newId: NewId, inForce: Form | null = null): FormDraft {
  const questionsInForce =
    inForce === null ? [] : [...idsOf(inForce), ...inForce.formerQuestions.map(({ id }) => id)];
  return { ...draftOfInput(form, newId), ...status(form), keptQuestions: questionsInForce };
}

/**
 * A new form from an example or a form file. Ids are new, so that the same file can be used twice. Null if the file
 * holds no form; rules of the form as a whole may still be broken.
 */
export function draftOfExample(file: unknown, newId: NewId): FormDraft | null {
  const parsed = formInput.safeParse(completeFormFile(file, newId));
  return parsed.success ? renewIds({ ...draftOfInput(parsed.data, newId), version: null }, newId) : null;
}

/** The same edits on top of a form that someone else saved meanwhile: saving replaces theirs. */
export function onTopOf(draft: FormDraft, theirs: Form): FormDraft {
  return { ...draft, ...status(theirs) };
}

/** The draft of a form in its wire format. */
export function draftOfInput(form: Form | FormInput, newId: NewId): FormDraft {
  const { name, description, multi, alerts, contextAlerts: launchAlerts } = form;
  const groups = refsOf(form.groups, 'groupIds' in form ? form.groupIds : undefined);
  const notifications = notificationTypes.flatMap((type) =>
    form[type].length === 0 ? [] : [{ id: newId(), type, users: peopleOf(form[type]) }],
  );
  const isReviewed =
    form.reviewers.length > 0 || form.rowApprovedContacts.length > 0 || form.rowRejectedContacts.length > 0;
  return {
    id: form.id ?? newId(),
    version: form.version ?? null,
    published: false,
    lockedQuestions: [],
    keptQuestions: [],
    name,
    description,
    setup: itemsOf(form, 'setup', newId),
    rows: itemsOf(form, 'rows', newId),
    groups: groups.length === 0 ? null : groups,
    testers: form.betaTestUsers.length === 0 ? null : peopleOf(form.betaTestUsers),
    reviewers: isReviewed ? peopleOf(form.reviewers) : null,
    notifications,
    alerts: alerts.map((alert) => ({ ...alert, alertContacts: peopleOf(alert.alertContacts) })),
    launchAlerts,
    multi,
    catalogTypes: refsOf(form.catalogTypes, 'catalogTypeIds' in form ? form.catalogTypeIds : undefined),
  };
}

/** The body that a save sends. A question without a type has null there, which the schema rejects. */
export function inputOf(draft: FormDraft): FormInput & { id: string } {
  const { id, version, name, description, multi } = draft;
  const questions: Record<DraftPart, Question[]> = { setup: [], rows: [] };
  const elements: Element[] = [];
  // One sequence over both parts: the server takes a list of only zeros for one without an order.
  let order = 0;
  for (const part of draftParts) {
    const context = part === 'setup';
    for (const item of draft[part]) {
      const at = { order: order++, context };
      if (item.kind === 'question') questions[part].push(questionOf(item, at));
      else elements.push(elementOf(item, at));
    }
  }
  const groups = draft.groups ?? [];
  const notifiedUsers = (type: NotificationType) =>
    draft.notifications.flatMap((notification) => (notification.type === type ? notification.users : []));
  return {
    id,
    ...(version !== null && { version }),
    name,
    description,
    groupIds: groups.map((group) => group.id),
    groups: [...groups],
    betaTestUsers: [...(draft.testers ?? [])],
    reviewers: [...(draft.reviewers ?? [])],
    contextQuestions: questions.setup,
    questions: questions.rows,
    elements,
    alerts: draft.alerts.map((alert) => ({ ...alert, alertContacts: [...alert.alertContacts] })),
    contextAlerts: [...draft.launchAlerts],
    multi,
    catalogTypeIds: draft.catalogTypes.map((type) => type.id),
    catalogTypes: [...draft.catalogTypes],
    sheetCompleteContacts: notifiedUsers('sheetCompleteContacts'),
    rowCompleteContacts: notifiedUsers('rowCompleteContacts'),
    rowApprovedContacts: notifiedUsers('rowApprovedContacts'),
    rowRejectedContacts: notifiedUsers('rowRejectedContacts'),
  };
}

/** Converts a question of the wire to the editor's. */
export function draftQuestionOf(question: Question, newId: NewId): DraftQuestion {
  const { order: _, context: __, questionOptions, questions, ...rest } = question;
  return {
    ...rest,
    kind: 'question',
    ...(questions !== undefined && { questions: questions.map((each) => draftQuestionOf(each, newId)) }),
    options: questionOptions
      .toSorted((left, right) => left.order - right.order)
      .map(({ id, value, name, retired, condition }) => ({
        id: id ?? newId(),
        value,
        name: name ?? null,
        ...(retired !== undefined && { retired }),
        ...(condition != null && { condition }),
      })),
  };
}

/** The fields of a draft that the server owns. */
function status(form: Form): Pick<FormDraft, 'id' | 'version' | 'published' | 'lockedQuestions'> {
  const { id, version, published } = form;
  return { id, version, published, lockedQuestions: published ? idsOf(form) : [] };
}

function idsOf({ contextQuestions, questions }: Pick<Form, 'contextQuestions' | 'questions'>): string[] {
  const all = [...contextQuestions, ...questions];
  return [...all, ...questionsOfEntries(all)].map(({ id }) => id);
}

/** The items of a part in order; with equal numbers, a question comes before an element, as in filling. */
function itemsOf(form: Form | FormInput, part: DraftPart, newId: NewId): DraftItem[] {
  const questions = part === 'setup' ? form.contextQuestions : form.questions;
  const elements = form.elements.filter(({ context }) => context === (part === 'setup'));
  return [
    ...questions.map((question) => ({ order: question.order, item: draftQuestionOf(question, newId) })),
    ...elements.map(({ order, context: _, ...rest }) => ({
      order,
      item: { ...rest, kind: 'element' as const },
    })),
  ]
    .toSorted((left, right) => left.order - right.order)
    .map(({ item }) => item);
}

type ItemContext = { order: number; context: boolean };

function questionOf(question: DraftQuestion, at: ItemContext): Question {
  const { kind: _, options, type, defaultAnswers, questionMeta, questions, ...rest } = question;
  return {
    ...rest,
    ...at,
    ...(questions !== undefined && {
      questions: questions.map((each, order) => questionOf(each, { order, context: false })),
    }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a type it is refused by the checks, which name the question
    type: type as QuestionType,
    // The schema trims options, so references to them are trimmed alike.
    defaultAnswers: options.length > 0 ? defaultAnswers.map((value) => value.trim()) : [...defaultAnswers],
    questionMeta: [...questionMeta],
    questionOptions: sentOptions(options).map((option, order) => ({ ...option, order })),
  };
}

/** The options of a question but for those that nobody has filled in; all of them, if nobody has filled in any. */
export function sentOptions(options: readonly DraftOption[]): readonly DraftOption[] {
  const filled = options.filter(
    ({ value, name, retired, condition }) =>
      value.trim() !== '' || (name ?? '').trim() !== '' || retired !== undefined || condition !== undefined,
  );
  return filled.length === 0 ? options : filled;
}

function elementOf({ kind: _, ...rest }: DraftElement, at: ItemContext): Element {
  return { ...rest, ...at };
}

type LooseRef = { id: string; name?: string | undefined };

/** Groups and catalog types come as ids, or with their names. */
function refsOf(
  refs: readonly LooseRef[] = [],
  ids: readonly string[] = refs.map(({ id }) => id),
): NamedRef[] {
  return ids.map((id) => ({ id, name: refs.find((ref) => ref.id === id)?.name ?? '' }));
}

function peopleOf(people: FormInput['reviewers']): UserRef[] {
  return people.map(({ userName = '', ...person }) => ({ ...person, userName }));
}
