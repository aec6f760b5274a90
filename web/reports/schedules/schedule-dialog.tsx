// The dialog of a new or existing schedule of a report (spec 3, sections 2, 4 and 5).
import { reportsQuery } from '#core/reports/queries.ts';
import type { Report } from '#core/reports/schema.ts';
import { scheduleTexts as texts } from '#core/reports/schedules/labels.ts';
import type { ScheduleDraft } from '#core/reports/schedules/schedule-draft.ts';
import { parametersSlot, scheduleForm } from '#core/reports/schedules/schedule-form.ts';
import { scheduledParameters } from '#core/reports/schedules/scheduled-parameters.ts';
import type { ReportSchedule } from '#core/reports/schedules/schema.ts';
import { ParameterField } from '#web/reports/parameter-field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ResourceForm, type SlotProps } from '#web/ui/form/resource-form.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useRead } from '#web/ui/use-read.ts';

export type ScheduleDialogProps = {
  /** Null: a new one. */
  schedule: ReportSchedule | null;
  /** Of a new one, if it is known. */
  reportId: string | null;
  opened: boolean;
  onClose(): void;
};

export function ScheduleDialog({ opened, ...props }: ScheduleDialogProps) {
  const query = useRead(reportsQuery);
  const { schedule, onClose } = props;
  return (
    <FormDialog title={schedule === null ? texts.create : texts.editTitle} opened={opened} onClose={onClose}>
      <Loaded query={query} failed={texts.notLoaded}>
        {(reports) => <ScheduleForm key={schedule?.id} {...props} reports={reports} />}
      </Loaded>
    </FormDialog>
  );
}

type ScheduleFormProps = Omit<ScheduleDialogProps, 'opened'> & { reports: readonly Report[] };

export function ScheduleForm({ schedule, reportId, reports, onClose }: ScheduleFormProps) {
  return (
    <ResourceForm
      form={scheduleForm(reports, reportId)}
      thing={schedule}
      onClose={onClose}
      slots={{ [parametersSlot]: (props) => <Parameters {...props} reports={reports} /> }}
    />
  );
}

function Parameters({
  draft,
  issueAt,
  change,
  reports,
}: SlotProps<ScheduleDraft> & { reports: readonly Report[] }) {
  const report = reports.find(({ id }) => id === draft.reportId);
  if (report === undefined) return null;
  return scheduledParameters(report.parameters).map((parameter) => (
    <ParameterField
      key={`${report.id} ${parameter.name}`}
      parameter={parameter}
      value={draft.parameters[parameter.name] ?? null}
      issue={issueAt(`parameters.${parameter.name}`)}
      isFirst={false}
      onChange={(value) => change({ parameters: { ...draft.parameters, [parameter.name]: value } })}
    />
  ));
}
