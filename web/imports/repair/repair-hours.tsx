// Times that the clocks skip or show twice: one choice settles all of them.
import { Button, Group } from '@mantine/core';
import type { RepairDraft } from '#core/imports/repair/repair-draft.ts';
import { chooseHourInAll, type RepairHour } from '#core/imports/repair/repair-hours.ts';
import classes from './repair-offers.module.css';
import { rich } from '#web/ui/rich.tsx';
import { m } from './texts.ts';

export type RepairHoursProps = {
  hours: readonly RepairHour[];
  onReplace(replace: (draft: RepairDraft) => RepairDraft): void;
};

export function RepairHours({ hours, onReplace }: RepairHoursProps) {
  return hours.map(({ kind, label, text: found, choices }) => (
    <div key={kind} role="group" aria-label={label}>
      <p className="m-0 break numbers weight-550">
        {label}: {found}
      </p>
      <Group gap="xs" mt="xs">
        {choices.map(({ value, label: name, first }) => (
          <Button
            key={value}
            size="xs"
            variant="default"
            classNames={{ root: classes.hour ?? '', label: classes.name ?? '' }}
            onClick={() => onReplace((last) => chooseHourInAll(last, kind, value))}
          >
            {rich(m.suchAs, { name, first, example: (example) => <span className="nowrap">{example}</span> })}
          </Button>
        ))}
      </Group>
    </div>
  ));
}
