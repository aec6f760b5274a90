// formdeck rows add. Rows go out in batches; each row has its id before it is sent, so that a batch whose answer
// was lost can be sent again and comes in once.
import type { Context } from '#cli/context.ts';
import { idGiven } from '#cli/flags.ts';
import { formNamed } from '#cli/form-named.ts';
import { readJsonFile } from '#cli/json-file.ts';
import { verb } from '#cli/verb.ts';
import { AppError, type FieldError, invalid } from '#core/errors.ts';
import { addRows as addRowsCall, createSheet } from '#core/filling/calls.ts';
import { checkAnswers } from '#core/filling/check-answers.ts';
import { compileFormRules } from '#core/filling/form-rules.ts';
import { readRowsFile, type RowsFile } from '#core/filling/rows-file.ts';
import { maximumRowsAtOnce } from '#core/filling/schema.ts';
import { readForm, type WholeForm } from '#core/forms/calls.ts';
import { readSheet } from '#core/sheets/calls.ts';
import type { Answer } from '#core/sheets/schema.ts';

type Flags = { form?: string; name?: string; file: string };
export type AddRowsOptions = { to: { sheet: string } | { form: string; name: string }; file: string };
type Added = { sheetId: string; rows: number; alerts: number };

export const addRows = verb({
  options: ({ form, name, file }: Flags, [sheet]): AddRowsOptions => {
    if ((sheet === undefined) === (form === undefined))
      throw new AppError('usage', 'Name either a sheet or --form.');
    if (form !== undefined) return { to: { form, name: name ?? '' }, file };
    if (name !== undefined) throw new AppError('usage', '--name names a new sheet: give it with --form.');
    return { to: { sheet: idGiven('a sheet', sheet) }, file };
  },

  async run(context: Context, { to, file }: AddRowsOptions): Promise<Added> {
    const { newId } = await context.ports();
    const { form, contextAnswers } = await source(context, to);
    const { rows, faults } = readRowsFile(await readJsonFile(context, file), form.questions, newId);
    faults.push(...rowFaults(form, rows, contextAnswers));
    if (faults.length > 0)
      throw invalid(faults, 'No row was added. See `formdeck forms show` for the questions.');
    if (rows.length === 0) throw new AppError('invalid', 'The file holds no row.');
    return send(context, 'sheet' in to ? to.sheet : await newSheet(context, form, to.name), rows);
  },

  print(output, { sheetId, rows, alerts }) {
    output.line(sheetId);
    output.say(
      `Added ${counted(rows, 'row')} to sheet ${sheetId}${alerts > 0 ? `; ${counted(alerts, 'alert')} fired` : ''}.`,
    );
  },
});

async function source(
  context: Context,
  to: AddRowsOptions['to'],
): Promise<{ form: WholeForm; contextAnswers: Answer[] }> {
  if ('form' in to) return { form: await formNamed(context, to.form), contextAnswers: [] };
  const { templateId, contextAnswers } = await context.send(readSheet, { params: { id: to.sheet } });
  return { form: await context.send(readForm, { params: { id: templateId } }), contextAnswers };
}

/**
 * What the server would refuse, found before anything is sent: it takes or refuses a batch as a whole, and the
 * batches before it would be in already.
 */
function rowFaults(form: WholeForm, rows: RowsFile['rows'], contextAnswers: readonly Answer[]): FieldError[] {
  const rules = compileFormRules(form);
  const { answers: given } = checkAnswers(rules, 'contextQuestions', contextAnswers);
  return rows.flatMap(({ answers }, index) =>
    checkAnswers(rules, 'questions', answers, given).faults.map(({ path, message }) => {
      const question = rules.byId.get(path.slice('answers.'.length));
      return { path: `rows.${index}.${question?.text ?? path}`, message };
    }),
  );
}

async function newSheet(context: Context, form: WholeForm, name: string): Promise<string> {
  const { newId } = await context.ports();
  const body = { id: newId(), name, contextAnswers: [] };
  return (await context.sendAgain(createSheet, { params: { id: form.id }, body })).id;
}

async function send(context: Context, sheetId: string, rows: RowsFile['rows']): Promise<Added> {
  const progress = context.output.progress();
  const added: Added = { sheetId, rows: 0, alerts: 0 };
  try {
    while (added.rows < rows.length) {
      const batch = rows.slice(added.rows, added.rows + maximumRowsAtOnce);
      const came = await context
        .sendAgain(addRowsCall, { params: { id: sheetId }, body: { rows: batch } })
        .catch((error: unknown) => {
          throw explained(error, added, rows.length);
        });
      added.rows += batch.length;
      added.alerts += came.reduce((sum, row) => sum + row.alerts.length, 0);
      progress.update(
        `${added.rows.toLocaleString('en-CA')} of ${rows.length.toLocaleString('en-CA')} rows added`,
      );
    }
  } finally {
    progress.end();
  }
  return added;
}

/** The same error, with what is in already. */
function explained(error: unknown, { sheetId, rows }: Added, all: number): unknown {
  if (!(error instanceof AppError) || rows === 0) return error;
  const hint = `${counted(rows, 'row')} of ${all.toLocaleString('en-CA')} came in, to sheet ${sheetId}.`;
  return new AppError('partly-done', error.message, { ...error.details, hint, cause: error });
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-CA')} ${noun}${count === 1 ? '' : 's'}`;
}
