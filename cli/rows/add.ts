// formdeck rows add. Rows are sent in batches with generated ids, so that a batch whose response was lost can be sent
// again without duplicates.
import type { Context } from '#cli/context.ts';
import { idPartGiven } from '#cli/command/flags.ts';
import { reasonGiven } from '#cli/command/reason-given.ts';
import { formCatalog } from '#cli/command/form-catalog.ts';
import { formNamed } from '#cli/command/form-named.ts';
import { sheetIdOf } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import { sendInBatches } from '#core/batches.ts';
import { AppError, type FieldError, invalid } from '#core/errors.ts';
import { addRowsBriefly } from '#core/filling/calls.ts';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import { checkAnswers } from '#core/filling/check-answers.ts';
import { compileFormRules } from '#core/filling/form-rules.ts';
import type { FillPart, FormRules } from '#core/filling/rules/form-rules-type.ts';
import { noteTexts } from '#core/filling/rules/irrelevant.ts';
import type { RowsFile } from '#core/filling/rows-files/rows-file.ts';
import type { GivenAnswer } from '#core/filling/schema.ts';
import { readTitledAnswers } from './titled-answers.ts';
import { readForm, type WholeForm } from '#core/forms/calls.ts';
import type { Answers } from '#core/questions/values.ts';
import { readSheet } from '#core/sheets/calls.ts';
import { compileDateFormat } from '#core/time/date-format.ts';
import { filesOfRows, type LocalFile, sendLocalFiles } from './local-files.ts';
import { readRows } from './rows-input.ts';
import { existingTarget, newTarget, type RowsTarget } from './rows-target.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = {
  form?: string;
  name?: string;
  answer?: string[];
  file: string;
  dateFormat?: string;
  reason?: string;
};
type NewSheet = { form: string; name: string; answers: readonly string[] };
export type AddRowsOptions = {
  to: { sheet: string } | NewSheet;
  file: string;
  dateFormat?: string | undefined;
  /** Why rows break rules that may be passed. */
  reason?: string | undefined;
};
type Added = {
  sheetId: string;
  /** Rows added by this command. */
  rows: number;
  /** Rows of the file that existed before. */
  present: number;
  alerts: number;
  /** What was left out of them, with the place in the file; left out for nothing. */
  notes?: { path: string; message: string }[];
};

export const addRows = verb({
  effect: { undo: 'rows delete' },
  options: ({ form, name, answer, file, dateFormat, ...flags }: Flags, [sheet]): AddRowsOptions => {
    const reason = reasonGiven(flags.reason);
    const from = { file, dateFormat, reason };
    if (dateFormat !== undefined && compileDateFormat(dateFormat) === null)
      throw new AppError('usage', wording(m.isNoDateFormat, { dateFormat }));
    if ((sheet === undefined) === (form === undefined))
      throw new AppError('usage', wording(m.giveEitherSheetOrForm));
    if (form !== undefined) return { to: { form, name: name ?? '', answers: answer ?? [] }, ...from };
    if (name !== undefined) throw new AppError('usage', wording(m.nameIsForNewSheet));
    if (answer !== undefined) throw new AppError('usage', wording(m.answerIsForNewSheet));
    return { to: { sheet: idPartGiven('sheet', sheet) }, ...from };
  },

  async run(context: Context, { to, ...from }: AddRowsOptions): Promise<Added> {
    const { form, sheetId, contextAnswers, catalog, issues } = await source(context, to, from);
    const file = await readRows(context, from, form, catalog);
    issues.push(...file.issues);
    const files = await filesOfRows(form, file, from.file, issues);
    // Answers that could not be parsed are not also reported as missing.
    if (issues.length === 0) {
      const checked = checkedRows(form, file.rows, contextAnswers, from.reason);
      issues.push(...checked.issues);
      file.rows = checked.rows;
    }
    const { rows } = file;
    if (issues.length > 0) {
      const isPassable = issues.every(({ passable }) => passable === true);
      const hint = isPassable ? t(m.noRowWasAddedGiveReason) : t(m.noRowWasAddedSee);
      throw withPlaces(invalid(issues, hint), form, placesOf(file));
    }
    if (rows.length === 0) throw new AppError('invalid', wording(m.fileHasNoRows));
    const target = await targetOf(context, to, { form, contextAnswers, sheetId }, file);
    return send(context, form, target, { ...file, files });
  },

  print(output, { sheetId, rows, present, alerts, notes = [] }) {
    output.line(sheetId);
    for (const { path, message } of notes.slice(0, mostNotes)) output.warn(t(m.noteOfRow, { path, message }));
    if (notes.length > mostNotes) output.warn(t(m.moreNotes, { count: notes.length - mostNotes }));
    if (present === 0) return output.say(t(m.added, { rows, sheetId, alerts }));
    output.say(
      rows === 0
        ? t(m.nothingWasAddedToSheet, { present, sheetId })
        : t(m.addedBefore, { rows, sheetId, present, alerts }),
    );
  },
});

/** Printed of what was left out; JSON has all. */
const mostNotes = 20;

type Source = {
  form: WholeForm;
  /** Undefined for a new sheet. */
  sheetId: string | undefined;
  contextAnswers: readonly GivenAnswer[];
  /** Null: the form has no catalog question. */
  catalog: CatalogIndex | null;
  issues: FieldError[];
};

/** The form, and the setup answers of the sheet: its own, or those given for a new one. */
async function source(
  context: Context,
  to: AddRowsOptions['to'],
  { dateFormat, reason }: Pick<AddRowsOptions, 'dateFormat' | 'reason'>,
): Promise<Source> {
  if ('sheet' in to) {
    const sheetId = await sheetIdOf(context, to.sheet);
    const { templateId, contextAnswers } = await context.send(readSheet, { params: { id: sheetId } });
    const whole = await context.send(readForm, { params: { id: templateId } });
    return {
      form: whole,
      catalog: await formCatalog(context, whole),
      sheetId,
      contextAnswers,
      issues: [],
    };
  }
  const form = await formNamed(context, to.form);
  const [{ timeZone }, catalog] = await Promise.all([context.user(), formCatalog(context, form)]);
  const dates = { timeZone, dateFormat };
  const { answers, issues } = readTitledAnswers(to.answers, form.contextQuestions, dates, catalog);
  const checked = checkedIn(compileFormRules(form, Date.now), 'contextQuestions', answers, { reason });
  const missing = issues.length > 0 ? [] : checked.issues;
  return {
    form,
    catalog,
    sheetId: undefined,
    contextAnswers: checked.answers,
    issues: [...issues, ...missing.map(({ title, ...issue }) => ({ ...issue, path: `answers.${title}` }))],
  };
}

/**
 * Finds what the server would reject before anything is sent: it accepts or rejects a whole batch, and earlier batches
 * would already be added.
 */
function checkedRows(
  form: WholeForm,
  given: RowsFile['rows'],
  contextAnswers: readonly GivenAnswer[],
  reason: string | undefined,
): { rows: RowsFile['rows']; issues: FieldError[] } {
  const rules = compileFormRules(form, Date.now);
  const { answers: context } = checkAnswers(rules, 'contextQuestions', contextAnswers);
  const issues: FieldError[] = [];
  const rows = given.map((row, index) => {
    const checked = checkedIn(rules, 'questions', row.answers, { context, reason });
    for (const { title, ...issue } of checked.issues)
      issues.push({ ...issue, path: `rows.${index}.${title}` });
    return { ...row, answers: checked.answers };
  });
  return { rows, issues };
}

/** The answers, with the reason where one is needed, and the issues by question title. */
function checkedIn(
  rules: FormRules,
  part: FillPart,
  given: readonly GivenAnswer[],
  { context = {}, reason }: { context?: Answers; reason: string | undefined },
) {
  const reasonFor = () => () => reason;
  const { issues, passed } = checkAnswers(rules, part, given, { context, reasonFor });
  const reasons = new Map(passed.map((each) => [each.questionId, each.reason]));
  return {
    answers: given.map((answer) => {
      const why = reasons.get(answer.questionId);
      return why === undefined ? answer : { ...answer, reason: why };
    }),
    issues: issues.map(({ path, message, passable }) => {
      const header = rules.form.elements.find(({ id }) => path === `groups.${id}`);
      const question = rules.byId.get(path.slice('answers.'.length));
      return { title: question?.text ?? header?.data.label ?? path, message, ...(passable && { passable }) };
    }),
  };
}

function targetOf(
  context: Context,
  to: AddRowsOptions['to'],
  { form, contextAnswers, sheetId }: Omit<Source, 'issues' | 'catalog'>,
  file: RowsFile,
): Promise<RowsTarget> {
  if (sheetId !== undefined) return existingTarget(context, sheetId, file);
  const name = 'name' in to ? to.name : '';
  return newTarget(context, { form, name, contextAnswers }, file).catch((error: unknown) => {
    throw error instanceof AppError ? withPlaces(error, form, placesOf(file)) : error;
  });
}

async function send(
  context: Context,
  form: WholeForm,
  { sheetId, present, isNew, notes: ofSetup }: RowsTarget,
  file: RowsFile & { files: ReadonlyMap<string, readonly LocalFile[]> },
): Promise<Added> {
  const { rows } = file;
  const progress = context.output.progress();
  const added: Added = { sheetId, rows: 0, present: 0, alerts: 0 };
  const note = (path: string, texts: readonly string[]) => {
    if (texts.length > 0)
      added.notes = [...(added.notes ?? []), ...texts.map((message) => ({ path, message }))];
  };
  note(t(m.setupOfSheet), ofSetup);
  const sendBatch = async (batch: RowsFile['rows'], start: number) => {
    const body = { rows: [...batch] };
    for (const { id } of batch) if (!present.has(id)) await sendLocalFiles(context, file.files.get(id) ?? []);
    const came = await context
      .sendAgain(addRowsBriefly, { params: { id: sheetId }, query: { brief: 'true' }, body })
      .catch((error: unknown) => {
        throw error instanceof AppError ? withPlaces(error, form, placesOf(file, start)) : error;
      });
    const fresh = came.filter(({ id }) => !present.has(id));
    added.rows += fresh.length;
    added.present += came.length - fresh.length;
    added.alerts += fresh.reduce((sum, row) => sum + row.alerts.length, 0);
    for (const [index, row] of came.entries()) note(placesOf(file, start)(index), noteTexts(row.notes));
  };
  try {
    await sendInBatches(rows, {
      send: sendBatch,
      onSent: (count) => progress.update(t(m.rowsAdded, { count, all: rows.length })),
      partly: () =>
        added.rows === 0 ? null : t(m.rowsOfAddedToSheet, { rows: added.rows, count: rows.length, sheetId }),
    });
  } catch (error) {
    throw isNew && added.rows === 0 ? withEmptySheet(error, sheetId) : error;
  } finally {
    progress.end();
  }
  return added;
}

/**
 * Some issues are only found by the server, such as a missing image: the sheet was started by then, and stays for the
 * next attempt.
 */
function withEmptySheet(error: unknown, sheetId: string): unknown {
  if (!(error instanceof AppError)) return error;
  const empty = t(m.sheetWasStartedAndIs, { sheetId });
  const hint = [error.hint, empty].filter((text) => text !== undefined).join(' ');
  return new AppError(error.code, error.message, { ...error.details, hint, cause: error });
}

/** Where a row is in the file: `line 3`, or `row 2` of a list. `before` is the number sent in earlier requests. */
function placesOf({ lines }: RowsFile, before = 0): (index: number) => string {
  return (index) => {
    const line = lines?.[before + index];
    return line === undefined ? t(m.placeOfRow, { row: before + index + 1 }) : t(m.placeOfLine, { line });
  };
}

/** The same error with readable locations: `line 3, Place` instead of `rows.1.answers.<id of Place>`. */
function withPlaces(
  error: AppError,
  { questions }: Pick<WholeForm, 'questions'>,
  placeOf: (index: number) => string,
): AppError {
  const { errors } = error.details;
  if (errors === undefined) return error;
  const titles = new Map(questions.map(({ id, text }) => [id, text]));
  const placed = errors.map(({ path, message }) => {
    const [, index, field = ''] = /^rows\.(\d+)(?:\.(?:answers\.)?(.*))?$/s.exec(path) ?? [];
    if (index === undefined) return { path, message };
    const title = titles.get(field) ?? field;
    return { path: `${placeOf(Number(index))}${title === '' ? '' : `, ${title}`}`, message };
  });
  const { hint } = error;
  return new AppError(error.code, error.message, {
    ...error.details,
    errors: placed,
    ...(hint !== undefined && { hint }),
    cause: error,
  });
}
