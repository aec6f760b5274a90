// What catches a file: see file-drop.tsx, which loads it.
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { type ReactNode, useRef } from 'react';
import classes from './file-drop.module.css';
import { firstField } from '#web/ui/dialog/first-field.ts';

export type FileCatchProps = {
  icon: ReactNode;
  /** What is wanted: `Drop a CSV file here`. */
  title: string;
  /** Such as how large it may be. */
  text: string;
  /** What kind of file it is, for who cannot see the place. */
  label: string;
  /** The kinds that the browser's own dialog offers. */
  accept: string;
  /** The button takes the focus, as the first field of a dialog. */
  takesFocus?: boolean;
  onPick(file: File | null): void;
};

/** Whatever is dropped is given on, so that a wrong file is told the same words as a wrong pick. */
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
      className={classes.drop ?? ''}
      enablePointerEvents
    >
      <div className={classes.inside}>
        <span className={classes.sign} aria-hidden="true">
          {icon}
        </span>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{text}</p>
        <Button {...(takesFocus && firstField)} onClick={() => open.current?.()}>
          Choose a file
        </Button>
      </div>
    </Dropzone>
  );
}
