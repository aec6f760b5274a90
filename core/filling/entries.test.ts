import { expect, it } from 'vitest';
import { question } from '#core/questions/schema.ts';
import { hasSetup, isSingleEntry, sheetNameFrom } from './entries.ts';
import { prepareForm } from './fill-plan.ts';
import { notifiedLines } from './outbox/sent-texts.ts';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const place = question.parse({ id: idOf(1), order: 0, text: 'Place', type: 'TEXT' });
const count = question.parse({ id: idOf(2), order: 1, text: 'Count', type: 'NUMERIC' });
const form = { multi: false, contextQuestions: [], questions: [place, count], elements: [] };

it('A form is filled in by single entries where it has no setup and does not collect rows', () => {
  expect([hasSetup(form), isSingleEntry(form)]).toEqual([false, true]);
  expect(isSingleEntry({ ...form, multi: true })).toBe(false);
  expect(isSingleEntry({ ...form, contextQuestions: [place] })).toBe(false);
  expect(isSingleEntry({ ...form, contextQuestions: [place], questions: [] })).toBe(true);
});

it('A sheet is named after what names things in its answers, and the day of whoever starts it', () => {
  const plan = prepareForm(
    { ...form, id: idOf(9), version: 1, alerts: [], contextAlerts: [] } as never,
    Date.now,
  );
  const options = { at: Date.UTC(2026, 10, 23, 2), timeZone: 'America/Toronto' };
  const answers = { [place.id]: ' Thunder  Bay', [count.id]: '3' };
  expect(sheetNameFrom(plan, 'questions', answers, options)).toBe('Thunder Bay, 22 Nov 2026');
  expect(sheetNameFrom(plan, 'questions', {}, options)).toBe('22 Nov 2026');
});

it('Whoever has sent an entry reads who was told of it, as far as the form names them', () => {
  const people = [
    { id: 'a', userName: 'Manager' },
    { id: 'b', userName: 'driver' },
  ];
  const alerts = [
    { id: idOf(5), name: 'Brakes not in order', alertContacts: people },
    { id: idOf(6), name: 'Low tyres', alertContacts: [] },
  ].map((alert) => ({ ...alert, expression: true, mobileAlert: true }));
  const lines = (raised: string[], reader: string) =>
    notifiedLines({ alerts, formerAlerts: [] }, raised, reader);
  expect(lines([idOf(5)], 'c')).toEqual(['Manager and driver were told: Brakes not in order.']);
  expect(lines([idOf(5)], 'a')).toEqual(['You and driver were told: Brakes not in order.']);
  expect(lines([idOf(6), idOf(7)], 'c')).toEqual(['Alert: Low tyres']);
});
