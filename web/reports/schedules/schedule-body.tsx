// What the card of a scheduled report says.
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
  runStateNames,
} from '#core/reports/schedules/texts.ts';
import type { ReportParameter } from '#core/reports/schema.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import classes from '#web/ui/calendar/agenda.module.css';
import own from './schedules.module.css';

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
      <div className={own.name} dir="auto">
        {reportName}
        {!isOnDay && (paused !== null || nextTime === null) && (
          <Badge color={paused === null ? 'gray' : 'amber'}>{nextText(schedule, moment)}</Badge>
        )}
      </div>
      {paused !== null && <p className={own.note}>{pauseTexts[paused.reason]}</p>}
      <div className={classes.facts}>
        <span>{dataText(parameters, schedule.parameters, formats, timeZone)}</span>
      </div>
      <div className={classes.facts}>
        <span>{frequencyText(schedule, formats, timeZone)}</span>
        <span>{formatNames[format]}</span>
        <span>By {user.userName}</span>
        {lastRun !== null && (
          <span data-bad={lastRun.state === 'failed' || undefined} className={own.last}>
            Last: {moment(lastRun.at)}, {runStateNames[lastRun.state].toLowerCase()}
          </span>
        )}
      </div>
      <ul className={own.users} aria-label={texts.users}>
        {users.map((each) => (
          <li key={each.id}>
            <Link className={own.chip} to="/users/$userId" params={{ userId: each.id }}>
              {each.userName}
              {recipientNotes[each.status] !== '' && (
                <span className={own.why}> ({recipientNotes[each.status]})</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
