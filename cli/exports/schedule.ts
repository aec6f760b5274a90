// formdeck export schedule: list, show, set, run, delete. Users have one schedule per form, which sends its rows to them.
import type { Context } from '#cli/context.ts';
import { oneOf, wholeNumber } from '#cli/command/flags.ts';
import { formNamed } from '#cli/command/form-named.ts';
import { dateWriter } from '#cli/output/date.ts';
import type { Output } from '#cli/output/output.ts';
import { verb } from '#cli/command/verb.ts';
import { actionVerb } from '#cli/resource/thing-verbs.ts';
import { AppError } from '#core/errors.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { runScheduleNow, saveSchedule } from '#core/exports/actions.ts';
import { readSchedule } from '#core/exports/calls.ts';
import { createScheduleDraft, intervalNames, scheduleChange } from '#core/exports/schedule-draft.ts';
import { type ExportSchedule, maximumScheduleDays } from '#core/exports/schema.ts';
import { type RepeatInterval, repeatIntervals } from '#core/calendar/intervals.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m as both } from '#core/exports/texts.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

export type SetFlags = { every?: string; start?: string; days?: string };
export type SetOptions = {
  form: string;
  /** Omitted options stay unchanged, or get a sensible default. */
  every: RepeatInterval | undefined;
  start: string | undefined;
  days: number | undefined;
};
type ScheduledForm = { form: { id: string; name: string }; schedule: ExportSchedule };
export type ScheduleData = ScheduledForm & { said: string | null };

export const list = verb({
  effect: 'reads',
  options: (): null => null,

  async run(context: Context): Promise<{ form: string; schedule: ExportSchedule }[]> {
    const forms = await context.sendAgain(listForms, {});
    const progress = context.output.progress();
    const scheduled: { form: string; schedule: ExportSchedule }[] = [];
    // A few at once: a schedule is asked for by its form.
    for (let from = 0; from < forms.length; from += batchSize) {
      const some = forms.slice(from, from + batchSize);
      const read = some.map(async ({ id, name }) => ({
        form: name,
        schedule: await context.sendAgain(readSchedule, { params: { id } }),
      }));
      scheduled.push(...(await Promise.all(read)).filter(({ schedule }) => schedule.jobId !== null));
      progress.update(t(m.formsLookedAt, { count: from + some.length, all: forms.length }));
    }
    progress.end();
    return scheduled;
  },

  print(output, scheduled) {
    output.table(
      [
        { title: 'FORM', value: ({ form }) => form },
        { title: 'INTERVAL', value: ({ schedule }) => intervalNames[schedule.interval], whole: true },
        { title: 'DAYS', value: ({ schedule }) => schedule.timeInterval, align: 'right', whole: true },
        {
          title: 'NEXT',
          value: ({ schedule: { nextTime, timeZone } }) => dateWriter(timeZone ?? 'UTC')(nextTime),
          whole: true,
        },
        { title: t(m.timeZone), value: ({ schedule }) => schedule.timeZone, rank: 1 },
      ],
      scheduled,
      t(m.youHaveNotScheduledExport),
    );
  },

  json: (scheduled) => scheduled.map(({ form, schedule }) => ({ form, ...schedule })),
});

const batchSize = 8;

export const show = verb({
  effect: 'reads',
  options: formOptions,
  run: async (context, { form }: FormOptions): Promise<ScheduleData> => ({
    ...(await found(context, form)),
    said: null,
  }),
  print: printSchedule,
  json: ({ schedule }) => schedule,
});

export const set = verb({
  effect: { undo: t(m.exportScheduleDelete) },
  options: ({ every, start, days }: SetFlags, [form = '']): SetOptions => ({
    form,
    every: oneOf('--every', repeatIntervals, every),
    start,
    days: wholeNumber('--days', days, 0, maximumScheduleDays),
  }),

  async run(context, { form: named, ...wanted }: SetOptions): Promise<ScheduleData> {
    const { form, schedule: saved } = await found(context, named);
    const [{ timeZone }, ports] = [await context.user(), await context.ports()];
    const before = createScheduleDraft(saved, ports.now(), timeZone);
    if (wanted.every === undefined && before.interval === 'NEVER') {
      throw new AppError('usage', wording(m.newScheduleNeedsEveryDay));
    }
    const draft = {
      ...before,
      interval: wanted.every ?? before.interval,
      start: wanted.start ?? before.start,
      days: String(wanted.days ?? before.days),
    };
    const change = scheduleChange(draft, form.id, timeZone);
    if (change === null) {
      throw new AppError('usage', wording(m.startDoesNotTake, { start: draft.start }), {
        hint: wording(m.useDateAndTimeSuch),
      });
    }
    const schedule = await saveSchedule.run(context.send, change);
    return { form, schedule: schedule ?? saved, said: saveSchedule.done?.(change, schedule) ?? null };
  },

  print: printSchedule,
  json: ({ schedule }) => schedule,
});

export const run = verb({
  effect: { noQuestion: 'It goes to nobody but the caller, who has scheduled it.' },
  options: formOptions,

  async run(context: Context, { form: named }: FormOptions): Promise<ScheduleData> {
    const { form, schedule } = await found(context, named);
    const { jobId } = schedule;
    if (jobId === null) {
      throw new AppError('not-found', notScheduled(form.name), {
        hint: wording(m.scheduleItWithFormdeckExport, { stringify: JSON.stringify(form.name) }),
      });
    }
    const scheduled = { formId: form.id, formName: form.name, jobId };
    const now = await runScheduleNow.run(context.send, scheduled);
    return { form, schedule: now, said: runScheduleNow.done?.(scheduled, now) ?? null };
  },

  print: printSchedule,
  json: ({ schedule }) => schedule,
});

export const remove = actionVerb({
  effect: { asks: () => t(m.noMoreExportsOfThis) },
  options: formOptions,

  async find(context, { form: named }: FormOptions) {
    const { form, schedule } = await found(context, named);
    const { jobId } = schedule;
    if (jobId === null) throw new AppError('not-found', notScheduled(form.name));
    return { kind: 'delete', formId: form.id, jobId, form } as const;
  },

  action: saveSchedule,
  asks: {
    question: ({ form }) => t(m.deleteYourScheduleOfNo, { form: form.name }),
    otherwise: t(m.scheduleWasNotDeleted),
  },
  json: (_, { jobId }) => ({ deleted: jobId }),
});

type FormOptions = { form: string };

function formOptions(_flags: object, [form = '']: readonly string[]): FormOptions {
  return { form };
}

async function found(context: Context, named: string): Promise<ScheduledForm> {
  const { id, name } = await formNamed(context, named);
  return { form: { id, name }, schedule: await context.send(readSchedule, { params: { id } }) };
}

function printSchedule(output: Output, { form, schedule, said }: ScheduleData): void {
  const { jobId, interval, timeInterval, scheduleTime, timeZone, nextTime } = schedule;
  if (said !== null) output.say(said);
  if (jobId === null) return output.say(notScheduled(form.name));
  const date = dateWriter(timeZone ?? 'UTC');
  output.fields([
    [t(common.form), form.name],
    [t(m.interval), intervalNames[interval]],
    [t(m.start), `${date(scheduleTime)} (${timeZone})`],
    [t(m.next), date(nextTime)],
    [t(both.daysOfData), timeInterval ?? ''],
  ]);
}

function notScheduled(form: string): string {
  return t(m.youHaveNotScheduledExportOf, { form });
}
