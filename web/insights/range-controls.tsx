// The range of the insights: back and forward in the history of ranges, the menu, and a custom range.
import { ActionIcon, Button, Menu } from '@mantine/core';
import { CalendarRange, Check, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { TimeRange } from '#core/insights/buckets.ts';
import { type Clock, presetRange } from '#core/insights/range.ts';
import { defaultPreset, presets } from '#core/insights/range-choices.ts';
import { insightTexts as texts, rangeText } from '#core/insights/labels.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import type { RangeSteps } from './use-range-history.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/insights/texts.ts';
import { m } from './texts.ts';

const CustomRangeDialog = lazyDialog(() =>
  import('./custom-range-dialog.tsx').then((it) => it.CustomRangeDialog),
);

export type RangeControlsProps = {
  history: RangeSteps;
  clock(): Clock;
  /** The current range, the initial value of a custom one. */
  shown: TimeRange | null;
};

export function RangeControls({ history, clock, shown }: RangeControlsProps) {
  const { current, go, back, forward } = history;
  const [isCustom, setIsCustom] = useState<boolean | null>(null);
  const { timeZone } = clock();
  const label =
    presets.find(({ id }) => id === current.preset)?.label ??
    (current.range === null ? '' : rangeText(current.range, timeZone));
  return (
    <div className="row rigid gap-2 print-hidden">
      <ActionIcon
        aria-label={texts.back}
        title={texts.back}
        disabled={back === null}
        onClick={back ?? undefined}
      >
        <ChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={texts.forward}
        title={texts.forward}
        disabled={forward === null}
        onClick={forward ?? undefined}
      >
        <ChevronRight size={18} aria-hidden />
      </ActionIcon>
      <Menu>
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            maw="16rem"
            ms="0.25rem"
            leftSection={<CalendarRange size={14} aria-hidden />}
            rightSection={<ChevronDown size={14} aria-hidden />}
            aria-label={t(m.range, { label })}
          >
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={t(both.range)}>
          {presets.map((preset) => (
            <Menu.Item
              key={preset.id}
              rightSection={current.preset === preset.id && <Check size={14} aria-hidden />}
              {...(current.preset === preset.id && { 'aria-current': true })}
              onClick={() =>
                go({
                  range: preset.id === defaultPreset ? null : presetRange(preset.id, clock()),
                  preset: preset.id,
                })
              }
            >
              {preset.label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setIsCustom(true)}>{texts.custom}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {isCustom !== null && (
          <CustomRangeDialog
            range={shown ?? presetRange(defaultPreset, clock())}
            timeZone={timeZone}
            opened={isCustom}
            onClose={() => setIsCustom(false)}
            onApply={(range) => go({ range, preset: null })}
          />
        )}
      </Suspense>
    </div>
  );
}
