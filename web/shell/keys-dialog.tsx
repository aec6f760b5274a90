// The keys of the console, by where they work. Opened by `?`, from the account menu and the command palette.
import { Kbd, Modal } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { Fragment } from 'react';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import classes from './keys-dialog.module.css';

type Keys = readonly { keys: readonly string[]; does: string }[];

const sections: readonly { title: string; keys: Keys }[] = [
  {
    title: 'Everywhere',
    keys: [
      { keys: ['Ctrl', 'K'], does: 'Search pages, forms, questions and actions' },
      { keys: ['['], does: 'Fold or unfold the menu' },
      { keys: ['?'], does: 'Show these keys' },
      { keys: ['Esc'], does: 'Close a dialog or a panel' },
    ],
  },
  {
    title: 'Tables',
    keys: [
      { keys: ['↑', '↓', '←', '→'], does: 'Move between cells' },
      { keys: ['Enter'], does: 'Open the row' },
      { keys: ['Space'], does: 'Select the row' },
      { keys: ['Ctrl', 'A'], does: 'Select all rows' },
      { keys: ['Shift', '↓'], does: 'Select several cells' },
      { keys: ['Ctrl', 'C'], does: 'Copy the selection' },
    ],
  },
  {
    title: 'Row details',
    keys: [
      { keys: ['J'], does: 'Go to the next row' },
      { keys: ['K'], does: 'Go to the previous row' },
      { keys: ['A'], does: 'Approve the row' },
      { keys: ['R'], does: 'Return the row to its author' },
    ],
  },
  {
    title: 'Form editor',
    keys: [
      { keys: ['Ctrl', 'S'], does: 'Save' },
      { keys: ['Ctrl', 'Enter'], does: 'Add another question of this type' },
      { keys: ['Ctrl', 'Z'], does: 'Undo' },
      { keys: ['Ctrl', 'Shift', 'Z'], does: 'Redo' },
      { keys: ['Alt', '↑'], does: 'Move the question or option up' },
      { keys: ['Alt', '↓'], does: 'Move it down' },
    ],
  },
];

export function KeysDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const os = useOs();
  const isApple = os === 'macos' || os === 'ios';
  const nameOf = (key: string) => (isApple ? (appleNames[key] ?? key) : key);
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title="Keyboard shortcuts" size="lg">
      {sections.map(({ title, keys }) => (
        <section key={title} className={classes.section}>
          <h3 className="m-0 mb-8 faint text-xs">{title}</h3>
          <dl className="grid m-0" style={{ gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
            {keys.map(({ keys: pressed, does }) => (
              <Fragment key={does}>
                <dt className="row py-6 border-below m-0 gap-4">{does}</dt>
                <dd className="row py-6 border-below m-0 gap-4 justify-end">
                  {pressed.map((key) => (
                    <Kbd key={key}>{nameOf(key)}</Kbd>
                  ))}
                </dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}

const appleNames: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };
