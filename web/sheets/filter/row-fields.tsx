// The fields of a filter that are about whole rows: when they were submitted, their review status, and their alerts.
import { Button, Select, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { reviewLabels } from '#core/sheets/format-answer.ts';
import { daysToChoose, lastDaysText, rollingText } from '#core/sheets/filter/filter-dates.ts';
import {
  changeDate,
  changeLastDays,
  draftDates,
  type FilterDraft,
} from '#core/sheets/filter/filter-draft.ts';
import { m as filterTexts } from '#core/sheets/filter/texts.ts';
import { alertsLabel, passedLabel } from '#core/sheets/filter/format-filter.ts';
import { statusesToChoose } from '#core/sheets/review/review-status.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { MomentInput } from '#web/ui/input/moment-input.tsx';
import { dayOf, endOfDayText, startOfDayText } from './moments.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';

type FieldProps = { draft: FilterDraft; onDraft(draft: FilterDraft): void };

/** The latest days, or a first and a last day; `children` are fields beside those. */
export function DateFields({
  draft,
  onDraft,
  issue,
  children,
}: FieldProps & { issue: string | null; children?: ReactNode }) {
  const { timeZone } = useActor();
  const { ports } = useCore();
  const clock = { now: ports.now(), timeZone };
  /** The date fields keep typed text: they are reset when other days are chosen. */
  const [choice, setChoice] = useState(0);
  const { minDate, maxDate } = draftDates(draft, clock);
  return (
    <>
      <div className="row wrap gap-6 mb-12" role="group" aria-label={t(m.latestDays)}>
        {daysToChoose(draft.lastDays).map((days) => (
          <Button
            key={days}
            size="xs"
            variant={draft.lastDays === days ? 'filled' : 'default'}
            aria-pressed={draft.lastDays === days}
            onClick={() => {
              onDraft(changeLastDays(draft, draft.lastDays === days ? null : days));
              setChoice(choice + 1);
            }}
          >
            {lastDaysText(days)}
          </Button>
        ))}
        {draft.lastDays !== null && (
          <Text size="xs" c="dimmed" role="status">
            {rollingText(draft.lastDays)}
          </Text>
        )}
      </div>
      <div className="grid gap-12" style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' }}>
        <MomentInput
          isFirst={choice === 0}
          kind="date"
          label={t(m.startDate)}
          key={`start ${choice}`}
          value={minDate === null ? '' : dayOf(minDate, timeZone)}
          onChange={(day) => onDraft(changeDate(draft, 'minDate', startOfDayText(day, timeZone), clock))}
          error={issue !== null && minDate === null}
        />
        <MomentInput
          kind="date"
          label={t(m.endDate)}
          key={`end ${choice}`}
          value={maxDate === null ? '' : dayOf(maxDate, timeZone)}
          onChange={(day) => onDraft(changeDate(draft, 'maxDate', endOfDayText(day, timeZone), clock))}
          error={issue !== null && maxDate === null}
        />
        {children}
      </div>
      {issue !== null && (
        <Text role="alert" size="xs" c="var(--danger)" mt={4}>
          {issue}
        </Text>
      )}
    </>
  );
}

export function ReviewField({ draft, onDraft }: FieldProps) {
  return (
    <Select
      label={t(m.reviewStatus)}
      value={draft.reviewState ?? 'ALL'}
      allowDeselect={false}
      data={[
        { value: 'ALL', label: t(common.all) },
        ...statusesToChoose.map((value) => ({ value, label: reviewLabels[value] })),
      ]}
      onChange={(value) =>
        onDraft({ ...draft, reviewState: statusesToChoose.find((state) => state === value) ?? null })
      }
    />
  );
}

export function AlertsField({ draft, onDraft }: FieldProps) {
  return (
    <WithOrWithout
      label={t(both.alerts)}
      value={draft.alerts}
      labelOf={alertsLabel}
      onValue={(alerts) => onDraft({ ...draft, alerts })}
    />
  );
}

/** Of rows whose answers break a rule and were accepted with a reason. */
export function PassedField({ draft, onDraft }: FieldProps) {
  return (
    <WithOrWithout
      label={t(filterTexts.reasons)}
      value={draft.passed}
      labelOf={passedLabel}
      onValue={(passed) => onDraft({ ...draft, passed })}
    />
  );
}

type WithOrWithoutProps = {
  label: string;
  value: boolean | null;
  labelOf(value: boolean): string;
  onValue(value: boolean | null): void;
};

function WithOrWithout({ label, value, labelOf, onValue }: WithOrWithoutProps) {
  return (
    <Select
      label={label}
      value={value === null ? 'ALL' : String(value)}
      allowDeselect={false}
      data={[
        { value: 'ALL', label: t(common.all) },
        ...[true, false].map((each) => ({ value: String(each), label: labelOf(each) })),
      ]}
      onChange={(chosen) => onValue(chosen === 'ALL' || chosen === null ? null : chosen === 'true')}
    />
  );
}
