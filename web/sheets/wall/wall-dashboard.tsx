// One dashboard on a wall: its numbers follow its rows, and nothing in it can be pressed.
import { useViewportSize } from '@mantine/hooks';
import {
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import { tooMuchDataText, tooMuchFor } from '#core/sheets/dashboard/labels.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { t } from '#core/messages/text.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { shownLayout } from '#core/widgets/layout/dashboard-layout.ts';
import { bottomOf } from '#core/widgets/layout/grid.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { DashboardGrid } from '#web/sheets/dashboard/dashboard-grid.tsx';
import { type DashboardControl, DashboardContext } from '#web/sheets/dashboard/use-dashboard.ts';
import { useLive } from '#web/sheets/engine/use-live.ts';
import {
  type LoadedSheetView,
  type SheetViewControl,
  useSheetView,
} from '#web/sheets/engine/use-sheet-view.ts';
import { useFormName } from '#web/sheets/use-form-name.ts';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { m } from './texts.ts';
import { useTitle } from '#web/ui/page.tsx';

export type WallDashboardProps = {
  formId: string;
  filter: RowFilterInput | null;
  /** Counted on: what has failed is loaded again, and what is shown is read again. */
  turn: number;
  /** What the dashboard is in, under its name and the moment of its numbers. */
  Frame: ComponentType<{ name: string; updated: string | null; children: ReactNode }>;
};

export function WallDashboard({ formId, filter, turn, Frame }: WallDashboardProps) {
  const { view, control } = useSheetView({ formId, sheetIds: 'all', filter });
  const name = useFormName(formId);
  useTitle(name);
  const again = useEffectEvent(() => {
    if (view.phase === 'failed') void control.load();
    else if (view.phase === 'loaded') void control.refresh();
  });
  useEffect(() => again(), [turn]);
  if (view.phase === 'loading') {
    return (
      <Frame name={name} updated={null}>
        <Loading />
      </Frame>
    );
  }
  const problem = view.phase === 'failed' ? (explanationOf(view.error) ?? '') : tooMuchIn(view);
  if (view.phase === 'loaded' && problem === null)
    return <Shown formId={formId} view={view} control={control} Frame={Frame} />;
  return (
    <Frame name={name} updated={null}>
      <p className="m-0 faint text-sm" role="status">
        {t(m.notShown, { reason: problem ?? '' })} {t(m.goesOn)}
      </p>
    </Frame>
  );
}

function tooMuchIn({ overview }: LoadedSheetView): string | null {
  const data = tooMuchFor('dashboard', overview);
  return data === null ? null : tooMuchDataText(data);
}

/** In pixels: below this height of a row, the dashboard is shown part by part. */
const lowestRow = 22;
const highestRow = 64;
const usualRow = 32;
const gap = 16;
/** The head, and the space around. */
const besides = 84;

type ShownProps = Pick<WallDashboardProps, 'formId' | 'Frame'> & {
  view: LoadedSheetView;
  control: SheetViewControl;
};

function Shown({ formId, view, control, Frame }: ShownProps) {
  const { overview, client, edition } = view;
  const { form, isSummarized } = overview;
  const { ports } = useCore();
  const { timeZone } = useActor();
  useLive(formId, { holdsBack: false, isSummarized, refresh: control.refresh, onNews: nothing });
  const read = useRef({ edition, at: ports.now() });
  if (read.current.edition !== edition) read.current = { edition, at: ports.now() };
  const updated = momentText(read.current.at, timeZone);
  const { height } = useViewportSize();
  const rows = bottomOf(shownLayout(form));
  const fitting = Math.floor((height - besides + gap) / Math.max(1, rows)) - gap;
  const row = fitting < lowestRow ? usualRow : Math.min(highestRow, fitting);
  const dashboard = useMemo<DashboardControl>(
    () => ({
      form,
      client,
      isSummarized,
      arrange: nothing,
      inView: () => ({ sheets: [], pinnable: { sheetIds: 'all', filter: null } }),
      pinned: new Map(),
      replaceSheet: nothing,
      edit: nothing,
      openRow: nothing,
      openSpan: nothing,
      openArea: undefined,
    }),
    [form, client, isSummarized],
  );
  return (
    <Frame name={form.name} updated={updated}>
      <DashboardContext value={dashboard}>
        <div style={rowStyle(row)}>
          <DashboardGrid
            overview={overview}
            form={form}
            arrange={nothing}
            openAnswers={noAnswers}
            isWide
            arranged={null}
          />
        </div>
      </DashboardContext>
    </Frame>
  );
}

function rowStyle(row: number): CSSProperties & Record<`--${string}`, string> {
  return { '--dashboard-row': `${row}px` };
}

function nothing(): void {
  // Nothing is done on a wall.
}

function noAnswers(): undefined {
  return undefined;
}
