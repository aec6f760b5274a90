// The example forms, served from the page's own origin.
import type { UseQueryResult } from '@tanstack/react-query';
import { type ExampleCategory, examplesQuery } from '#core/forms/examples.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useRead } from '#web/ui/use-read.ts';

export function useExamples(): UseQueryResult<ExampleCategory[]> {
  const { http } = useCore();
  return useRead(() => examplesQuery({ http, origin: location.origin }));
}
