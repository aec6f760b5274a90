// What the card of a scheduled report says.
import { personName } from '#core/primitives.ts';
import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { currentFormats } from '#core/format/current.ts';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import type { ReportSchedule } from '#core/reports/schedules/schema.ts';
import { frequencyText } from '#core/calendar/frequency-text.ts';
import {
  dataText,
  formatNames,
  nextText,
  pauseTexts,
  recipientNotes,
} from '#core/reports/schedules/schedule-labels.ts';
import type { ReportParameter } from '#core/reports/schema.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import classes from '#web/ui/calendar/agenda.module.css';
import own from './schedules.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ScheduleBodyProps = {
  schedule: ReportSchedule;
  /** Otherwise it is in the list of all. */
  isOnDay: boolean;
  /** Those of its report. */
  parameters: readonly ReportParameter[];
};

export function ScheduleBody({ schedule, isOnDay, parameters }: ScheduleBodyProps) {
  const { timeZone } = useActor();
  const { reportName, format, users, user, paused, nextTime, lastRun } = schedule;
  const moment = (time: number) => momentText(time, timeZone);
  const formats = currentFormats.value;
  return (
    <>
      <div className="row wrap m-0 weight-600 gap-y-4 gap-x-10 break" dir="auto">
        {reportName}
        {!isOnDay && (paused !== null || nextTime === null) && (
          <Badge color={paused === null ? 'gray' : 'amber'}>{nextText(schedule, moment)}</Badge>
        )}
      </div>
      {paused !== null && <p className={`m-0 mt-4 text-sm ${own.note}`}>{pauseTexts[paused.reason]}</p>}
      <div className={classes.facts}>
        <span>{dataText(parameters, schedule.parameters, formats, timeZone)}</span>
      </div>
      <div className={classes.facts}>
        <span>{frequencyText(schedule, formats, timeZone)}</span>
        <span>{formatNames[format]}</span>
        <span>{t(m.byUser, { userName: personName(user) })}</span>
        {lastRun !== null && (
          <span data-bad={lastRun.state === 'failed' || undefined} className={own.last}>
            {t(m.last, { moment: moment(lastRun.at), state: lastRun.state })}
          </span>
        )}
      </div>
      <ul className="flex wrap bare-list mt-8 gap-6" aria-label={texts.users}>
        {users.map((each) => (
          <li key={each.id}>
            <Link
              className={`inline-block min-h-24 p-0 px-10 border rounded-16 on-sunken ink text-xs ${own.chip}`}
              to="/users/$userId"
              params={{ userId: each.id }}
            >
              {personName(each)}
              {recipientNotes[each.status] !== '' && (
                <span className="soft"> ({recipientNotes[each.status]})</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
