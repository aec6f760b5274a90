// Starts the import of a draft: the upload with its progress, and what went wrong.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportDraft } from '#core/imports/import-draft.ts';
import { startImport } from '#core/imports/start-import.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { putFile } from './put-file.ts';

export type Sending = {
  /** 0 to 1. */
  share: number;
  /** The server does not answer, and it will be tried again. */
  isWaiting: boolean;
};

export type Start = {
  /** Null where nothing is being sent. */
  sending: Sending | null;
  error: unknown;
  start(draft: ImportDraft, file: File): void;
  stop(): void;
  /** Whether it is being sent at this very moment, drawn or not. */
  isRunning(): boolean;
};

/** `onStarted` is called with the id of the import that has been scheduled. */
export function useStart(onStarted: (importId: string) => void): Start {
  const { send, http, ports, session } = useCore();
  const queries = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    (draft: ImportDraft, file: File) => {
      const stop = new AbortController();
      running.current = stop;
      setError(null);
      setSending({ share: 0, isWaiting: false });
      const world = { send, http, ports, server: session.region.value?.server ?? '', put: putFile };
      startImport(world, draft, file, {
        signal: stop.signal,
        onProgress: (share) => setSending({ share, isWaiting: false }),
        onWait: () => setSending((last) => ({ share: last?.share ?? 0, isWaiting: true })),
      }).then(
        ({ id }) => {
          running.current = null;
          setSending(null);
          void queries.invalidateQueries({ queryKey: ['forms'] });
          onStarted(id);
        },
        (problem: unknown) => {
          running.current = null;
          setSending(null);
          if (!stop.signal.aborted) setError(problem);
        },
      );
    },
    [http, onStarted, ports, queries, send, session],
  );
  const stop = useCallback(() => running.current?.abort(), []);
  const isRunning = useCallback(() => running.current !== null, []);
  return { sending, error, start, stop, isRunning };
}
