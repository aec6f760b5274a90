// The keys of the console, by where they work. Opened by `?`, from the account menu and the command palette.
import { Kbd, Modal } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { Fragment } from 'react';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import classes from './keys-dialog.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

type Keys = readonly { keys: readonly string[]; does: string }[];

const sections: readonly { title: string; keys: Keys }[] = [
  {
    title: t(m.everywhere),
    keys: [
      { keys: ['Ctrl', 'K'], does: t(m.searchPagesFormsQuestionsAnd) },
      { keys: ['['], does: t(m.foldOrUnfoldMenu) },
      { keys: ['?'], does: t(m.showTheseKeys) },
      { keys: ['Esc'], does: t(m.closeDialogOrPanel) },
    ],
  },
  {
    title: t(m.tables),
    keys: [
      { keys: ['↑', '↓', '←', '→'], does: t(m.moveBetweenCells) },
      { keys: ['Enter'], does: t(m.openRow) },
      { keys: ['Space'], does: t(m.selectRow) },
      { keys: ['Ctrl', 'A'], does: t(m.selectAllRows) },
      { keys: ['Shift', '↓'], does: t(m.selectSeveralCells) },
      { keys: ['Ctrl', 'C'], does: t(m.copySelection) },
    ],
  },
  {
    title: t(m.rowDetails),
    keys: [
      { keys: ['J'], does: t(m.goToNextRow) },
      { keys: ['K'], does: t(m.goToPreviousRow) },
      { keys: ['A'], does: t(m.approveRow) },
      { keys: ['R'], does: t(m.returnRowToItsAuthor) },
      { keys: ['X'], does: t(m.rejectRow) },
    ],
  },
  {
    title: t(m.formEditor),
    keys: [
      { keys: ['Ctrl', 'S'], does: t(common.save) },
      { keys: ['Ctrl', 'Enter'], does: t(m.addAnotherQuestionOfThis) },
      { keys: ['Ctrl', 'Z'], does: t(common.undo) },
      { keys: ['Ctrl', 'Shift', 'Z'], does: t(m.redo) },
      { keys: ['Alt', '↑'], does: t(m.moveQuestionOrOptionUp) },
      { keys: ['Alt', '↓'], does: t(m.moveItDown) },
    ],
  },
];

export function KeysDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const os = useOs();
  const isApple = os === 'macos' || os === 'ios';
  const nameOf = (key: string) => (isApple ? (appleNames[key] ?? key) : key);
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title={t(m.keyboardShortcuts)} size="lg">
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
