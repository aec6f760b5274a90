// The form editor's model: a form as it is being edited, plain data that functions turn into the next. Questions and
// elements stand in one order here, which the wire keeps apart (draft-wire.ts). What can be done with a draft is in
// draft-items.ts, draft-questions.ts, draft-people.ts and draft-alerts.ts; what is wrong with it in draft-issues.ts.
import type { Alert, ContextAlert, Element, UserRef } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';

/** `setup`: answered once per sheet, "shown on setup"; `rows`: answered once per row. */
export type DraftPart = 'setup' | 'rows';
export const draftParts = ['setup', 'rows'] as const satisfies DraftPart[];

export type DraftOption = {
  /** The option's own, also when it is moved or renamed. */
  readonly id: string;
  readonly value: string;
  /** What is shown in place of the value; null: the value. */
  readonly name: string | null;
};

export type DraftQuestion = Readonly<
  Omit<
    Question,
    'order' | 'context' | 'type' | 'defaultAnswers' | 'questionMeta' | 'questionOptions' | 'condition'
  >
> & {
  readonly kind: 'question';
  /** Null: to be chosen still. */
  readonly type: QuestionType | null;
  readonly options: readonly DraftOption[];
  readonly defaultAnswers: readonly string[];
  readonly questionMeta: readonly Readonly<Question['questionMeta'][number]>[];
  /** JSON-logic as JSON text, kept as it was written; null: always asked. */
  readonly condition: string | null;
};

export type DraftElement = {
  readonly kind: 'element';
  readonly id: string;
  readonly type: Element['type'];
  readonly condition: string | null;
  readonly data: Readonly<Element['data']>;
};

export type DraftItem = DraftQuestion | DraftElement;
export type DraftAlert = Readonly<Omit<Alert, 'alertContacts'>> & {
  readonly alertContacts: readonly UserRef[];
};
export type DraftLaunchAlert = Readonly<ContextAlert>;

/** Everybody who is told by mail, per event. */
export const notificationTypes = [
  'sheetCompleteContacts',
  'rowCompleteContacts',
  'rowApprovedContacts',
  'rowRejectedContacts',
] as const;
export type NotificationType = (typeof notificationTypes)[number];
export type DraftNotification = {
  readonly id: string;
  readonly type: NotificationType;
  readonly users: readonly UserRef[];
};

export type NamedRef = { readonly id: string; readonly name: string };

export type FormDraft = {
  readonly id: string;
  /** The version that was read; null: the form is not on the server yet. */
  readonly version: number | null;
  readonly published: boolean;
  /** Ids of the questions that a published form had when it was read: rows may answer them. */
  readonly lockedQuestions: readonly string[];
  /** Ids of the questions that the form whose next version this is asks or has asked: type and part stay. */
  readonly keptQuestions: readonly string[];
  readonly name: string;
  readonly description: string | null;
  readonly setup: readonly DraftItem[];
  readonly rows: readonly DraftItem[];
  /** Null: off, so that everybody sees the form. */
  readonly groups: readonly NamedRef[] | null;
  /** Null: off. */
  readonly testers: readonly UserRef[] | null;
  /** Null: off. */
  readonly reviewers: readonly UserRef[] | null;
  readonly notifications: readonly DraftNotification[];
  readonly alerts: readonly DraftAlert[];
  readonly launchAlerts: readonly DraftLaunchAlert[];
  readonly multi: boolean;
  readonly catalogTypes: readonly NamedRef[];
};

/** Makes UUIDs. */
export type NewId = () => string;

/** A blank form. */
export function emptyDraft(newId: NewId): FormDraft {
  return {
    id: newId(),
    version: null,
    published: false,
    lockedQuestions: [],
    keptQuestions: [],
    name: '',
    description: null,
    setup: [],
    rows: [],
    groups: null,
    testers: null,
    reviewers: null,
    notifications: [],
    alerts: [],
    launchAlerts: [],
    multi: false,
    catalogTypes: [],
  };
}
