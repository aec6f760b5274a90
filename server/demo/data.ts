// A demo company as it is written to the database: plain data with ids.
import type { PassedRule } from '#core/questions/rules/passing.ts';
import type { Insertable } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { CatalogType, FlatItem } from '#core/catalog/schema.ts';
import type { FormInput } from '#core/forms/schema.ts';
import type { Answers } from '#core/questions/values.ts';
import type { ViewInput } from '#core/views/schema.ts';
import type { Widget } from '#core/widgets/schema.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { CompanyFile } from './files.ts';
import type { Calendar } from './moments.ts';

export type DemoCompany = {
  key: string;
  id: string;
  createdAt: number;
  /** What needs no ids yet. */
  file: CompanyFile;
  users: readonly DemoUser[];
  groups: readonly { id: string; name: string; members: readonly DemoUser[] }[];
  catalog: { types: readonly CatalogType[]; items: readonly FlatItem[] };
  forms: readonly DemoForm[];
  pins: readonly Insertable<Tables['pins']>[];
};

export type DemoUser = { id: string; photo: string | null } & CompanyFile['people'][number];

export type DemoForm = {
  input: FormInput & { id: string };
  createdAt: number;
  /** Null if it has not happened. */
  publishedAt: number | null;
  archivedAt: number | null;
  widgets: readonly Widget[];
  views: readonly (ViewInput & { id: string })[];
  sheets: readonly DemoSheet[];
  images: readonly DemoImage[];
  /** Of its instructions. */
  pictures: readonly DemoImage[];
};

export type DemoSheet = {
  id: string;
  name: string;
  user: DemoUser;
  answers: Answers;
  createdAt: number;
  modifiedAt: number;
  completedAt: number | null;
  rows: readonly DemoRow[];
};

/** The record of a row, and what the admin corrected in it, which only the audit log tells. */
export type DemoRow = Omit<Insertable<Tables['rows']>, 'passed'> & {
  passed: PassedRule[] | null;
  correction: Correction | null;
};
type Correction = { questionId: string; previous: string; at: number; reason: string };

/** `picture` names what is drawn, `name` an attached file instead; `sheetId` is null if it is not an answer. */
export type DemoImage = {
  id: string;
  picture: string;
  name?: string;
  user: DemoUser;
  sheetId: string | null;
  createdAt: number;
};

/** What writes a company has at hand; the calendar is that of the company. */
export type Seeding = { tx: Tx; company: DemoCompany; admin: Actor; now: number; calendar: Calendar };

/** The one with this name. */
export function named<K extends string, T extends Readonly<Record<K, string>>>(
  things: readonly T[],
  key: K,
  name: string,
): T {
  const found = things.find((thing) => thing[key] === name);
  if (found === undefined) throw new Error(`The demo has no ${name}`);
  return found;
}

/** The form with this name. */
export function formNamed({ forms }: Pick<DemoCompany, 'forms'>, name: string): DemoForm {
  const found = forms.find(({ input }) => input.name === name);
  if (found === undefined) throw new Error(`The demo has no form ${name}`);
  return found;
}
