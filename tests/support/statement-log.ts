// Set up for each file of tests: writes down which statements they send to PostgreSQL, each once, where TEST_STATEMENTS
// names a folder. Another version of PostgreSQL is asked afterwards whether it takes all of them.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';

type Connection = { parse(message: { text: string }, ...rest: unknown[]): void };

const folder = process.env['TEST_STATEMENTS'];
const key = Symbol.for('formdeck.statements');
const shared = globalThis as { [key]?: { sent: Set<string>; written: Set<string> } };

if (folder !== undefined) {
  shared[key] ??= watched();
  const { sent, written } = shared[key];
  afterAll(() => {
    const fresh = [...sent].filter((text) => !written.has(text));
    for (const text of fresh) written.add(text);
    const lines = fresh.map((text) => `${JSON.stringify(text)}\n`);
    if (lines.length > 0) appendFileSync(join(folder, `${process.pid}.ndjson`), lines.join(''));
  });
}

/** Every driver of ours, cursors and copies too, sends what has values by this message. */
function watched() {
  const sent = new Set<string>();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver's types leave out its messages
  const connection = pg.Connection.prototype as unknown as Connection;
  const { parse } = connection;
  connection.parse = function noted(message, ...rest) {
    sent.add(message.text);
    parse.call(this, message, ...rest);
  };
  return { sent, written: new Set<string>() };
}
