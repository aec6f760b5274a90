// Which column dates the rows, its date format, and any ambiguity.
import { Alert, Radio, Select, Stack, Text } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { chooseDateColumn, chooseDateFormat, chooseHour } from '#core/imports/import-draft.ts';
import type { RowsCheck } from '#core/imports/import-model.ts';
import { dateLine } from '#core/imports/match-lines.ts';
import { Panel } from '#web/ui/panel.tsx';
import { choiceOf, columnOf, columnOptions } from './column-options.tsx';
import { DateFormatButtons, DateFormatField, dayOf } from './date-format-field.tsx';
import type { DraftProps } from './match-panel.tsx';
import { useDateFormats } from './use-date-formats.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/imports/texts.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';
import { hourLines } from '#core/imports/dates/hours-line.ts';
import { useActor } from '#web/platform/core-context.tsx';

export function DatePanel({ draft, check, onChange }: DraftProps & { check: RowsCheck | null }) {
  const known = useDateFormats();
  const line = useMemo(() => dateLine(draft, known), [draft, known]);
  const [options] = useState(() => columnOptions(draft, t(m.noColumnTimeOfImport)));
  const [sample] = line.samples;
  const choose = (format: string) => onChange((last) => chooseDateFormat(last, format));
  const reading = sample === undefined ? null : dayOf(sample, line.format);
  return (
    <Panel title={t(m.dateOfRows)}>
      <Select
        {...options}
        label={t(both.column)}
        value={choiceOf(line.columnIndex)}
        onChange={(choice) => onChange((last) => chooseDateColumn(last, columnOf(choice)))}
      />
      {line.isUsed && (
        <DateFormatField
          label={t(m.dateFormat)}
          format={line.format}
          choices={line.choices}
          onChange={choose}
        />
      )}
      {line.isUsed && line.issue === null && sample !== undefined && reading !== null && (
        <Text>{rich(m.isReadAs, { sample, reading, b: (text) => <strong>{text}</strong> })}</Text>
      )}
      {line.issue !== null && (
        <Alert color="amber" icon={<TriangleAlert size={18} aria-hidden />} role="alert">
          {line.issue}
        </Alert>
      )}
      {line.issue !== null && <DateFormatButtons sample={sample} choices={line.choices} onChange={choose} />}
      {line.note !== null && <Text c="dimmed">{line.note}</Text>}
      <HoursFields draft={draft} check={check} onChange={onChange} />
    </Panel>
  );
}

/** What times are that the clocks skip or show twice, if the file has such times. */
function HoursFields({ draft, check, onChange }: DraftProps & { check: RowsCheck | null }) {
  const { timeZone } = useActor();
  const lines = useMemo(() => hourLines(draft, check, timeZone), [draft, check, timeZone]);
  return lines.map(({ kind, label, text, choice, choices }) => (
    <Radio.Group
      key={kind}
      label={label}
      description={text}
      value={choice}
      onChange={(value) => {
        const chosen = choices.find((one) => one.value === value);
        if (chosen !== undefined) onChange((last) => chooseHour(last, kind, chosen.value));
      }}
    >
      <Stack gap="xs" mt="xs">
        {choices.map((one) => (
          <Radio key={one.value} value={one.value} label={one.label} description={one.note} />
        ))}
      </Stack>
    </Radio.Group>
  ));
}
