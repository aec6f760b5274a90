// Rows of the example form in memory, as a design of one's own is given them.
import { internationalFormats } from '#core/format/formats.ts';
import type { Question } from '#core/questions/schema.ts';
import type { Answers } from '#core/questions/values.ts';
import type { DesignRows, DesignRun } from '#core/reports/own/made.ts';
import { gatherRows } from '#core/sheets/engine/row-data.ts';
import { withSetup } from '#core/sheets/engine/setup-answers.ts';
import { latestMoment } from '#core/time/zone.ts';
import { exampleForm } from './example-form.ts';

const hour = 3_600_000;
const begin = Date.UTC(2026, 10, 2, 8);

/** The form, with more questions, and rows with these answers, an hour apart, on two sheets by two people. */
export function designWorld(
  answersOf: (ids: ReturnType<typeof exampleForm>['ids']) => readonly Answers[],
  more: readonly Question[] = [],
) {
  const { form, ids } = exampleForm();
  const answers = answersOf(ids);
  const { contextQuestions } = form;
  const questions = [...form.questions, ...more];
  const page = {
    page: 0,
    size: answers.length,
    totalElements: answers.length,
    totalPages: 1,
    id: answers.map((_, row) => `row ${row}`),
    sheetId: answers.map((_, row) => `sheet ${row % 2}`),
    created: answers.map((_, row) => begin + row * hour),
    lastModified: answers.map(() => begin),
    user: answers.map((_, row) => row % 2),
    users: [
      { id: 'a', userName: 'ann' },
      { id: 'b', userName: 'ben' },
    ],
    alerts: answers.map((_, row) => (row === 0 ? [ids.fast] : [])),
    reviewState: answers.map(() => null),
    returned: [],
    answers: Object.fromEntries(
      questions.map(({ id }) => [id, answers.map((row) => row[id] ?? null)] as const),
    ),
  };
  const types = new Map(questions.map(({ id, type }) => [id, type]));
  const sheets = ['Day', 'Night'].map((value, place) => ({
    id: `sheet ${place}`,
    contextAnswers: [{ id: value, questionId: ids.shift, value, createdDate: 0 }],
  }));
  const data = withSetup(gatherRows([page as never], types), sheets, contextQuestions);
  const rows: DesignRows = {
    name: form.name,
    questions,
    contextQuestions,
    elements: [],
    widgets: [],
    data,
    mask: new Uint8Array(answers.length).fill(1),
    namesById: new Map(),
    sheetNameOf: (row) => (row % 2 === 0 ? 'Day shift' : 'Night shift'),
  };
  const run: DesignRun = {
    formats: internationalFormats(),
    timeZone: 'UTC',
    now: Date.UTC(2026, 10, 23),
    userName: 'ann',
    company: 'Northern Airfields',
    report: 'Inspections of the week',
    parameters: {},
    period: { from: -latestMoment, until: latestMoment },
  };
  return { form, ids, rows, run };
}
