// The form editor's model: the form being edited as an immutable value. Questions and elements share one order here; the
// wire separates them (draft-wire.ts). The edits are in draft-items.ts, draft-questions.ts, draft-people.ts and
// draft-alerts.ts; the validation is in draft-issues.ts.
import type { Alert, ContextAlert, Element, UserRef } from '#core/forms/schema.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { Question, RetiredState } from '#core/questions/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';

/** `setup`: answered once per sheet, "shown on setup"; `rows`: answered once per row. */
export type DraftPart = 'setup' | 'rows';
export const draftParts = ['setup', 'rows'] as const satisfies DraftPart[];

export type DraftOption = {
  /** Stable when the option is moved or renamed. */
  readonly id: string;
  readonly value: string;
  /** Shown instead of the value; null: the value is shown. */
  readonly name: string | null;
  /** No longer offered; left out: it is. */
  readonly retired?: RetiredState | undefined;
  /** Offered only where it is true; left out: always. */
  readonly condition?: Logic | undefined;
};

export type DraftQuestion = Readonly<
  Omit<
    Question,
    | 'order'
    | 'context'
    | 'type'
    | 'defaultAnswers'
    | 'questionMeta'
    | 'questionOptions'
    | 'condition'
    | 'questions'
  >
> & {
  readonly kind: 'question';
  /** Null: not chosen yet. */
  readonly type: QuestionType | null;
  readonly options: readonly DraftOption[];
  readonly defaultAnswers: readonly string[];
  readonly questionMeta: readonly Readonly<Question['questionMeta'][number]>[];
  /** JSON-logic as JSON text, exactly as entered; null: always asked. */
  readonly condition: string | null;
  /** What is asked for each of its entries; left out: it has none. */
  readonly questions?: readonly DraftQuestion[] | undefined;
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

/** Events that send a mail to the people chosen for them. */
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
  /** Ids of the questions that the published form had when it was read: rows may answer them. */
  readonly lockedQuestions: readonly string[];
  /** Ids of all current and former questions of the form whose next version this is: their type and part are locked. */
  readonly keptQuestions: readonly string[];
  readonly name: string;
  readonly description: string | null;
  readonly setup: readonly DraftItem[];
  readonly rows: readonly DraftItem[];
  /** Null: off, everybody sees the form. */
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

/** Generates UUIDs. */
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
