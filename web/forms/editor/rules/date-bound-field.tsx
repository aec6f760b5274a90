// The earliest or the latest day of a rule: none, one against today, or a date.
import { NumberInput, Select, TextInput } from '@mantine/core';
import { keysOf } from '#core/keys-of.ts';
import type { DateBound } from '#core/questions/rules/schema.ts';
import { useField } from '#web/forms/editor/use-issues.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type DateBoundFieldProps = {
  itemId: string;
  field: string;
  label: string;
  bound: DateBound | undefined;
  onBound(bound: DateBound | undefined, typedIn: string | null): void;
};

const ways = {
  none: t(m.noLimit),
  today: t(m.today),
  daysAgo: t(m.daysAgo),
  daysAhead: t(m.daysAhead),
  date: t(m.onDate),
} as const;
type Way = keyof typeof ways;

export function DateBoundField({ itemId, field, label, bound, onBound }: DateBoundFieldProps) {
  const { id, error, onBlur } = useField(itemId, field);
  const way = wayOf(bound);
  return (
    <div className="stack gap-6">
      <Select
        id={id}
        error={error}
        onBlur={onBlur}
        label={label}
        allowDeselect={false}
        data={keysOf(ways).map((value) => ({ value, label: ways[value] }))}
        value={way}
        onChange={(value) => {
          const chosen = keysOf(ways).find((name) => name === value);
          if (chosen !== undefined && chosen !== way) onBound(begun[chosen](), null);
        }}
      />
      {(way === 'daysAgo' || way === 'daysAhead') && bound !== undefined && 'days' in bound && (
        <NumberInput
          aria-label={t(m.days, { label })}
          allowDecimal={false}
          min={1}
          max={36_500}
          value={Math.abs(bound.days)}
          onBlur={onBlur}
          onChange={(value) => {
            const days = Math.max(1, Math.round(Number(value)));
            onBound({ days: way === 'daysAgo' ? -days : days }, `${id}.days`);
          }}
        />
      )}
      {bound !== undefined && 'date' in bound && (
        <TextInput
          type="date"
          aria-label={t(m.date, { label })}
          value={bound.date}
          onBlur={onBlur}
          onChange={({ currentTarget: { value } }) => value !== '' && onBound({ date: value }, `${id}.date`)}
        />
      )}
    </div>
  );
}

function wayOf(bound: DateBound | undefined): Way {
  if (bound === undefined) return 'none';
  if ('date' in bound) return 'date';
  if (bound.days === 0) return 'today';
  return bound.days < 0 ? 'daysAgo' : 'daysAhead';
}

const begun: Readonly<Record<Way, () => DateBound | undefined>> = {
  none: () => undefined,
  today: () => ({ days: 0 }),
  daysAgo: () => ({ days: -7 }),
  daysAhead: () => ({ days: 7 }),
  date: () => ({ date: new Date().toISOString().slice(0, 10) }),
};
