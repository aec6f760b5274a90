// Asks which columns the header names, if every row has more cells than the header has names.
import { Radio, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { chooseHeaderAlign } from '#core/imports/import-draft.ts';
import { headerLine } from '#core/imports/match-lines.ts';
import { Panel } from '#web/ui/panel.tsx';
import type { DraftProps } from './match-panel.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function HeaderPanel({ draft, onChange }: DraftProps) {
  const line = useMemo(() => headerLine(draft), [draft]);
  if (line === null) return null;
  const onChoice = (value: string) => {
    const choice = line.choices.find((one) => one.value === value);
    if (choice !== undefined) onChange((last) => chooseHeaderAlign(last, choice.value));
  };
  return (
    <Panel title={t(m.header)} subtitle={line.text}>
      <Radio.Group label={t(m.whichCellsDoesItBelong)} value={line.headerAlign ?? ''} onChange={onChoice}>
        <Stack gap="xs" mt="xs">
          {line.choices.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
    </Panel>
  );
}
