// Changes one condition of a filter, or adds one: in a popover at its chip, with the number of rows it would show.
import { Button, Group, MantineThemeProvider, Stack, Text } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { addCondition, conditionTitle, lineOf } from '#core/sheets/filter/filter-conditions.ts';
import { draftIssues, fromFilter, toFilter } from '#core/sheets/filter/filter-draft.ts';
import type { ConditionKey } from '#core/sheets/filter/format-filter.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { LineFields, LineIssues } from './filter-line.tsx';
import { AlertIdsField, HoursField, UserIdsField, WeekdaysField } from './named-fields.tsx';
import { AlertsField, DateFields, PassedField, ReviewField } from './row-fields.tsx';
import { type CountRows, useFilterCount } from './use-filter-count.ts';
import { within } from './within.ts';

export type ConditionEditorProps = {
  overview: SheetOverview;
  filter: RowFilterInput | null;
  /** An existing one, or what a new one is on. */
  condition: ConditionKey | { id: string };
  onCount: CountRows;
  onApply(filter: RowFilterInput | null): void;
};

export function ConditionEditor({ overview, filter, condition, onCount, onApply }: ConditionEditorProps) {
  const questions = filteredQuestions(overview.form);
  const [begun] = useState(() =>
    typeof condition === 'string'
      ? { draft: fromFilter(filter), key: condition }
      : addCondition(fromFilter(filter), condition, questions),
  );
  const { key } = begun;
  const [draft, setDraft] = useState(begun.draft);
  const [wasTried, setWasTried] = useState(false);
  const issues = wasTried ? draftIssues(draft, questions) : null;
  const count = useFilterCount(onCount, draft, questions);
  const line = lineOf(draft, key);
  const question = questions.find(({ id }) => id === line?.questionId);
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The value, which is what people come to change; a list opens by its arrow.
    const found = [...(fields.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    (found.find((field) => field.matches('[aria-label=Value], [aria-label=From]')) ?? found[0])?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setWasTried(true);
    if (draftIssues(draft, questions) === null) return onApply(toFilter(draft));
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const shared = { draft, onDraft: setDraft };
  return (
    <MantineThemeProvider theme={within} inherit>
      <form ref={fields} onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Text fw={600} className="break" dir="auto">
            {conditionTitle(key, draft, questions)}
          </Text>
          {key === 'dates' && <DateFields {...shared} issue={issues?.dates ?? null} />}
          {key === 'weekdays' && <WeekdaysField {...shared} />}
          {key === 'hours' && <HoursField {...shared} />}
          {key === 'review' && <ReviewField {...shared} />}
          {key === 'alerts' && <AlertsField {...shared} />}
          {key === 'passed' && <PassedField {...shared} />}
          {key === 'raised' && <AlertIdsField {...shared} overview={overview} />}
          {key === 'users' && <UserIdsField {...shared} overview={overview} />}
          {line !== undefined && question !== undefined && (
            <div className="grid gap-8">
              <LineFields
                {...shared}
                line={line}
                question={question}
                overview={overview}
                isInvalid={issues?.lines.has(line.key) === true}
              />
              <LineIssues issues={issues?.lines.get(line.key) ?? []} />
            </div>
          )}
          <Group justify="flex-end">
            <Button type="submit" size="sm">
              {sheetTexts.showRows(count)}
            </Button>
          </Group>
        </Stack>
      </form>
    </MantineThemeProvider>
  );
}
