// Asks an admin for a new answer to a question of a row, by type; issues use the spec's messages and are shown before
// anything is sent.
import { assertNever } from '#core/assert-never.ts';
import { readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { AppError } from '#core/errors.ts';
import { readDateTime } from '#core/filling/date-answer.ts';
import { uploadImage } from '#core/filling/calls.ts';
import type { Question } from '#core/questions/schema.ts';
import { dateTimeOf } from '#core/questions/values.ts';
import { isMultiValue, kindOf } from '#core/questions/types.ts';
import { answerEditTexts, editIssue, isJpeg, movedMoment } from '#core/sheets/answer-change.ts';
import { type BesideAnswers, followedBeside } from '#core/sheets/following-answers.ts';
import { internationalFormats } from '#core/format/formats.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { pathOf } from '#cli/platform/typed-path.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText, choose, chooseMany } from '#cli/terminal/input/questions.tsx';
import { askCatalogItems } from '#cli/sheets/filter/catalog-question.ts';

export type AnswerDialogParams = {
  dialogs: Dialogs;
  question: Question;
  /** The other answers of the row or sheet. */
  beside: BesideAnswers;
  timeZone: string;
  catalog(): Promise<readonly CatalogItem[]>;
  /** Uploads a JPEG; returns its id on the server. */
  upload(bytes: Uint8Array): Promise<string>;
  /** The base of file names. */
  folder: string;
};

type Values = readonly string[];

/** The new values; null if cancelled. */
export async function askAnswer(params: AnswerDialogParams, current: Values): Promise<Values | null> {
  const { dialogs, question } = params;
  const title = question.text;
  const choices = question.questionOptions.map(({ value, name }) => ({ value, label: name || value }));
  const [now = ''] = current;
  const issue = (values: Values) => editIssue(question, values);
  const kind = kindOf(question.type);
  switch (kind) {
    case 'yesNo':
      return one(
        choose(dialogs, {
          title,
          choices: [
            { value: 'true', label: 'Yes (True)' },
            { value: 'false', label: 'No (False)' },
          ],
          current: now,
        }),
      );
    case 'choice':
      return one(choose(dialogs, { title, choices, current: now }));
    case 'choices':
      return chooseMany(dialogs, { title, choices, current, issue });
    case 'item':
    case 'items': {
      const tree = await params.catalog();
      const several = isMultiValue(question.type);
      const { questionMeta } = question;
      const scope = { questionMeta, followed: followedBeside(question, params.beside) };
      return askCatalogItems(dialogs, { question, title, several, issue, scope }, tree, current);
    }
    case 'image':
      return askImage(params);
    case 'text':
    case 'number':
    case 'numbers':
    case 'moment':
      return askTyped(params, current);
    default:
      return assertNever(kind);
  }
}

async function one(answer: Promise<string | null>): Promise<Values | null> {
  const value = await answer;
  return value === null ? null : [value];
}

async function askTyped(params: AnswerDialogParams, current: Values): Promise<Values | null> {
  const { dialogs, question } = params;
  const read = (typed: string): string[] => valuesOfText(question, typed, params.timeZone, current);
  const typed = await askText(dialogs, {
    title: question.text,
    value: textOf(question, current, params.timeZone),
    ...hintOf(question),
    ...(kindOf(question.type) === 'text' && { hasLines: true }),
    issue: (text) => editIssue(question, read(text)),
  });
  return typed === null ? null : read(typed);
}

function hintOf({ type }: Question): { text?: string; placeholder?: string } {
  if (kindOf(type) === 'numbers') return { text: 'Numbers, with spaces between them.' };
  if (kindOf(type) === 'moment') return { placeholder: '2026-01-31 14:00' };
  if (kindOf(type) === 'number') return { placeholder: 'a number' };
  return {};
}

function textOf({ type }: Question, values: Values, timeZone: string): string {
  if (kindOf(type) === 'numbers') return values.join(' ');
  const [value = ''] = values;
  if (kindOf(type) === 'moment') return shownMoment(value, timeZone) ?? value;
  return value;
}

function valuesOfText({ type }: Question, typed: string, timeZone: string, before: Values): string[] {
  const text = typed.trim();
  if (text === '') return [];
  if (kindOf(type) === 'numbers') return text.split(/[\s;]+/);
  if (kindOf(type) === 'number') return [text];
  if (kindOf(type) !== 'moment') return [typed];
  const [value = ''] = before;
  // Unchanged text keeps the exact value, to the millisecond.
  if (shownMoment(value, timeZone) === text) return [value];
  const read = readDateTime(text, timeZone);
  const moment = dateTimeOf(read ?? '');
  if (moment === null || /T.*[Z+-]/i.test(text)) return [read ?? text];
  return [movedMoment(moment.at, value, timeZone)];
}

/** A moment as it is typed, on the wall clock of whoever looks; null where it is none. */
function shownMoment(value: string, timeZone: string): string | null {
  const moment = dateTimeOf(value);
  return moment === null ? null : internationalFormats().moment(moment.at, timeZone);
}

/** A JPEG, which is uploaded immediately; it takes effect when the answer is saved. */
async function askImage({ dialogs, question, upload, folder }: AnswerDialogParams): Promise<Values | null> {
  let path = '';
  let problem: string | undefined;
  for (;;) {
    // Sequential: a dialog at a time.
    const typed = await askText(dialogs, {
      title: question.text,
      text: 'The path of a JPEG file.',
      value: path,
      submit: 'upload',
      problem,
    });
    if (typed === null) return null;
    path = typed;
    try {
      return [await upload(await readJpeg(pathOf(typed, { folder, home: homedir() })))];
    } catch (error) {
      problem = error instanceof AppError ? error.message : answerEditTexts.notSent;
    }
  }
}

async function readJpeg(path: string): Promise<Uint8Array> {
  const found = await stat(path).catch((error: unknown) => {
    throw fileError(error, path);
  });
  if (!found.isFile() || found.size > uploadImage.bodyLimit)
    throw new AppError('wrong-media-type', answerEditTexts.notJpeg);
  const bytes = await readFile(path).catch((error: unknown) => {
    throw fileError(error, path);
  });
  if (!isJpeg(bytes)) throw new AppError('wrong-media-type', answerEditTexts.notJpeg);
  return bytes;
}
