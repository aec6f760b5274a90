// A canvas that is drawn on with a finger, a pen or the mouse. Strokes are stored one by one, so that the last one can be
// undone.
import { useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';

export type Stroke = ReturnType<SignaturePad['toData']>[number];

export type Pad = {
  /** Given to the canvas. */
  ref(canvas: HTMLCanvasElement | null): void;
  canvas: HTMLCanvasElement | null;
  strokes: readonly Stroke[];
  /** Shows these strokes instead. */
  show(strokes: readonly Stroke[]): void;
};

type Ink = { penColor: string; minWidth: number; maxWidth: number; backgroundColor?: string };

/** Strokes get the `ink` of when they are begun; the background stays that of the first one. */
export function usePad(ink: Ink): Pad {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const pad = useRef<SignaturePad | null>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const first = useRef(ink);
  useEffect(() => {
    if (canvas === null) return undefined;
    const made = new SignaturePad(canvas, first.current);
    pad.current = made;
    // The pad goes on with its own list.
    const drawn = () => setStrokes([...made.toData()]);
    made.addEventListener('endStroke', drawn);
    const sized = new ResizeObserver(() => {
      fit(canvas, made);
      drawn();
    });
    sized.observe(canvas);
    return () => {
      sized.disconnect();
      made.off();
      pad.current = null;
    };
  }, [canvas]);
  useEffect(() => {
    if (pad.current !== null) pad.current.penColor = ink.penColor;
  }, [canvas, ink.penColor]);
  return {
    ref: setCanvas,
    canvas,
    strokes,
    show: (next) => {
      pad.current?.fromData([...next]);
      setStrokes(next);
    },
  };
}

/** Matches the screen's pixel density; what is drawn grows and shrinks with its paper. */
function fit(canvas: HTMLCanvasElement, pad: SignaturePad): void {
  const density = Math.max(devicePixelRatio, 1);
  const [width, height] = [canvas.offsetWidth * density, canvas.offsetHeight * density];
  if (width === 0 || height === 0) return;
  const scale = Math.min(width / canvas.width, height / canvas.height);
  const strokes = pad.toData().map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
  }));
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.scale(density, density);
  pad.fromData(strokes);
}
