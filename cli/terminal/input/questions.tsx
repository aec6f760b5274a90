// Common dialogs: confirmation, single choice, multiple choice, a line of text.
import { Box } from 'ink';
import { useState } from 'react';
import type { Confirmation } from '#core/action.ts';
import type { Close, Dialogs } from '#cli/terminal/dialogs.ts';
import { wrap } from '#cli/output/width.ts';
import { type Memory, MemoryContext } from '#cli/terminal/navigation.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { ScrolledLines } from '#cli/terminal/scrolled-lines.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { Label, type Segment, type Tone } from '#cli/terminal/theme.tsx';
import { type Choice, PickList } from './pick-list.tsx';
import { TextInput } from './text-input.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type DetailLines = (width: number) => readonly (readonly Segment[])[];

export type ConfirmOptions = Confirmation & {
  danger?: boolean | undefined;
  /** Lines below the text, for a width: information for the decision. */
  details?: DetailLines | undefined;
};

/** Confirms something irreversible. */
export async function confirm(dialogs: Dialogs, confirmation: ConfirmOptions): Promise<boolean> {
  return (await dialogs.open<true>((close) => <Confirm {...confirmation} close={close} />)) === true;
}

export type ChooseQuestion<T> = {
  title: string;
  choices: readonly Choice<T>[];
  /** The current value. */
  current?: T;
  /** They are commands, and none is current. */
  isMenu?: true;
  /** In columns, for long notes. */
  width?: number;
};

/** Chooses one; null if cancelled. */
export function choose<T>(dialogs: Dialogs, question: ChooseQuestion<T>): Promise<T | null> {
  // Wrapped, so that null may be a value.
  return dialogs
    .open<{ value: T }>((close) => <Choose {...question} close={close} />)
    .then((chosen) => chosen?.value ?? null);
}

export type ChooseManyQuestion<T> = {
  title: string;
  choices: readonly Choice<T>[];
  current: readonly T[];
  most?: number;
  /** The issue with the chosen ones; null if there is none. */
  issue?: ((chosen: readonly T[]) => string | null) | undefined;
};

/** Chooses several; null if cancelled. */
export function chooseMany<T>(
  dialogs: Dialogs,
  question: ChooseManyQuestion<T>,
): Promise<readonly T[] | null> {
  return dialogs.open<readonly T[]>((close) => <ChooseMany {...question} close={close} />);
}

export type TextQuestion = {
  title: string;
  value?: string;
  secret?: boolean;
  placeholder?: string;
  /** The text may have several lines. */
  hasLines?: boolean;
  /** Shown above the line. */
  text?: string;
  /** The hint for enter; by default 'done'. */
  submit?: string;
  /** The issue with the initial text, until it is changed. */
  problem?: string | undefined;
  /** Validates the text; null if valid. */
  issue?(text: string): string | null;
};

/** Asks for a line of text; null if cancelled. */
export function askText(dialogs: Dialogs, question: TextQuestion): Promise<string | null> {
  return dialogs.open<string>((close) => <AskText {...question} close={close} />);
}

function Confirm(props: ConfirmOptions & { close: Close<true> }) {
  const { title, text, confirm: yes, cancel = t(common.cancel), danger, details, close } = props;
  const tone: Tone = danger ? 'bad' : 'accent';
  return (
    <Overlay
      title={title}
      {...(details && { width: 84 })}
      onClose={() => close(null)}
      keys={[
        { key: 'yes', label: yes.charAt(0).toLowerCase() + yes.slice(1), run: () => close(true) },
        { key: 'enter', label: t(keyTexts.theSame), hint: false, run: () => close(true) },
        { key: 'no', label: cancel.toLowerCase(), hint: false, run: () => close(null) },
      ]}
    >
      <Label>{text}</Label>
      {details && <Details details={details} text={text} />}
      <Box marginTop={1} gap={3}>
        <Label tone={tone} bold>{`y  ${yes}`}</Label>
        <Label tone="dim">{`n ${cancel}`}</Label>
      </Box>
    </Overlay>
  );
}

/** As many of the lines as fit beside the text and the choice; the rest by scrolling. */
function Details({ details, text }: { details: DetailLines; text: string }) {
  const { width, height } = useArea();
  const lines = details(width);
  const room = Math.max(1, height - wrap(text, width).length - 5);
  const [memory] = useState<Memory>(() => new Map());
  return (
    <Box flexDirection="column" marginTop={1}>
      <MemoryContext.Provider value={memory}>
        <ScrolledLines name="details" lines={lines} height={Math.min(room, lines.length)} />
      </MemoryContext.Provider>
    </Box>
  );
}

function Choose<T>(props: ChooseQuestion<T> & { close: Close<{ value: T }> }) {
  const { title, choices, current, isMenu = false, width, close } = props;
  const start = choices.findIndex(({ value }) => value === current);
  return (
    <Overlay title={title} onClose={() => close(null)} {...(width !== undefined && { width })}>
      <PickList
        choices={choices}
        start={Math.max(0, start)}
        enterLabel={() => 'choose'}
        mark={({ value }) => (isMenu ? '' : value === current ? '● ' : '○ ')}
        onEnter={({ value, disabled }) => disabled || close({ value })}
      />
    </Overlay>
  );
}

function ChooseMany<T>(props: ChooseManyQuestion<T> & { close: Close<readonly T[]> }) {
  const { title, choices, most = choices.length, issue, close } = props;
  const [chosen, setChosen] = useState<ReadonlySet<T>>(new Set(props.current));
  const [wrong, setWrong] = useState<string | null>(null);
  const change = (next: ReadonlySet<T>) => {
    setChosen(next);
    setWrong(null);
  };
  const toggle = ({ value, disabled }: Choice<T>) => {
    if (disabled && !chosen.has(value)) return;
    const after = new Set(chosen);
    if (!after.delete(value) && after.size < most) after.add(value);
    change(after);
  };
  /** All that are shown; none of them once they are chosen. */
  const toggleAll = (shown: readonly Choice<T>[]) => {
    const open = shown.filter(({ value, disabled }) => !disabled || chosen.has(value));
    const values = new Set(open.slice(0, most).map(({ value }) => value));
    change(values.isSubsetOf(chosen) ? chosen.difference(values) : chosen.union(values));
  };
  const done = () => {
    const values = choices.map(({ value }) => value).filter((value) => chosen.has(value));
    const found = issue?.(values) ?? null;
    setWrong(found);
    if (found === null) close(values);
  };
  return (
    <Overlay title={title} onClose={() => close(null)}>
      <PickList
        choices={choices}
        start={0}
        // A filter is for finding one; the choice is done without it.
        enterLabel={(isFiltered) => (isFiltered ? 'tick' : 'done')}
        mark={({ value }) => (chosen.has(value) ? '[x] ' : '[ ] ')}
        onEnter={(choice, filter) => {
          if (filter.text === '') return done();
          toggle(choice);
          filter.clear();
        }}
        onEmpty={done}
        onTick={toggle}
        onTickAll={toggleAll}
      />
      {wrong === null ? (
        <Label tone="dim">{t(m.chosenCount, { size: chosen.size })}</Label>
      ) : (
        <Label tone="bad">{wrong}</Label>
      )}
    </Overlay>
  );
}

function AskText({
  title,
  value = '',
  secret,
  placeholder,
  hasLines,
  text,
  submit = 'done',
  problem,
  issue,
  close,
}: TextQuestion & { close: Close<string> }) {
  const [typed, setTyped] = useState(value);
  const [wrong, setWrong] = useState<string | null>(problem ?? null);
  const done = () => {
    const found = issue?.(typed) ?? null;
    setWrong(found);
    if (found === null) close(typed);
  };
  return (
    <Overlay title={title} onClose={() => close(null)}>
      {text !== undefined && text !== wrong && <Label>{text}</Label>}
      <Box marginTop={1}>
        <TextInput
          value={typed}
          onChange={setTyped}
          {...(secret && { secret })}
          {...(hasLines && { hasLines })}
          {...(placeholder !== undefined && { placeholder })}
          keys={[{ key: 'enter', label: submit, run: done }]}
        />
      </Box>
      {wrong !== null && <Label tone="bad">{wrong}</Label>}
    </Overlay>
  );
}
