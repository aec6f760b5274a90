// What can be done with a part of a widget, such as a bar, a point, a cell or a number: its rows are opened, or the dashboard is
// filtered by it. By click or Enter, and by a menu at the pointer or with the menu key.
import { Menu } from '@mantine/core';
import { Filter, Rows3 } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import type { FilteredQuestion } from '#core/forms/filtered-questions.ts';
import { filterByLabel } from '#core/sheets/filter/filter-by.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { filterOfMark, type Mark } from '#core/widgets/chart/marks.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { PointerMenu } from '#web/sheets/pointer-menu.tsx';
import { leaveFrom } from '#web/sheets/dashboard/came-from.ts';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The rows that are shown, and the ways to others. */
export type MarkWays = {
  filter: RowFilterInput | null;
  questions: ReadonlyMap<string, FilteredQuestion>;
  openRows(filter: RowFilterInput): void;
  /** Filters what is shown; undefined where that is the same as opening. */
  narrow?: ((filter: RowFilterInput) => void) | undefined;
};

type Pointed = { of: MarkedWidget; mark: Mark; at: { x: number; y: number } };
type MarkedWidget = { partId: string; widget: Widget | null };
type Marks = MarkWays & { onMenu(pointed: Pointed): void };

const MarkContext = createContext<Marks | null>(null);

/** Gives widgets the ways to the rows behind their marks. */
export function MarkProvider({ children, ...ways }: MarkWays & { children: ReactNode }) {
  const { filter, questions, openRows, narrow } = ways;
  const [pointed, onMenu] = useState<Pointed | null>(null);
  const value = useMemo<Marks>(
    () => ({ filter, questions, openRows, narrow, onMenu }),
    [filter, questions, openRows, narrow],
  );
  return (
    <MarkContext value={value}>
      {children}
      {pointed !== null && <MarkMenu ways={value} pointed={pointed} onClose={() => onMenu(null)} />}
    </MarkContext>
  );
}

/** What can be done with the marks of a widget; null where they lead nowhere, as in a preview. */
export function useMarks(widget: Widget | null, partId: string) {
  const marks = use(MarkContext);
  const follow = useFollow();
  return useMemo(() => {
    if (marks === null) return null;
    const of = { widget, partId };
    return {
      open: (mark: Mark) => follow(marks, of, mark, 'rows'),
      menu: (mark: Mark, at: Pointed['at']) => marks.onMenu({ of, mark, at }),
    };
  }, [marks, follow, widget, partId]);
}

/** Goes to the rows of a mark, or filters by it; says why if no filter finds just those. */
function useFollow() {
  const core = useCore();
  const { timeZone } = useActor();
  return useCallback(
    (ways: MarkWays, { widget, partId }: MarkedWidget, mark: Mark, to: 'rows' | 'filter') => {
      const clock = { now: core.ports.now(), timeZone };
      const found = filterOfMark(mark, { ...ways, widget, clock });
      if ('refusal' in found) return notifyFailed(found.refusal, null, `open ${mark.label}`);
      if (to === 'filter') return ways.narrow?.(found.filter);
      leaveFrom(partId);
      return ways.openRows(found.filter);
    },
    [core, timeZone],
  );
}

function MarkMenu({ ways, pointed, onClose }: { ways: MarkWays; pointed: Pointed; onClose(): void }) {
  const follow = useFollow();
  const { of, mark, at } = pointed;
  return (
    <PointerMenu label={t(m.actionsFor, { title: mark.label })} at={at} onClose={onClose}>
      <Menu.Item leftSection={<Rows3 size={16} aria-hidden />} onClick={() => follow(ways, of, mark, 'rows')}>
        {t(m.openRows)}
      </Menu.Item>
      {ways.narrow !== undefined && (
        <Menu.Item
          leftSection={<Filter size={16} aria-hidden />}
          onClick={() => follow(ways, of, mark, 'filter')}
        >
          {filterByLabel({ value: mark.label })}
        </Menu.Item>
      )}
    </PointerMenu>
  );
}
