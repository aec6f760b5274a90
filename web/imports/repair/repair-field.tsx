// A field of a failed row. Its text is applied after a short pause, on Enter, and on blur.
import { NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type RepairFieldProps = {
  /** The accessible name if `label` is hidden. */
  name: string;
  label?: string;
  text: string;
  issue: string | null;
  /** The choices; null: free text. */
  options: readonly Option[] | null;
  autoFocus?: boolean;
  onText(text: string): void;
};
export type Option = { value: string; label: string };

const pause = 500;

export function RepairField({
  name,
  label,
  text,
  issue,
  options,
  autoFocus = false,
  onText,
}: RepairFieldProps) {
  const { typed, type, leave, forget } = useTyping(onText);
  const shared = {
    size: 'xs' as const,
    error: issue === null ? null : <span title={issue}>{issue}</span>,
    autoFocus,
    ...(label === undefined ? { 'aria-label': name } : { label }),
  };
  if (options !== null) {
    return (
      <NativeSelect
        {...shared}
        data={withText(options, text)}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
    else if (event.key === 'Escape') forget();
  };
  return (
    <TextInput
      {...shared}
      value={typed ?? text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={onKeyDown}
    />
  );
}

/** The text while typing; null: the draft's. */
function useTyping(onText: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = useRef(() => {});
  say.current = () => {
    clearTimeout(timer.current);
    if (typed !== null) onText(typed);
  };
  // A row that is scrolled out of view unmounts its fields.
  useEffect(() => () => say.current(), []);
  return {
    typed,
    type(text: string) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => say.current(), pause);
    },
    leave() {
      say.current();
      setTyped(null);
    },
    forget() {
      clearTimeout(timer.current);
      setTyped(null);
    },
  };
}

/** Includes the text among the options, even if it is none. */
function withText(options: readonly Option[], text: string): Option[] {
  if (options.some(({ value }) => value === text)) return [...options];
  return [{ value: text, label: text === '' ? t(m.choose) : `"${text}"` }, ...options];
}
