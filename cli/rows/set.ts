// formdeck rows set: an admin's change of a row's answers, with a reason for the history.
import type { Context } from '#cli/context.ts';
import { formCatalog } from '#cli/command/form-catalog.ts';
import { rowPlaceOf } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import { partlyDone } from '#core/batches.ts';
import { AppError, type FieldError } from '#core/errors.ts';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import { readEntries } from '#core/filling/rows-files/read-entry.ts';
import { isEntries } from '#core/questions/types.ts';
import { answerReader, cellSettings } from '#core/filling/parse-answer.ts';
import { readForm } from '#core/forms/calls.ts';
import type { Question } from '#core/questions/schema.ts';
import { valuesOf } from '#core/questions/values.ts';
import { isCellIssue } from '#core/imports/parse-cell.ts';
import { brokenRule, changedAnswer, isEdited } from '#core/sheets/answer-change.ts';
import { readRow, readSheet, saveAnswers } from '#core/sheets/calls.ts';
import type { Row } from '#core/sheets/schema.ts';
import { rowJson } from './list.ts';
import { type LocalFile, sendLocalFiles, withStored } from './local-files.ts';
import { rowGiven } from './show.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = { answer?: string[]; reason?: string; dateFormat?: string };
export type SetOptions = {
  row: string;
  answers: readonly string[];
  reason: string | null;
  dateFormat: string | undefined;
};
type AnswerChange = { question: Question; values: readonly string[] };

export const setAnswers = verb({
  effect: { undo: 'rows set' },
  options: ({ answer = [], reason, dateFormat }: Flags, ids): SetOptions => {
    if (answer.length === 0) throw new AppError('usage', wording(m.addAnswerQuestionAnswer));
    return {
      row: rowGiven(ids),
      answers: answer,
      reason: reason?.trim() || null,
      dateFormat,
    };
  },

  async run(context: Context, options: SetOptions) {
    const { reason } = options;
    const { id: row, sheetId: sheet } = await rowPlaceOf(context, options.row);
    const [{ templateId }, { timeZone }] = await Promise.all([
      context.send(readSheet, { params: { id: sheet } }),
      context.user(),
    ]);
    const form = await context.send(readForm, { params: { id: templateId } });
    const found = await context.send(readRow, { params: { id: sheet, rowId: row } });
    const answers = new Map(found.answers.map(({ questionId, value }) => [questionId, value]));
    const { answers: given, files } = await withFiles(options.answers, form.questions, row);
    const catalog = await formCatalog(context, form);
    const wanted = changesOf({ ...options, answers: given }, form.questions, timeZone, catalog);
    const changes = wanted.filter(({ question, values }) =>
      isEdited(valuesOf(answers.get(question.id)), values),
    );
    let changed: Row = found;
    await sendLocalFiles(context, files);
    for (const [before, { question, values }] of changes.entries()) {
      // Sequential: each is a separate entry in the history.
      const reply = await context
        .send(saveAnswers, {
          params: { id: sheet },
          body: { questionId: question.id, rowId: row, answers: [...values], comment: reason },
        })
        .catch((error: unknown) => {
          const hint = t(m.answersChangedBeforeThat, { before });
          throw before === 0 ? error : partlyDone(error, hint);
        });
      // A reply with a template id would be the sheet's own answers.
      if (!('templateId' in reply)) changed = reply;
    }
    return { row: changed, changes, questions: form.questions };
  },

  print(output, { changes }) {
    const titles = changes.map(({ question }) => question.text).join(', ');
    output.say(
      changes.length === 0
        ? t(m.nothingToChangeRowHas)
        : t(m.answersChanged, { count: changes.length, titles }),
    );
  },

  json: ({ row, questions }) => rowJson(row, questions),
});

/** The question that `Question=answer` names, and where the answer begins. */
function namedIn(text: string, questions: readonly Question[]) {
  const at = text.indexOf('=');
  const title = text.slice(0, Math.max(0, at)).trim().toLowerCase();
  const question = questions.find((each) => each.id === title || each.text.trim().toLowerCase() === title);
  return { at, question };
}

/** The same with what is stored of files in place of their paths. Throws AppError for a file that cannot be taken. */
async function withFiles(
  answers: readonly string[],
  questions: readonly Question[],
  row: string,
): Promise<{ answers: string[]; files: LocalFile[] }> {
  const files: LocalFile[] = [];
  const read: string[] = [];
  for (const text of answers) {
    const { question, at } = namedIn(text, questions);
    if (at === -1 || question === undefined) {
      read.push(text);
      continue;
    }
    const given = text.slice(at + 1).trim();
    const entries = isEntries(question.type) ? readEntries(given, question.questions ?? []) : null;
    // What is no JSON is named where answers are read.
    const isRead = Array.isArray(entries);
    const stored: string[] = [];
    for (const each of isRead ? entries : [given]) {
      const { value, files: named } = await withStored(question, each, row);
      files.push(...named);
      stored.push(value);
    }
    const answer = isRead ? `[${stored.join()}]` : (stored[0] ?? '');
    read.push(answer === given ? text : `${text.slice(0, at)}=${answer}`);
  }
  return { answers: read, files };
}

/** The changes to save. Throws AppError `usage` with all issues, before anything is sent. */
function changesOf(
  { answers, dateFormat, reason }: SetOptions,
  questions: readonly Question[],
  timeZone: string,
  catalog: CatalogIndex | null,
): AnswerChange[] {
  const settings = cellSettings({ timeZone, dateFormat }, null);
  const issues: FieldError[] = [];
  const answered = new Set<string>();
  const changes = answers.flatMap((text): AnswerChange[] => {
    const { question, at } = namedIn(text, questions);
    const wrong = (message: string): [] => {
      issues.push({ path: '--answer', message: `${text}: ${message}` });
      return [];
    };
    if (at === -1) return wrong(t(m.writeItAsAnswer));
    if (question === undefined) return wrong(t(m.formHasNoSuchQuestion));
    // The last one would win without a word.
    if (answered.has(question.id)) return wrong(t(m.isAnsweredTwice));
    answered.add(question.id);
    const given = answerReader(question, settings, catalog)(text.slice(at + 1));
    if (given !== null && isCellIssue(given)) return wrong(given.issue);
    const values = valuesOf(given ?? undefined);
    const { answer, issues: found } = changedAnswer(question, values);
    // Whether the row has it already, the server knows.
    const issue =
      found[0]?.message ??
      brokenRule(question, answer, {
        before: values,
        now: Date.now(),
        comment: reason,
      });
    return issue === null ? [{ question, values }] : wrong(issue);
  });
  if (issues.length > 0) {
    throw new AppError('usage', wording(m.answerWasNotUnderstood), {
      errors: issues,
      hint: wording(m.seeFormdeckFormsShowForQuestions),
    });
  }
  return changes;
}
