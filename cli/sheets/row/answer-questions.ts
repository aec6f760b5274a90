// Asks an admin for a new answer to a question of a row, by type; issues use the spec's messages and are shown before
// anything is sent.
import { readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { sizeLimitText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { choicesOf } from '#core/filling/choices.ts';
import { readDateTime } from '#core/filling/date-answer.ts';
import { m as filling } from '#core/filling/texts.ts';
import { doubtIssue } from '#core/time/doubtful-time.ts';
import { uploadImage } from '#core/filling/calls.ts';
import { trueAndFalse } from '#core/questions/kinds/choice.ts';
import type { CheckedFile } from '#core/questions/attached/check-file.ts';
import { endingsOf, type FileGroup, fileLimit } from '#core/questions/attached/file-types.ts';
import type { QuestionKind } from '#core/questions/kinds/kinds.ts';
import { colonReadingOf } from '#core/forms/question-meta.ts';
import { durationTexts } from '#core/questions/durations/parse-duration.ts';
import { m as durations } from '#core/questions/durations/texts.ts';
import { placeValue } from '#core/questions/places/parse-place.ts';
import { placeTextOf } from '#core/questions/places/place-text.ts';
import { shapeTexts } from '#core/questions/places/parse-shape.ts';
import type { ShapeKind } from '#core/questions/places/shape.ts';
import type { Question } from '#core/questions/schema.ts';
import { withoutUnknown } from '#core/questions/entries/around.ts';
import { dateTimeOf } from '#core/questions/values.ts';
import { isCatalogType, isMultiValue, kindOf } from '#core/questions/types.ts';
import { answerEditTexts, editIssue, isJpeg, movedMoment } from '#core/sheets/answer-change.ts';
import {
  answersBeside,
  besideIn,
  type BesideAnswers,
  contextBeside,
  followedBeside,
} from '#core/sheets/following-answers.ts';
import { readTypedDay } from '#core/format/typed-date.ts';
import { parseTimeOfDay } from '#core/time/time-of-day.ts';
import { internationalFormats } from '#core/format/formats.ts';
import { readAttachedFile } from '#cli/platform/stored-file.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { pathOf } from '#cli/platform/typed-path.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import type { Choice } from '#cli/terminal/input/pick-list.tsx';
import { askOrder } from '#cli/terminal/input/ask-order.ts';
import { askText, choose, chooseMany } from '#cli/terminal/input/questions.tsx';
import { askEntries } from '#cli/filling/ask-entries.ts';
import { askCatalogItems } from '#cli/sheets/filter/catalog-question.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** A rule that may be passed is no issue yet: the reason for the change is asked next, and the server judges. */
const judgedBeside = (before: Values) => ({ before, now: Date.now(), comment: 'next' });

export type AnswerDialogParams = {
  dialogs: Dialogs;
  question: Question;
  /** The other answers of the row or sheet. */
  beside: BesideAnswers;
  timeZone: string;
  catalog(): Promise<readonly CatalogItem[]>;
  /** Uploads a JPEG; returns its id on the server. */
  upload(bytes: Uint8Array): Promise<string>;
  /** Uploads a file; returns what its answer says. */
  uploadFile(file: CheckedFile): Promise<string>;
  /** The base of file names. */
  folder: string;
};

type Values = readonly string[];

/** The new values; null if cancelled. */
export async function askAnswer(params: AnswerDialogParams, current: Values): Promise<Values | null> {
  return askers[kindOf(params.question.type)](params, current);
}

type Ask = (params: AnswerDialogParams, current: Values) => Promise<Values | null>;

async function one(answer: Promise<string | null>): Promise<Values | null> {
  const value = await answer;
  return value === null ? null : [value];
}

/** One of some choices. */
function askOne(
  { dialogs, question }: AnswerDialogParams,
  choices: Choice<string>[],
  [current = '']: Values,
): Promise<Values | null> {
  return one(choose(dialogs, { title: question.text, choices, current }));
}

async function askItems(params: AnswerDialogParams, current: Values): Promise<Values | null> {
  const { dialogs, question } = params;
  const tree = await params.catalog();
  const { text: title, questionMeta } = question;
  const scope = { questionMeta, followed: followedBeside(question, params.beside) };
  const issue = (values: Values) => editIssue(question, values, judgedBeside(current));
  const several = isMultiValue(question.type);
  return askCatalogItems(dialogs, { question, title, several, issue, scope }, tree, current);
}

type Typed = {
  hint?: { text?: string; placeholder?: string; hasLines?: boolean };
  text(values: Values, timeZone: string): string;
  /** The values of a text that is not blank. */
  read(typed: string, timeZone: string, before: Values): string[];
  /** Why a text is refused before it is read. */
  issue?(typed: string, timeZone: string, before: Values): string | null;
};

/** A text that is typed. */
function askTyped({ hint, text, read, issue }: Typed): Ask {
  return async ({ dialogs, question, timeZone }, current) => {
    const valuesOf = (typed: string) => (typed.trim() === '' ? [] : read(typed, timeZone, current));
    const typed = await askText(dialogs, {
      title: question.text,
      value: text(current, timeZone),
      ...hint,
      issue: (given) =>
        issue?.(given, timeZone, current) ?? editIssue(question, valuesOf(given), judgedBeside(current)),
    });
    return typed === null ? null : valuesOf(typed);
  };
}

const firstOf = ([value = '']: Values) => value;

function askShape(kind: ShapeKind): Ask {
  const { read, write } = shapeTexts(kind);
  return askTyped({
    hint: { text: t(m.pointsOfShape), hasLines: true },
    text: ([value = '']) => write(value),
    read: (typed) => [read(typed)],
  });
}

const askers: Readonly<Record<QuestionKind, Ask>> = {
  text: askTyped({ hint: { hasLines: true }, text: firstOf, read: (typed) => [typed] }),
  number: askTyped({
    hint: { placeholder: t(m.number) },
    text: firstOf,
    read: (typed) => [typed.trim()],
  }),
  numbers: askTyped({
    hint: { text: t(m.numbersWithSpacesBetweenThem) },
    text: (values) => values.join(' '),
    read: (typed) => typed.trim().split(/[\s;]+/),
  }),
  moment: askTyped({
    hint: { placeholder: '2026-01-31 14:00' },
    text: ([value = ''], timeZone) => shownMoment(value, timeZone) ?? value,
    read: (typed, timeZone, [value = '']) => [movedTo(typed.trim(), timeZone, value)],
    issue: (typed, timeZone, [value = '']) =>
      shownMoment(value, timeZone) === typed.trim() ? null : doubtIssue(typed.trim(), { timeZone }),
  }),
  day: askTyped({
    hint: { placeholder: '2026-01-31' },
    text: firstOf,
    read: (typed, timeZone) => [readTypedDay(typed, { now: Date.now(), timeZone })],
  }),
  time: askTyped({
    hint: { placeholder: '14:05' },
    text: firstOf,
    read: (typed) => [parseTimeOfDay(typed) ?? typed.trim()],
  }),
  place: askTyped({
    hint: { placeholder: '-36.85, 174.76' },
    text: ([value = '']) => placeTextOf(value),
    read: (typed) => [placeValue(typed) ?? typed.trim()],
  }),
  line: askShape('line'),
  area: askShape('area'),
  duration: (params, current) => {
    const texts = durationTexts(colonReadingOf(params.question.questionMeta));
    const ask = askTyped({
      hint: { text: t(durations.colonIs, { colon: colonReadingOf(params.question.questionMeta) }) },
      text: ([value = '']) => texts.write(value),
      read: (typed) => [texts.read(typed)],
    });
    return ask(params, current);
  },
  yesNo: (params, current) => askOne(params, trueAndFalse, current),
  choice: (params, current) => askOne(params, offeredChoices(params, current), current),
  choices: (params, current) =>
    chooseMany(params.dialogs, {
      title: params.question.text,
      choices: offeredChoices(params, current),
      current,
      issue: (values) => editIssue(params.question, values, judgedBeside(current)),
    }),
  ranking: (params, current) =>
    askOrder(params.dialogs, {
      title: params.question.text,
      choices: offeredChoices(params, current),
      current,
      issue: (values) => editIssue(params.question, values, judgedBeside(current)),
    }),
  entry: async (params, current) => {
    const { dialogs, beside, timeZone } = params;
    const known = beside.map((each) => each.question);
    const question = withoutUnknown(params.question, known);
    const namesItems = (question.questions ?? []).some(({ type }) => isCatalogType(type));
    const items = namesItems ? await params.catalog() : [];
    return askEntries(dialogs, {
      question,
      current,
      around: { questions: known, answers: answersBeside(beside) },
      timeZone,
      now: Date.now,
      catalogNames: new Map(items.map(({ id, name }) => [id, name])),
      ask: (inner, values, draft) =>
        askAnswer({ ...params, question: inner, beside: [...beside, ...besideIn(draft)] }, values),
    });
  },
  item: askItems,
  items: askItems,
  image: (params) =>
    askPath(params, t(m.pathOfJpegFile), async (path) => params.upload(await readJpeg(path))),
  file: (params) => askAttached(params, 'document'),
  recording: (params) => askAttached(params, 'recording'),
};

function askAttached(params: AnswerDialogParams, group: FileGroup): Promise<Values | null> {
  const facts = { endings: endingsOf(group).join(', '), size: sizeLimitText(fileLimit) };
  return askPath(params, t(m.pathOfFileOf, facts), async (path) =>
    params.uploadFile(await readAttachedFile(path, group)),
  );
}

function offeredChoices({ question, beside }: AnswerDialogParams, current: Values): Choice<string>[] {
  const choosing = { context: contextBeside(question, beside), chosen: current, before: current };
  return choicesOf(question, choosing).map((choice) =>
    choice.disabled ? { ...choice, note: t(filling.notOffered) } : choice,
  );
}

/** The moment that was typed; unchanged text keeps the exact value, to the millisecond. */
function movedTo(text: string, timeZone: string, before: string): string {
  if (shownMoment(before, timeZone) === text) return before;
  const read = readDateTime(text, timeZone);
  const moment = dateTimeOf(read ?? '');
  if (moment === null || /T.*[Z+-]/i.test(text)) return read ?? text;
  return movedMoment(moment.at, before, timeZone);
}

/** A moment as it is typed, on the wall clock of the person who looks; null where it is none. */
function shownMoment(value: string, timeZone: string): string | null {
  const moment = dateTimeOf(value);
  return moment === null ? null : internationalFormats().moment(moment.at, timeZone);
}

/** A file, which is uploaded immediately; it takes effect when the answer is saved. */
async function askPath(
  { dialogs, question, folder }: AnswerDialogParams,
  text: string,
  upload: (path: string) => Promise<string>,
): Promise<Values | null> {
  let path = '';
  let problem: string | undefined;
  for (;;) {
    // Sequential: a dialog at a time.
    const typed = await askText(dialogs, {
      title: question.text,
      text,
      value: path,
      submit: 'upload',
      problem,
    });
    if (typed === null) return null;
    path = typed;
    try {
      return [await upload(pathOf(typed, { folder, home: homedir() }))];
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
