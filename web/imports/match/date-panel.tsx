// Which column dates the rows, how its dates are read, and what is uncertain about that.
import { Alert, Autocomplete, Button, Select, Stack, Text } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { countText } from '#core/count-text.ts';
import { dayInWords } from '#core/imports/date-column.ts';
import { chooseDateColumn, chooseDateFormat } from '#core/imports/import-draft.ts';
import { dateFormatsQuery } from '#core/imports/queries.ts';
import { type DateChoice, dateLine } from '#core/imports/match-lines.ts';
import { compileDateFormat, dateFormats } from '#core/time/date-format.ts';
import { Panel } from '#web/ui/panel.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { choiceOf, columnOf, columnOptions } from './column-options.tsx';
import type { DraftProps } from './match-panel.tsx';
import classes from './date-panel.module.css';

export function DatePanel({ draft, onChange }: DraftProps) {
  const { data: known = dateFormats } = useRead(dateFormatsQuery);
  const line = useMemo(() => dateLine(draft, known), [draft, known]);
  const [options] = useState(() => columnOptions(draft, 'No column: the time of the import'));
  const [sample] = line.samples;
  const choose = (format: string) => onChange((last) => chooseDateFormat(last, format));
  const fitting = fittingOf(line.choices);
  const reading = sample === undefined ? null : dayOf(sample, line.format);
  return (
    <Panel title="Date of the rows">
      <Select
        {...options}
        label="Column"
        value={choiceOf(line.columnIndex)}
        onChange={(choice) => onChange((last) => chooseDateColumn(last, columnOf(choice)))}
      />
      {line.isUsed && (
        <Autocomplete
          label="Date format"
          data={line.choices.map(({ format }) => format)}
          value={line.format}
          onChange={choose}
          filter={({ options: all, search }) =>
            // A format that is known is there to be changed for another one.
            line.choices.some(({ format }) => format === search)
              ? all
              : all.filter(
                  (option) => 'value' in option && option.value.toLowerCase().includes(search.toLowerCase()),
                )
          }
          renderOption={({ option }) => (
            <FormatOption choice={line.choices.find(({ format }) => format === option.value)} />
          )}
          withScrollArea={false}
          classNames={{ options: classes.list }}
        />
      )}
      {line.isUsed && line.issue === null && sample !== undefined && reading !== null && (
        <Text>
          "{sample}" is read as <strong>{reading}</strong>.
        </Text>
      )}
      {line.issue !== null && (
        <Alert color="amber" icon={<TriangleAlert size={18} aria-hidden />} role="alert">
          {line.issue}
        </Alert>
      )}
      {line.issue !== null && sample !== undefined && fitting.length > 1 && (
        <Stack gap="xs">
          {fitting.map(({ format }) => (
            <Button key={format} variant="default" fullWidth onClick={() => choose(format)}>
              {`${format}: ${dayOf(sample, format) ?? sample}`}
            </Button>
          ))}
        </Stack>
      )}
      {line.note !== null && <Text c="dimmed">{line.note}</Text>}
    </Panel>
  );
}

function FormatOption({ choice }: { choice: DateChoice | undefined }) {
  if (choice === undefined) return null;
  const { format, example, matches } = choice;
  return (
    <div className={classes.option}>
      <span>{format}</span>
      <span className={classes.example}>
        {example}
        {matches > 0 && `, reads ${countText(matches)} of the first dates`}
      </span>
    </div>
  );
}

/** The formats that read most, one for each reading of a day. */
function fittingOf(choices: readonly DateChoice[]): DateChoice[] {
  const most = choices[0]?.matches ?? 0;
  return most === 0 ? [] : choices.filter(({ matches }) => matches === most);
}

function dayOf(text: string, format: string): string | null {
  const at = compileDateFormat(format)?.(text, 'UTC') ?? null;
  return at === null ? null : dayInWords(at);
}
