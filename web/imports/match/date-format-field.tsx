// The date format of a column: the best matching formats first; any other can be typed.
import { Autocomplete, Button, Stack } from '@mantine/core';
import { dayInWords } from '#core/calendar/day-text.ts';
import type { DateChoice } from '#core/imports/match-lines.ts';
import { compileDateFormat } from '#core/time/date-format.ts';
import classes from './date-format-field.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type DateFormatFieldProps = {
  label: string;
  format: string;
  choices: readonly DateChoice[];
  error?: string | null;
  onChange(format: string): void;
};

export function DateFormatField({ label, format, choices, error = null, onChange }: DateFormatFieldProps) {
  return (
    <Autocomplete
      label={label}
      data={choices.map((choice) => choice.format)}
      value={format}
      onChange={onChange}
      error={error}
      filter={({ options, search }) =>
        // The field holds a known format, which the user may want to replace by another one.
        choices.some((choice) => choice.format === search)
          ? options
          : options.filter(
              (option) => 'value' in option && option.value.toLowerCase().includes(search.toLowerCase()),
            )
      }
      renderOption={({ option }) => (
        <FormatOption choice={choices.find((choice) => choice.format === option.value)} />
      )}
      withScrollArea={false}
      classNames={{ options: classes.list }}
    />
  );
}

function FormatOption({ choice }: { choice: DateChoice | undefined }) {
  if (choice === undefined) return null;
  const { format, example, matches } = choice;
  return (
    <div className="stack">
      <span>{format}</span>
      <span className="faint text-xs">
        {matches > 0 ? t(m.readsFirstDates, { example, matches }) : example}
      </span>
    </div>
  );
}

/** A button for each format that parses most of the dates, if there are several: each shows the day of a sample. */
export function DateFormatButtons(props: {
  sample: string | undefined;
  choices: readonly DateChoice[];
  onChange(format: string): void;
}) {
  const { sample, choices, onChange } = props;
  const most = choices[0]?.matches ?? 0;
  const fitting = most === 0 ? [] : choices.filter(({ matches }) => matches === most);
  if (sample === undefined || fitting.length < 2) return null;
  return (
    <Stack gap="xs">
      {fitting.map(({ format }) => (
        <Button key={format} variant="default" fullWidth onClick={() => onChange(format)}>
          {`${format}: ${dayOf(sample, format) ?? sample}`}
        </Button>
      ))}
    </Stack>
  );
}

/** The day of a text in a format, spelled out; null if it does not parse. */
export function dayOf(text: string, format: string): string | null {
  const at = compileDateFormat(format)?.(text, 'UTC') ?? null;
  return at === null ? null : dayInWords(at);
}
