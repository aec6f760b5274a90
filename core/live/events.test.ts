import { expect, it } from 'vitest';
import { eventsOf, type StreamEvent } from './events.ts';

/** What comes of a stream that arrives in these pieces. */
async function read(...pieces: (string | Uint8Array<ArrayBuffer>)[]): Promise<StreamEvent[]> {
  const encoder = new TextEncoder();
  const body = ReadableStream.from(
    pieces.map((piece) => (typeof piece === 'string' ? encoder.encode(piece) : piece)),
  );
  const found: StreamEvent[] = [];
  const never = (_: number, signal?: AbortSignal) =>
    new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
  const world = { patience: { first: 1, later: 1 }, sleep: never };
  for await (const event of eventsOf(new Response(body), world)) found.push(event);
  return found;
}

const event = { name: 'changed', data: '{"a":1}' };

it.each([
  ['lines that end in LF', ['event: changed\ndata: {"a":1}\n\n']],
  ['lines that end in CRLF, as a proxy may make them', ['event: changed\r\ndata: {"a":1}\r\n\r\n']],
  ['no blank after the colon', ['event:changed\ndata:{"a":1}\n\n']],
  ['pieces of any length', ['ev', 'ent: chan', 'ged\nda', 'ta: {"a":1}\n', '\n']],
  ['signs of life before and after it', [': hello\n\n', 'event: changed\ndata: {"a":1}\n\n', ':\n\n']],
  ['an event without a name', ['data: 1\n\nevent: changed\ndata: {"a":1}\n\n']],
  ['an event that was cut off', ['event: changed\ndata: {"a":1}\n\nevent: changed\ndata: {']],
])('finds an event in %s', async (_, pieces) => {
  expect(await read(...pieces)).toEqual([event]);
});

it('joins the lines of a text', async () => {
  expect(await read('event: changed\ndata: one\ndata: two\n\n')).toEqual([
    { name: 'changed', data: 'one\ntwo' },
  ]);
});

it('puts a letter together that comes in two pieces', async () => {
  const bytes = new TextEncoder().encode('event: changed\ndata: Zürich\n\n');
  const middle = bytes.indexOf(0xc3) + 1;
  expect(await read(bytes.slice(0, middle), bytes.slice(middle))).toEqual([
    { name: 'changed', data: 'Zürich' },
  ]);
});
