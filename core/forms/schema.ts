// The form: its questions, elements, alerts, and who may see it. On the wire it is called a template.
import * as z from 'zod/mini';

export const questionTypes = [
  'TEXT',
  'NUMERIC',
  'MULTI_NUMERIC',
  'RADIO',
  'CHECKBOXES',
  'BOOLEAN',
  'IMAGE',
  'DATETIME',
  'SIGNATURE',
  'SCANNED_CODE',
  'CATALOG_RADIO',
  'CATALOG_CHECKBOX',
] as const;
export type QuestionType = (typeof questionTypes)[number];

export const elementTypes = ['HEADER', 'DESCRIPTION', 'CALCULATION', 'AGGREGATION'] as const;

/** Question types whose answer is a list of values (several answers on the wire, in order). */
export const multiValueTypes: ReadonlySet<QuestionType> = new Set([
  'MULTI_NUMERIC',
  'CHECKBOXES',
  'CATALOG_CHECKBOX',
]);
/** Question types that carry options of their own. */
export const optionTypes: ReadonlySet<QuestionType> = new Set(['RADIO', 'CHECKBOXES']);
/** Question types that an import cannot fill (spec 3, section 5). */
export const notImportable: ReadonlySet<QuestionType> = new Set([
  'SIGNATURE',
  'IMAGE',
  'CATALOG_CHECKBOX',
  'CATALOG_RADIO',
]);
/** Question types whose value is an image id. */
export const imageTypes: ReadonlySet<QuestionType> = new Set(['IMAGE', 'SIGNATURE']);

/** Question types whose value is a path of catalog items. */
export const catalogChoiceTypes: ReadonlySet<QuestionType> = new Set(['CATALOG_RADIO', 'CATALOG_CHECKBOX']);

/** An id. Kept in lower case, as the database writes it, so that the same id is the same text everywhere. */
export const id = z.uuid().check(z.toLowerCase());
const order = z.number().check(z.int());
const trimmed = (message: string, max = 500) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(max, `At most ${max} characters`));

/** JSON-logic as JSON; what it may hold is checked by core/logic. */
export const logic = z.json();
export type Logic = z.infer<typeof logic>;

export const questionOption = z.object({
  id: z.optional(id),
  value: trimmed('An option value is required', 250),
  order: z._default(order, 0),
  name: z.optional(z.nullable(z.string().check(z.maxLength(250)))),
});
export type QuestionOption = z.infer<typeof questionOption>;

export const question = z.object({
  id,
  order: z._default(order, 0),
  /** Answered once per sheet, on set-up, and not once per row. */
  context: z._default(z.boolean(), false),
  text: trimmed('A question title is required'),
  type: z.enum(questionTypes, 'A type is required'),
  defaultAnswers: z._default(z.array(z.string().check(z.maxLength(10_000))), []),
  required: z._default(z.boolean(), false),
  questionMeta: z._default(z.array(z.object({ key: z.string(), value: z.string() })), []),
  questionOptions: z._default(z.array(questionOption).check(z.maxLength(1_000)), []),
  /** JSON-logic as a JSON string (spec 3, section 3), or null: always asked. */
  condition: z._default(z.nullable(z.string().check(z.maxLength(50_000))), null),
  widgetOrder: z._default(z.nullable(order), null),
  hidden: z._default(z.boolean(), false),
  pinned: z._default(z.boolean(), false),
});
export type Question = z.infer<typeof question>;

export const element = z.object({
  id,
  type: z.enum(elementTypes),
  order: z._default(order, 0),
  context: z._default(z.boolean(), false),
  condition: z._default(z.nullable(z.string().check(z.maxLength(50_000))), null),
  data: z.object({
    label: z._default(z.string().check(z.maxLength(10_000)), ''),
    defaultValue: z.optional(z.nullable(z.string())),
    formula: z.optional(z.nullable(logic)),
    aggregation: z.optional(z.nullable(z.enum(['SUM', 'AVG', 'MIN', 'MAX']))),
  }),
});
export type Element = z.infer<typeof element>;

const userRef = z.object({ id, userName: z.optional(z.string()) });
export type UserRef = { id: string; userName: string };
const people = z._default(z.array(userRef), []);

export const alert = z.object({
  id,
  name: trimmed('An alert name is required', 250),
  alertContacts: people,
  expression: logic,
  mobileAlert: z._default(z.boolean(), true),
});
export type Alert = z.infer<typeof alert>;

export const contextAlert = z.object({
  id,
  name: trimmed('A contextAlert name is required', 250),
  description: trimmed('A contextAlert description is required', 2_000),
  formId: z.uuid('A form to complete is required'),
  expression: logic,
  required: z._default(z.boolean(), false),
});
export type ContextAlert = z.infer<typeof contextAlert>;

const namedRef = z.object({ id, name: z.optional(z.string()) });

/** What a client sends to create or edit a form. Ids are the client's; `version` is the one it read. */
export const formInput = z.object({
  id: z.optional(id),
  version: z.optional(order),
  name: trimmed('A form name is required', 250),
  description: z._default(z.nullable(z.string().check(z.maxLength(10_000))), null),
  groupIds: z.optional(z.array(id)),
  /** As read; `groupIds` wins where both are given. */
  groups: z.optional(z.array(namedRef)),
  betaTestUsers: people,
  reviewers: people,
  contextQuestions: z._default(z.array(question).check(z.maxLength(1_000)), []),
  questions: z.array(question).check(z.maxLength(1_000)),
  elements: z._default(z.array(element).check(z.maxLength(1_000)), []),
  alerts: z._default(z.array(alert).check(z.maxLength(500)), []),
  contextAlerts: z._default(z.array(contextAlert).check(z.maxLength(500)), []),
  multi: z._default(z.boolean(), false),
  catalogTypeIds: z.optional(z.array(id)),
  catalogTypes: z.optional(z.array(namedRef)),
  sheetCompleteContacts: people,
  rowCompleteContacts: people,
  rowApprovedContacts: people,
  rowRejectedContacts: people,
});
export type FormInput = z.infer<typeof formInput>;

/** Milliseconds since the epoch, UTC. */
export const timestamp = z.number().check(z.int());
export const dates = z.object({ created: timestamp, lastModified: timestamp });
export type Dates = z.infer<typeof dates>;

const seenUser = z.object({ id, userName: z.string() });
const seenGroup = z.object({ id, name: z.string() });

/** A whole form as the server answers it. */
export const form = z.object({
  id,
  version: order,
  name: z.string(),
  description: z.nullable(z.string()),
  published: z.boolean(),
  /** False: archived. */
  current: z.boolean(),
  dates,
  groups: z.array(seenGroup),
  betaTestUsers: z.array(seenUser),
  reviewers: z.array(seenUser),
  contextQuestions: z.array(question),
  questions: z.array(question),
  elements: z.array(element),
  alerts: z.array(alert),
  contextAlerts: z.array(contextAlert),
  multi: z.boolean(),
  catalogTypes: z.array(seenGroup),
  sheetCompleteContacts: z.array(seenUser),
  rowCompleteContacts: z.array(seenUser),
  rowApprovedContacts: z.array(seenUser),
  rowRejectedContacts: z.array(seenUser),
  contextWidgetHidden: z.boolean(),
  contextWidgetOrder: z.number(),
});
export type Form = z.infer<typeof form>;
