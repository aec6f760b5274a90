// The signature pad.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { InputDialog } from '../input-dialog.tsx';
import { InputIssue, StrokeButtons } from '../tool-button.tsx';
import { bytesOf } from '#web/ui/file/scale-photo.ts';
import { type Stroke, usePad } from './use-pad.ts';
import classes from './signature-dialog.module.css';
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
  const { ref, canvas, strokes, show } = usePad(ink);
  const [issue, setIssue] = useState<string | null>(null);
  const isEmpty = strokes.length === 0;
  const finish = async () => {
    if (canvas === null || isEmpty) return;
    try {
      await onSigned(await bytesOf(cropped(canvas, strokes), 'image/png'));
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
          ref={ref}
          className={`w-full min-h-160 grow border-control rounded-12 touch-none ${classes.pad}`}
          aria-label={t(m.signHereWithFingerPen)}
          role="img"
        />
        <StrokeButtons strokes={strokes} show={show} />
        <InputIssue issue={issue} />
      </div>
    </InputDialog>
  );
}

/** Margin around the ink, in CSS pixels. */
const margin = 16;

/** The part of the paper with the signature. */
function cropped(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): HTMLCanvasElement {
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
