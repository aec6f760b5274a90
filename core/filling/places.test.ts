// One verdict and one text wherever answers come in: a draft (browser and terminal), one that was stored on a device, the
// API, a file of rows, a row of an import, and the form after it was an XLSForm.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileRowCheck } from '#core/imports/check-row.ts';
import { isMultiValue } from '#core/questions/types.ts';
import { valueIssue } from '#core/questions/answers.ts';
import { formInput } from '#core/forms/schema.ts';
import { readXlsForm } from '#core/forms/xlsform/read.ts';
import { writeXlsForm } from '#core/forms/xlsform/write.ts';
import { anyForm, anySpreadsheetForm, idOf, randomForms, steps } from '#tests/support/random-filling.ts';
import { checkAnswers } from './check-answers.ts';
import { answer, answersToSend, type FillDraft, startFilling } from './fill-draft.ts';
import { type FormToFill, prepareForm } from './fill-plan.ts';
import { compileFormRules } from './form-rules.ts';
import { readRowsFile } from './rows-files/rows-file.ts';
import { resumeDraft, savedDraftOf, type SavedDraft } from './saved-draft.ts';
import type { GivenAnswer } from './schema.ts';

const now = () => Date.UTC(2026, 0, 31);

/** A form that is asked row by row: a file and an import know no setup. Its first question is always asked, as a form needs one. */
function inRows(form: FormToFill): FormToFill {
  const [first, ...others] = [...form.contextQuestions, ...form.questions]
    .map((question) => ({ ...question, context: false }))
    .toSorted((left, right) => left.order - right.order);
  const elements = form.elements.map((element) => ({ ...element, context: false }));
  const always = first === undefined ? [] : [{ ...first, required: true, condition: null }];
  return { ...form, contextQuestions: [], questions: [...always, ...others], elements, alerts: [] };
}

/** What is said, by question or header. */
const said = (issues: Iterable<readonly [string, readonly string[]]>) =>
  [...issues].flatMap(([id, messages]) => messages.map((message) => `${id}: ${message}`)).toSorted();
const saidBy = (form: FormToFill, given: readonly GivenAnswer[]) =>
  checkAnswers(compileFormRules(form, now), 'questions', given)
    .issues.map(({ path, message }) => `${path.replace(/^(answers|groups)\./, '')}: ${message}`)
    .toSorted();

/** As an import says it: a group is named at the first of its questions that is asked. */
function saidInFile(draft: FillDraft): string[] {
  const { needed } = draft.plan.parts.questions;
  return said(
    [...draft.issues].map(([id, messages]) => {
      const group = needed.find((each) => each.id === id);
      const first = group?.questions.find((each) => !draft.hidden.has(each.id));
      return [first?.id ?? id, messages] as const;
    }),
  );
}

/** A line of a file with the answers, each in a column of its own. A moment is its number. */
function saidByImport(form: FormToFill, given: readonly GivenAnswer[]): string[] {
  const { questions } = form;
  const check = compileRowCheck({
    questions,
    columnMap: Object.fromEntries(questions.map(({ id }, index) => [id, index])),
    dateColumn: null,
    dateFormat: 'yyyy-MM-dd',
    parseDate: Number,
    timeZone: 'UTC',
    offsetAt: () => 3_600_000,
    decimalSeparator: '.',
    rules: compileFormRules(form, now),
  });
  const cells = questions.map(({ id, type }) => {
    const values = given.flatMap(({ questionId, value }) => (questionId === id ? [value] : []));
    if (type === 'ENTRIES') return values.length === 0 ? '' : `[${values.join()}]`;
    return values.map((value) => (type === 'DATETIME' ? value.split(',')[0] : value)).join(';');
  });
  const checked = check({ cells, csvRow: 1, issue: null });
  const errors = checked.ok ? [] : checked.errors;
  return errors.map(({ questionId, message }) => `${questionId}: ${message}`).toSorted();
}

/** The same answers by title, as in a file of rows. */
function inRowsFile(form: FormToFill, given: readonly GivenAnswer[]) {
  const titles = new Map(form.questions.map(({ id, text }) => [id, text]));
  const byTitle = Map.groupBy(given, ({ questionId }) => titles.get(questionId) ?? questionId);
  const row = Object.fromEntries([...byTitle].map(([title, all]) => [title, all.map(({ value }) => value)]));
  return readRowsFile([row], form.questions, () => idOf(900));
}

/** The form as it comes back from an XLSForm, under its own ids; null if the file says less than the form. */
function throughXlsForm(form: FormToFill): FormToFill | null {
  const written = writeXlsForm(formInput.parse(form));
  const read = readXlsForm(written.sheets, () => crypto.randomUUID(), form.name);
  const isLess = [...written.report, ...read.report].some(
    ({ level, message }) => level === 'changed' && !message.includes('ends with a required note'),
  );
  if (isLess) return null;
  const ids = new Map(form.questions.map(({ text, id }) => [text, id]));
  const groups = form.elements.toSorted((left, right) => left.order - right.order);
  let text = JSON.stringify(read.form);
  for (const question of read.form.questions)
    text = text.replaceAll(question.id, ids.get(question.text) ?? question.id);
  read.form.elements.forEach(({ id }, index) => {
    text = text.replaceAll(id, groups[index]?.id ?? id);
  });
  const back: FormToFill = { ...form, ...JSON.parse(text) };
  return back;
}

const ofDevice = {
  id: idOf(901),
  owner: { region: 'us', userId: idOf(902) },
  form: { id: idOf(999), name: 'Inspection' },
  sheet: { id: idOf(903), name: '' },
  changedAt: 0,
};

/** What somebody has filled in, of answers that fit their questions: others are refused in words of the file's own. */
function filledIn(
  form: FormToFill,
  entered: readonly { index: number; values: readonly string[] }[],
): FillDraft {
  const plan = prepareForm(form, now);
  return entered.reduce(
    (draft, { index, values }) => {
      const question = plan.parts.questions.questions.get(idOf(index));
      if (question === undefined) return draft;
      const fitting = values.filter((value) => valueIssue(question, value) === null && value.trim() !== '');
      return answer(draft, question.id, isMultiValue(question.type) ? fitting : fitting.slice(0, 1));
    },
    startFilling(plan, { part: 'questions' }),
  );
}

it('any form and any answers have one verdict and one text wherever they come in', () => {
  let broken = 0;
  fc.assert(
    fc.property(anyForm.map(inRows), steps, (form, entered) => {
      const draft = filledIn(form, entered);
      const given = answersToSend(draft);
      const expected = said(draft.issues);
      if (expected.length > 0) broken += 1;
      expect(saidBy(form, given)).toEqual(expected);
      const saved = savedDraftOf(draft, ofDevice);
      const stored: SavedDraft = JSON.parse(JSON.stringify(saved));
      expect(said(resumeDraft(draft.plan, stored, {}).issues)).toEqual(expected);
      // A file cannot say that a calculated answer was taken away: a blank cell says nothing.
      if (given.some(({ value }) => value === '')) return;
      const file = inRowsFile(form, given);
      expect(file.issues).toEqual([]);
      expect(saidBy(form, file.rows[0]?.answers ?? [])).toEqual(expected);
      expect(saidByImport(form, given)).toEqual(saidInFile(draft));
    }),
    { numRuns: randomForms },
  );
  expect(broken).toBeGreaterThan(randomForms / 10);
});

it('a form that comes back from an XLSForm has the verdicts and texts that it had', () => {
  let isWhole = 0;
  fc.assert(
    fc.property(anySpreadsheetForm, fc.array(steps, { minLength: 1, maxLength: 4 }), (form, all) => {
      const back = throughXlsForm(form);
      if (back === null) return;
      isWhole += 1;
      for (const entered of all) {
        const draft = filledIn(form, entered);
        expect(saidBy(back, answersToSend(draft))).toEqual(said(draft.issues));
      }
    }),
    { numRuns: randomForms },
  );
  expect(isWhole).toBeGreaterThan(randomForms / 2);
});
