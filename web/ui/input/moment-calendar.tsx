// The calendar of a field for a date, with the time of day beside it where the field has one. Loaded when it is opened.
import '@mantine/dates/styles.layer.css';
import { Button, FocusTrap, Group } from '@mantine/core';
import { DatePicker, type DayOfWeek, TimePicker } from '@mantine/dates';
import type { Formats } from '#core/format/formats.ts';
import { fieldTexts } from '#core/format/field-texts.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type MomentCalendarProps = {
  kind: 'date' | 'datetime-local';
  /** As browsers write it; empty for none. */
  value: string;
  /** `2026-11-23T14:05`, where the user is. */
  now: string;
  formats: Formats;
  onChoose(value: string): void;
  onClose(): void;
};

const midnight = '00:00';

export function MomentCalendar({ kind, value, now, formats, onChoose, onClose }: MomentCalendarProps) {
  const [day = '', time = ''] = value.split('T');
  const [today = '', clock = midnight] = now.split('T');
  const withTime = kind === 'datetime-local';
  const focused = day === '' ? today : day;
  const choose = (chosen: string, at = time === '' ? midnight : time) =>
    onChoose(withTime ? `${chosen}T${at}` : chosen);
  return (
    <FocusTrap>
      <div>
        <DatePicker
          value={day === '' ? null : day}
          defaultDate={focused}
          firstDayOfWeek={weekday(formats.choice.weekStart)}
          weekendDays={[]}
          highlightToday
          ariaLabels={{
            nextMonth: t(m.nextMonth),
            previousMonth: t(m.previousMonth),
            nextYear: t(m.nextYear),
            previousYear: t(m.previousYear),
            nextDecade: t(m.nextDecade),
            previousDecade: t(m.previousDecade),
          }}
          getDayProps={(date) => (date === focused ? { 'data-autofocus': true } : {})}
          onChange={(chosen) => {
            if (chosen === null) return;
            choose(chosen);
            if (!withTime) onClose();
          }}
        />
        {withTime && (
          <TimePicker
            mt="sm"
            label={fieldTexts.time}
            hoursInputLabel={t(m.hours)}
            minutesInputLabel={t(m.minutes)}
            amPmInputLabel={t(m.amOrPm)}
            // As high as the digits beside it.
            styles={{ field: { lineHeight: 'normal', minHeight: 0 } }}
            format={formats.time(0, 'Etc/UTC').startsWith('00') ? '24h' : '12h'}
            value={time}
            onChange={(at) => {
              if (/^\d\d:\d\d/.test(at)) choose(focused, at.slice(0, 5));
            }}
          />
        )}
        <Group justify="space-between" gap="xs" mt="sm">
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              choose(today, clock);
              if (!withTime) onClose();
            }}
          >
            {withTime ? fieldTexts.now : fieldTexts.today}
          </Button>
          <Group gap="xs">
            <Button variant="subtle" size="compact-sm" disabled={value === ''} onClick={() => onChoose('')}>
              {fieldTexts.clear}
            </Button>
            <Button size="compact-sm" onClick={onClose}>
              {fieldTexts.done}
            </Button>
          </Group>
        </Group>
      </div>
    </FocusTrap>
  );
}

function weekday(start: number): DayOfWeek {
  return weekdays.find((one) => one === start) ?? 1;
}

const weekdays: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6];
