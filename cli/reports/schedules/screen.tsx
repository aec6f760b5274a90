// Scheduled reports: all of them, those of a week, or a month with those of a day.
import { useQuery } from '@tanstack/react-query';
import { currentFormats } from '#core/format/current.ts';
import { reportsQuery } from '#core/reports/queries.ts';
import {
  deleteSchedule,
  pauseSchedule,
  resumeSchedule,
  runScheduleNow,
} from '#core/reports/schedules/actions.ts';
import { schedulesAgenda } from '#core/reports/schedules/agenda.ts';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import type { ReportSchedule } from '#core/reports/schedules/schema.ts';
import { dataText, pauseTexts } from '#core/reports/schedules/schedule-labels.ts';
import type { Report } from '#core/reports/schema.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { AgendaScreen } from '#cli/resource/agenda-screen.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { openHistory } from './history.tsx';
import { openScheduleDialog } from './schedule-dialog.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The lines that the reason of a pause can take. */
const reasonLines = 3;

/** The screen. */
export function ReportSchedulesScreen({ place }: ScreenProps<'reportSchedules'>) {
  const { core, actor } = useApp();
  const { timeZone } = actor;
  const { dialogs } = useTerminal();
  const { data: reports = [] } = useQuery(reportsQuery(core.send));
  const open = (schedule: ReportSchedule | null, reportId: string | null) =>
    openScheduleDialog(dialogs, { schedule, reportId, reports, clock: { now: core.ports.now(), timeZone } });
  return (
    <AgendaScreen
      agenda={schedulesAgenda}
      only={place.reportId}
      keys={(reportId) => [
        {
          key: 'add',
          label: texts.create.toLowerCase(),
          off: reports.some(({ published }) => published) ? undefined : texts.noneReports,
          run: () => open(null, reportId),
        },
      ]}
      onOpen={(schedule) => open(schedule, null)}
      below={(schedule) => <Current schedule={schedule} reports={reports} />}
      belowLines={reasonLines}
    />
  );
}

/** The keys of the schedule under the cursor, and what it sends, or why it is paused. */
function Current({ schedule, reports }: { schedule: ReportSchedule | null; reports: readonly Report[] }) {
  const { actor, perform, actionKey } = useApp();
  const { dialogs } = useTerminal();
  useKeys(
    schedule === null
      ? []
      : [
          actionKey('mail', runScheduleNow, schedule),
          actionKey('rest', schedule.paused === null ? pauseSchedule : resumeSchedule, schedule),
          { key: 'who', label: t(m.whoGotIt), run: () => openHistory(dialogs, schedule) },
          { key: 'delete', label: t(keyTexts.delete), run: () => perform(deleteSchedule, schedule) },
        ],
  );
  if (schedule === null) return null;
  const { paused, reportId, parameters, format } = schedule;
  const known = reports.find(({ id }) => id === reportId)?.parameters ?? [];
  return (
    <Label tone="dim">
      {paused === null
        ? `${dataText(known, parameters, currentFormats.value, actor.timeZone)} · ${format}`
        : pauseTexts[paused.reason]}
    </Label>
  );
}
