// What tests of imports do with each: upload a file, and wait until its import has ended.
import { expect } from 'vitest';
import { importStatusOf, requestUpload } from '#core/imports/calls.ts';
import { isRunning } from '#core/imports/policy.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { exampleForm } from './example-form.ts';
import type { Person, TestServer } from './server.ts';

export type Example = ReturnType<typeof exampleForm>;

export async function publishedExample(
  server: TestServer,
  admin: Person,
  changes: Parameters<typeof exampleForm>[0] = {},
): Promise<Example> {
  const example = exampleForm(changes);
  await server.publish(admin, example.form);
  return example;
}

/** The name under which the server stores the file. */
export async function uploadCsv(
  server: TestServer,
  person: Person,
  content: string | Uint8Array,
): Promise<string> {
  const target = await server.as(person, requestUpload, { query: { mimetype: 'text/csv' } });
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  const sent = await fetch(target.url, { method: target.method, headers: target.headers, body });
  expect(sent.status).toBe(204);
  return target.s3Resource;
}

export async function endedImport(server: TestServer, person: Person, id: string): Promise<ImportStatus> {
  for (;;) {
    const status = await server.as(person, importStatusOf, { params: { id } });
    if (!isRunning(status)) return status;
    if (status.delay !== null) throw new Error(status.delay);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
