// The list of forms: the call that most commands begin with. Apart from the other calls on forms, whose schemas take a
// command longer to make than all the rest of its start.
import * as z from 'zod/mini';
import { call } from '#core/contract.ts';
import { importStatus } from '#core/imports/status.ts';
import { dates, id, person } from '#core/primitives.ts';

/** A form as lists show it. */
export const listedForm = z.object({
  id,
  /** Increases with every change: a client that has this version need not fetch the form again. */
  version: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  published: z.boolean(),
  current: z.boolean(),
  dates,
  groups: z.array(z.object({ id, name: z.string() })),
  questionCount: z.number(),
  sheetCount: z.number(),
  /** When something changed last in these sheets. Omitted where there are none. */
  answersUpdatedAt: z.optional(z.number()),
  /** Published, current, and with at least one question that an import can fill. */
  importable: z.boolean(),
  pendingImports: z.array(importStatus),
  reviewers: z.array(person),
  /** Testers, who fill in the form before it is published. */
  betaTestUsers: z.array(person),
  /** The published form whose next version this is. Omitted for other forms, and if the actor cannot see that form. */
  versionOf: z.optional(z.object({ id, name: z.string() })),
});
export type ListedForm = z.infer<typeof listedForm>;

export const listForms = call({
  id: 'forms.list',
  method: 'GET',
  path: '/company/template',
  summary: 'List the forms that the caller can see',
  who: 'signed-in',
  scope: 'forms:read',
  reply: z.array(listedForm),
});
