// The calls on earlier versions of a form: what its questions were until they were replaced.
import * as z from 'zod/mini';
import { managers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { order } from '#core/questions/schema.ts';
import { form } from './schema.ts';

/** A definition that was in use until it was replaced. */
export const formerVersion = z.object({
  /** The last number under which it was in use: not each change of a form makes other questions. */
  version: order,
  /** In epoch milliseconds. */
  replacedAt: z.number(),
  questionCount: z.number(),
});
export type FormerVersion = z.infer<typeof formerVersion>;

const parts = z.pick(form, {
  contextQuestions: true,
  questions: true,
  elements: true,
  alerts: true,
  contextAlerts: true,
  multi: true,
});
export const formerForm = z.extend(formerVersion, parts.shape);
export type FormerForm = z.infer<typeof formerForm>;

const names = { id: 'form' } as const;

export const listVersions = call({
  id: 'forms.versions',
  method: 'GET',
  path: '/template/{id}/versions',
  summary: 'List the earlier versions of a form, the last one first; the current one is the form itself',
  who: managers,
  scope: 'forms:read',
  names,
  params: z.object({ id }),
  reply: z.object({ content: z.array(formerVersion) }),
  errors: [404],
});

export const readVersion = call({
  id: 'forms.readVersion',
  method: 'GET',
  path: '/template/{id}/versions/{version}',
  summary: 'Get an earlier version of a form: its questions, elements and alerts',
  who: managers,
  scope: 'forms:read',
  names,
  params: z.object({ id, version: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  reply: formerForm,
  errors: [404],
});
