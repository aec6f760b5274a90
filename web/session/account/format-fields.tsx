// The formats of dates and numbers: locale and clock.
import { Grid, NativeSelect, SegmentedControl, Input } from '@mantine/core';
import { systemLocaleName } from '#core/format/current.ts';
import { hourCycleText, weekStarts } from '#core/format/format-preferences.ts';
import { locales } from '#core/format/locales.ts';
import type { FormatPreferences } from '#core/format/preferences.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FormatFieldsProps = { format: FormatPreferences; onChange(format: FormatPreferences): void };

export function FormatFields({ format, onChange }: FormatFieldsProps) {
  return (
    <Grid>
      <Grid.Col span={{ base: 12, xs: 6 }}>
        <NativeSelect
          label={t(m.format)}
          data={[
            { value: '', label: t(m.thisBrowsersSetting, { systemLocaleName: systemLocaleName() }) },
            ...locales.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={format.locale ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...format, locale: value === '' ? null : value })
          }
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, xs: 6 }}>
        <Input.Wrapper label={t(m.clock)} labelElement="div">
          <SegmentedControl
            aria-label={t(m.clock)}
            fullWidth
            data={[
              { value: '', label: t(m.sameAsFormat) },
              { value: '12', label: hourCycleText({ hourCycle: '12' }) },
              { value: '24', label: hourCycleText({ hourCycle: '24' }) },
            ]}
            value={format.hourCycle ?? ''}
            onChange={(value) => onChange({ ...format, hourCycle: hourCycleOf(value) })}
          />
        </Input.Wrapper>
      </Grid.Col>
      <Grid.Col span={{ base: 12, xs: 6 }}>
        <NativeSelect
          label={t(m.firstDayOfWeek)}
          data={[
            { value: '', label: t(m.sameAsFormat) },
            ...weekStarts.map(({ day, name }) => ({ value: String(day), label: name })),
          ]}
          value={format.weekStart === null ? '' : String(format.weekStart)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...format, weekStart: value === '' ? null : Number(value) })
          }
        />
      </Grid.Col>
    </Grid>
  );
}

function hourCycleOf(value: string): FormatPreferences['hourCycle'] {
  return value === '12' || value === '24' ? value : null;
}
