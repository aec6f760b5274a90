// The Export tab: days, format, options, and the progress of a longer export.
import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { type ComponentProps, type FormEvent, useCallback, useState } from 'react';
import { exportFormData } from '#core/exports/actions.ts';
import { exportedName } from '#core/exports/entries.ts';
import { countFormRows } from '#core/sheets/count-form-rows.ts';
import {
  canExport,
  createExportDraft,
  daysText,
  draftFilter,
  estimateText,
  type ExportDraft,
  exportIssue,
  formExportBody,
  presetOf,
  rangePresets,
  rowColumns,
  withPreset,
} from '#core/exports/export-draft.ts';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { formQuery } from '#core/forms/queries.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import type { ExportedView, ExportFormDialog } from '#web/slots.ts';
import { MomentInput } from '#web/ui/input/moment-input.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { ExportButtons, ExportChoicesFields } from './export-choices.tsx';
import { ExportProgress } from './export-progress.tsx';
import { useEntriesQuestions } from './use-entries-questions.ts';
import { useExport } from './use-export.ts';
import { useRowCount } from './use-row-count.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/exports/texts.ts';
import { m } from './texts.ts';

export type TabProps = Pick<ComponentProps<ExportFormDialog>, 'form' | 'view' | 'onClose'>;

export function ExportTab({ form, view, onClose }: TabProps) {
  const { ports } = useCore();
  const { timeZone } = useActor();
  const [draft, setDraft] = useState(() => createExportDraft(ports.now(), timeZone));
  const { save, isRunning, job, cancel } = useExport();
  const { data: whole } = useRead((send) => formQuery(send, form.id));
  const entries = useEntriesQuestions(form.id);
  const [now] = useState(ports.now);
  /** The date fields keep typed text: they are reset when other days are chosen. */
  const [choice, setChoice] = useState(0);
  const { send } = useCore();
  const countAll = useCallback<ExportedView['countRows']>(
    (filter) => countFormRows(send, form.id, filter),
    [send, form.id],
  );
  // The page has counted them where it shows all sheets.
  const countRows = view?.hasAllSheets === true ? view.countRows : countAll;
  const rows = useRowCount(countRows, draftFilter(draft, timeZone));
  const columnCount = view?.columnCount ?? (whole ? analysedQuestions(whole).length + rowColumns : 0);
  const issue = exportIssue(draft, timeZone);
  const preset = presetOf(draft, now, timeZone);
  const change = (part: Partial<ExportDraft>) => setDraft({ ...draft, ...part });

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const name = exportedName(form.name, draft, entries);
    if (await save(exportFormData, formExportBody(draft, form.id, timeZone), name)) onClose();
  };

  if (job !== null) return <ExportProgress job={job} onCancel={() => void cancel()} onClose={onClose} />;
  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <Stack gap="lg">
        <Group gap={6} role="group" aria-label={t(both.days)}>
          {rangePresets.map(({ id, label }) => {
            const isChosen = id === preset;
            return (
              <Button
                key={id}
                size="xs"
                variant={isChosen ? 'filled' : 'default'}
                aria-pressed={isChosen}
                onClick={() => {
                  setDraft(withPreset(draft, id, now, timeZone));
                  setChoice(choice + 1);
                }}
              >
                {label}
              </Button>
            );
          })}
        </Group>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {(['from', 'to'] as const).map((path) => (
            <MomentInput
              key={`${path} ${choice}`}
              kind="date"
              label={path === 'from' ? t(m.from) : t(m.to)}
              isFirst={path === 'from' && choice === 0}
              value={draft[path]}
              onChange={(day) => change({ [path]: day, isAllTime: false })}
              error={issue?.path === path ? issue.message : null}
            />
          ))}
        </SimpleGrid>
        <div>
          <Text role="status" className="numbers">
            {rows !== null && columnCount > 0 && estimateText(rows, columnCount, draft)}
          </Text>
          <Text c="dimmed" size="sm">
            {daysText(draft, timeZone)}
          </Text>
        </div>
        <ExportChoicesFields
          choices={draft}
          isReviewed={whole !== undefined && whole.reviewers.length > 0}
          entries={entries}
          onChange={change}
        />
        <ExportButtons isRunning={isRunning} disabled={!canExport(draft, timeZone)} onClose={onClose} />
      </Stack>
    </form>
  );
}
