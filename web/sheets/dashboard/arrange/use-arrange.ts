// A dashboard that somebody arranges: a draft of its layout, step by step, until it is saved or left.
import { useCallback, useMemo, useState } from 'react';
import { layoutOf, shownLayout } from '#core/widgets/layout/dashboard-layout.ts';
import type { Layout } from '#core/widgets/layout/schema.ts';
import { t } from '#core/messages/text.ts';
import type { DashboardControl } from '#web/sheets/dashboard/use-dashboard.ts';
import { m } from './texts.ts';

export type Arrangement = {
  /** The boxes of what is shown. */
  layout: Layout;
  /** Where the last part that was changed is now, for screen readers. */
  said: string;
  isChanged: boolean;
  /** Shows a layout while a part is dragged; null: the last step again. */
  preview(layout: Layout | null): void;
  /** Takes a step with a part. */
  change(layout: Layout, part: { id: string; title: string }): void;
  /** Goes to the places that the dashboard has where nobody has saved any. */
  reset(): void;
  undo(): void;
  close(): void;
};

/** Null while nobody arranges it. */
export function useArrange(form: DashboardControl['form']): { arranged: Arrangement | null; begin(): void } {
  const [steps, setSteps] = useState<readonly Layout[] | null>(null);
  const [dragged, setDragged] = useState<Layout | null>(null);
  const [said, setSaid] = useState('');
  const begin = useCallback(() => {
    setSteps([shownLayout(form)]);
    setSaid('');
  }, [form]);
  const arranged = useMemo<Arrangement | null>(() => {
    const last = steps?.at(-1);
    if (steps === null || last === undefined) return null;
    const add = (layout: Layout) => setSteps([...steps, layout]);
    return {
      layout: dragged ?? last,
      said,
      isChanged: steps.length > 1,
      preview: setDragged,
      change(layout, { id, title }) {
        setDragged(null);
        if (JSON.stringify(layout) !== JSON.stringify(last)) add(layout);
        const box = layout[id];
        if (box === undefined) return;
        const { x, y, w, h } = box;
        setSaid(t(m.boxOf, { title, column: x + 1, row: y + 1, columns: w, rows: h }));
      },
      reset: () => add(layoutOf({ ...form, layouts: undefined })),
      undo() {
        if (steps.length < 2) return;
        setSteps(steps.slice(0, -1));
        setSaid(t(m.undone));
      },
      close: () => setSteps(null),
    };
  }, [steps, dragged, said, form]);
  return { arranged, begin };
}

/** In rem: below, cards are below each other, as in dashboard.module.css; below the other, the bar has no room for more buttons. */
const [gridFrom, barFrom] = [50, 70];

/** How much room a dashboard has; `room` is the ref of what the grid is in. */
export function useGridRoom() {
  const [width, setWidth] = useState(0);
  const room = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measured = new ResizeObserver(([entry]) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const inRem = (entry?.contentRect.width ?? 0) / rem;
      // The dashboard is drawn again only where that changes anything.
      setWidth([barFrom, gridFrom].find((from) => inRem >= from) ?? 0);
    });
    measured.observe(element);
    return () => measured.disconnect();
  }, []);
  return { room, hasGrid: width >= gridFrom, hasRoomyBar: width >= barFrom };
}
