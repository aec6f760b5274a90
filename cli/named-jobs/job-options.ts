// The options by which a command names itself as a job, validated before it does anything.
import type { Command } from 'commander';
import { callPath } from '#cli/command/act.ts';
import type { GlobalFlags } from '#cli/command/options.ts';
import { AppError } from '#core/errors.ts';
import { expectationHint, parseExpectation, parseSpan } from '#core/named-jobs/expectation.ts';
import { jobName, type JobRunInput } from '#core/named-jobs/schema.ts';
import { isTimeZone } from '#core/time/zone.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type ExpectationFields = Pick<JobRunInput, 'expect' | 'timeZone' | 'grace' | 'notify'>;
export type JobOptions = ExpectationFields & { job: string };
type ExpectationFlags = Pick<GlobalFlags, 'expect' | 'zone' | 'grace' | 'notify'>;

/** The job of a command; null if it names none. `jobs edit` takes the same options about another job. @throws AppError `usage` */
export function jobOptions({ job, ...flags }: GlobalFlags, command: Command): JobOptions | null {
  if (job === undefined && callPath(command) === 'jobs edit') return null;
  const fields = expectationFields(flags);
  if (job === undefined) {
    throw new AppError('usage', wording(m.expectZoneGraceAndNotify), {
      hint: wording(m.giveItNameSuchAs),
    });
  }
  const name = jobName.safeParse(job);
  if (!name.success)
    throw new AppError('usage', wording(m.nameOfJobTooLong), {
      hint: wording(m.exampleJobNightlyImport),
    });
  return { job: name.data, ...fields };
}

/** When a job is expected, and who is told. @throws AppError `usage` */
export function expectationFields({ expect, zone, grace, notify }: ExpectationFlags): ExpectationFields {
  if (expect !== undefined && parseExpectation(expect) === null)
    throw new AppError('usage', wording(m.expectWasNotUnderstood, { expect }), { hint: expectationHint });
  if (zone !== undefined && !isTimeZone(zone))
    throw new AppError('usage', wording(m.timeZoneIsNotKnown, { zone }), {
      hint: 'Example: --zone Europe/Paris',
    });
  const span = grace === undefined ? undefined : parseSpan(grace);
  if (span === null || span === 0)
    throw new AppError('usage', wording(m.graceWasNotUnderstood, { grace: grace ?? '' }), {
      hint: wording(m.exampleGrace30mOr2h),
    });
  return {
    ...(expect !== undefined && { expect }),
    ...(zone !== undefined && { timeZone: zone }),
    ...(span !== undefined && { grace: span }),
    ...(notify !== undefined && { notify: [...new Set(notify.flatMap((each) => each.split(',')))] }),
  };
}
