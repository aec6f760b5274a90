// The command palette (Ctrl-K): every place and action by a few letters, the recent ones first.
import { Kbd, Modal, TextInput } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Command, CommandDialog, ShowDialog } from '#web/ui/command/command.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { type PaletteGroup, shownCommands } from './shown-commands.ts';
import { commandOfPage, useRecent } from './recent.ts';
import { useCommands } from './use-commands.tsx';
import classes from './palette.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';

const label = t(m.searchPagesFormsQuestionsAnd);

/** Opens each time `openCount` changes. */
export function Palette({ openCount }: { openCount: number }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(true), [openCount]);
  const isNarrow = useNarrow();
  const [dialog, setDialog] = useState<{ Part: CommandDialog; opened: boolean } | null>(null);
  const show = useCallback<ShowDialog>((Part) => setDialog({ Part, opened: true }), []);
  const close = () => setIsOpen(false);
  return (
    <>
      <Modal
        opened={isOpen}
        onClose={close}
        withCloseButton={false}
        centered={false}
        yOffset={isNarrow ? '0.5rem' : '10vh'}
        size="38rem"
        padding={0}
        attributes={{ content: { 'aria-label': t(m.commandPalette) } }}
        classNames={{ body: classes.body }}
      >
        <CommandSearch key={openCount} onClose={close} show={show} />
      </Modal>
      {dialog !== null && (
        <Suspense>
          <dialog.Part opened={dialog.opened} onClose={() => setDialog({ ...dialog, opened: false })} />
        </Suspense>
      )}
    </>
  );
}

function CommandSearch({ onClose, show }: { onClose(): void; show: ShowDialog }) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { commands, found, isSearching } = useCommands(typed, show);
  const recent = useRecent();
  const here = useRouterState({ select: ({ location }) => commandOfPage(location.pathname) });
  const [recentIds] = useState(() => recent.ids().filter((one) => one !== here));
  const groups = shownCommands(commands, typed, recentIds, found);
  const shown = groups.flatMap((group) => group.commands);
  const selected = Math.min(at, shown.length - 1);
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selected, typed]);

  const choose = (command: Command | undefined) => {
    if (command === undefined) return;
    recent.add(command.id);
    onClose();
    command.onChoose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = shown.length - 1;
    if (event.key === 'ArrowDown') setAt(selected >= last ? 0 : selected + 1);
    else if (event.key === 'ArrowUp') setAt(selected <= 0 ? last : selected - 1);
    else if (event.key === 'Enter') choose(shown[selected]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        placeholder={label}
        aria-label={label}
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(selected >= 0 && { 'aria-activedescendant': optionId(selected) })}
        autoComplete="off"
        dir="auto"
        size="lg"
        leftSection={<Search size="1.125rem" aria-hidden />}
        classNames={{ root: classes.field, input: classes.input }}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t(m.commands)}
        aria-busy={isSearching}
        className="scroll-y min-h-0 empty-hidden"
        style={{ padding: '0.375rem' }}
      >
        {groups.map((group) => (
          <Group key={group.title ?? ''} {...group} labelId={`${id}-${group.title}`}>
            {group.commands.map((command) => {
              const index = shown.indexOf(command);
              return (
                <Option
                  key={command.id}
                  id={optionId(index)}
                  command={command}
                  isSelected={index === selected}
                  onPoint={() => setAt(index)}
                  onChoose={() => choose(command)}
                />
              );
            })}
          </Group>
        ))}
      </div>
      <p role="status" className={`m-0 soft break text-center ${classes.none}`}>
        {shown.length === 0 && (isSearching ? t(m.searching) : t(m.nothingMatches, { typed: typed.trim() }))}
      </p>
      <Hints />
    </>
  );
}

type GroupProps = PaletteGroup & { labelId: string; children: ReactNode };

function Group({ title, labelId, children }: GroupProps) {
  if (title === null) return children;
  return (
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className="faint text-xs weight-550" style={{ padding: '0.625rem 0.625rem 0.25rem' }}>
        {title}
      </div>
      {children}
    </div>
  );
}

type OptionProps = {
  id: string;
  command: Command;
  isSelected: boolean;
  onPoint(): void;
  onChoose(): void;
};

function Option({ id, command, isSelected, onPoint, onChoose }: OptionProps) {
  return (
    // The field keeps the focus and has the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      className={`row py-4 px-10 rounded-8 pointer gap-12 ${classes.option}`}
      style={{ minHeight: '2.375rem' }}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isSelected ? undefined : onPoint}
      onClick={onChoose}
    >
      <span className={`grid rigid faint ${classes.icon}`} aria-hidden>
        {command.icon}
      </span>
      <span className="cut min-w-0" style={{ flex: '1 1 auto' }} dir="auto">
        {command.label}
      </span>
      {command.note !== undefined && (
        <span className={`cut rigid faint text-xs ${classes.note}`} style={{ maxWidth: '45%' }} dir="auto">
          {command.note}
        </span>
      )}
    </div>
  );
}

function Hints() {
  return (
    <div className={classes.hints} aria-hidden>
      <span>{rich(m.toChoose, { up: <Kbd size="xs">↑</Kbd>, down: <Kbd size="xs">↓</Kbd> })}</span>
      <span>{rich(m.toRun, { key: (text) => <Kbd size="xs">{text}</Kbd> })}</span>
      <span>{rich(m.toClose, { key: (text) => <Kbd size="xs">{text}</Kbd> })}</span>
    </div>
  );
}
