// What of a photo is stored: the place where it was taken is not.
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
});
afterAll(() => server.close());

describe('a photo', () => {
  const send = (id: string, body: Buffer, type = 'image/jpeg') =>
    server.fetch(admin, `/image/${id}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(body),
    });

  it('is stored without the place where it was taken, and still the same when it is sent again', async () => {
    const taken = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#3377aa' } })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSMapDatum: 'Northern datum' } })
      .jpeg()
      .toBuffer();
    const id = randomUUID();
    expect((await send(id, taken)).status).toBe(201);
    const bytes = Buffer.from(await (await server.fetch(admin, `/image/${id}.jpg`)).arrayBuffer());
    expect(taken.includes('Northern datum')).toBe(true);
    expect(bytes.includes('Northern datum')).toBe(false);
    expect(bytes).toHaveLength(taken.length);
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    expect((await send(id, taken)).ok).toBe(true);
  });

  it('without a pixel is refused', async () => {
    const empty = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#3377aa' } })
      .resize(1)
      .png()
      .toBuffer();
    empty.fill(0, 16, 24);
    const reply = await send(randomUUID(), empty, 'image/png');
    expect([reply.status, await reply.json()]).toMatchObject([
      415,
      { detail: expect.stringContaining('no pixels') },
    ]);
  });
});
