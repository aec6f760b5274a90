// The dialog of a new or existing schedule of a report.
import { currentFormats } from '#core/format/current.ts';
import type { Report } from '#core/reports/schema.ts';
import type { ScheduleDraft } from '#core/reports/schedules/schedule-draft.ts';
import { parametersSlot, scheduleForm } from '#core/reports/schedules/schedule-form.ts';
import { scheduledParameters } from '#core/reports/schedules/scheduled-parameters.ts';
import type { ReportSchedule } from '#core/reports/schedules/schema.ts';
import { dataText } from '#core/reports/schedules/schedule-labels.ts';
import { askParameters } from '#cli/reports/ask-parameters.ts';
import { openForm } from '#cli/resource/form-dialog.tsx';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import type { Field } from '#cli/terminal/input/form.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/reports/texts.ts';

export type OpenedSchedule = {
  /** Null: a new one. */
  schedule: ReportSchedule | null;
  /** Of a new one, if it is known. */
  reportId: string | null;
  reports: readonly Report[];
  clock: { now: number; timeZone: string };
};

/** Opens it; it closes once the schedule is saved. */
export async function openScheduleDialog(dialogs: Dialogs, opened: OpenedSchedule): Promise<void> {
  const { schedule, reportId, reports, clock } = opened;
  const parameters = (draft: ScheduleDraft, change: (part: Partial<ScheduleDraft>) => void): Field[] => {
    const report = reports.find(({ id }) => id === draft.reportId);
    const others = report === undefined ? [] : scheduledParameters(report.parameters);
    const [first] = others;
    if (first === undefined) return [];
    const onOpen = async () => {
      const values = await askParameters(dialogs, { parameters: others }, draft.parameters, clock);
      if (values !== null) change({ parameters: values });
    };
    const value = dataText(others, draft.parameters, currentFormats.value, clock.timeZone);
    return [{ kind: 'pick', path: `parameters.${first.name}`, label: t(both.parameters), value, onOpen }];
  };
  await openForm(dialogs, scheduleForm(reports, reportId), schedule, {
    slots: { [parametersSlot]: parameters },
  });
}
