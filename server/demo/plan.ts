// What a demo company is made of, as its files write it: forms whose expressions name questions by key, and sheets
// of answers by key. assemble.ts makes ids and checked answers of it.
import type { Role } from '#core/actor.ts';
import type { Element } from '#core/forms/schema.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import type { CatalogType } from '#core/catalog/schema.ts';
import type { ViewInput } from '#core/views/schema.ts';
import type { Aggregation } from '#core/widgets/schema.ts';
import type { Catalog } from './catalog.ts';
import type { DemoGroup, DemoLooks, DemoUser } from './data.ts';
import type { Random } from './random.ts';

export type CompanyPlan = {
  /** Every id and every stream of chance begins with it. */
  key: string;
  name: string;
  /** Stands before the names of the six accounts. */
  userNamePrefix: string;
  mailDomain: string;
  timeZone: string;
  /** Its own colours and its logo, where it has any. */
  looks?: DemoLooks;
  /** Who works there beside the six accounts: user names and roles. */
  staff: readonly (readonly [userName: string, role: Role])[];
  /** Who is in which user group; the accounts without their prefix. */
  groups: Readonly<Record<string, readonly string[]>>;
  catalog(companyKey: string): Catalog;
  forms(world: World, catalog: Catalog): FormPlan[];
  /** What those accounts have on Home that see more than their own sheets: a form, and one of its questions or widgets. */
  pins: readonly (readonly [formKey: string, key: string])[];
};

/** What the forms of a company are planned with. */
export type World = {
  /** The key of the company. */
  company: string;
  /** Epoch milliseconds; nothing happens later. */
  now: number;
  /** Somebody by user name, an account without its prefix. */
  person(name: string): DemoUser;
  group(name: string): DemoGroup;
  /** A stream of chance of one's own. */
  random(name: string): Random;
};

export type FormPlan = {
  key: string;
  name: string;
  description: string;
  state: 'published' | 'draft' | 'archived';
  groups?: readonly DemoGroup[];
  testers?: readonly DemoUser[];
  /** Told of every sheet that is completed. */
  completionContacts?: readonly DemoUser[];
  catalogTypes?: readonly CatalogType[];
  contextParts: readonly Part[];
  rowParts: readonly Part[];
  alerts?: readonly { name: string; when: Logic; contacts: readonly DemoUser[] }[];
  launches?: readonly { name: string; description: string; formKey: string; when: Logic }[];
  review?: ReviewPlan;
  corrections?: CorrectionPlan;
  /** On the dashboard, before those of the questions. */
  widgets?: readonly WidgetPlan[];
  /** Saved for the whole company, by an admin. */
  views?: readonly (Pick<ViewInput, 'name'> & Partial<ViewInput>)[];
  sheets: readonly SheetPlan[];
};

export type ReviewPlan = {
  reviewers: readonly DemoUser[];
  /** What reviewers write when they approve and when they reject. */
  approvals: readonly string[];
  rejections: readonly string[];
};

/** Slips of the pen in a NUMERIC question that the admin corrected later. */
export type CorrectionPlan = {
  questionKey: string;
  /** The share of rows that were corrected. */
  share: number;
  slip(value: number): number;
  reasons: readonly string[];
};

/** A widget over the answers to questions, by their keys. */
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
  /** Nothing will be added any more. */
  completed: boolean;
  context: Draft;
  rows: readonly RowPlan[];
};
export type RowPlan = { at: number; answers: Draft };

/** Answers by question key. Left out are those that nobody gave; those not asked for need not be left out. */
export type Draft = Readonly<Record<string, DraftValue | undefined>>;
type DraftValue = string | number | boolean | readonly string[] | readonly number[] | Picture;

/** Stands for an image that is drawn when the answer is kept. */
export type Picture = { draw: 'signature' | 'photo' };
export const signature: Picture = { draw: 'signature' };
export const photo: Picture = { draw: 'photo' };

/** A question or element of a form, in the form's order. */
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
  /** The condition, in JSON-logic whose variables are question keys. */
  when?: Logic;
};
export type ElementPart = {
  kind: 'element';
  type: Element['type'];
  data: Partial<Element['data']>;
  when?: Logic;
};

/** A question. */
export function ask(
  key: string,
  type: QuestionType,
  text: string,
  more: Omit<QuestionPart, 'kind' | 'key' | 'type' | 'text'> = {},
): QuestionPart {
  return { kind: 'question', key, type, text, ...more };
}

/** A heading between questions. */
export function header(label: string): ElementPart {
  return { kind: 'element', type: 'HEADER', data: { label } };
}

/** A text in Markdown between questions. */
export function description(label: string, when?: Logic): ElementPart {
  return { kind: 'element', type: 'DESCRIPTION', data: { label }, ...(when !== undefined && { when }) };
}

/** A value worked out of the row's answers. */
export function calculation(label: string, formula: Logic, when?: Logic): ElementPart {
  return {
    kind: 'element',
    type: 'CALCULATION',
    data: { label, formula },
    ...(when !== undefined && { when }),
  };
}

/** A value worked out of all rows of the sheet. */
export function aggregation(
  label: string,
  how: NonNullable<Element['data']['aggregation']>,
  formula: Logic,
): ElementPart {
  return { kind: 'element', type: 'AGGREGATION', data: { label, formula, aggregation: how } };
}
