// Pictures of charts with more points than the screen has. A chart offers to draw itself anew, larger and in the colours of
// a scheme; whoever makes a picture asks with its canvas.
import type uPlot from 'uplot';

type Draw = (ratio: number, scheme: 'light' | 'dark') => uPlot;

const offers = new WeakMap<HTMLCanvasElement, Draw>();

/** `draw` makes the chart of a canvas anew, a whole number of times as large. */
export function offerPicture(canvas: HTMLCanvasElement, draw: Draw): void {
  offers.set(canvas, draw);
}

/** What a canvas shows, on light ground, with at least so many points for each of the page: of charts, others are as they are. */
export function finePicture(canvas: HTMLCanvasElement, points: number): HTMLCanvasElement {
  const draw = offers.get(canvas);
  if (draw === undefined) return canvas;
  const chart = draw(Math.max(1, Math.ceil(points / devicePixelRatio)), 'light');
  // It draws itself at the end of the turn, unless something is done with it.
  chart.batch(() => undefined);
  chart.destroy();
  return chart.ctx.canvas;
}
