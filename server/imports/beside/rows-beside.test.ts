// The thread that reads files of imports: what takes too long ends with it, and nobody else waits meanwhile.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { RuledForm } from '#core/filling/rules/form-rules-type.ts';
import { question } from '#core/questions/schema.ts';
import { importRequest } from '#core/imports/schema.ts';
import { type FileToRead, readRowsBeside } from './rows-beside.ts';

const sizes = randomUUID();

/** Each of the alerts looks through all values of a row. */
function fileOf(alerts: number): FileToRead {
  const form: RuledForm = {
    contextQuestions: [],
    questions: [question.parse({ id: sizes, text: 'Sizes', type: 'MULTI_NUMERIC' })],
    elements: [],
    alerts: Array.from({ length: alerts }, (_, index) => ({
      id: randomUUID(),
      expression: { contains: [{ var: sizes }, -index - 1] },
    })),
  };
  const body = { fileName: randomUUID(), originalFileName: 'rows.csv', columnMap: { [sizes]: 0 } };
  return {
    form,
    request: importRequest.parse(body),
    timeZone: 'UTC',
    catalog: null,
    isPlain: true,
    from: 0,
  };
}

async function read(csv: string, alerts: number, options: Parameters<typeof readRowsBeside>[2] = {}) {
  const rows: number[] = [];
  const reading = readRowsBeside(Readable.from([Buffer.from(csv)]), fileOf(alerts), options);
  for await (const batch of reading) for (const { csvRow } of batch.rows) rows.push(csvRow);
  return rows;
}

const heavy = `Sizes\n1\n${'1;'.repeat(140_000)}\n3\n`;

describe('the thread that reads files of imports', () => {
  it('ends over a row that takes too long, and names it; the server goes on meanwhile', async () => {
    // The thread is up, so that its start does not count.
    expect(await read('Sizes\n1\n2\n', 1)).toEqual([1, 2]);
    let isDone = false;
    const reading = read(heavy, 50_000, { limit: 500 }).finally(() => (isDone = true));
    reading.catch(() => {});
    let turns = 0;
    while (!isDone) {
      await setImmediate();
      turns += 1;
    }
    await expect(reading).rejects.toThrow(
      'Reading row 2 of the file took longer than 1 seconds, so nothing was imported.',
    );
    expect(turns).toBeGreaterThan(100);
    expect(await read('Sizes\n1\n2\n3\n', 1)).toEqual([1, 2, 3]);
  });

  it('stops in the middle of a row when the server does', async () => {
    const stopping = new AbortController();
    const reading = read(heavy, 50_000, { signal: stopping.signal });
    reading.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 50));
    stopping.abort(new Error('The server stops.'));
    await expect(reading).rejects.toThrow('The server stops.');
  });

  it('says what is wrong with a file, and reads the next', async () => {
    await expect(read('', 1)).rejects.toThrow('it is empty');
    expect(await read('Sizes\n1\n', 1)).toEqual([1]);
  });
});
