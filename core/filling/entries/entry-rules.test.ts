// Entries are judged as small forms, wherever they come in, and named by their number and question.
import { expect, it } from 'vitest';
import { jsonAnswer } from '#core/questions/json-values.ts';
import { answerText, answerTexts } from '#core/sheets/format-answer.ts';
import { changedAnswer, editIssue } from '#core/sheets/answer-change.ts';
import { compileCell } from '#core/imports/parse-cell.ts';
import { ask, formOf, idOf, is } from '#tests/support/random-filling.ts';
import { checkAnswers } from '../check-answers.ts';
import { entryIndexes, entryPlan, openEntry, valueOfEntry } from './entry-draft.ts';
import { answer, answersToSend, givenTo, startFilling } from '../fill-draft.ts';
import { prepareForm } from '../fill-plan.ts';
import { compileAnswerRules, compileFormRules } from '../form-rules.ts';
import { readRowsFile } from '../rows-files/rows-file.ts';

const now = () => Date.UTC(2026, 0, 31);
const [part, size, since] = [idOf(1), idOf(2), idOf(3)];
const damages = ask(0, {
  text: 'Damages',
  type: 'ENTRIES',
  required: true,
  questionMeta: [{ key: 'entryName', value: 'Damage' }],
  rules: [{ kind: 'entries', greatest: 3 }],
  questions: [
    ask(1, {
      text: 'Part',
      type: 'RADIO',
      required: true,
      questionOptions: ['Wing', 'Tail'].map((value, order) => ({ value, order })),
    }),
    ask(2, { text: 'Size', type: 'NUMERIC', when: is(1, 'Wing'), rules: [{ kind: 'range', least: 0 }] }),
    ask(3, { text: 'Since', type: 'DATE', rules: [{ kind: 'dates', greatest: { days: 0 } }] }),
  ],
});
const form = formOf([damages]);
const entry = (answers: Record<string, string | string[]>) => JSON.stringify(answers);
const wing = entry({ [part]: 'Wing', [size]: '3' });
const check = (...values: string[]) =>
  checkAnswers(
    compileFormRules(form, now),
    'questions',
    values.map((value) => ({ questionId: damages.id, value })),
  );
const said = (...values: string[]) => check(...values).issues.map(({ message }) => message);

it('has at most 200 photos and files in all entries of an answer', () => {
  const photos = Array.from({ length: 5 }, (_, index) => ask(index + 20, { type: 'IMAGE' }));
  const question = ask(19, { type: 'ENTRIES', questions: photos });
  const value = JSON.stringify(Object.fromEntries(photos.map(({ id }) => [id, idOf(1)])));
  const issues = (count: number) =>
    compileAnswerRules(question, [])?.(Array<string>(count).fill(value), { context: {}, now: 0 }).map(
      ({ message }) => message,
    );
  expect(issues(40)).toEqual([]);
  expect(issues(41)).toEqual(['At most 200 photos, recordings and files in all entries together.']);
});

it('names the entry and the question of each issue', () => {
  expect(said(wing, entry({ [part]: 'Wing', [size]: '-1' }), entry({ [since]: '2026-02-01' }))).toEqual([
    'Damage 2: Size: At least 0.',
    'Damage 3: Part: This question is required',
    'Damage 3: Since: Not after today.',
  ]);
  // What is not asked is no issue.
  expect(said(entry({ [part]: 'Wing', [size]: 'big' }), entry({ [part]: 'Nose', [size]: 'big' }))).toEqual([
    'Damage 1: Size: Please enter a number',
    'Damage 2: Part: "Nose" is not one of the options',
  ]);
});

it('a question that is not asked in an entry has no answer there', () => {
  // No entry is lost without a word.
  expect(said(entry({ [size]: '3' }))).toEqual(['Damage 1: Part: This question is required']);
  const { issues, answers } = check(entry({ [part]: 'Tail', [size]: '-1' }));
  expect([issues, answers[damages.id]]).toEqual([[], [entry({ [part]: 'Tail' })]]);
});

it('an entry without answers is none, and keys are in the order of the questions', () => {
  expect(said('{}', entry({ [part]: ' ' }))).toEqual(['This question is required']);
  expect(check('{}', entry({ [size]: '3', [part]: 'Wing' })).answers[damages.id]).toEqual([wing]);
  expect(said(wing, wing, wing, wing)).toEqual(['At most 3 entries.']);
});

it('what is no entry is refused', () => {
  for (const value of [
    '[]',
    '3',
    'null',
    '{',
    '{"a":{}}',
    entry({ [part]: 'Wing', [idOf(9)]: 'x' }),
    entry({ [size]: ['1', '2'] }),
  ])
    expect(said(value)).toHaveLength(1);
  expect(said(`{"${part}":"Wing","__proto__":"x"}`)).toEqual([
    'Damage 1: Its entries have no question "__proto__"',
  ]);
});

it('a draft of an entry says what is entered, and begins with defaults', () => {
  const plan = entryPlan(damages, [damages], now);
  const first = openEntry(plan, '');
  expect(valueOfEntry(first)).toBe('');
  const filled = answer(answer(first, part, ['Wing']), size, ['-1']);
  expect(filled.issues.get(size)).toEqual(['At least 0.']);
  const value = valueOfEntry(filled);
  expect(openEntry(plan, value).issues).toEqual(filled.issues);
  const draft = answer(startFilling(prepareForm(form, now), { part: 'questions' }), damages.id, [
    '',
    value,
    '',
  ]);
  expect(entryIndexes(givenTo(draft, damages.id))).toEqual([null, 0, null]);
  expect(draft.issues.get(damages.id)).toEqual(['Damage 1: Size: At least 0.']);
  expect(answersToSend(draft)).toEqual([{ questionId: damages.id, value }]);
});

it('is read, written and edited as JSON by titles, and shown as text', () => {
  const values = [wing, entry({ [part]: 'Tail', [since]: '2026-01-30' })];
  const json = [
    { Part: 'Wing', Size: 3 },
    { Part: 'Tail', Since: '2026-01-30' },
  ];
  expect(jsonAnswer(damages, values)).toEqual(json);
  const file = readRowsFile([{ Damages: json }], form.questions, () => idOf(900));
  expect(file.rows[0]?.answers.map(({ value }) => value)).toEqual(values);
  const read = compileCell(damages, {
    decimalSeparator: ',',
    readDate: () => null,
    offsetAt: () => 0,
    dateFormat: '',
  });
  expect(read(JSON.stringify(json))).toEqual(values);
  expect(read('Wing')).toEqual({ issue: expect.stringContaining('Write entries as JSON') });
  expect(answerText(damages, values, { timeZone: 'UTC' })).toBe('2 entries');
  expect(answerTexts(damages, values, { timeZone: 'UTC' })[0]).toBe('1. Part: Wing, Size: 3');
  expect(changedAnswer(damages, ['{}', wing]).answer).toEqual([wing]);
  expect(editIssue(damages, [entry({ [size]: '1' })], { before: [], now: now() })).toBe(
    'Damage 1: Part: This question is required',
  );
});

it('places, lines and areas are answers of entries too, in any notation where a file has them', () => {
  const [spot, way, field] = [idOf(4), idOf(5), idOf(6)];
  const near = { '<': [{ distance: [{ var: spot }, 'geo:0,0'] }, 1_000] };
  const tracks = ask(0, {
    text: 'Tracks',
    type: 'ENTRIES',
    questions: [
      ask(4, { text: 'Spot', type: 'PLACE' }),
      ask(5, { text: 'Way', type: 'LINE', required: true, when: near }),
      ask(6, { text: 'Field', type: 'AREA' }),
    ],
  });
  const rules = compileFormRules(formOf([tracks]), now);
  const judged = (answers: Record<string, string>) =>
    checkAnswers(rules, 'questions', [{ questionId: tracks.id, value: entry(answers) }]);
  const line = 'LINESTRING (0 0, 0 0.001)';
  expect(judged({ [spot]: 'geo:0,0.001', [way]: line }).answers[tracks.id]).toEqual([
    entry({ [spot]: 'geo:0,0.001', [way]: line }),
  ]);
  expect(judged({ [spot]: 'geo:9,9' }).issues).toEqual([]);
  expect(judged({ [spot]: 'geo:0,0' }).issues).toMatchObject([
    { message: 'Entry 1: Way: This question is required' },
  ]);
  expect(
    judged({ [spot]: 'geo:91,0', [way]: line, [field]: line }).issues.map(({ message }) => message),
  ).toEqual([expect.stringMatching(/^Entry 1: Spot: /), expect.stringMatching(/^Entry 1: Field: /)]);
  const corners = (count: number) =>
    Array.from({ length: count }, (_, at) => `0.${at + 1_000_001} 0.1234567`);
  const long = { [spot]: 'geo:0,0', [way]: `LINESTRING (${corners(400).join(', ')})` };
  expect(judged(long).issues).toEqual([]);
  expect(judged({ ...long, [field]: 'x'.repeat(2_000) }).issues.map(({ message }) => message)).toContain(
    'Entry 1: At most 10000 characters',
  );
  const json = [{ Spot: "36°51'S 174°46'E", Way: '0, 0\n0.001, 0' }];
  const file = readRowsFile([{ Tracks: json }], [tracks], () => idOf(900));
  const [value = ''] = file.rows[0]?.answers.map((given) => given.value) ?? [];
  expect(value).toBe(entry({ [spot]: 'geo:-36.85,174.7666667', [way]: line }));
  expect(answerTexts(tracks, [value], { timeZone: 'UTC' })[0]).toMatch(
    /^1\. Spot: -36\.85, 174\.7666667, Way: /,
  );
  expect(jsonAnswer(tracks, [value])).toEqual([{ Spot: 'geo:-36.85,174.7666667', Way: line }]);
});

it('an option that an earlier entry has may be kept once it is retired', () => {
  const [kind, ...others] = damages.questions ?? [];
  const options = [
    { value: 'Wing', order: 0, retired: 'hidden' as const },
    { value: 'Tail', order: 1 },
  ];
  const retired = { ...damages, questions: [{ ...kind!, questionOptions: options }, ...others] };
  const rules = compileFormRules(formOf([retired]), now);
  const given = [{ questionId: damages.id, value: wing }];
  expect(checkAnswers(rules, 'questions', given, {}).issues).toHaveLength(1);
  expect(checkAnswers(rules, 'questions', given, { before: { [damages.id]: [wing] } }).issues).toEqual([]);
});

it('what an entry is asked no more is gone where it is opened again', () => {
  const old = entry({ [idOf(9)]: 'x', [part]: 'Tail' });
  const plan = prepareForm(form, now);
  const draft = startFilling(plan, { part: 'questions', given: { [damages.id]: [old, ''] } });
  expect(givenTo(draft, damages.id)).toEqual([entry({ [part]: 'Tail' }), '']);
  expect(draft.issues).toEqual(new Map());
});

it('the most that an answer can hold is judged, and one more is refused', () => {
  const inner = Array.from({ length: 20 }, (_, index) =>
    ask(index + 10, {
      type: 'NUMERIC',
      when: index === 0 ? undefined : { answered: { var: idOf(index + 9) } },
    }),
  );
  const most = { ...damages, rules: [], questions: inner };
  const value = entry(Object.fromEntries(inner.map(({ id }) => [id, '1'])));
  const rules = compileFormRules(formOf([most]), now);
  const given = Array.from({ length: 50 }, () => ({ questionId: damages.id, value }));
  expect(checkAnswers(rules, 'questions', given).issues).toEqual([]);
  expect(checkAnswers(rules, 'questions', [...given, ...given.slice(0, 1)]).issues).toMatchObject([
    { message: 'At most 50 entries.' },
  ]);
});
