// Pictures of charts with more points than the screen has. A chart offers to draw itself anew, larger; whoever makes a
// picture asks with its canvas.
import type uPlot from 'uplot';

const offers = new WeakMap<HTMLCanvasElement, (ratio: number) => uPlot>();

/** `draw` makes the chart of a canvas anew, a whole number of times as large. */
export function offerPicture(canvas: HTMLCanvasElement, draw: (ratio: number) => uPlot): void {
  offers.set(canvas, draw);
}

/** What a canvas shows, with at least so many points for each of the page: of charts, others are as they are. */
export function finePicture(canvas: HTMLCanvasElement, points: number): HTMLCanvasElement {
  const ratio = Math.ceil(points / devicePixelRatio);
  const draw = offers.get(canvas);
  if (draw === undefined || ratio <= 1) return canvas;
  const chart = draw(ratio);
  // It draws itself at the end of the turn, unless something is done with it.
  chart.batch(() => undefined);
  chart.destroy();
  return chart.ctx.canvas;
}
