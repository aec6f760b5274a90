// High-resolution images of charts. A chart registers a function that renders it again, larger and in the colours of a
// scheme; images are requested by canvas.
import type uPlot from 'uplot';

type Draw = (ratio: number, scheme: 'light' | 'dark') => uPlot;

const offers = new WeakMap<HTMLCanvasElement, Draw>();

/** `draw` renders the chart of a canvas again, scaled by an integer. */
export function offerPicture(canvas: HTMLCanvasElement, draw: Draw): void {
  offers.set(canvas, draw);
}

/** The image of a canvas on a light background with a minimum resolution for charts; other canvases are unchanged. */
export function finePicture(canvas: HTMLCanvasElement, points: number): HTMLCanvasElement {
  const draw = offers.get(canvas);
  if (draw === undefined) return canvas;
  const chart = draw(Math.max(1, Math.ceil(points / devicePixelRatio)), 'light');
  // uPlot renders at the end of the task, unless batched.
  chart.batch(() => undefined);
  chart.destroy();
  return chart.ctx.canvas;
}
