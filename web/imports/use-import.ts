// A new import on its page: core's model, bound to a picked file and this browser.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Core } from '#core/core.ts';
import { catalogQuery } from '#core/catalog/queries.ts';
import { AppError } from '#core/errors.ts';
import { cachedIndex } from '#core/filling/catalog/catalog-index.ts';
import { fileIssue } from '#core/imports/csv/csv-file.ts';
import { touchedByStart } from '#core/imports/actions.ts';
import type { ImportForm } from '#core/imports/import-draft.ts';
import {
  createImportModel,
  hadStarted,
  type ImportModel,
  type ImportState,
} from '#core/imports/import-model.ts';
import { createImportFiles } from '#core/imports/files/import-files.ts';
import { filesInZip, tableAmong } from '#core/imports/files/folder.ts';
import { maximumImportBytes } from '#core/imports/schema.ts';
import type { PickedFile } from '#core/imports/files/picked-file.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { chooseWorksheet } from './choose-worksheet.tsx';
import { withoutWorkbook } from './workbook.ts';
import { putFile } from './put-file.ts';

export type Import = {
  model: ImportModel<File>;
  state: ImportState;
  /** Uploads the file and starts its import. */
  start(): Promise<void>;
};

/** `onStarted` is called with the id of the scheduled import. */
export function useImport(form: ImportForm, onStarted: (importId: string) => void): Import {
  const core = useCore();
  const { timeZone } = useActor();
  const queries = useQueryClient();
  const [model] = useState(() =>
    createImportModel<File>({
      form,
      timeZone,
      ports: core.ports,
      nameOf: ({ name }) => name,
      open: (picked) => openFile(picked, core.ports.newId),
      sendWith: () => worldOf(core),
      catalog: async () => cachedIndex(await queries.fetchQuery(catalogQuery(core.send))),
      checksAll: false,
    }),
  );
  useEffect(() => () => model.stop(), [model]);
  const start = useCallback(async () => {
    const started = await model.start();
    if (started === null) return;
    for (const queryKey of touchedByStart) void queries.invalidateQueries({ queryKey });
    if (started.isEarlier) notifyFailed(hadStarted);
    onStarted(started.status.id);
  }, [model, onStarted, queries]);
  return { model, state: useSignalValue(model.state), start };
}

/** A table, or a ZIP of a table with its files. */
async function openFile(picked: File, newId: () => string): Promise<PickedFile> {
  if (!/\.zip$/i.test(picked.name)) return openTable(picked);
  const { table, others } = await tableAmong(await filesInZip(picked));
  const opened = await openTable(new File([await table.read(maximumImportBytes)], table.name));
  return { ...opened, files: createImportFiles(others, newId) };
}

async function openTable(picked: File): Promise<PickedFile> {
  const issue = fileIssue(picked);
  if (issue !== null) throw new AppError('invalid', issue);
  const file = await withoutWorkbook(picked, { choose: chooseWorksheet, pause: nextTask });
  const { name, size } = file;
  return { name, size, body: file, pieces: (signal) => bytesOf(file, signal) };
}

const pieceLength = 128 * 1024;

/** Each chunk arrives in a separate task, so that a large file does not block the page. */
async function* bytesOf(file: Blob, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size; start += pieceLength) {
    const piece = await file.slice(start, start + pieceLength).arrayBuffer();
    if (signal.aborted) throw new AppError('cancelled');
    yield new Uint8Array(piece);
  }
}

/** Lets the page draw. */
function nextTask(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}

function worldOf({ send, http, ports, session }: Core) {
  return { send, http, ports, server: session.region.peek()?.server ?? '', put: putFile };
}
