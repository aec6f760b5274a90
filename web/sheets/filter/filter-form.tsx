// The content of the filter dialog: a time range, a review status, and a line per condition. Issues are shown after an
// attempt to apply.
import { Button, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { reviewLabels } from '#core/sheets/format-answer.ts';
import { daysToChoose, lastDaysText } from '#core/sheets/filter/filter-dates.ts';
import {
  addLine,
  changeDate,
  changeLastDays,
  draftDates,
  draftIssues,
  emptyDraft,
  type FilterDraft,
  fromFilter,
  removeLine,
  toFilter,
} from '#core/sheets/filter/filter-draft.ts';
import { alertsLabel } from '#core/sheets/filter/format-filter.ts';
import { statusesToChoose } from '#core/sheets/review/review-status.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { sheetTexts } from '#core/sheets/texts.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { MomentInput } from '#web/ui/input/moment-input.tsx';
import { useReportChanges } from '#web/ui/dialog/use-leaving.ts';
import { FilterLine } from './filter-line.tsx';
import { dayOf, endOfDayText, startOfDayText } from './moments.ts';
import classes from './filter-form.module.css';

export type FilterFormProps = {
  overview: SheetOverview;
  filter: RowFilterInput | null;
  /** Null removes the filter. */
  onApply(filter: RowFilterInput | null): void;
  /** Whether it differs from the active filter. */
  onChanged(hasChanged: boolean): void;
  onClose(): void;
};

export function FilterForm({ overview, filter, onApply, onChanged, onClose }: FilterFormProps) {
  const { timeZone } = useActor();
  const { ports } = useCore();
  const { form } = overview;
  const [first] = useState<FilterDraft>(() => fromFilter(filter));
  const [draft, setDraft] = useState(first);
  useReportChanges(onChanged, JSON.stringify(draft) !== JSON.stringify(first));
  const [wasTried, setWasTried] = useState(false);
  /** The date fields keep typed text: they are reset when other days are chosen. */
  const [choice, setChoice] = useState(0);
  const clock = { now: ports.now(), timeZone };
  const { minDate, maxDate } = draftDates(draft, clock);
  const added = useRef<number | null>(null);
  const fields = useRef<HTMLFormElement>(null);
  const issues = wasTried ? draftIssues(draft, form.questions) : null;

  const add = () => {
    const next = addLine(draft);
    added.current = next.lines.at(-1)?.key ?? null;
    setDraft(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (draftIssues(draft, form.questions) === null) return onApply(toFilter(draft));
    // After the issues are rendered.
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };

  return (
    <form ref={fields} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <fieldset className={classes.group}>
          <legend>Rows submitted</legend>
          <div className={classes.days} role="group" aria-label="Latest days">
            {daysToChoose(draft.lastDays).map((days) => (
              <Button
                key={days}
                size="xs"
                variant={draft.lastDays === days ? 'filled' : 'default'}
                aria-pressed={draft.lastDays === days}
                onClick={() => {
                  setDraft(changeLastDays(draft, draft.lastDays === days ? null : days));
                  setChoice(choice + 1);
                }}
              >
                {lastDaysText(days)}
              </Button>
            ))}
            {draft.lastDays !== null && (
              <Text size="xs" c="dimmed" role="status">
                Moves along, day by day.
              </Text>
            )}
          </div>
          <div className={classes.pair}>
            <MomentInput
              isFirst={choice === 0}
              kind="date"
              label="Start date"
              key={`start ${choice}`}
              value={minDate === null ? '' : dayOf(minDate, timeZone)}
              onChange={(day) => setDraft(changeDate(draft, 'minDate', startOfDayText(day, timeZone), clock))}
              error={issues?.dates != null && minDate === null}
            />
            <MomentInput
              kind="date"
              label="End date"
              key={`end ${choice}`}
              value={maxDate === null ? '' : dayOf(maxDate, timeZone)}
              onChange={(day) => setDraft(changeDate(draft, 'maxDate', endOfDayText(day, timeZone), clock))}
              error={issues?.dates != null && maxDate === null}
            />
            {form.reviewers.length > 0 && (
              <Select
                label="Review status"
                value={draft.reviewState ?? 'ALL'}
                allowDeselect={false}
                data={[
                  { value: 'ALL', label: 'All' },
                  ...statusesToChoose.map((value) => ({ value, label: reviewLabels[value] })),
                ]}
                onChange={(value) =>
                  setDraft({
                    ...draft,
                    reviewState: statusesToChoose.find((state) => state === value) ?? null,
                  })
                }
              />
            )}
            {(form.alerts.length > 0 || draft.alerts !== null) && (
              <Select
                label="Alerts"
                value={draft.alerts === null ? 'ALL' : String(draft.alerts)}
                allowDeselect={false}
                data={[
                  { value: 'ALL', label: 'All' },
                  ...[true, false].map((value) => ({ value: String(value), label: alertsLabel(value) })),
                ]}
                onChange={(value) =>
                  setDraft({ ...draft, alerts: value === 'ALL' || value === null ? null : value === 'true' })
                }
              />
            )}
          </div>
          {issues?.dates != null && (
            <Text role="alert" size="xs" c="var(--danger)" mt={4}>
              {issues.dates}
            </Text>
          )}
        </fieldset>

        <fieldset className={classes.group}>
          <legend>Answers</legend>
          {draft.lines.length > 1 && (
            <SegmentedControl
              size="xs"
              mb="sm"
              aria-label="How the filters go together"
              value={draft.and ? 'and' : 'or'}
              onChange={(value) => setDraft({ ...draft, and: value === 'and' })}
              data={[
                { value: 'and', label: 'All of these hold' },
                { value: 'or', label: 'Any of these holds' },
              ]}
            />
          )}
          {draft.lines.length === 0 && (
            <Text c="dimmed" mb="sm">
              No filters on answers yet.
            </Text>
          )}
          <div className={classes.lines}>
            {draft.lines.map((line, index) => (
              <FilterLine
                key={line.key}
                line={line}
                number={index + 1}
                isNew={added.current === line.key}
                draft={draft}
                overview={overview}
                issues={issues?.lines.get(line.key) ?? []}
                onDraft={setDraft}
                onRemove={() => setDraft(removeLine(draft, line.key))}
              />
            ))}
          </div>
          <Button variant="default" size="sm" leftSection={<Plus size={16} aria-hidden />} onClick={add}>
            Add filter
          </Button>
        </fieldset>
      </Stack>
      <DialogFoot justify="space-between">
        <Button variant="subtle" color="gray" px="xs" onClick={() => onApply(toFilter(emptyDraft))}>
          {sheetTexts.clearFilters}
        </Button>
        <Group gap="xs" wrap="nowrap">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Apply filters</Button>
        </Group>
      </DialogFoot>
    </form>
  );
}
