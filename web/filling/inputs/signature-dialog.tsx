// The signature pad. Strokes are stored individually, so that the last one can be undone.
import { Button } from '@mantine/core';
import { CircleAlert, Eraser, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { InputDialog } from './input-dialog.tsx';
import { bytesOf } from './camera/scale-photo.ts';
import classes from './signature-dialog.module.css';
import inputs from './inputs.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type SignatureDialogProps = {
  title: string;
  onClose(): void;
  /** Rejects if storage is full. */
  onSigned(png: Uint8Array<ArrayBuffer>): Promise<void>;
};

/** White paper: the image is shown on any background. */
const ink = { backgroundColor: '#ffffff', penColor: '#10182b', minWidth: 1, maxWidth: 3.5 };

export function SignatureDialog({ title, onClose, onSigned }: SignatureDialogProps) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const pad = useRef<SignaturePad | null>(null);
  const [isEmpty, setIsEmpty] = useState(true);
  const [issue, setIssue] = useState<string | null>(null);

  useEffect(() => {
    if (canvas === null) return undefined;
    const made = new SignaturePad(canvas, ink);
    pad.current = made;
    const drawn = () => setIsEmpty(made.isEmpty());
    made.addEventListener('endStroke', drawn);
    const sized = new ResizeObserver(() => fit(canvas, made));
    sized.observe(canvas);
    return () => {
      sized.disconnect();
      made.off();
      pad.current = null;
    };
  }, [canvas]);

  const show = (strokes: ReturnType<SignaturePad['toData']>) => {
    pad.current?.fromData(strokes);
    setIsEmpty(strokes.length === 0);
  };
  const finish = async () => {
    if (canvas === null || pad.current === null || isEmpty) return;
    try {
      await onSigned(await bytesOf(cropped(canvas, pad.current.toData()), 'image/png'));
    } catch {
      setIssue(t(m.thisDeviceHasNoSpaceFor));
    }
  };
  return (
    <InputDialog
      title={title}
      opened
      onClose={onClose}
      footer={
        <Button size="lg" h={52} fz="md" disabled={isEmpty} onClick={() => void finish()}>
          {t(common.done)}
        </Button>
      }
    >
      <div className={`stack min-h-0 grow p-0 pb-16 px-16 gap-12 ${classes.around}`}>
        <canvas
          ref={setCanvas}
          className={`w-full min-h-160 grow border-control rounded-12 touch-none ${classes.pad}`}
          aria-label={t(m.signHereWithFingerPen)}
          role="img"
        />
        <div className={`flex wrap gap-8 ${inputs.buttons}`}>
          <button
            type="button"
            className={inputs.tool}
            disabled={isEmpty}
            onClick={() => show(pad.current?.toData().slice(0, -1) ?? [])}
          >
            <Undo2 size={22} aria-hidden />
            {t(common.undo)}
          </button>
          <button type="button" className={inputs.tool} disabled={isEmpty} onClick={() => show([])}>
            <Eraser size={22} aria-hidden />
            {t(m.clear)}
          </button>
        </div>
        {issue !== null && (
          <p className={inputs.issue} role="alert">
            <CircleAlert size={18} aria-hidden />
            {issue}
          </p>
        )}
      </div>
    </InputDialog>
  );
}

/** Matches the screen's pixel density, preserving the drawing. */
function fit(canvas: HTMLCanvasElement, pad: SignaturePad): void {
  const ratio = Math.max(devicePixelRatio, 1);
  const strokes = pad.toData();
  canvas.width = canvas.offsetWidth * ratio;
  canvas.height = canvas.offsetHeight * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
  pad.fromData(strokes);
}

/** Margin around the ink, in CSS pixels. */
const margin = 16;

/** The part of the paper with the signature. */
function cropped(canvas: HTMLCanvasElement, strokes: ReturnType<SignaturePad['toData']>): HTMLCanvasElement {
  const points = strokes.flatMap((stroke) => stroke.points);
  const ratio = canvas.width / canvas.offsetWidth;
  const edges = (along: 'x' | 'y', size: number) => {
    const places = points.map((point) => point[along]);
    const from = Math.max(0, (Math.min(...places) - margin) * ratio);
    return { from, length: Math.max(1, Math.min(size, (Math.max(...places) + margin) * ratio) - from) };
  };
  const [across, down] = [edges('x', canvas.width), edges('y', canvas.height)];
  const part = document.createElement('canvas');
  part.width = Math.round(across.length);
  part.height = Math.round(down.length);
  part
    .getContext('2d')
    ?.drawImage(canvas, across.from, down.from, across.length, down.length, 0, 0, part.width, part.height);
  return part;
}
