// The form: its questions, elements, alerts, and who may see it. The wire calls it a template.
import * as z from 'zod/mini';
import { logic } from '#core/logic/schema.ts';
import { dates, id, person, type Person } from '#core/primitives.ts';
import { entryQuestion, order, question, questionOption, trimmed } from '#core/questions/schema.ts';
import { t } from '#core/messages/text.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

export const elementTypes = ['HEADER', 'DESCRIPTION', 'CALCULATION', 'AGGREGATION'] as const;

/** Maximum length of a form's name, in characters. */
export const nameLimit = 250;
/** Maximum number of questions per part, of elements, and of alerts of a kind. */
export const itemsLimit = 1_000;
export const alertsLimit = 500;
/**
 * New positions of questions and elements: positions by id, or ids in order. Items that are not named keep their
 * position.
 */
export const reordering = z.object({
  version: z.optional(order),
  questionOrdering: z.union([z.array(id).check(z.maxLength(3_000)), z.record(id, order)]),
});
export type Reordering = z.infer<typeof reordering>;

/** Characters of what a picture shows. */
export const pictureTextLimit = 500;

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
    /** Of a header: its condition shows and hides everything below it, up to the next header. Left out: itself alone. */
    group: z.optional(z.boolean()),
    /** Of a group: at least one of its questions has to be answered, of those that are asked. */
    atLeastOne: z.optional(z.boolean()),
    /** Of a header: the choices below it that have the same options are shown as a table (core/forms/groups/matrices.ts). */
    matrix: z.optional(z.boolean()),
    /** Of a description (core/forms/pictures.ts). */
    picture: z.optional(z.nullable(z.object({ id, text: z.string().check(z.maxLength(pictureTextLimit)) }))),
  }),
});
export type Element = z.infer<typeof element>;

const userRef = z.extend(z.partial(person), { id });
export type UserRef = Person;
const people = z._default(z.array(userRef), []);

/** `hears`: what replies say of contacts who are not told: they do not see the form, or as USER only what they sent. */
const alertContact = z.extend(userRef, { hears: z.optional(z.literal(false)) });

export const alert = z.object({
  id,
  name: trimmed(t(m.alertNameIsRequired), 250),
  alertContacts: z._default(z.array(alertContact), []),
  expression: logic,
  mobileAlert: z._default(z.boolean(), true),
});
export type Alert = z.infer<typeof alert>;

export const contextAlert = z.object({
  id,
  name: trimmed(t(m.contextalertNameIsRequired), 250),
  description: trimmed(t(m.contextalertDescriptionIsRequired), 2_000),
  formId: z.uuid(refusal(m.formToCompleteIsRequired)),
  expression: logic,
  required: z._default(z.boolean(), false),
});
export type ContextAlert = z.infer<typeof contextAlert>;

const namedRef = z.object({ id, name: z.optional(z.string()) });

/** The body that creates or updates a form. The client makes the ids; `version` is the one it has read. */
export const formInput = z.object({
  id: z.optional(id),
  version: z.optional(order),
  name: trimmed(t(m.formNameIsRequired), nameLimit),
  description: z._default(z.nullable(z.string().check(z.maxLength(10_000))), null),
  groupIds: z.optional(z.array(id)),
  /** As read; `groupIds` takes precedence if both are given. */
  groups: z.optional(z.array(namedRef)),
  betaTestUsers: people,
  reviewers: people,
  contextQuestions: z._default(z.array(question).check(z.maxLength(itemsLimit)), []),
  questions: z.array(question).check(z.maxLength(itemsLimit)),
  elements: z._default(z.array(element).check(z.maxLength(itemsLimit)), []),
  alerts: z._default(z.array(alert).check(z.maxLength(alertsLimit)), []),
  contextAlerts: z._default(z.array(contextAlert).check(z.maxLength(alertsLimit)), []),
  multi: z._default(z.boolean(), false),
  catalogTypeIds: z.optional(z.array(id)),
  catalogTypes: z.optional(z.array(namedRef)),
  sheetCompleteContacts: people,
  rowCompleteContacts: people,
  rowApprovedContacts: people,
  rowRejectedContacts: people,
});
export type FormInput = z.infer<typeof formInput>;

const seenGroup = z.object({ id, name: z.string() });

/**
 * Creates the next version of a published form. The client's id makes the call idempotent. `from` is the earlier version that
 * it begins with; left out: the current one.
 */
export const newVersion = z.object({
  id: z.optional(id),
  from: z.optional(z.number().check(z.int(), z.minimum(1))),
});

/** How much room a widget has on a wide dashboard. */
export const widgetSizes = ['S', 'M', 'L'] as const;
export type WidgetSize = (typeof widgetSizes)[number];

/** A whole form as the server returns it. */
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
  betaTestUsers: z.array(person),
  reviewers: z.array(person),
  contextQuestions: z.array(question),
  questions: z.array(question),
  elements: z.array(element),
  alerts: z.array(alert),
  contextAlerts: z.array(contextAlert),
  multi: z.boolean(),
  catalogTypes: z.array(seenGroup),
  sheetCompleteContacts: z.array(person),
  rowCompleteContacts: z.array(person),
  rowApprovedContacts: z.array(person),
  rowRejectedContacts: z.array(person),
  contextWidgetHidden: z.boolean(),
  contextWidgetOrder: z.number(),
  /**
   * How much room the parts of its dashboard have, by the ids of widgets and questions, and of the form for its Sheet
   * Context; those that are not named have the usual.
   */
  widgetSizes: z.optional(z.record(id, z.enum(widgetSizes))),
  /** The published form whose next version this is: publishing this one replaces it. */
  versionOf: z.nullable(seenGroup),
  /**
   * From earlier versions, what rows may still hold: removed questions, removed options by question id, and removed
   * alerts. See core/forms/versions.ts.
   */
  formerQuestions: z.array(question),
  /** The same of the questions of entries, by the id of the question that has the entries. */
  formerEntryQuestions: z.optional(z.record(id, z.array(entryQuestion))),
  formerOptions: z.record(id, z.array(questionOption)),
  formerAlerts: z.array(z.object({ id, name: z.string(), expression: logic })),
});
export type Form = z.infer<typeof form>;
