// The date format of one question's column, if it is not the column that dates the rows.
import { Text } from '@mantine/core';
import type { DateChoice, MatchLine } from '#core/imports/match-lines.ts';
import { DateFormatButtons, DateFormatField, dayOf } from './date-format-field.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';

export function OwnDates(props: {
  dates: NonNullable<MatchLine['dates']>;
  sample: string | undefined;
  choices: readonly DateChoice[];
  onChange(format: string): void;
}) {
  const { dates, sample, choices, onChange } = props;
  const reading = sample === undefined ? null : dayOf(sample, dates.format);
  return (
    <div className="stack mt-12 gap-6">
      <DateFormatField label={t(m.dateFormat)} format={dates.format} choices={choices} onChange={onChange} />
      {dates.doubt === null && reading !== null && (
        <Text size="sm">{rich(m.isReadAs, { sample, reading, b: (text) => <strong>{text}</strong> })}</Text>
      )}
      {dates.doubt !== null && <DateFormatButtons sample={sample} choices={choices} onChange={onChange} />}
    </div>
  );
}
