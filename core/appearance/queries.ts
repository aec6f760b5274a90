// What is read of a company's appearance by those who have a token at hand.
import { AppError } from '#core/errors.ts';
import type { Run, Send } from '#core/send.ts';
import { readLabels, readLanguage, readSignInLink } from './calls.ts';
import { type Labels, labelsInterval } from './schema.ts';

/** The colours of the menu; null where the company has chosen none. */
export async function findLabels(send: Send, { signal }: Run = {}): Promise<Labels | null> {
  return send(readLabels, {}, { signal }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  });
}

export const labelsQuery = (send: Send) => ({
  queryKey: ['appearance', 'labels'] as const,
  queryFn: (run: Run) => findLabels(send, run),
  refetchInterval: labelsInterval,
  staleTime: labelsInterval,
});

export const languageQuery = (send: Send) => ({
  queryKey: ['appearance', 'language'] as const,
  queryFn: ({ signal }: Run) => send(readLanguage, {}, { signal }),
});

/** The company's address for signing in. */
export const signInLinkQuery = (send: Send, server: string) => ({
  queryKey: ['appearance', 'sign-in link', server] as const,
  queryFn: async ({ signal }: Run) => signInAddress(server, (await send(readSignInLink, {}, { signal })).key),
});

export function signInAddress(server: string, key: string): string {
  return `${server}/?company=${key}`;
}
