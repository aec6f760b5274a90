// /codes and /codes/print: codes to print, and the page that its address asks for.
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { codesSearch, readCodesSearch } from '#core/codes/codes-draft.ts';
import { PrintPage } from '#web/codes/print-page.tsx';

const print = getRouteApi('/codes/print');

export function CodesPrintRoute() {
  const draft = readCodesSearch(print.useSearch());
  const navigate = useNavigate();
  const onSeed = useCallback(
    (seed: string) =>
      void navigate({
        to: '/codes/print',
        search: (before) => codesSearch({ ...readCodesSearch(before), seed }),
        replace: true,
      }),
    [navigate],
  );
  return <PrintPage draft={draft} onSeed={onSeed} />;
}
