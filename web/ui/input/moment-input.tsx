// A date, a time, or both: typed in the format of the person who is signed in, or chosen from a calendar behind a button.
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { currentFormats } from '#core/format/current.ts';
import { fieldTexts } from '#core/format/field-texts.ts';
import { type FieldKind, readTypedDate, typedDateExample, writeTypedDate } from '#core/format/typed-date.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { internationalFormats } from '#core/format/formats.ts';

const MomentCalendar = lazyPart(() => import('./moment-calendar.tsx').then((it) => it.MomentCalendar));

export type MomentInputProps = {
  kind: FieldKind;
  label: string;
  /** As browsers write it, such as `2026-11-23T14:05`; empty for none. */
  value: string;
  /** Called with the field's value, empty while what is typed is none. */
  onChange(value: string): void;
  /** The issue, or only that there is one. */
  error?: ReactNode;
  hidesLabel?: boolean;
  /** Below the label. */
  description?: string;
  /** It is the first field of a dialog. */
  isFirst?: boolean;
  leftSection?: ReactNode;
};

export function MomentInput({
  kind,
  label,
  description,
  value,
  onChange,
  error = false,
  hidesLabel = false,
  isFirst = false,
  leftSection,
}: MomentInputProps) {
  const formats = useSignalValue(currentFormats);
  const { now } = useCore().ports;
  const { timeZone } = useActor();
  const [isOpen, setIsOpen] = useState(false);
  const options = () => ({ kind, formats, today: localNow(now(), timeZone).slice(0, 10) });
  const typing = useTyping(options, onChange);
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      shadow="md"
      withRoles={false}
      returnFocus
      portalProps={{ target: '#content' }}
    >
      <Popover.Target>
        <div>
          <TextInput
            {...(hidesLabel ? { 'aria-label': label } : { label })}
            {...(isFirst && firstField)}
            description={description}
            autoComplete="off"
            dir="ltr"
            leftSection={leftSection}
            leftSectionPointerEvents="all"
            value={typing.text ?? writeTypedDate(value, { kind, formats })}
            error={typing.isWrong ? fieldTexts.unreadable(typedDateExample(options())) : error}
            onChange={({ currentTarget }) => typing.type(currentTarget.value)}
            onBlur={typing.end}
            onKeyDown={(event) => {
              if (kind === 'time' || event.key !== 'ArrowDown' || !event.altKey) return;
              event.preventDefault();
              setIsOpen(true);
            }}
            rightSection={
              kind === 'time' ? null : (
                <ActionIcon
                  aria-label={fieldTexts.calendar}
                  title={fieldTexts.calendar}
                  aria-haspopup="dialog"
                  aria-expanded={isOpen}
                  onClick={() => setIsOpen(!isOpen)}
                >
                  <CalendarDays size={16} aria-hidden />
                </ActionIcon>
              )
            }
          />
        </div>
      </Popover.Target>
      {kind !== 'time' && (
        <Popover.Dropdown
          role="dialog"
          aria-label={fieldTexts.calendarOf(label)}
          // Escape closes the calendar alone: a dialog around it leaves alone what is marked so.
          onFocusCapture={({ target }) => target.setAttribute('data-mantine-stop-propagation', 'true')}
        >
          <Suspense>
            <MomentCalendar
              kind={kind}
              value={value}
              now={localNow(now(), timeZone)}
              formats={formats}
              onChoose={typing.choose}
              onClose={() => setIsOpen(false)}
            />
          </Suspense>
        </Popover.Dropdown>
      )}
    </Popover>
  );
}

/** What is typed stays as it is until the field is left; then it is read, or wrong. */
function useTyping(
  options: () => Parameters<typeof readTypedDate>[1],
  onChange: MomentInputProps['onChange'],
) {
  const [text, setText] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  return {
    /** Null while nobody types. */
    text,
    isWrong,
    type(next: string) {
      setText(next);
      setIsWrong(false);
      onChange(readTypedDate(next, options()));
    },
    end() {
      const isRead = text === null || text.trim() === '' || readTypedDate(text, options()) !== '';
      setIsWrong(!isRead);
      // What is read is written as all dates are.
      if (isRead) setText(null);
    },
    choose(next: string) {
      setText(null);
      setIsWrong(false);
      onChange(next);
    },
  };
}

/** The time of a clock on the wall, `2026-11-23T14:05`. */
function localNow(at: number, timeZone: string): string {
  return internationalFormats().moment(at, timeZone).replace(' ', 'T');
}
