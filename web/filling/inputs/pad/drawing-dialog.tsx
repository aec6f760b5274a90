// Draws on a photo, or on white paper: circles what is meant, points at it.
import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { InputDialog } from '../input-dialog.tsx';
import { InputIssue, StrokeButtons } from '../tool-button.tsx';
import { bytesOf } from '#web/ui/file/scale-photo.ts';
import { usePad } from './use-pad.ts';
import classes from './drawing-dialog.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as around } from '../texts.ts';
import { m } from './texts.ts';

export type DrawingDialogProps = {
  title: string;
  /** What is drawn on; null: white paper. */
  photo: Blob | null;
  onClose(): void;
  /** Rejects if storage is full. */
  onDrawn(jpeg: Uint8Array<ArrayBuffer>): Promise<void>;
};

const pens = [
  { color: '#e5252b', name: m.red },
  { color: '#ffd60a', name: m.yellow },
  { color: '#10182b', name: m.black },
  { color: '#ffffff', name: m.white },
] as const;
type PenColor = (typeof pens)[number]['color'];
const [firstPen] = pens;

/** Pixels of a drawing on paper. */
const paper = { width: 1_600, height: 1_200 };

export function DrawingDialog({ title, photo, onClose, onDrawn }: DrawingDialogProps) {
  const [color, setColor] = useState<PenColor>(firstPen.color);
  const { ref, canvas, strokes, show } = usePad({ penColor: color, minWidth: 2.5, maxWidth: 5 });
  const [issue, setIssue] = useState<string | null>(null);
  const ground = useGround(photo, () => setIssue(t(around.yourBrowserCannotReadThis)));
  const { width, height } = ground ?? paper;
  const isReady = photo === null ? strokes.length > 0 : ground !== null;
  const finish = async () => {
    if (canvas === null || !isReady) return;
    try {
      await onDrawn(await bytesOf(together(ground, canvas, { width, height }), 'image/jpeg'));
    } catch {
      setIssue(t(around.thisDeviceHasNoSpace));
    }
  };
  return (
    <InputDialog
      title={title}
      opened
      onClose={onClose}
      footer={
        <Button size="lg" h={52} fz="md" disabled={!isReady} onClick={() => void finish()}>
          {t(common.done)}
        </Button>
      }
    >
      <div className={`stack min-h-0 grow p-0 pb-16 px-16 gap-12 ${classes.around}`}>
        <div className={`border-control rounded-12 ${classes.paper}`} style={shapeOf(width / height)}>
          {ground !== null && <Ground of={ground} />}
          <canvas
            ref={ref}
            className={`w-full touch-none ${classes.pad}`}
            aria-label={t(m.drawHereWithFingerPen)}
            role="img"
          />
        </div>
        <Pens color={color} onColor={setColor} />
        <StrokeButtons strokes={strokes} show={show} />
        <InputIssue issue={issue} />
      </div>
    </InputDialog>
  );
}

function Pens({ color, onColor }: { color: PenColor; onColor(color: PenColor): void }) {
  return (
    <SegmentedControl<PenColor>
      fullWidth
      size="md"
      aria-label={t(m.penColor)}
      value={color}
      onChange={onColor}
      data={pens.map((pen) => ({
        value: pen.color,
        label: (
          <>
            <span className={classes.pen} style={{ background: pen.color }} aria-hidden />
            <VisuallyHidden>{t(pen.name)}</VisuallyHidden>
          </>
        ),
      }))}
    />
  );
}

/** As large as the dialog allows, in the shape of the photo. */
function shapeOf(ratio: number) {
  return { aspectRatio: ratio, width: `min(100%, 60vh * ${ratio})` };
}

/** The photo, once it is read; null before that, and for paper. */
function useGround(photo: Blob | null, onBroken: () => void): ImageBitmap | null {
  const [ground, setGround] = useState<ImageBitmap | null>(null);
  const broken = useRef(onBroken);
  useEffect(() => {
    if (photo === null) return undefined;
    let isGone = false;
    const show = (bitmap: ImageBitmap) => {
      if (isGone) bitmap.close();
      else setGround(bitmap);
    };
    createImageBitmap(photo).then(show, () => broken.current());
    return () => {
      isGone = true;
    };
  }, [photo]);
  useEffect(() => () => ground?.close(), [ground]);
  return ground;
}

/** The photo that is drawn on. */
function Ground({ of }: { of: ImageBitmap }) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  useEffect(() => {
    if (canvas !== null) canvas.getContext('2d')?.drawImage(of, 0, 0);
  }, [canvas, of]);
  return (
    <canvas ref={setCanvas} width={of.width} height={of.height} className={classes.ground} aria-hidden />
  );
}

/** The photo, or paper, with what was drawn on it, in the photo's own size. */
function together(
  ground: ImageBitmap | null,
  drawn: HTMLCanvasElement,
  { width, height }: { width: number; height: number },
): HTMLCanvasElement {
  const whole = document.createElement('canvas');
  whole.width = width;
  whole.height = height;
  const context = whole.getContext('2d');
  if (context === null) throw new Error('There is not enough memory for this picture.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  if (ground !== null) context.drawImage(ground, 0, 0, width, height);
  context.drawImage(drawn, 0, 0, width, height);
  return whole;
}
