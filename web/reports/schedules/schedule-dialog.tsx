// The dialog of a new or existing schedule of a report (spec 3, sections 2, 4 and 5).
import { leaveUnsaved } from '#core/action.ts';
import { Button, Modal, NumberInput, Select, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { repeatIntervals } from '#core/calendar/intervals.ts';
import { AppError } from '#core/errors.ts';
import { reportsQuery } from '#core/reports/queries.ts';
import type { Report } from '#core/reports/schema.ts';
import { changeSchedule, createSchedule } from '#core/reports/schedules/actions.ts';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import {
  asksDays,
  isScheduleChanged,
  newScheduleDraft,
  type ScheduleDraft,
  scheduleDraftIssues,
  scheduleDraftOf,
  scheduleInputOf,
  withDayChoice,
  withReport,
} from '#core/reports/schedules/schedule-draft.ts';
import { scheduledParameters } from '#core/reports/schedules/scheduled-parameters.ts';
import {
  dayPresets,
  maximumReportDays,
  type ReportSchedule,
  scheduleFormats,
} from '#core/reports/schedules/schema.ts';
import { formatNames, scheduleIntervalNames } from '#core/reports/schedules/texts.ts';
import { counted } from '#core/count-text.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { ParameterField } from '#web/reports/parameter-field.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { useLeaveGuard } from '#web/ui/dialog/use-leave-guard.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { MomentInput } from '#web/ui/input/moment-input.tsx';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useRead } from '#web/ui/use-read.ts';
import { RecipientsField } from './recipients-field.tsx';
import classes from '#web/ui/calendar/agenda.module.css';

export type ScheduleDialogProps = {
  /** Null: a new one. */
  schedule: ReportSchedule | null;
  /** Of a new one, if it is known. */
  reportId: string | null;
  opened: boolean;
  onClose(): void;
};

export function ScheduleDialog({ schedule, reportId, opened, onClose }: ScheduleDialogProps) {
  const query = useRead(reportsQuery);
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={schedule === null ? texts.create : texts.editTitle}
      size="lg"
      fullScreen={useNarrow()}
      closeOnClickOutside={false}
    >
      <Loaded query={query} failed={texts.notLoaded}>
        {(reports) => (
          <ScheduleForm
            key={schedule?.id}
            schedule={schedule}
            reportId={reportId}
            reports={reports}
            onClose={onClose}
          />
        )}
      </Loaded>
    </Modal>
  );
}

const [once, custom] = ['NEVER', 'custom'] as const;

type ScheduleFormProps = Omit<ScheduleDialogProps, 'opened'> & { reports: readonly Report[] };

export function ScheduleForm({ schedule, reportId, reports, onClose }: ScheduleFormProps) {
  const { timeZone } = useActor();
  const { ports } = useCore();
  const clock = { now: ports.now(), timeZone };
  const published = reports.filter((report) => report.published);
  // The schedule as it was when the dialog opened.
  const [before] = useState(() => {
    if (schedule !== null) return scheduleDraftOf(schedule, timeZone);
    const first = published.find(({ id }) => id === reportId);
    return first === undefined ? newScheduleDraft : withReport(newScheduleDraft, first, clock);
  });
  const [draft, setDraft] = useState(before);
  const [wasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<AppError | null>(null);
  const { run, isRunning } = useAction();
  const report = reports.find(({ id }) => id === draft.reportId) ?? null;
  const set = (part: Partial<ScheduleDraft>) => {
    setDraft({ ...draft, ...part });
    setRefused(null);
  };
  const ownIssues = scheduleDraftIssues(draft, report, timeZone);
  const issues = wasTried ? [...ownIssues, ...(refused?.details.errors ?? [])] : [];
  const issueAt = (path: string) =>
    issues.find((issue) => issue.path === path || issue.path.startsWith(`${path}.`))?.message ?? null;
  const letGo = useLeaveGuard(isScheduleChanged(draft, before), leaveUnsaved);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (ownIssues.length > 0 || report === null) return;
    const onFailed = (_: string, error: unknown) => {
      if (error instanceof AppError) setRefused(error);
    };
    const input = scheduleInputOf(draft, report, timeZone, schedule);
    const ended =
      schedule === null
        ? await run(createSchedule, { reportId: report.id, input }, { onFailed })
        : await run(changeSchedule, { id: schedule.id, reportId: report.id, input }, { onFailed });
    if (!ended.done) return;
    letGo();
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <fieldset className={classes.fields}>
          <SearchSelect
            {...(schedule === null && firstField)}
            label={texts.report}
            data={(schedule === null ? published : reports).map(({ id, name }) => ({
              value: id,
              label: name,
            }))}
            value={draft.reportId}
            readOnly={schedule !== null}
            {...(schedule === null ? { openOnFocus: false } : { rightSection: null, variant: 'filled' })}
            limit={100}
            nothingFoundMessage="No reports match"
            error={issueAt('report')}
            onChange={(id) => {
              const chosen = published.find((each) => each.id === id);
              if (chosen !== undefined) set(withReport(draft, chosen, clock));
            }}
          />
          <MomentInput
            kind="datetime-local"
            label={texts.start}
            value={draft.start}
            isFirst={schedule !== null}
            error={issueAt('scheduleTime')}
            onChange={(start) => set({ start })}
          />
          <Select
            label={texts.frequency}
            data={([once, ...repeatIntervals] as const).map((value) => ({
              value,
              label: scheduleIntervalNames[value],
            }))}
            value={draft.interval ?? once}
            allowDeselect={false}
            onChange={(value) => set({ interval: repeatIntervals.find((each) => each === value) ?? null })}
          />
          {asksDays(report) && (
            <>
              <Select
                label={texts.days}
                description={texts.daysHelp}
                data={[
                  ...dayPresets.map((days) => ({ value: String(days), label: counted(days, 'day') })),
                  { value: custom, label: texts.custom },
                ]}
                value={draft.isCustom ? custom : draft.days}
                allowDeselect={false}
                onChange={(value) => set(withDayChoice(draft, value === custom ? custom : Number(value)))}
              />
              {draft.isCustom && (
                <NumberInput
                  label={texts.customDays}
                  value={draft.days}
                  min={1}
                  max={maximumReportDays}
                  allowDecimal={false}
                  error={issueAt('parameters.timeInterval')}
                  onChange={(days) => set({ days: String(days) })}
                />
              )}
            </>
          )}
          {report !== null &&
            scheduledParameters(report.parameters).map((parameter) => (
              <ParameterField
                key={`${report.id} ${parameter.name}`}
                parameter={parameter}
                value={draft.parameters[parameter.name] ?? null}
                issue={issueAt(`parameters.${parameter.name}`)}
                isFirst={false}
                onChange={(value) => set({ parameters: { ...draft.parameters, [parameter.name]: value } })}
              />
            ))}
          <Select
            label={texts.format}
            data={scheduleFormats.map((value) => ({ value, label: formatNames[value] }))}
            value={draft.format}
            allowDeselect={false}
            onChange={(value) => set({ format: scheduleFormats.find((each) => each === value) ?? 'PDF' })}
          />
          <RecipientsField
            userIds={draft.userIds}
            current={schedule?.users ?? []}
            issue={issueAt('userIds')}
            onChange={(userIds) => set({ userIds })}
          />
        </fieldset>
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={isRunning}>
          {createSchedule.label}
        </Button>
      </DialogFoot>
    </form>
  );
}
