// The actions in the audit log and what their entries are about, from what each feature says of itself. Separate from the
// schemas of the log, so that completion need not load those.
import type { Sentence } from './sentence.ts';
import type { AuditArea, Feature } from './feature.ts';
import * as all from './all.ts';
import { keysOf } from '#core/keys-of.ts';

/** What a feature says of itself, as its own type: the names in it become the types of the lists. */
export type FeatureRecord = (typeof all)[keyof typeof all];
type Audits = Extract<FeatureRecord, { audits: unknown }>['audits'];
type KeyOfEach<Records> = Records extends unknown ? keyof Records : never;
type ValueOfEach<Records> = Records extends unknown ? Records[keyof Records] : never;

export type AuditAction = KeyOfEach<ValueOfEach<Audits>>;

/** What an entry may be about: its kind and id make a tag, for example `sheetRow.{id}`. */
export type AuditObject = Extract<FeatureRecord, { auditObjects: unknown }>['auditObjects'][number];

/** What is said of an action: where the log shows it, and the sentence of an entry. */
export type AuditRecord = { area: AuditArea; sentence: Sentence };

/** Every action that a feature leaves, with its record. */
export const auditRecords: ReadonlyMap<AuditAction, AuditRecord> = new Map(
  Object.values<Feature>(all).flatMap(({ audits = {} }) =>
    keysOf<AuditArea>(audits).flatMap((area) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the actions are typed by these very records
      const its = audits[area] as Readonly<Record<AuditAction, Sentence>>;
      return keysOf<AuditAction>(its).map((action) => [action, { area, sentence: its[action] }] as const);
    }),
  ),
);

export const auditActions: readonly AuditAction[] = [...auditRecords.keys()];
