import { describe, expect, it } from 'vitest';
import { checkAnswers } from '#core/filling/check-answers.ts';
import { compileFormRules } from '#core/filling/form-rules.ts';
import { question, type Question } from '#core/questions/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import { compileRules, recordOf, ruleIssues, ruleKindsOf, ruleLine, ruleText } from './rules.ts';
import type { QuestionRule } from './schema.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 29, 12);

const ask = (type: QuestionType, ...rules: QuestionRule[]): Question =>
  question.parse({ id: crypto.randomUUID(), text: 'Weight', type, rules });
const issuesOf = (asked: Question, answer: string | string[], madeAt?: number) =>
  compileRules(asked, [asked])?.(answer, { context: {}, now, madeAt }).map(({ message }) => message);
const moment = (at: number, offset = 0) => `${at},${offset}`;

describe('the rules of an answer', () => {
  it.each<[QuestionType, QuestionRule, string[], string[], string]>([
    [
      'NUMERIC',
      { kind: 'range', least: 0, greatest: 999_999 },
      ['0', '999999', '12.5'],
      ['-0.1', '1e6'],
      'Between 0 and 999,999.',
    ],
    ['NUMERIC', { kind: 'range', least: 3 }, ['3'], ['2.99'], 'At least 3.'],
    [
      'DURATION',
      { kind: 'duration', least: 60, greatest: 5_400 },
      ['60', '5400'],
      ['59'],
      'Between 1 min and 1 h 30 min.',
    ],
    ['NUMERIC', { kind: 'range', greatest: 3 }, ['-9'], ['3.01'], 'At most 3.'],
    [
      'NUMERIC',
      { kind: 'decimals', most: 0 },
      ['5', '5.00', '-3', '2e3'],
      ['5.1', '1e-1'],
      'A whole number.',
    ],
    ['NUMERIC', { kind: 'decimals', most: 2 }, ['5.25', '.25', '5.2500'], ['5.255'], 'At most 2 decimals.'],
    [
      'TEXT',
      { kind: 'length', least: 2, greatest: 4 },
      ['ab', ' abcd ', '😀😀'],
      ['a', 'abcde'],
      'Between 2 and 4 characters.',
    ],
    [
      'TEXT',
      { kind: 'length', least: 3, greatest: 3 },
      ['abc', 'cafe\u0301'.slice(1)],
      ['ab'],
      'Exactly 3 characters.',
    ],
    [
      'TEXT',
      { kind: 'pattern', pattern: 'email' },
      ['a.b+c@example.co.uk'],
      ['a@b', 'a b@c.de', '@c.de'],
      'An e-mail address, such as name@example.com.',
    ],
    [
      'TEXT',
      { kind: 'pattern', pattern: 'phone' },
      ['+1 (604) 555-0199', '030/1234567'],
      ['1234', 'call me', '+49 1234567890123456'],
      'A phone number, such as +1 604 555 0199.',
    ],
    [
      'TEXT',
      { kind: 'pattern', pattern: 'web' },
      ['https://example.com/a?b=1'],
      ['example.com', 'ftp://example.com', 'http://x'],
      'A web address, such as https://example.com.',
    ],
    [
      'TEXT',
      { kind: 'pattern', pattern: 'iban' },
      ['GB29 NWBK 6016 1331 9268 19', 'de89370400440532013000'],
      ['GB28 NWBK 6016 1331 9268 19', 'DE12'],
      'An IBAN, such as GB29 NWBK 6016 1331 9268 19.',
    ],
    [
      'TEXT',
      { kind: 'pattern', pattern: 'numberPlate' },
      ['AB 123 C', 'm-xy 1234'],
      ['AB', '!!1'],
      'A number plate, such as AB 123 C.',
    ],
    [
      'TEXT',
      { kind: 'pattern', pattern: 'custom', expression: '[A-Z]{2}-\\d+' },
      ['AB-1'],
      ['xAB-1', 'AB-'],
      'It must match the pattern [A-Z]{2}-\\d+.',
    ],
    [
      'DATETIME',
      { kind: 'dates', greatest: { days: 0 } },
      [moment(now), moment(now - 9 * day)],
      [moment(now + day)],
      'Not after today.',
    ],
    [
      'DATETIME',
      { kind: 'dates', least: { days: -7 } },
      [moment(now - 7 * day)],
      [moment(now - 8 * day)],
      'Not more than 7 days ago.',
    ],
    [
      'DATETIME',
      { kind: 'dates', least: { date: '2026-11-01' } },
      [moment(Date.UTC(2026, 10, 1))],
      [moment(Date.UTC(2026, 10, 1) - 1)],
      'Not before 2026-11-01.',
    ],
  ])('%s with %j takes %j and refuses %j', (type, rule, right, wrong, text) => {
    const asked = ask(type, rule);
    for (const answer of right) expect([answer, issuesOf(asked, answer)]).toEqual([answer, []]);
    for (const answer of wrong) expect([answer, issuesOf(asked, answer)]).toEqual([answer, [text]]);
    expect(ruleText(rule, String)).toBe(text);
    expect(ruleIssues(rule, type)).toEqual([]);
  });

  it('of several values judges each, and how many there are', () => {
    const asked = ask(
      'MULTI_NUMERIC',
      { kind: 'range', greatest: 9 },
      { kind: 'choices', least: 2, greatest: 3 },
    );
    expect(issuesOf(asked, ['1', '9'])).toEqual([]);
    expect(issuesOf(asked, ['10'])).toEqual(['At most 9.', 'Choose 2 to 3.']);
  });

  it.each<[QuestionType, string, string, string]>([
    ['EMAIL_ADDRESS', 'ann@example.com', 'ann@example', 'An e-mail address, such as name@example.com.'],
    ['PHONE_NUMBER', '+49 30 123456', 'reception', 'A phone number, such as +1 604 555 0199.'],
    [
      'WEB_ADDRESS',
      'https://example.com',
      'javascript:alert(1)',
      'A web address, such as https://example.com.',
    ],
    ['WHOLE_NUMBER', '12', '12.5', 'A whole number.'],
  ])('%s has a rule by itself: it takes %s and refuses %s', (type, right, wrong, said) => {
    expect(issuesOf(ask(type), right)).toEqual([]);
    expect(issuesOf(ask(type), wrong)).toEqual([said]);
  });

  it('a message of its own is said instead', () => {
    expect(issuesOf(ask('NUMERIC', { kind: 'range', least: 1, message: ' Weigh it again. ' }), '0')).toEqual([
      'Weigh it again.',
    ]);
  });

  it('a day is that of the person who answers, and of a row made earlier either day will do', () => {
    const asked = ask('DATETIME', { kind: 'dates', greatest: { days: 0 } });
    const [late, offset] = [Date.UTC(2026, 10, 29, 23), 2 * 3_600_000];
    expect(issuesOf(asked, moment(late, offset))).toEqual(['Not after today.']);
    expect(issuesOf(asked, moment(late, -offset))).toEqual([]);
    const recent = ask('DATETIME', { kind: 'dates', least: { days: -1 }, greatest: { days: 0 } });
    expect(issuesOf(recent, moment(now - 30 * day))).toEqual(['Not more than 1 day ago.']);
    expect(issuesOf(recent, moment(now - 30 * day), now - 30 * day)).toEqual([]);
  });
});

describe('a rule over other answers', () => {
  const least = ask('NUMERIC');
  const most = question.parse({
    id: crypto.randomUUID(),
    text: 'Most',
    type: 'NUMERIC',
    rules: [{ kind: 'expression', expression: { '>=': [{ var: 'own' }, { var: least.id }] } }],
  });
  const own = JSON.parse(JSON.stringify(most).replaceAll('"own"', JSON.stringify(most.id))) as Question;
  const rules = compileFormRules(
    { contextQuestions: [], questions: [least, own], elements: [], alerts: [] },
    () => now,
  );
  const check = (...answers: [Question, string][]) =>
    checkAnswers(
      rules,
      'questions',
      answers.map(([{ id }, value]) => ({ questionId: id, value })),
    ).issues;

  it('is judged once all that it reads is answered, and names the questions', () => {
    expect(check([own, '5'])).toEqual([]);
    expect(check([least, '5'], [own, '5'])).toEqual([]);
    expect(check([least, '6'], [own, '5'])).toMatchObject([
      {
        path: `answers.${own.id}`,
        message: 'This must be true: Most is at least Weight.',
        id: 'questions.rules.mustBeTrue',
      },
    ]);
  });
});

describe('a rule itself', () => {
  it.each<[QuestionType, QuestionRule, string]>([
    ['NUMERIC', { kind: 'range' }, 'least: Enter the least, the greatest, or both'],
    ['NUMERIC', { kind: 'range', least: 2, greatest: 1 }, 'greatest: The least is above the greatest'],
    ['TEXT', { kind: 'pattern', pattern: 'custom' }, 'expression: A pattern is required'],
    ['TEXT', { kind: 'range', least: 1 }, 'kind: A question of this type has no such rule'],
    [
      'DATETIME',
      { kind: 'dates', least: { days: 1 }, greatest: { days: 0 } },
      'greatest: The earliest is after the latest',
    ],
    ['TEXT', { kind: 'expression', expression: null }, 'expression: A rule is required'],
  ])('of %s: %j is refused', (type, rule, issue) => {
    expect(ruleIssues(rule, type).map(({ path, message }) => `${path}: ${message}`)).toEqual([issue]);
  });

  it('is offered where it fits, and what the editor begins with is a rule', () => {
    expect(ruleKindsOf('NUMERIC')).toEqual(['range', 'decimals', 'unique', 'expression']);
    expect(ruleKindsOf('TEXT')).toEqual(['length', 'pattern', 'unique', 'expression']);
    expect(ruleKindsOf('EMAIL_ADDRESS')).toEqual(['length', 'unique', 'expression']);
    expect(ruleKindsOf('WHOLE_NUMBER')).toEqual(['range', 'unique', 'expression']);
    expect(ruleKindsOf('CHECKBOXES')).toEqual(['choices', 'expression']);
    expect(ruleKindsOf('DATETIME')).toEqual(['dates', 'unique', 'expression']);
    expect(ruleKindsOf('TEXT', { isOfRow: false })).toEqual(['length', 'pattern', 'expression']);
    for (const kind of ['range', 'decimals', 'length', 'pattern', 'dates', 'choices', 'unique'] as const)
      expect(recordOf(kind).issues(recordOf(kind).first)).toEqual([]);
  });
});

describe('a rule that may be passed', () => {
  const form = (...rules: QuestionRule[]) => {
    const asked = ask('NUMERIC', ...rules);
    const compiled = compileFormRules(
      { contextQuestions: [], elements: [], questions: [asked], alerts: [] },
      () => now,
    );
    return (value: string, reason?: string) =>
      checkAnswers(compiled, 'questions', [
        { questionId: asked.id, value, ...(reason !== undefined && { reason }) },
      ]);
  };
  const atMost: QuestionRule = { kind: 'range', greatest: 100, passable: true };

  it('is an issue that a reason settles', () => {
    const check = form(atMost);
    expect(check('120').issues).toMatchObject([{ message: 'At most 100.', passable: true }]);
    expect(check('120', '  ').issues).toHaveLength(1);
    expect(check('120', 'Measured twice')).toMatchObject({
      issues: [],
      passed: [{ rule: 'range', message: 'At most 100.', reason: 'Measured twice' }],
    });
    expect(check('99', 'Measured twice')).toMatchObject({ issues: [], passed: [] });
  });

  it('settles nothing else', () => {
    const check = form(atMost, { kind: 'decimals', most: 0 });
    expect(check('120.5', 'Measured twice').issues.map(({ message }) => message)).toEqual([
      'A whole number.',
    ]);
  });

  it('says so to who reads the form', () => {
    expect(ruleLine(atMost, String)).toBe('At most 100. May be passed with a reason.');
    expect(ruleLine({ ...atMost, passable: false }, String)).toBe('At most 100.');
  });
});

it('an option is ranked once, whatever rules there are', () => {
  const options = ['a', 'b'].map((value, order) => ({ value, name: value.toUpperCase(), order }));
  const asked = { ...ask('RANKING'), questionOptions: options };
  expect(issuesOf(asked, ['b', 'a'])).toEqual([]);
  expect(issuesOf(asked, ['a', 'b', 'a'])).toEqual(['"A" is ranked twice']);
  // However many there are: comparing each with all before it would take minutes.
  const many = Array.from({ length: 300_000 }, (_, order) => ({ value: `${order}`, name: '', order }));
  const ranked = many.map(({ value }) => value);
  expect(issuesOf({ ...asked, questionOptions: many }, [...ranked, '7'])).toEqual(['"7" is ranked twice']);
});
