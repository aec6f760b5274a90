// The lazily loaded part of file-drop.tsx.
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { type ReactNode, useRef } from 'react';
import classes from './file-drop.module.css';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FileCatchProps = {
  icon: ReactNode;
  /** The title: 'Drop a CSV file here'. */
  title: string;
  /** For example the maximum size. */
  text: string;
  /** The accessible name. */
  label: string;
  /** The file types in the browser's dialog. */
  accept: string;
  /** The button gets the focus, as the first field of a dialog. */
  takesFocus?: boolean;
  onPick(file: File | null): void;
};

/** All dropped files are passed on, so that a wrong file gets the same message as a wrong pick. */
export function FileCatch({ icon, title, text, label, accept, takesFocus = false, onPick }: FileCatchProps) {
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      openRef={open}
      multiple={false}
      activateOnClick={false}
      activateOnKeyboard={false}
      onDrop={([file]) => onPick(file ?? null)}
      inputProps={{ 'aria-label': label, accept }}
      className={`p-0 rounded-12 on-surface ${classes.drop}`}
      enablePointerEvents
    >
      <div className="min-h-256 stack items-center justify-center text-center" style={{ padding: '2rem' }}>
        <span
          className="middle h-56 mb-16 rounded-16 on-accent accent-ink"
          style={{ width: '3.5rem' }}
          aria-hidden="true"
        >
          {icon}
        </span>
        <p className="m-0 text-lg weight-600">{title}</p>
        <p className="m-0 mb-20 faint">{text}</p>
        <Button {...(takesFocus && firstField)} onClick={() => open.current?.()}>
          {t(m.chooseFile)}
        </Button>
      </div>
    </Dropzone>
  );
}
