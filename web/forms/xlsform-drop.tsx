// Where an XLSForm is dropped, or picked with a button. Loaded by itself, since few visits of a page need it.
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { FileSpreadsheet } from 'lucide-react';
import { useRef } from 'react';
import { firstField } from '#web/ui/first-field.ts';
import classes from './xlsform-dialog.module.css';

/** Whatever is dropped is given on, so that a wrong file is told the same words as a wrong pick. */
export function XlsFormDrop({ onPick }: { onPick(file: File | null): void }) {
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      openRef={open}
      multiple={false}
      activateOnClick={false}
      activateOnKeyboard={false}
      onDrop={([file]) => onPick(file ?? null)}
      inputProps={{
        'aria-label': 'Excel workbook',
        accept: '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      }}
      className={classes.drop ?? ''}
      enablePointerEvents
    >
      <div className={classes.inside}>
        <span className={classes.sign} aria-hidden="true">
          <FileSpreadsheet size={24} />
        </span>
        <p className={classes.title}>Drop an Excel workbook (.xlsx) here</p>
        <p className={classes.text}>With the sheet “survey”, at most 20 MB</p>
        <Button {...firstField} onClick={() => open.current?.()}>
          Choose a file
        </Button>
      </div>
    </Dropzone>
  );
}
