// What times are that the clocks skip or show twice, if the file has such times.
import { Radio, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { chooseHour } from '#core/imports/import-draft.ts';
import { hourLines } from '#core/imports/hours-line.ts';
import type { RowsCheck } from '#core/imports/import-model.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { DraftProps } from './match-panel.tsx';

export function HoursFields({ draft, check, onChange }: DraftProps & { check: RowsCheck | null }) {
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
