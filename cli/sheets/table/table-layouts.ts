// The user's column layout of each form's table at this terminal. Stored in one file per form, beside the configuration;
// a layout that cannot be stored lasts until the app is closed.
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, useContext } from 'react';
import { isUsual, layoutFromText, type TableLayout, usualLayout } from '#core/sheets/table/table-layout.ts';
import type { PlaceOf } from '#cli/app/screen-places.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';

export type TableLayouts = {
  /** The default until the stored one has been read. */
  of(formId: string): ReadonlySignal<TableLayout>;
  change(formId: string, by: (before: TableLayout) => TableLayout): void;
};

/** Core's layout is in pixels: this many make one terminal column. */
export const pixelsPerColumn = 8;

/** The layouts below a folder, which is resolved lazily. */
export function createTableLayouts(folder: () => Promise<string>): TableLayouts {
  const layouts = new Map<string, Signal<TableLayout>>();
  let written: Promise<void> = Promise.resolve();
  const pathOf = async (formId: string) => join(await folder(), `${formId.replaceAll(/[^\w-]/g, '-')}.json`);

  function layoutOf(formId: string): Signal<TableLayout> {
    const known = layouts.get(formId);
    if (known !== undefined) return known;
    const layout = signal(usualLayout);
    layouts.set(formId, layout);
    void read(formId).then((text) => {
      // A change made meanwhile is newer.
      if (layout.peek() === usualLayout) layout.value = layoutFromText(text);
    });
    return layout;
  }

  async function read(formId: string): Promise<string | null> {
    try {
      return await readFile(await pathOf(formId), 'utf8');
    } catch {
      return null;
    }
  }

  async function keep(formId: string, layout: TableLayout): Promise<void> {
    const path = await pathOf(formId);
    if (isUsual(layout)) await rm(path, { force: true });
    else await writeWhole(path, (write) => write(JSON.stringify(layout)), { mode: 0o600 });
  }

  return {
    of: layoutOf,
    change(formId, by) {
      const layout = layoutOf(formId);
      const next = by(layout.peek());
      layout.value = next;
      written = written.then(() => keep(formId, next)).catch(() => undefined);
    },
  };
}

export const TableLayoutsContext = createContext<TableLayouts | null>(null);

/**
 * A form's table. In a saved view, a change is the view's and can be saved into it, also where the view has no columns of its
 * own (null): it does not change the form's stored layout.
 */
export type ArrangedTable = { formId: string; ofView: Signal<TableLayout | null> | null };

/** The table of a screen of rows. */
export function useArranged({ formId, viewId, start }: PlaceOf<'rows'>): ArrangedTable {
  const columns = start?.columns ?? null;
  const [ofView] = useScreenState(
    'columns',
    viewId === undefined ? null : signal<TableLayout | null>(columns),
  );
  return { formId, ofView };
}

/** The layout of a table, and its setter. */
export function useTableLayout({
  formId,
  ofView,
}: ArrangedTable): readonly [TableLayout, (by: (before: TableLayout) => TableLayout) => void] {
  const layouts = useContext(TableLayoutsContext);
  if (layouts === null) throw new Error('There are no table layouts around this component.');
  const ofForm = layouts.of(formId);
  const stored = useSignalValue(ofForm);
  const layout = useSignalValue(ofView ?? noView) ?? stored;
  const change = (by: (before: TableLayout) => TableLayout) => {
    if (ofView === null) layouts.change(formId, by);
    else ofView.value = by(ofView.peek() ?? ofForm.peek());
  };
  return [layout, change];
}

const noView: ReadonlySignal<null> = signal(null);
