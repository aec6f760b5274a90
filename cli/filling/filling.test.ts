import { describe, expect, it } from 'vitest';
import { prepareForm } from '#core/filling/fill-plan.ts';
import { alert, element } from '#core/forms/schema.ts';
import { question } from '#core/questions/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import {
  attach,
  choose,
  currentQuestion,
  type Filling,
  hasWork,
  isWhole,
  moveBy,
  moveTo,
  nameStep,
  newFilling,
  newRow,
  newSheet,
  nextRow,
  reasonStep,
  review,
  startsSheet,
  stepsOf,
  takeCalculatedAnswer,
  textAt,
  typedText,
  typeText,
} from './filling.ts';
import { imagesToSend, rowBody, sheetBody } from './filling-bodies.ts';
import { fillingLines, type FillLine } from './filling-lines.ts';
import { reviewLines } from './review-step.tsx';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const ask = (index: number, text: string, type: QuestionType, more: object = {}) =>
  question.parse({ id: idOf(index), order: index, text, type, ...more });
const form = {
  id: idOf(90),
  version: 7,
  multi: false,
  name: 'Inspection',
  contextQuestions: [ask(1, 'Shift', 'TEXT', { context: true })],
  questions: [
    ask(2, 'Place', 'TEXT', { required: true }),
    ask(3, 'Speed', 'NUMERIC', { rules: [{ kind: 'range', greatest: 900, passable: true }] }),
    ask(4, 'Safe', 'BOOLEAN'),
    ask(5, 'Why', 'TEXT', { condition: JSON.stringify({ '==': [{ var: idOf(4) }, false] }) }),
    ask(6, 'Seen at', 'DATETIME'),
    ask(7, 'Readings', 'MULTI_NUMERIC'),
    ask(8, 'Photo', 'IMAGE'),
  ],
  elements: [
    element.parse({ id: idOf(20), type: 'HEADER', order: 0, data: { label: 'The belt' } }),
    element.parse({
      id: idOf(21),
      type: 'AGGREGATION',
      order: 9,
      data: { label: 'All speeds', formula: { var: idOf(3) }, aggregation: 'SUM' },
    }),
  ],
  alerts: [alert.parse({ id: idOf(30), name: 'Fast', expression: { '>': [{ var: idOf(3) }, 100] } })],
  contextAlerts: [],
};
const plan = prepareForm(form, Date.now);
const clock = { now: () => 1_782_907_500_000, timeZone: 'Europe/Paris' };
const naming = { at: 1_782_907_500_000, timeZone: 'Europe/Paris', catalogNames: new Map<string, string>() };
const sheet: Sheet = {
  id: idOf(50),
  name: 'Week 12',
  templateId: form.id,
  template: { id: form.id, name: form.name },
  user: { id: idOf(60), userName: 'ann' },
  dates: { created: 0, lastModified: 0 },
  rowCount: 1,
  completed: false,
  contextAnswers: [],
};
const begun = () => newRow(plan, 'row', { sheet, rows: [{ [idOf(3)]: '5' }] });
const at = (filling: Filling, index: number) => moveTo(filling, idOf(index));
const typed = (filling: Filling, index: number, text: string) => typeText(at(filling, index), text, clock);
const options = { width: 60, timeZone: 'UTC', catalogNames: new Map() };
const textOf = (lines: readonly FillLine[]) =>
  lines.map(({ segments }) =>
    segments
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );

describe('What is filled in at a terminal', () => {
  it('asks for the name of a sheet after its setup, and sends it with the version that was filled in', () => {
    let filling = newSheet(plan, 'sheet', '');
    expect(stepsOf(filling)).toEqual([idOf(1), nameStep]);
    filling = moveTo(filling, nameStep);
    expect(hasWork(filling)).toBe(false);
    filling = typed(typeText(filling, ' Week 12 ', clock), 1, 'Night');
    expect(hasWork(filling)).toBe(true);
    expect(sheetBody(filling, naming)).toEqual({
      id: 'sheet',
      formVersion: 7,
      name: 'Week 12',
      contextAnswers: [{ questionId: idOf(1), value: 'Night' }],
    });
    const unnamed = typed(newSheet(plan, 'sheet', ''), 1, 'Night');
    expect(sheetBody(unnamed, naming).name).toBe('Night, 1 Jul 2026');
  });

  it('asks for the reason of an answer that breaks a rule, as the next step', () => {
    const broken = typed(typed(begun(), 2, 'Hall 3'), 3, '950');
    expect(stepsOf(broken)).not.toContain(reasonStep(idOf(3)));
    const asked = moveBy(broken, 1);
    expect(asked.at).toBe(reasonStep(idOf(3)));
    const lines = textOf(fillingLines(asked, options));
    expect(lines.some((line) => line.includes('! At most 900.'))).toBe(true);
    const refused = review(moveBy(asked, 1));
    expect(refused.why).toBe('1 question needs your attention.');
    expect(refused.filling.at).toBe(reasonStep(idOf(3)));
    const given = typeText(refused.filling, ' A test track ', clock);
    expect(typedText(given)).toBe(' A test track ');
    const done = review(given);
    expect(done.why).toBe(null);
    expect(
      reviewLines(done.filling, options)
        .flat()
        .map(({ text }) => text.trim()),
    ).toContain('A test track');
    expect(rowBody(done.filling).answers).toContainEqual({
      questionId: idOf(3),
      value: '950',
      reason: 'A test track',
    });
  });

  it('begins a form without a setup with its first question, and completes the sheet of a single entry', () => {
    const ids = ['row', 'sheet'];
    const newId = () => ids.shift() ?? '';
    const simple = { ...form, contextQuestions: [] };
    const filling = typed(newFilling(prepareForm(simple, Date.now), newId, ''), 2, 'Gate');
    expect(filling).toMatchObject({ id: 'row', sheetId: 'sheet', sheet: null });
    expect([startsSheet(filling), isWhole(filling)]).toEqual([true, true]);
    expect(sheetBody(filling, naming)).toMatchObject({ id: 'sheet', contextAnswers: [] });
    expect(sheetBody(filling, naming).name).toBe('Gate, 1 Jul 2026');
    const several = newFilling(prepareForm({ ...simple, multi: true }, Date.now), () => 'id', '');
    expect([startsSheet(several), isWhole(several)]).toEqual([true, false]);
    expect(sheetBody(several, naming).name).toBe('1 Jul 2026');
  });

  it('keeps what is typed as it is typed, and sends what it means', () => {
    let filling = typed(begun(), 6, '2026-07-01');
    expect(textAt(filling, form.questions[4] as never)).toBe('2026-07-01');
    filling = typed(typed(typed(filling, 2, 'Hall 3'), 7, '1; 2.5 3'), 3, ' 12 ');
    expect(rowBody(filling).answers).toEqual([
      { questionId: idOf(2), value: 'Hall 3' },
      { questionId: idOf(3), value: '12' },
      { questionId: idOf(6), value: '1782856800000,7200000' },
      ...['1', '2.5', '3'].map((value) => ({ questionId: idOf(7), value })),
    ]);
    expect(rowBody(typed(filling, 6, 'now')).answers[2]?.value).toBe('1782907500000,7200000');
  });

  it('says which moment was taken for a time that the clocks show twice, and what to type for the other', () => {
    const moment = question.parse({ id: idOf(3), text: 'Seen at', type: 'DATETIME' });
    const timed = prepareForm({ ...form, questions: [moment], alerts: [] }, Date.now);
    const filling = typeText(newRow(timed, 'row', { sheet, rows: [] }), '2026-10-25 02:30', clock);
    const lines = textOf(fillingLines(filling, { ...options, timeZone: clock.timeZone, width: 200 })).join(
      '\n',
    );
    expect(lines).toContain(
      'It is the first one, UTC+02:00. For the other one, type 2026-10-25T02:30:00+01:00.',
    );
    const exact = typeText(filling, '2026-10-25T02:30:00+01:00', clock);
    expect(
      textOf(fillingLines(exact, { ...options, timeZone: clock.timeZone, width: 200 })).join('\n'),
    ).not.toContain('comes twice');
  });

  it('asks on as answers want it, and goes to the first that is wrong', () => {
    const unsafe = choose(at(begun(), 4), ['false']);
    expect(currentQuestion(moveBy(unsafe, 1))?.text).toBe('Why');
    expect(currentQuestion(moveBy(choose(unsafe, ['true']), 1))?.text).toBe('Seen at');
    const { filling, why } = review(typed(unsafe, 3, 'quick'));
    expect(why).toBe('2 questions need your attention.');
    expect(currentQuestion(filling)?.text).toBe('Place');
    expect(textOf(fillingLines(filling, options))).toEqual([
      'The belt',
      '› Place *',
      '              ! This question is required',
      '  Speed       quick',
      '              ! Please enter a number',
      '  Safe        No',
      '  Why         a text',
      '  Seen at     2026-01-31 14:00, or now',
      '  Readings    numbers, with spaces between them',
      '  Photo       enter: choose a JPEG or PNG file',
      '  All speeds  = 5',
    ]);
  });

  it('names a group without an answer at its header, and goes to its first question', () => {
    const data = { label: 'Proof', group: true, atLeastOne: true };
    const proof = element.parse({ id: idOf(22), type: 'HEADER', order: 7, data });
    const grouped = prepareForm({ ...form, elements: [proof] }, Date.now);
    expect(review(newRow(grouped, 'row', { sheet, rows: [] })).why).toBe(
      '1 question and 1 group need your attention.',
    );
    const refused = review(typed(newRow(grouped, 'row', { sheet, rows: [] }), 2, 'Hall 3'));
    expect(refused.why).toBe('1 group needs your attention.');
    expect(refused.filling.at).toBe(idOf(8));
    const lines = textOf(fillingLines(refused.filling, options));
    expect(lines[lines.indexOf('Proof') + 1]).toBe('  ! Answer at least one of: Photo.');
  });

  it('is looked over before it is sent, with the alerts that it sets off', () => {
    const file = { path: 'gate.png', mediaType: 'image/png', bytes: new Uint8Array() };
    const pictured = attach(at(typed(typed(begun(), 2, 'Gate'), 3, '101'), 8), idOf(70), file);
    const { filling } = review(attach(pictured, idOf(71), file));
    expect(filling.reviewing).toBe(true);
    expect(imagesToSend(filling)).toEqual([{ id: idOf(71), file }]);
    const lines = reviewLines(filling, options).map((segments) => ({ step: null, segments }));
    expect(textOf(lines)).toEqual([
      'Place     Gate',
      'Speed     101',
      'Safe      –',
      'Seen at   –',
      'Readings  –',
      'Photo     gate.png',
      '',
      '! Fast',
    ]);
  });

  it('shows what is calculated, takes it again, and begins the next row with the last answer', () => {
    const filledBy = { from: 'expression' as const, expression: { '*': [{ var: idOf(3) }, 2] } };
    const filled = prepareForm(
      {
        ...form,
        elements: [],
        questions: [
          ask(2, 'Place', 'TEXT', { filledBy: { from: 'row' } }),
          ask(3, 'Speed', 'NUMERIC'),
          ask(4, 'Double', 'NUMERIC', { filledBy }),
          ask(5, 'Guess', 'NUMERIC', { filledBy: { ...filledBy, editable: true } }),
        ],
      },
      Date.now,
    );
    const first = typed(typed(newRow(filled, 'row', { sheet, rows: [] }), 2, 'Gate'), 3, '7');
    const guessed = typed(typed(first, 4, '1'), 5, '15');
    expect(textOf(fillingLines(guessed, options)).slice(2)).toEqual([
      '  Double  14',
      '          Calculated from other answers',
      '› Guess',
      '          Calculated: 14',
    ]);
    expect(textAt(takeCalculatedAnswer(guessed), filled.form.questions[3]!)).toBe('14');
    const next = nextRow(guessed, 'next', { answers: rowBody(guessed).answers as never });
    expect(textOf(fillingLines(next, options)).slice(0, 2)).toEqual([
      '› Place',
      '          From the last entry',
    ]);
  });

  it('goes on with the next row, which knows those before it', () => {
    const first = typed(typed(begun(), 2, 'Gate'), 3, '7');
    const next = nextRow(first, 'next', { answers: rowBody(first).answers as never });
    expect(next).toMatchObject({ id: 'next', sheet: { rowCount: 2 } });
    expect(hasWork(next)).toBe(false);
    expect(textOf(fillingLines(next, options)).at(-1)).toBe('  All speeds  = 12');
  });
});
