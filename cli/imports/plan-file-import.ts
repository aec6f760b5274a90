// Plans the columns of a file for `import run` before anything is sent, and reports guesses.
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { withGroupConditions } from '#core/forms/groups/groups.ts';
import { createPlanCheck } from '#core/imports/dry-run.ts';
import type { ImportFiles } from '#core/imports/files/import-files.ts';
import { unnamedText } from '#core/imports/files/unnamed.ts';
import { formCatalog } from '#cli/command/form-catalog.ts';
import { questionNamed } from '#core/imports/plan.ts';
import { isCatalogType } from '#core/questions/types.ts';
import type { Question } from '#core/questions/schema.ts';
import { defaultsNote } from '#core/imports/defaults.ts';
import { missingGroups, requiredTexts, unfillableQuestions, unusedReason } from '#core/imports/required.ts';
import { mayBeKey } from '#core/questions/row-key.ts';
import { updateTexts } from '#core/imports/update/labels.ts';
import { type CsvSummary, type CsvWatcher, piecesOf, readCsv } from '#core/imports/csv/csv-file.ts';
import { fileNotes } from '#core/imports/csv/file-notes.ts';
import type { CsvBytes } from './csv-file.ts';
import type { TableWithFiles } from './table-with-files.ts';
import { nameFields, type NameFields, sheetNameOf } from './file-names.ts';
import { saveMapping } from './mappings/local.ts';
import { mappingOf } from './mappings/plan-mapping.ts';
import { type FilePlan, planFile, requireNames, withSavedMapping } from './match/plan-options.ts';
import type { RunOptions } from './run-options.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type PlannedImport = {
  plan: FilePlan;
  /** The question that finds existing rows; null: every row is new. */
  keyQuestion: string | null;
  summary: CsvSummary;
  /** Null: the server names the sheet after the file. */
  sheetName: string | null;
  /** For the other names in a run. */
  fields: NameFields;
};

/** The plan of a valid file; reports what was guessed. Null for a file without rows. */
export async function planFileImport(
  context: Context,
  options: RunOptions,
  { file: { name, bytes }, files, form }: TableWithFiles & { form: WholeForm },
): Promise<PlannedImport | null> {
  const bringsFiles = files !== null;
  const wishes = { ...(await withSavedMapping(context, options, form)), bringsFiles };
  let filePlan: FilePlan | undefined;
  let summary: CsvSummary;
  try {
    const watcher: CsvWatcher = {
      onHead(headers, firstRows, shape) {
        requireNames(shape);
        filePlan = planFile(headers, firstRows, withGroupConditions(form).questions, wishes);
        requireCertain(filePlan, form, options);
      },
      onRows: () => {},
    };
    summary = await readCsv(piecesOf(bytes), watcher, options.headerAlign);
  } catch (error) {
    if (!(error instanceof AppError) || error.details.fields?.['fault'] !== 'no-rows') throw error;
    if (options.emptyOk) return null;
    const hint = t(m.withEmptyOkFileWith);
    throw new AppError('invalid', error.message, { cause: error, hint, ...error.details });
  }
  if (filePlan === undefined) throw new AppError('unexpected');
  for (const note of fileNotes(summary)) context.output.warn(note);
  if (files !== null) await nameFiles(context, { bytes, form, files }, filePlan, options);
  sayGuesses(context, filePlan, form);
  // A saved mapping has decided what is left out: do not report it on every run.
  if (wishes.saved === null) {
    for (const note of unusedNotes(filePlan, form, options.map)) context.output.warn(note);
    sayDefaults(context, filePlan, form, options);
  }
  const { columnMap } = filePlan;
  const hasColumn = (id: string) => columnMap[id] !== undefined;
  for (const { text } of unfillableQuestions(form.questions, { hasColumn, bringsFiles }))
    context.output.warn(requiredTexts.unfillable(text));
  if (options.saveMapping !== null)
    await saveMapping(context, options.saveMapping, mappingOf(filePlan, form.questions));
  const fields = nameFields(name, (await context.ports()).now(), (await context.user()).timeZone);
  const sheetName = options.name === null ? null : sheetNameOf(options.name, fields);
  const keyQuestion = options.key === null ? null : keyNamed(form, options.key, filePlan);
  return { plan: filePlan, keyQuestion, summary, sheetName, fields };
}

/** Finds which files the rows name, and says which they do not. */
async function nameFiles(
  context: Context,
  { bytes, form, files }: { bytes: CsvBytes['bytes']; form: WholeForm; files: ImportFiles },
  plan: FilePlan,
  { headerAlign }: RunOptions,
): Promise<void> {
  const [{ timeZone }, { now }] = await Promise.all([context.user(), context.ports()]);
  const named = { ...plan, files: files.finder };
  const check = createPlanCheck(named, form, { timeZone, now }, await formCatalog(context, form));
  await readCsv(piecesOf(bytes), { onHead: () => {}, onRows: (rows) => check.add(rows) }, headerAlign);
  check.report();
  const unnamed = unnamedText(files);
  if (unnamed !== null) context.output.warn(unnamed);
}

/** The id of the key that a user names. Throws AppError `invalid` if it cannot be one. */
function keyNamed({ questions }: WholeForm, name: string, { columnMap }: FilePlan): string {
  const question = questionNamed(questions, name);
  if ('issue' in question) throw new AppError('invalid', question.issue);
  if (!mayBeKey(question))
    throw new AppError('invalid', wording(m.cannotBeKey, { question: question.text }), { hint: keyHint });
  if (columnMap[question.id] !== undefined) return question.id;
  throw new AppError('invalid', updateTexts.mapped, {
    hint: wording(m.chooseOneWithMapHeader, { question: question.text }),
  });
}

const keyHint = t(m.keyMustBeQuestionWith);

function sayGuesses({ output }: Context, { matches, headers, dates }: FilePlan, form: WholeForm): void {
  for (const { questionId, columnIndex, score } of matches) {
    if (columnIndex === null || score === 1) continue;
    const title = form.questions.find(({ id }) => id === questionId)?.text ?? questionId;
    output.warn(
      t(m.columnIsTakenForScore, { column: headers[columnIndex] ?? '', title, score: score.toFixed(2) }),
    );
  }
  const said = new Set<number>();
  for (const { columnIndex, header, format, source, likeColumn } of dates) {
    if (source === 'named' || source === 'unknown' || said.has(columnIndex)) continue;
    said.add(columnIndex);
    output.warn(
      likeColumn === null
        ? t(m.datesReadAs, { header, format })
        : t(m.datesReadAsLike, { header, format, like: likeColumn }),
    );
  }
}

/** What columns are not imported, and why. */
export function unusedNotes(
  { unusedColumns, headers }: Pick<FilePlan, 'unusedColumns' | 'headers'>,
  form: WholeForm,
  map: readonly string[],
): string[] {
  const unused = unusedColumns
    .map((index) => headers[index] ?? '')
    .filter((header) => !map.some((text) => text.startsWith(`${header}=`)));
  const byReason = Map.groupBy(unused, (header) => unusedReason(header, form));
  return [...byReason].map(([reason, columns]) => {
    const named = columns.map((header) => `"${header}"`).join(', ');
    const takesFiles = String(reason === requiredTexts.takesFiles);
    return t(m.notImportedBecauseUseMap, { reason, named, takesFiles });
  });
}

function sayDefaults(
  { output }: Context,
  { columnMap }: FilePlan,
  { questions }: WholeForm,
  { key }: RunOptions,
): void {
  // In an update, existing rows keep their answers.
  const note = key === null ? defaultsNote(questions, (id) => columnMap[id] !== undefined) : null;
  if (note !== null) output.say(note);
}

/** The option that gives a question its column. */
function columnHint({ text, type }: Column): string {
  const map = t(m.mapHeader, { question: text });
  return isCatalogType(type) ? t(m.useOrItemsPath, { map, question: text }) : t(m.chooseOneWith, { map });
}

/** Throws AppError `invalid` if every row would fail, or dates are ambiguous. */
function requireCertain(plan: FilePlan, form: WholeForm, { key }: RunOptions): void {
  const [problem] = plan.dateProblems;
  if (problem !== undefined) throw new AppError('invalid', problem.message, { hint: problem.hint });
  // Existing rows have answers.
  if (key !== null) return;
  const groups = missingGroups(form, (id) => plan.columnMap[id] !== undefined);
  const [first] = missingNotes(plan.missing, groups);
  if (first !== undefined) throw new AppError('invalid', first.message, { hint: first.hint });
}

type Column = Pick<Question, 'text' | 'type'>;

/** What every row lacks: the required questions, and the groups that need an answer, without a column. */
export function missingNotes(
  questions: readonly Column[],
  groups: readonly { name: string; fillable: Column }[],
): { message: string; hint: string }[] {
  return [
    ...questions.map((one) => ({ message: requiredTexts.missing(one.text), hint: columnHint(one) })),
    ...groups.map(({ name, fillable }) => ({
      message: requiredTexts.missingGroup(name),
      hint: columnHint(fillable),
    })),
  ];
}
