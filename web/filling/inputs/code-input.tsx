// SCANNED_CODE: read by the camera, or typed.
import { ScanBarcode } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fieldAttributes, type InputProps } from './input.ts';
import { SavedAnswersList } from './saved-answers-list.tsx';
import classes from './inputs.module.css';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const ScanDialog = lazyDialog(() => import('./camera/scan-dialog.tsx').then((it) => it.ScanDialog));

export function CodeInput(props: InputProps) {
  const { question, values, onValues } = props;
  const [isScanning, setIsScanning] = useState(false);
  const [value = ''] = values;
  return (
    <>
      <div className={classes.line}>
        <input
          {...fieldAttributes(props)}
          className={classes.field}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          maxLength={10_000}
          value={value}
          onChange={({ currentTarget }) => onValues(currentTarget.value === '' ? [] : [currentTarget.value])}
        />
        <button type="button" className={classes.tool} onClick={() => setIsScanning(true)}>
          <ScanBarcode size={22} aria-hidden />
          {t(m.scan)}
        </button>
      </div>
      {value === '' && <SavedAnswersList question={question} onChoose={(answer) => onValues([answer])} />}
      <Suspense>
        {isScanning && (
          <ScanDialog
            title={question.text}
            onClose={() => setIsScanning(false)}
            onCode={(code) => {
              onValues([code]);
              setIsScanning(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
