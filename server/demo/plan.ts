// The plan of a demo company, as its files define it: forms whose expressions refer to questions by key, and sheets with
// answers by key. assemble.ts turns keys into ids and validates the answers.
import type { Role } from '#core/actor.ts';
import type { Element } from '#core/forms/schema.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import type { CatalogType } from '#core/catalog/schema.ts';
import type { ViewInput } from '#core/views/schema.ts';
import type { Aggregation } from '#core/widgets/schema.ts';
import type { Catalog } from './catalog.ts';
import type { DemoReminder, DemoGroup, DemoLooks, DemoUser } from './data.ts';
import type { ImportPlan } from './import-plan.ts';
import type { Random } from './random.ts';

export type CompanyPlan = {
  /** The prefix of every generated id and random seed. */
  key: string;
  name: string;
  /** The prefix of the six accounts' usernames. */
  userNamePrefix: string;
  mailDomain: string;
  timeZone: string;
  /** Custom colours and logo, if any. */
  looks?: DemoLooks;
  /** Employees besides the six accounts: usernames and roles. */
  staff: readonly (readonly [userName: string, role: Role])[];
  /** Members of each user group; account names without the prefix. */
  groups: Readonly<Record<string, readonly string[]>>;
  catalog(companyKey: string): Catalog;
  forms(world: World, catalog: Catalog): FormPlan[];
  reminders: readonly DemoReminder[];
  imports: readonly ImportPlan[];
  /**
   * Widgets pinned to Home for the accounts that see more than their own sheets: a form, and one of its questions or
   * widgets.
   */
  pins: readonly (readonly [formKey: string, key: string])[];
};

/** The input for planning a company's forms. */
export type World = {
  /** The key of the company. */
  company: string;
  /** Epoch milliseconds; no generated event is later. */
  now: number;
  /** A user by username; account names without the prefix. */
  person(name: string): DemoUser;
  group(name: string): DemoGroup;
  /** An independent random generator. */
  random(name: string): Random;
};

export type FormPlan = {
  key: string;
  name: string;
  description: string;
  state: 'published' | 'draft' | 'archived';
  groups?: readonly DemoGroup[];
  testers?: readonly DemoUser[];
  /** Notified when a sheet is completed. */
  completionContacts?: readonly DemoUser[];
  catalogTypes?: readonly CatalogType[];
  contextParts: readonly Part[];
  rowParts: readonly Part[];
  alerts?: readonly { name: string; when: Logic; contacts: readonly DemoUser[] }[];
  launches?: readonly { name: string; description: string; formKey: string; when: Logic }[];
  review?: ReviewPlan;
  corrections?: CorrectionPlan;
  /** Shown on the dashboard before the question widgets. */
  widgets?: readonly WidgetPlan[];
  /** Saved company-wide by an admin. */
  views?: readonly (Pick<ViewInput, 'name'> & Partial<ViewInput>)[];
  sheets: readonly SheetPlan[];
};

export type ReviewPlan = {
  reviewers: readonly DemoUser[];
  /** Comments that reviewers write when approving and when rejecting. */
  approvals: readonly string[];
  rejections: readonly string[];
};

/** Typing errors in a NUMERIC question that the admin corrected later. */
export type CorrectionPlan = {
  questionKey: string;
  /** The share of corrected rows. */
  share: number;
  slip(value: number): number;
  reasons: readonly string[];
};

/** A widget over the answers to questions, by key. */
export type WidgetPlan = {
  key: string;
  title: string;
  formula: Logic;
  filter?: Logic;
  aggregation?: Aggregation;
  groupBy?: string;
};

export type SheetPlan = {
  key: string;
  name: string;
  user: DemoUser;
  /** No more rows will be added. */
  completed: boolean;
  context: Draft;
  rows: readonly RowPlan[];
};
export type RowPlan = { at: number; answers: Draft };

/**
 * Answers by question key. Unanswered questions are left out; answers to hidden questions may be present and are
 * ignored.
 */
export type Draft = Readonly<Record<string, DraftValue | undefined>>;
type DraftValue = string | number | boolean | readonly string[] | readonly number[] | Picture;

/** Placeholder for an image that is drawn when the answer is stored. */
export type Picture = { draw: 'signature' | 'photo' };
export const signature: Picture = { draw: 'signature' };
export const photo: Picture = { draw: 'photo' };

/** A question or element of a form, in form order. */
export type Part = QuestionPart | ElementPart;
export type QuestionPart = {
  kind: 'question';
  key: string;
  type: QuestionType;
  text: string;
  required?: boolean;
  options?: readonly string[];
  defaults?: readonly string[];
  catalogType?: CatalogType;
  /** The key of the catalog question that its choices follow. */
  follows?: string;
  /** The condition: JSON-logic whose variables are question keys. */
  when?: Logic;
};
export type ElementPart = {
  kind: 'element';
  type: Element['type'];
  data: Partial<Element['data']>;
  when?: Logic;
};

/** Creates a question. */
export function ask(
  key: string,
  type: QuestionType,
  text: string,
  more: Omit<QuestionPart, 'kind' | 'key' | 'type' | 'text'> = {},
): QuestionPart {
  return { kind: 'question', key, type, text, ...more };
}

/** Creates a heading between questions. */
export function header(label: string): ElementPart {
  return { kind: 'element', type: 'HEADER', data: { label } };
}

/** Creates a Markdown text between questions. */
export function description(label: string, when?: Logic): ElementPart {
  return { kind: 'element', type: 'DESCRIPTION', data: { label }, ...(when !== undefined && { when }) };
}

/** Creates a value computed from the row's answers. */
export function calculation(label: string, formula: Logic, when?: Logic): ElementPart {
  return {
    kind: 'element',
    type: 'CALCULATION',
    data: { label, formula },
    ...(when !== undefined && { when }),
  };
}

/** Creates a value computed from all rows of the sheet. */
export function aggregation(
  label: string,
  how: NonNullable<Element['data']['aggregation']>,
  formula: Logic,
): ElementPart {
  return { kind: 'element', type: 'AGGREGATION', data: { label, formula, aggregation: how } };
}
