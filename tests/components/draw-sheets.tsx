// Draws the page of a form's sheets over a server that answers in the page: its engine, which is in a worker elsewhere, reads
// from there too.
import { useState } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { Call } from '#core/contract.ts';
import type { AppError } from '#core/errors.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import { drawPage, type DrawOptions } from './draw-page.tsx';
import { type FakeRow, sheetServer } from '#tests/support/sheet-server.ts';
import type { SheetSearch } from '#web/paths.ts';
import { SheetPage } from '#web/sheets/page.tsx';

const paths: readonly (readonly [RegExp, string])[] = [
  [/^GET \/template\/([^/]+)$/, 'forms.read'],
  [/^GET \/template\/([^/]+)\/sheets$/, 'sheets.ofForm'],
  [/^POST \/template\/([^/]+)\/summary$/, 'sheets.summarize'],
  [/^POST \/template\/([^/]+)\/changes$/, 'sheets.changes'],
  [/^GET \/sheet\/([^/]+)$/, 'sheets.read'],
  [/^POST \/row\/filter$/, 'sheets.filterRowsAcross'],
];

type SheetsOptions = DrawOptions & {
  tab?: 'dashboard' | 'data';
  search?: SheetSearch;
  rows?: FakeRow[];
  failure?: AppError | null;
};

export async function drawSheets(
  form: WholeForm,
  sheets: Sheet[],
  { tab = 'data', search: first = {}, rows = [], failure = null, answers, ...options }: SheetsOptions = {},
) {
  const server = sheetServer(form, sheets, rows);
  const send = (id: string, input: object) =>
    (server.send as unknown as (call: Pick<Call, 'id'>, input: object) => Promise<unknown>)({ id }, input);
  /** What the engine reads fails as long as this is set. */
  const state = { failure };
  vi.stubGlobal('Worker', undefined);
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(input);
    const path = `${init?.method ?? 'GET'} ${pathname}`;
    const [pattern, id] = paths.find(([each]) => each.test(path)) ?? [];
    if (state.failure !== null)
      return Response.json(
        { type: `/problems/${state.failure.code}` },
        { status: state.failure.status ?? 500 },
      );
    if (pattern === undefined || id === undefined) return Response.json({}, { status: 404 });
    const query = {
      page: Number(searchParams.get('page')),
      size: Number(searchParams.get('size')),
      sort: searchParams.get('sort'),
    };
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    return Response.json(await send(id, { params: { id: pattern.exec(path)?.[1] }, query, body }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const shown = { search: first };
  function Drawn() {
    const [search, setSearch] = useState(first);
    shown.search = search;
    return (
      <div id="content" style={{ height: 900, display: 'grid' }}>
        <SheetPage
          formId={form.id}
          sheetIds="all"
          tab={tab}
          row={null}
          search={search}
          onSearch={setSearch}
          ViewsMenu={() => null}
          ExportDialog={() => null}
          frame={{}}
          sheetsExport={{ isRunning: false, run: () => undefined }}
          widgetDialogs={{ Builder: () => null, Hidden: () => null }}
        />
      </div>
    );
  }
  const drawn = await drawPage(<Drawn />, {
    ...options,
    answers: {
      'forms.read': () => form,
      'views.list': () => [],
      'pins.list': () => [],
      'live.follow': () => new Promise(() => undefined),
      'sheets.ofForm': (input) => send('sheets.ofForm', input),
      ...answers,
    },
  });
  return { ...drawn, server, shown, state };
}
