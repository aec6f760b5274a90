// The API calls for reminders (spec 3, section 7).
import * as z from 'zod/mini';
import { managers } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { reminder, reminderInput, reminderProgress } from './schema.ts';

const params = z.object({ id });
const names = { id: 'reminder' } as const;

export const listReminders = call({
  id: 'reminders.list',
  method: 'GET',
  path: '/company/reminders',
  summary: "List the company's reminders, by their first time",
  who: managers,
  scope: 'forms:read',
  reply: z.array(reminder),
});

export const createReminder = call({
  id: 'reminders.create',
  method: 'POST',
  path: '/reminder',
  summary: "Create a reminder. Its times are in the caller's time zone",
  who: managers,
  scope: 'admin',
  audits: ['reminder_created'],
  body: reminderInput,
  reply: reminder,
  status: 201,
  errors: [409],
});

export const changeReminder = call({
  id: 'reminders.change',
  method: 'PUT',
  path: '/reminder/{id}',
  summary: 'Replace a reminder',
  who: managers,
  scope: 'admin',
  audits: ['reminder_changed'],
  names,
  params,
  body: reminderInput,
  reply: reminder,
  errors: [404],
});

export const deleteReminder = call({
  id: 'reminders.delete',
  method: 'DELETE',
  path: '/reminder/{id}',
  summary: 'Delete a reminder',
  who: managers,
  scope: 'admin',
  audits: ['reminder_deleted'],
  names,
  params,
  reply: 'empty',
  errors: [404],
});

export const readProgress = call({
  id: 'reminders.progress',
  method: 'GET',
  path: '/reminder/{id}/progress',
  summary: "List who has filled in a reminder's form since it was last due. 404 if it has no form",
  who: managers,
  scope: 'rows:read',
  names,
  params,
  reply: reminderProgress,
  errors: [404],
});
