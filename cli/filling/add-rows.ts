// formdeck rows add. Rows go out in batches; each row has its id before it is sent, so that a batch whose answer
// was lost can be sent again and comes in once.
import type { Context } from '#cli/context.ts';
import { idGiven } from '#cli/flags.ts';
import { formNamed } from '#cli/form-named.ts';
import { verb } from '#cli/verb.ts';
import { counted, countText } from '#core/count-text.ts';
import { AppError, type FieldError, invalid } from '#core/errors.ts';
import { addRows as addRowsCall, createSheet } from '#core/filling/calls.ts';
import { checkAnswers } from '#core/filling/check-answers.ts';
import { compileFormRules, type FillPart, type FormRules } from '#core/filling/form-rules.ts';
import type { RowsFile } from '#core/filling/rows-file.ts';
import { type GivenAnswer, maximumRowsAtOnce } from '#core/filling/schema.ts';
import { readTitledAnswers } from '#core/filling/titled-answers.ts';
import { readForm, type WholeForm } from '#core/forms/calls.ts';
import type { Answers } from '#core/forms/values.ts';
import { readSheet } from '#core/sheets/calls.ts';
import { compileDateFormat } from '#core/time/date-format.ts';
import { readRows } from './rows-input.ts';

type Flags = { form?: string; name?: string; answer?: string[]; file: string; dateFormat?: string };
type NewSheet = { form: string; name: string; answers: readonly string[] };
export type AddRowsOptions = {
  to: { sheet: string } | NewSheet;
  file: string;
  dateFormat?: string | undefined;
};
type Added = { sheetId: string; rows: number; alerts: number };

export const addRows = verb({
  effect: { undo: 'rows delete' },
  options: ({ form, name, answer, file, dateFormat }: Flags, [sheet]): AddRowsOptions => {
    if (dateFormat !== undefined && compileDateFormat(dateFormat) === null)
      throw new AppError('usage', `"${dateFormat}" is not a date format, such as yyyy-MM-dd.`);
    if ((sheet === undefined) === (form === undefined))
      throw new AppError('usage', 'Name either a sheet or --form.');
    if (form !== undefined)
      return { to: { form, name: name ?? '', answers: answer ?? [] }, file, dateFormat };
    if (name !== undefined) throw new AppError('usage', '--name names a new sheet: give it with --form.');
    if (answer !== undefined)
      throw new AppError('usage', '--answer is about a new sheet: give it with --form.');
    return { to: { sheet: idGiven('a sheet', sheet) }, file, dateFormat };
  },

  async run(context: Context, { to, ...from }: AddRowsOptions): Promise<Added> {
    const { form, contextAnswers, faults } = await source(context, to, from.dateFormat);
    const { rows, faults: rowFaults } = await readRows(context, from, form);
    faults.push(...rowFaults);
    // What could not be read is not said to be missing too.
    if (faults.length === 0) faults.push(...answerFaults(form, rows, contextAnswers));
    if (faults.length > 0)
      throw invalid(faults, 'No row was added. See `formdeck forms show` for the questions.');
    if (rows.length === 0) throw new AppError('invalid', 'The file holds no row.');
    return send(
      context,
      'sheet' in to ? to.sheet : await newSheet(context, form, to.name, contextAnswers),
      rows,
    );
  },

  print(output, { sheetId, rows, alerts }) {
    output.line(sheetId);
    output.say(
      `Added ${counted(rows, 'row')} to sheet ${sheetId}${alerts > 0 ? `; ${counted(alerts, 'alert')} fired` : ''}.`,
    );
  },
});

type Source = { form: WholeForm; contextAnswers: readonly GivenAnswer[]; faults: FieldError[] };

/** The form, and the answers of the sheet's set-up: those that it has, or is to have. */
async function source(
  context: Context,
  to: AddRowsOptions['to'],
  dateFormat: string | undefined,
): Promise<Source> {
  if ('sheet' in to) {
    const { templateId, contextAnswers } = await context.send(readSheet, { params: { id: to.sheet } });
    return {
      form: await context.send(readForm, { params: { id: templateId } }),
      contextAnswers,
      faults: [],
    };
  }
  const form = await formNamed(context, to.form);
  const { timeZone } = await context.user();
  const { answers, faults } = readTitledAnswers(to.answers, form.contextQuestions, {
    timeZone,
    dateFormat,
  });
  const missing = faults.length > 0 ? [] : faultsIn(compileFormRules(form), 'contextQuestions', answers, {});
  return {
    form,
    contextAnswers: answers,
    faults: [...faults, ...missing.map(({ title, message }) => ({ path: `answers.${title}`, message }))],
  };
}

/**
 * What the server would refuse, found before anything is sent: it takes or refuses a batch as a whole, and the
 * batches before it would be in already.
 */
function answerFaults(
  form: WholeForm,
  rows: RowsFile['rows'],
  contextAnswers: readonly GivenAnswer[],
): FieldError[] {
  const rules = compileFormRules(form);
  const { answers: given } = checkAnswers(rules, 'contextQuestions', contextAnswers);
  return rows.flatMap(({ answers }, index) =>
    faultsIn(rules, 'questions', answers, given).map(({ title, message }) => ({
      path: `rows.${index}.${title}`,
      message,
    })),
  );
}

/** What is wrong, by the titles of questions. */
function faultsIn(rules: FormRules, part: FillPart, answers: readonly GivenAnswer[], context: Answers) {
  return checkAnswers(rules, part, answers, context).faults.map(({ path, message }) => {
    const question = rules.byId.get(path.slice('answers.'.length));
    return { title: question?.text ?? path, message };
  });
}

async function newSheet(
  context: Context,
  form: WholeForm,
  name: string,
  contextAnswers: readonly GivenAnswer[],
): Promise<string> {
  const { newId } = await context.ports();
  const body = { id: newId(), name, contextAnswers: [...contextAnswers] };
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
      progress.update(`${countText(added.rows)} of ${counted(rows.length, 'row')} added`);
    }
  } finally {
    progress.end();
  }
  return added;
}

/** The same error, with what is in already. */
function explained(error: unknown, { sheetId, rows }: Added, all: number): unknown {
  if (!(error instanceof AppError) || rows === 0) return error;
  const hint = `${counted(rows, 'row')} of ${countText(all)} came in, to sheet ${sheetId}.`;
  return new AppError('partly-done', error.message, { ...error.details, hint, cause: error });
}
