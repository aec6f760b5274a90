// Entries read the row around them and its setup, the same in a draft and in what comes in.
import { expect, it } from 'vitest';
import { formInput } from '#core/forms/schema.ts';
import { formIssues } from '#core/forms/validate.ts';
import { compileRowCheck } from '#core/imports/check-row.ts';
import { withoutUnknown } from '#core/questions/entries/around.ts';
import { editIssue } from '#core/sheets/answer-change.ts';
import { ask, formOf, idOf, is, read } from '#tests/support/random-filling.ts';
import { checkAnswers } from '../check-answers.ts';
import { answer, startFilling } from '../fill-draft.ts';
import { prepareForm } from '../fill-plan.ts';
import { compileFormRules } from '../form-rules.ts';
import { entryPlan, openEntry } from './entry-draft.ts';

const now = () => 0;
const limit = ask(0, { text: 'Limit', type: 'NUMERIC', context: true });
const mode = ask(1, { text: 'Mode', required: true });
const sizes = ask(2, {
  text: 'Damages',
  type: 'ENTRIES',
  questionMeta: [{ key: 'entryName', value: 'Damage' }],
  questions: [
    ask(21, { text: 'Part', required: true }),
    ask(22, {
      text: 'Size',
      type: 'NUMERIC',
      required: true,
      when: is(1, 'full'),
      rules: [{ kind: 'expression', expression: { '<=': [read(22), read(0)] } }],
    }),
  ],
});
const total = ask(3, {
  text: 'Total',
  type: 'NUMERIC',
  filledBy: { from: 'expression', expression: { sum: [read(22)] } },
});
const form = formOf([limit, mode, sizes, total]);
const entry = (part: string, size?: string) =>
  JSON.stringify({ [idOf(21)]: part, ...(size !== undefined && { [idOf(22)]: size }) });
const context = { [limit.id]: '5' };

it('asks what the row calls for, and holds it to the setup', () => {
  const given = (said: string) => [
    { questionId: mode.id, value: said },
    ...[entry('Wing', '7'), entry('Tail')].map((value) => ({ questionId: sizes.id, value })),
  ];
  const rules = compileFormRules(form, now);
  const full = checkAnswers(rules, 'questions', given('full'), { context });
  const expected = [
    'Damage 1: Size: This must be true: Size is at most Limit.',
    'Damage 2: Size: This question is required',
  ];
  expect(full.issues.map(({ message }) => message)).toEqual(expected);
  expect(full.answers[total.id]).toBe('7');
  const short = checkAnswers(rules, 'questions', given('short'), { context });
  expect([short.issues, short.answers[sizes.id], short.answers[total.id]]).toEqual([
    [],
    [entry('Wing'), entry('Tail')],
    undefined,
  ]);

  const start = startFilling(prepareForm(form, now), { part: 'questions', context });
  const draft = answer(answer(start, mode.id, ['full']), sizes.id, [entry('Wing', '7'), entry('Tail')]);
  expect([draft.issues.get(sizes.id), draft.answers[total.id]]).toEqual([expected, '7']);
  const later = answer(draft, mode.id, ['short']);
  expect([later.issues.get(sizes.id), later.answers[total.id]]).toEqual([undefined, undefined]);
  // Its answers come back with the question.
  expect(answer(later, mode.id, ['full']).answers[total.id]).toBe('7');

  const plan = entryPlan(sizes, [...form.contextQuestions, ...form.questions], now);
  const opened = openEntry(plan, entry('Wing', '7'), { ...context, [mode.id]: 'full' });
  expect(opened.issues.get(idOf(22))).toEqual(['This must be true: Size is at most Limit.']);
  expect(openEntry(plan, entry('Wing', '7'), context).hidden).toEqual(new Set([idOf(22)]));
});

it('judges entries anew when an answer that their rules alone read changes', () => {
  const short = formOf([
    mode,
    ask(2, {
      ...sizes,
      questions: [
        ask(22, {
          text: 'Size',
          type: 'NUMERIC',
          rules: [{ kind: 'expression', expression: { '!': [{ answered: read(1) }] } }],
        }),
      ],
    }),
  ]);
  const start = startFilling(prepareForm(short, now), { part: 'questions' });
  const draft = answer(start, sizes.id, [JSON.stringify({ [idOf(22)]: '7' })]);
  expect(draft.issues.get(sizes.id)).toBeUndefined();
  const later = answer(draft, mode.id, ['full']);
  expect(later.issues.get(sizes.id)).toEqual(['Damage 1: Size: This must be true: Mode is not answered.']);
  expect(answer(later, mode.id, []).issues.get(sizes.id)).toBeUndefined();
});

it('what is not known around them is not judged where an answer is edited', () => {
  const edited = { before: [entry('Wing', '7')], now: 0 };
  expect(editIssue(sizes, [entry('Wing')], edited)).toBeNull();
  expect(editIssue(sizes, [entry('', '7')], edited)).toBe('Damage 1: Part: This question is required');
  const beside = [{ question: mode, values: ['full'] }];
  expect(editIssue(sizes, [entry('Wing')], { ...edited, beside })).toBe(
    'Damage 1: Size: This question is required',
  );
  const [, size] = withoutUnknown(sizes, [mode]).questions ?? [];
  expect([size?.condition, size?.rules]).toEqual([sizes.questions?.[1]?.condition, []]);
});

it('an import judges them by the row, and by no setup', () => {
  const { questions } = form;
  const check = compileRowCheck({
    questions,
    columnMap: { [mode.id]: 0, [sizes.id]: 1 },
    dateColumn: null,
    dateFormat: 'yyyy-MM-dd',
    parseDate: Number,
    timeZone: 'UTC',
    offsetAt: () => 0,
    decimalSeparator: '.',
    rules: compileFormRules(form, now),
  });
  const checked = check({ cells: ['full', JSON.stringify([{ Part: 'Wing' }])], csvRow: 1, issue: null });
  expect(!checked.ok && checked.errors.map(({ message }) => message)).toEqual([
    'Damage 1: Size: This question is required',
  ]);
});

it('a setup does not read rows, and entries do not decide about themselves', () => {
  const said = (...asked: Parameters<typeof formOf>[0]) =>
    formIssues(formInput.parse(formOf(asked)), { testers: 3 }).map(
      ({ path, message }) => `${path}: ${message}`,
    );
  expect(said(limit, mode, sizes, total)).toEqual([]);
  expect(said(limit, mode, { ...sizes, context: true })).toEqual([
    expect.stringMatching(/^contextQuestions\.1\.questions\.1\.condition: Unknown question/),
  ]);
  const circle = { ...mode, condition: JSON.stringify({ '>': [read(2), 1] }) };
  expect(said(limit, circle, sizes)).toEqual([
    'questions.1.questions: What its entries are asked depends on answers that depend on them: Damages',
  ]);
});
