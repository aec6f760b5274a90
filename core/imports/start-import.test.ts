import { describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { requestUpload, scheduleImport } from './calls.ts';
import { readCsvFile } from './csv/csv-file.ts';
import { createImportDraft, importRequest } from './import-draft.ts';
import { createImportStarter, type StartOptions, type StartWorld } from './start-import.ts';

const bytes = new TextEncoder().encode('A\n1');
const draft = createImportDraft(
  { id: 'f', name: 'F', questions: [], contextQuestions: [], elements: [], alerts: [] },
  await readCsvFile({ name: 'a.csv', size: 3 }, [bytes]),
);

const startImport = (to: StartWorld, options?: StartOptions) =>
  createImportStarter(to).start(
    { formId: 'f', body: bytes, request: (made) => importRequest(draft, made) },
    options,
  );

/** A server that gives out the address `url` and answers an upload to it as `replies` say, one after the other. */
function world(url: string, replies: (() => Response)[]) {
  const seen: string[] = [];
  let ids = 0;
  const send = (async (call: unknown, input: { body?: { id: string; fileName: string } }) => {
    if (call === requestUpload)
      return { action: 'upload', url, method: 'PUT', headers: {}, s3Resource: `stored-${(ids += 1)}` };
    expect(call).toBe(scheduleImport);
    seen.push(`schedule ${input.body?.id} ${input.body?.fileName}`);
    return input.body;
  }) as unknown as Send;
  const started: StartWorld = {
    send,
    http: {
      async raw({ server, token }, method, path, options) {
        expect(token).toBeUndefined();
        expect(options?.body).toBe(bytes);
        seen.push(`${method} ${server}${path}`);
        return (replies.shift() ?? (() => new Response(null, { status: 204 })))();
      },
    },
    ports: { sleep: async () => {}, random: () => 0, newId: () => 'new' },
    server: 'https://ca.example',
  };
  return { started, seen };
}
const away = () => {
  throw new AppError('unreachable', 'The server did not answer.');
};

describe('starting an import', () => {
  it('sends the file to the address, here or elsewhere, then schedules', async () => {
    const here = world('/upload/x?y=1', []);
    const progress: number[] = [];
    await startImport(here.started, { onProgress: (share) => progress.push(share) });
    expect(here.seen).toEqual(['PUT https://ca.example/upload/x?y=1', 'schedule new stored-1']);
    expect(progress).toEqual([0, 1]);
    const elsewhere = world('https://s3.example/b', []);
    await startImport(elsewhere.started);
    expect(elsewhere.seen[0]).toBe('PUT https://s3.example/b');
  });

  it('asks for another address and tries again when the server goes away', async () => {
    const { started, seen } = world('/upload/x', [away]);
    await startImport(started);
    expect(seen.at(-1)).toBe('schedule new stored-2');
  });

  it.each([
    [
      [away, away, away, away, away, away],
      'unreachable',
      'Failed to upload the file: The server did not answer.',
    ],
    [
      [() => new Response(null, { status: 413 })],
      'too-large',
      'Only CSV format is Accepted. The maximum allowed size is 50MB.',
    ],
    [[() => new Response(null, { status: 404 })], 'not-found', 'Failed to upload the file: Status 404'],
  ])('says what went wrong: %#', async (replies, code, message) => {
    const { started } = world('/upload/x', replies);
    await expect(startImport(started)).rejects.toMatchObject({ code, message });
  });
});
