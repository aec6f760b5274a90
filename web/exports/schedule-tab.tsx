// The Schedule tab: the interval of the export's e-mails, the start, and the number of days of data.
import { withFullStop } from '#core/format/full-stop.ts';
import { Button, Grid, Group, Input, NumberInput, SegmentedControl, Stack, Text } from '@mantine/core';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { runScheduleNow, saveSchedule } from '#core/exports/actions.ts';
import { scheduleQuery } from '#core/exports/queries.ts';
import {
  canSaveSchedule,
  createScheduleDraft,
  intervalNames,
  scheduleChange,
  type ScheduleDraft,
  scheduleIssues,
  scheduleHelp,
  withDays,
} from '#core/exports/schedule-draft.ts';
import { exportIntervals, type ExportSchedule } from '#core/exports/schema.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { MomentInput } from '#web/ui/input/moment-input.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import type { TabProps } from './export-tab.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/exports/texts.ts';
import { m } from './texts.ts';

export function ScheduleTab(props: TabProps) {
  const query = useRead((send) => scheduleQuery(send, props.form.id));
  return (
    <Loaded query={query}>
      {/* The cached schedule of an earlier opening may be outdated. */}
      {(saved) => <ScheduleForm {...props} key={JSON.stringify(saved)} saved={saved} />}
    </Loaded>
  );
}

function ScheduleForm({ form, view, onClose, saved }: TabProps & { saved: ExportSchedule }) {
  const { ports } = useCore();
  const { timeZone } = useActor();
  const [draft, setDraft] = useState(() => createScheduleDraft(saved, ports.now(), timeZone));
  const { run, isRunning } = useAction();
  const issues = scheduleIssues(draft, timeZone);
  const issueOf = (path: string) => issues.find((issue) => issue.path === path)?.message ?? null;
  const change = (part: Partial<ScheduleDraft>) => setDraft({ ...draft, ...part });

  const { nextTime } = saved;
  const isAsSaved = nextTime !== null && draft.interval === saved.interval;
  const next = isAsSaved
    ? withFullStop(t(m.nextOneIsDueOn, { nextTime: momentText(nextTime, timeZone) }))
    : '';

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = scheduleChange(draft, form.id, timeZone);
    if (wanted !== null && (await run(saveSchedule, wanted)).done) onClose();
  };

  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate>
      <Stack gap="lg">
        <Text c="dimmed">
          {t(m.answersToAreSentTo, { form: form.name, timeZone })}
          {Boolean(view?.filterText) && ` ${t(m.filterDoesNotApply, { filter: view?.filterText ?? '' })}`}
        </Text>
        <Input.Wrapper label={t(both.interval)} labelElement="div">
          <SegmentedControl
            aria-label={t(both.interval)}
            data={exportIntervals.map((value) => ({ value, label: intervalNames[value] }))}
            value={draft.interval}
            onChange={(interval) => change({ interval })}
            fullWidth
          />
        </Input.Wrapper>
        {draft.interval !== 'NEVER' && (
          <Grid>
            <Grid.Col span={{ base: 12, xs: 7 }}>
              <MomentInput
                kind="datetime-local"
                label={t(both.startDate)}
                value={draft.start}
                onChange={(start) => change({ start })}
                error={issueOf('start')}
              />
            </Grid.Col>
            <Grid.Col span={{ base: 12, xs: 5 }}>
              <NumberInput
                label={t(both.daysOfData)}
                value={draft.days}
                onChange={(days) => setDraft(withDays(draft, String(days)))}
                allowDecimal={false}
                clampBehavior="none"
                error={issueOf('days')}
              />
            </Grid.Col>
          </Grid>
        )}
        <Text c="dimmed" aria-live="polite">
          {scheduleHelp(draft)} {next}
        </Text>
        <Group justify="space-between" gap="xs">
          {saved.jobId === null ? <span /> : <SendNow form={form} jobId={saved.jobId} />}
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              {t(common.cancel)}
            </Button>
            <Button type="submit" loading={isRunning} disabled={!canSaveSchedule(draft, timeZone)}>
              {saveSchedule.label}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

/** The export as it is scheduled, without waiting for its next time. */
function SendNow({ form, jobId }: Pick<TabProps, 'form'> & { jobId: string }) {
  const { run, isRunning } = useAction();
  return (
    <Button
      variant="subtle"
      px="xs"
      loading={isRunning}
      leftSection={<Send size={16} aria-hidden />}
      onClick={() => void run(runScheduleNow, { formId: form.id, formName: form.name, jobId })}
    >
      {runScheduleNow.label}
    </Button>
  );
}
