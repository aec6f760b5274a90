// The history of a published form: its earlier versions, and in words what has changed since each.
import type { DraftChange } from '#core/changes/changes.ts';
import type { Run, Send } from '#core/send.ts';
import { readForm } from './calls.ts';
import { formDiff } from './diff/form-diff.ts';
import { listVersions, readVersion } from './version-calls.ts';

export const versionsQuery = (send: Send, id: string) => ({
  queryKey: ['forms', 'versions', id] as const,
  queryFn: ({ signal }: Run) => send(listVersions, { params: { id } }, { signal }),
});

/** What has changed from an earlier version of a form to the current one. */
export const changesSinceQuery = (send: Send, id: string, version: number) => ({
  queryKey: ['forms', 'versions', id, version] as const,
  queryFn: ({ signal }: Run) => changesSince(send, id, version, signal),
});

export async function changesSince(
  send: Send,
  id: string,
  version: number,
  signal?: AbortSignal,
): Promise<DraftChange[]> {
  const options = signal === undefined ? {} : { signal };
  const [now, former] = await Promise.all([
    send(readForm, { params: { id } }, options),
    send(readVersion, { params: { id, version: String(version) } }, options),
  ]);
  const { contextQuestions, questions, elements, alerts, contextAlerts, multi } = former;
  // What is no part of a version, such as who sees the form, is as it is now.
  return formDiff({ ...now, contextQuestions, questions, elements, alerts, contextAlerts, multi }, now);
}
