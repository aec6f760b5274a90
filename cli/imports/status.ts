// formdeck import status: one import, or all that are running or wait for repairs.
import type { Context } from '#cli/context.ts';
import { idPartGiven, wholeNumber } from '#cli/command/flags.ts';
import { formNamed } from '#cli/command/form-named.ts';
import { patient } from '#cli/command/patient-context.ts';
import { importIdOf } from '#cli/command/short-ids.ts';
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { readForm } from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { isRunning } from '#core/imports/policy.ts';
import { progressText, startText, stateText } from '#core/imports/progress.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { tableFromServer, writeFailedFile } from './repair/failed-file.ts';
import {
  failOnProblem,
  type ImportResult,
  printResult,
  readFailedRows,
  resultExitCode,
  resultOf,
} from './result.ts';
import { forgetImport, recallImport } from './started.ts';
import { statusOf, waitForImport } from './wait.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type StatusFlags = { form?: string; wait?: boolean; timeout?: string; failedOut?: string };
export type StatusOptions =
  | { kind: 'one'; id: string; wait: boolean; timeout: number | null; failedOut: string | null }
  | { kind: 'pending'; form: string | null };

type Pending = ImportStatus & { form: { id: string; name: string } };
export type StatusData =
  | ({ kind: 'one' } & ImportResult)
  | { kind: 'pending'; imports: Pending[]; timeZone: string };

export const status = verb({
  effect: 'reads',
  options: statusOptions,

  async run(impatient, options: StatusOptions): Promise<StatusData> {
    const context = patient(impatient);
    if (options.kind === 'one') return { kind: 'one', ...(await readOne(context, options)) };
    const [imports, user] = [await pendingImports(context, options.form), await context.user()];
    return { kind: 'pending', imports, timeZone: user.timeZone };
  },

  print(output, data) {
    if (data.kind === 'one') return printResult(output, data);
    const idText = idWriter(
      output,
      data.imports.map(({ id }) => id),
    );
    output.table(
      [
        { title: 'ID', value: ({ id }) => idText(id), whole: true },
        { title: 'FORM', value: ({ form }) => form.name, rank: 2 },
        { title: 'FILE', value: ({ originalFileName }) => originalFileName },
        { title: 'STATE', value: stateText, whole: true },
        { title: 'ROWS', value: progressText, rank: 1 },
        {
          title: 'STARTED',
          value: ({ createdAt }) => startText(createdAt, data.timeZone),
          whole: true,
          rank: 0,
        },
      ],
      data.imports,
      t(m.noImportIsRunningOr),
    );
  },

  json(data) {
    if (data.kind === 'pending') return data.imports;
    const { kind: _kind, ...result } = data;
    return result;
  },

  exitCode: (data) => (data.kind === 'pending' ? 0 : resultExitCode(data)),
});

function statusOptions(flags: StatusFlags, [id]: readonly string[]): StatusOptions {
  const seconds = wholeNumber('--timeout', flags.timeout, 1, 604_800);
  if (id === undefined) {
    if (flags.wait || seconds !== undefined || flags.failedOut !== undefined) {
      throw new AppError('usage', wording(m.waitTimeoutAndFailedOut));
    }
    return { kind: 'pending', form: flags.form ?? null };
  }
  if (flags.form !== undefined) throw new AppError('usage', wording(m.nameEitherImportOrForm));
  if (seconds !== undefined && !flags.wait) throw new AppError('usage', '--timeout needs --wait.');
  return {
    kind: 'one',
    id: idPartGiven('import', id),
    wait: flags.wait === true,
    timeout: seconds === undefined ? null : seconds * 1000,
    failedOut: flags.failedOut ?? null,
  };
}

async function readOne(context: Context, options: StatusOptions & { kind: 'one' }): Promise<ImportResult> {
  const { wait, timeout, failedOut } = options;
  const id = await importIdOf(context, options.id);
  const found = wait ? await waitForImport(context, id, timeout) : await statusOf(context, id);
  failOnProblem(found);
  if (found.state === 'SUCCESS') await forgetImport(context, id);
  if (isRunning(found) || found.failedRows === 0) return resultOf(found, [], new Map(), null);
  const form = await context.sendAgain(readForm, { params: { id: found.templateId } });
  const titles = new Map(form.questions.map(({ id: questionId, text }) => [questionId, text]));
  const failed = await readFailedRows(context, id);
  if (failedOut === null) return resultOf(found, failed, titles, null);
  const { timeZone } = await context.user();
  const table = tableFromServer(failed, titles, await recallImport(context, id), timeZone);
  return resultOf(found, failed, titles, await writeFailedFile(failedOut, table, failed, titles));
}

async function pendingImports(context: Context, form: string | null): Promise<Pending[]> {
  const forms = form === null ? await context.sendAgain(listForms, {}) : [await formNamed(context, form)];
  return forms.flatMap(({ id, name, pendingImports: pending }) =>
    pending.map((one) => ({ ...one, form: { id, name } })),
  );
}
