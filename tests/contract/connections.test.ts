// Connections that bring nothing, or next to nothing, and what is no HTTP.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionsWithin } from '#server/http/connections.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { imageOf } from '#tests/support/world.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ bodyProgress: { window: 1_500, least: 10 } });
  ({ admin } = await server.company());
});
afterAll(() => server.close());

function open(): Socket {
  const { hostname, port } = new URL(server.origin);
  return connect(Number(port), hostname);
}

/** All that comes back until the server closes the connection. */
async function replyOn(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return text;
}

const postImage = (id: string, length: number) =>
  `POST /image/${id} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin.token}\r\n` +
  `Content-Type: image/jpeg\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;

describe('a body', () => {
  it('that does not come is given up, with or without a token', async () => {
    const [signedOut, signedIn] = [open(), open()];
    signedOut.write(
      'POST /authenticate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    );
    signedIn.write(`${postImage(crypto.randomUUID(), 5_000)}..`);
    for (const reply of await Promise.all([signedOut, signedIn].map(replyOn)))
      expect(reply).toMatch(/^HTTP\/1.1 408 .*Connection: close/s);
  });

  it('that comes slowly but steadily arrives', async () => {
    const image = imageOf('x'.repeat(400));
    const socket = open();
    const reply = replyOn(socket);
    socket.write(postImage(crypto.randomUUID(), image.length));
    const part = Math.ceil(image.length / 8);
    for (let from = 0; from < image.length; from += part) {
      socket.write(image.subarray(from, from + part));
      // Longer in all than a body may be silent.
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    expect(await reply).toMatch(/^HTTP\/1.1 201 /);
  });
});

describe('what is refused before it is a request', () => {
  it.each([
    ['431', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['400', 'HELLO\r\n\r\n'],
  ])('says with %s that the connection closes', async (status, sent) => {
    const socket = open();
    socket.write(sent);
    const reply = await replyOn(socket);
    expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(reply).toContain('\r\nConnection: close\r\n');
    expect(reply).toContain('application/problem+json');
  });
});

describe('connections', () => {
  it('that nobody uses make room where there are too many', async () => {
    const { server: node } = server.region.http;
    const usual = node.maxConnections;
    node.maxConnections = 5;
    const idle = Array.from({ length: 5 }, open);
    try {
      await Promise.all(idle.map((socket) => once(socket, 'connect')));
      await expect
        .poll(() =>
          fetch(`${server.origin}/health/live`, { headers: { connection: 'close' } }).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200);
    } finally {
      node.maxConnections = usual;
      for (const socket of idle) socket.destroy();
    }
  });

  it.each([
    [null, 1, 10_000],
    [1_048_576, 2, 5_000],
    [1_024, 1, 768],
    [256, 2, 88],
    [64, 1, 8],
  ])('of a process that may open %s files, for %i servers: %i', (limit, servers, most) => {
    expect(connectionsWithin(limit, servers)).toBe(most);
  });
});

it('a client that does not read its reply does not keep a server from closing', async () => {
  const other = await startTestServer({ closingLimit: 500 });
  const { admin: person } = await other.company();
  const authorization = `Bearer ${person.token}`;
  // More than the buffers on the way hold.
  const path = `/image/${crypto.randomUUID()}`;
  const headers = { 'content-type': 'image/jpeg' };
  const sent = await other.fetch(person, path, {
    method: 'POST',
    headers,
    body: imageOf('x'.repeat(9_000_000)),
  });
  expect(sent.status).toBe(201);
  const { hostname, port } = new URL(other.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`GET ${path}.jpg HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`);
  await once(socket, 'readable');
  await other.close();
  socket.destroy();
});
