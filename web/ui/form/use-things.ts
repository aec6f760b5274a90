// The things that a list or a form lets people choose among.
import { useQueries } from '@tanstack/react-query';
import { type NamedThings, type OfferedThings, readingOf } from '#core/resource/things.ts';
import { useCore } from '#web/platform/core-context.tsx';

/** Those that are read, by name. */
export function useThings(things: NamedThings = {}): OfferedThings {
  const { queries, offered } = readingOf(things);
  return offered(useQueries({ queries: queries(useCore().send) }));
}
