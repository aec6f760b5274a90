// Where a CSV file is dropped, or picked with a button. Loaded by itself, since few visits of a page need it.
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import classes from './file-step.module.css';

/** Whatever is dropped is given on, so that a wrong file is told the same words as a wrong pick. */
export function FileDrop({ onPick }: { onPick(file: File | null): void }) {
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      openRef={open}
      multiple={false}
      activateOnClick={false}
      activateOnKeyboard={false}
      onDrop={([file]) => onPick(file ?? null)}
      inputProps={{ 'aria-label': 'CSV file', accept: '.csv,.tsv,.txt,text/csv' }}
      className={classes.drop ?? ''}
      enablePointerEvents
    >
      <div className={classes.inside}>
        <span className={classes.sign} aria-hidden="true">
          <FileUp size={24} />
        </span>
        <p className={classes.title}>Drop a CSV file here</p>
        <p className={classes.text}>At most 50 MB</p>
        <Button onClick={() => open.current?.()}>Choose a file</Button>
      </div>
    </Dropzone>
  );
}
