// SIGNATURE: drawn on a pad, which is loaded on demand.
import { PenLine, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { groupAttributes, type InputProps } from './input.ts';
import { useInputWorld } from './input-world.tsx';
import { StoredPicture } from './stored-picture.tsx';
import { ToolButton } from './tool-button.tsx';
import classes from './inputs.module.css';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const SignatureDialog = lazyDialog(() =>
  import('./pad/signature-dialog.tsx').then((it) => it.SignatureDialog),
);

export function SignatureInput(props: InputProps) {
  const { id, question, values, onValues } = props;
  const { images } = useInputWorld();
  const [value] = values;
  const [isSigning, setIsSigning] = useState(false);
  return (
    <div role="group" {...groupAttributes(props)} className="stack gap-8">
      {value !== undefined && <StoredPicture id={value} mediaType="image/png" alt={question.text} />}
      <div className={`flex wrap gap-8 ${classes.buttons}`}>
        <ToolButton
          icon={PenLine}
          label={value === undefined ? t(m.sign) : t(m.signAgain)}
          id={id}
          onClick={() => setIsSigning(true)}
        />
        {value !== undefined && (
          <ToolButton icon={Trash2} label={t(common.remove)} onClick={() => onValues([])} />
        )}
      </div>
      <Suspense>
        {isSigning && (
          <SignatureDialog
            title={question.text}
            onClose={() => setIsSigning(false)}
            onSigned={async (bytes) => {
              onValues([await images.keep('image/png', bytes)]);
              setIsSigning(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
