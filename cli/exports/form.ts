// formdeck export form.
import { patient } from '#cli/command/patient-context.ts';
import { formNamed } from '#cli/command/form-named.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { exportForm } from '#core/exports/calls.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { defaultRange, exportRange, type RangeWish } from '#core/exports/range.ts';
import { type ExportTarget, exportTarget, type TargetFlags } from './options.ts';
import { exportJson, exportNumbers, type ExportResult, printExport } from './result.ts';
import { runExport } from './run.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type FormFlags = TargetFlags & { from?: string; to?: string; last?: string; all?: boolean };
export type FormOptions = ExportTarget & { form: string; range: RangeWish };

export const form = verb({
  effect: 'reads',
  options: (flags: FormFlags, [named = '']): FormOptions => ({
    ...exportTarget(flags),
    form: named,
    range: rangeWish(flags),
  }),

  async run(context, { form: named, range: wish, ...target }: FormOptions): Promise<ExportResult> {
    const calm = patient(context);
    const whole = await formNamed(calm, named);
    const { id, name } = whole;
    const [user, ports] = [await calm.user(), await context.ports()];
    const range = exportRange(wish, ports.now(), user.timeZone);
    if ('message' in range) throw new AppError('usage', `--${range.path}: ${range.message}.`);
    const { startDate, endDate, from, to } = range;
    return runExport(calm, target, {
      form: { id, name },
      from,
      to,
      job: id,
      selection: {},
      readForm: async () => formAsRead(whole),
      request: (body, options) =>
        context.send(exportForm, { body: { templateIds: [id], startDate, endDate, ...body } }, options),
    });
  },

  print: printExport,
  numbers: exportNumbers,
  json: exportJson,
});

function rangeWish({ from, to, last, all, incremental }: FormFlags): RangeWish {
  const given = [from !== undefined || to !== undefined, last !== undefined, all === true].filter(
    Boolean,
  ).length;
  if (given > 1) throw new AppError('usage', wording(m.useOneOfFromAnd));
  if (incremental === true) {
    if (given > 0 && all !== true) throw new AppError('usage', wording(m.incrementalCoversAllRowsWhatever));
    return { kind: 'all' };
  }
  if (all === true) return { kind: 'all' };
  if (last !== undefined) return { kind: 'last', last };
  if (from !== undefined) return { kind: 'days', from, to: to ?? null };
  if (to !== undefined) throw new AppError('usage', '--to needs --from.');
  return defaultRange;
}
