// The content of the filter dialog: a time range, a review status, and a line per condition. Issues are shown after an
// attempt to apply.
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import {
  addLine,
  draftIssues,
  emptyDraft,
  type FilterDraft,
  fromFilter,
  removeLine,
  toFilter,
} from '#core/sheets/filter/filter-draft.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { useReportChanges } from '#web/ui/dialog/use-leaving.ts';
import { FilterLine } from './filter-line.tsx';
import { AlertIdsField, HoursField, UserIdsField, WeekdaysField } from './named-fields.tsx';
import { mayHavePassed } from '#core/sheets/filter/filter-conditions.ts';
import { AlertsField, DateFields, PassedField, ReviewField } from './row-fields.tsx';
import { type CountRows, useFilterCount } from './use-filter-count.ts';
import classes from './filter-form.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';

export type FilterFormProps = {
  overview: SheetOverview;
  filter: RowFilterInput | null;
  onCount: CountRows;
  /** Null removes the filter. */
  onApply(filter: RowFilterInput | null): void;
  /** Whether it differs from the active filter. */
  onChanged(hasChanged: boolean): void;
  onClose(): void;
};

export function FilterForm({ overview, filter, onCount, onApply, onChanged, onClose }: FilterFormProps) {
  const { form } = overview;
  const [first] = useState<FilterDraft>(() => fromFilter(filter));
  const [draft, setDraft] = useState(first);
  useReportChanges(onChanged, JSON.stringify(draft) !== JSON.stringify(first));
  const [wasTried, setWasTried] = useState(false);
  const count = useFilterCount(onCount, draft, filteredQuestions(form));
  const added = useRef<number | null>(null);
  const fields = useRef<HTMLFormElement>(null);
  const issues = wasTried ? draftIssues(draft, filteredQuestions(form)) : null;

  const add = () => {
    const next = addLine(draft);
    added.current = next.lines.at(-1)?.key ?? null;
    setDraft(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (draftIssues(draft, filteredQuestions(form)) === null) return onApply(toFilter(draft));
    // After the issues are rendered.
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };

  return (
    <form ref={fields} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <fieldset className="min-w-0 p-0 border-none m-0">
          <legend className="p-0 mb-10 weight-600">{t(both.rowsSubmitted)}</legend>
          <DateFields draft={draft} onDraft={setDraft} issue={issues?.dates ?? null}>
            <WeekdaysField draft={draft} onDraft={setDraft} />
            <HoursField draft={draft} onDraft={setDraft} />
            {form.reviewers.length > 0 && <ReviewField draft={draft} onDraft={setDraft} />}
            {(form.alerts.length > 0 || draft.alerts !== null) && (
              <AlertsField draft={draft} onDraft={setDraft} />
            )}
            {(mayHavePassed(form) || draft.passed !== null) && (
              <PassedField draft={draft} onDraft={setDraft} />
            )}
            <AlertIdsField draft={draft} overview={overview} onDraft={setDraft} />
            <UserIdsField draft={draft} overview={overview} onDraft={setDraft} />
          </DateFields>
        </fieldset>

        <fieldset className="min-w-0 p-0 border-none m-0">
          <legend className="p-0 mb-10 weight-600">{t(m.answers)}</legend>
          {draft.lines.length > 1 && (
            <SegmentedControl
              size="xs"
              mb="sm"
              aria-label={t(m.combineFilters)}
              value={draft.and ? 'and' : 'or'}
              onChange={(value) => setDraft({ ...draft, and: value === 'and' })}
              data={[
                { value: 'and', label: t(m.matchAll) },
                { value: 'or', label: t(m.matchAny) },
              ]}
            />
          )}
          {draft.lines.length === 0 && (
            <Text c="dimmed" mb="sm">
              {t(m.noFiltersOnAnswersYet)}
            </Text>
          )}
          <div className={`grid gap-12 ${classes.lines}`}>
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
            {t(m.addFilterButton)}
          </Button>
        </fieldset>
      </Stack>
      <DialogFoot justify="space-between">
        <Button variant="subtle" color="gray" px="xs" onClick={() => onApply(toFilter(emptyDraft))}>
          {sheetTexts.clearFilters}
        </Button>
        <Group gap="xs" wrap="nowrap">
          <Button variant="default" onClick={onClose}>
            {t(common.cancel)}
          </Button>
          <Button type="submit">{sheetTexts.showRows(count)}</Button>
        </Group>
      </DialogFoot>
    </form>
  );
}
