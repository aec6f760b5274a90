// A scheduled report as a card of a day or of the list of all, and as a pill of the calendar.
import { ActionIcon, Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { History, Pause, Pencil, Play, Send, Trash2, X } from 'lucide-react';
import { currentFormats } from '#core/format/current.ts';
import {
  deleteSchedule,
  pauseSchedule,
  resumeSchedule,
  runScheduleNow,
} from '#core/reports/schedules/actions.ts';
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
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { useAction } from '#web/ui/use-action.ts';
import type { SchedulesSearch } from './view.ts';
import classes from '#web/ui/calendar/agenda.module.css';
import own from './schedules.module.css';

export type ScheduleCardProps = {
  schedule: ReportSchedule;
  /** When it is due; null: in the list of all. */
  at: number | null;
  /** Those of its report. */
  parameters: readonly ReportParameter[];
  search: SchedulesSearch;
  now: number;
  onHistory(): void;
};

export function ScheduleCard({ schedule, at, parameters, search, now, onHistory }: ScheduleCardProps) {
  const { timeZone } = useActor();
  const { reportName, format, users, user, paused, lastRun } = schedule;
  const moment = (time: number) => momentText(time, timeZone);
  const formats = currentFormats.value;
  return (
    <li className={classes.card} data-over={(at !== null && at < now) || undefined}>
      {at === null ? (
        <span className={classes.time}>{isComing(schedule) ? moment(schedule.nextTime ?? 0) : '–'}</span>
      ) : (
        <time className={classes.time} dateTime={new Date(at).toISOString()}>
          {formats.time(at, timeZone)}
        </time>
      )}
      <div className={classes.body}>
        <div className={own.name} dir="auto">
          {reportName}
          {!isComing(schedule) && at === null && (
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
      </div>
      <CardButtons schedule={schedule} search={search} onHistory={onHistory} />
    </li>
  );
}

function isComing({ paused, nextTime }: ReportSchedule): boolean {
  return paused === null && nextTime !== null;
}

type CardButtonsProps = Pick<ScheduleCardProps, 'schedule' | 'search' | 'onHistory'>;

function CardButtons({ schedule, search, onHistory }: CardButtonsProps) {
  const { run } = useAction();
  const { id, reportName, paused } = schedule;
  const pause = paused === null ? pauseSchedule : resumeSchedule;
  return (
    <div className={classes.buttons}>
      <ActionIcon
        aria-label={`Edit the schedule of ${reportName}`}
        title="Edit"
        renderRoot={(props) => (
          <Link {...props} to="/reports/schedules/$scheduleId" params={{ scheduleId: id }} search={search} />
        )}
      >
        <Pencil size={16} aria-hidden />
      </ActionIcon>
      <ActionMenu
        label={`Actions for ${reportName}`}
        choices={[
          {
            id: runScheduleNow.id,
            label: runScheduleNow.label,
            icon: <Send size={16} />,
            onChoose: (perform) => void perform(runScheduleNow, schedule),
          },
          { id: 'history', label: texts.history, icon: <History size={16} />, onChoose: onHistory },
          {
            id: pause.id,
            label: pause.label,
            icon: paused === null ? <Pause size={16} /> : <Play size={16} />,
            onChoose: (perform) => void perform(pause, schedule),
          },
        ]}
      />
      <ActionIcon
        aria-label={`Delete the schedule of ${reportName}`}
        title={deleteSchedule.label}
        onClick={() => void run(deleteSchedule, schedule)}
      >
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}

type SchedulePillProps = { schedule: ReportSchedule; at: number; search: SchedulesSearch };

export function SchedulePill({ schedule, at, search }: SchedulePillProps) {
  const { timeZone } = useActor();
  const { run } = useAction();
  const { id, reportName } = schedule;
  const text = `${currentFormats.value.time(at, timeZone)} ${reportName}`;
  return (
    <li className={classes.pill}>
      <Link
        to="/reports/schedules/$scheduleId"
        params={{ scheduleId: id }}
        search={search}
        title={text}
        dir="auto"
      >
        {text}
      </Link>
      <ActionIcon
        size={24}
        aria-label={`Delete the schedule of ${reportName}`}
        title={deleteSchedule.label}
        onClick={() => void run(deleteSchedule, schedule)}
      >
        <X size={12} aria-hidden />
      </ActionIcon>
    </li>
  );
}
