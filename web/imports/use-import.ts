// A new import on its page: core's model, bound to a picked file and this browser.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Core } from '#core/core.ts';
import { touchedByStart } from '#core/imports/actions.ts';
import type { ImportForm } from '#core/imports/import-draft.ts';
import {
  createImportModel,
  hadStarted,
  type ImportModel,
  type ImportState,
  type PickedFile,
} from '#core/imports/import-model.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { bytesOf } from './file-source.ts';
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
      open: openFile,
      sendWith: () => worldOf(core),
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

function openFile(file: File): PickedFile {
  const { name, size } = file;
  return { name, size, body: file, pieces: (signal) => bytesOf(file, signal) };
}

function worldOf({ send, http, ports, session }: Core) {
  return { send, http, ports, server: session.region.peek()?.server ?? '', put: putFile };
}
