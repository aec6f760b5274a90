// A push service of a test's own, with devices that read what is sent to them: it decrypts by RFC 8291, and looks at the
// signature of the server by RFC 8292.
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PushContent, pushContent, type PushSubscriptionInput } from '#core/push/schema.ts';

export type PushDevice = { subscription: PushSubscriptionInput; heard: PushContent[]; headers: Headers[] };
export type PushService = {
  origin: string;
  /** A browser that has subscribed. */
  device(): PushDevice;
  /** What it answers from now on. */
  answers(status: number): void;
  /** Requests that reached it. */
  requests(): number;
  close(): Promise<void>;
};

/** Starts it; it takes what is sent, and answers 201. */
export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, (body: Buffer, headers: Headers) => void>();
  let status = 201;
  let requests = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests += 1;
      const hear = devices.get(request.url ?? '');
      const headers = new Headers(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      if (status === 201) hear?.(Buffer.concat(chunks), headers);
      response.writeHead(hear === undefined ? 404 : status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    device() {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(8).toString('hex')}`;
      const made: PushDevice = {
        subscription: {
          endpoint: `${origin}${path}`,
          keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
        },
        heard: [],
        headers: [],
      };
      devices.set(path, (body, headers) => {
        requireSignature(headers.get('authorization') ?? '', origin);
        made.heard.push(pushContent.parse(JSON.parse(decrypted(body, keys, auth))));
        made.headers.push(headers);
      });
      return made;
    },
    answers(next) {
      status = next;
    },
    requests: () => requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const hmac = (key: Buffer, ...data: (Buffer | string)[]) => {
  const made = createHmac('sha256', key);
  for (const each of data) made.update(each);
  return made.digest();
};
const one = Buffer.from([1]);

/** One record of aes128gcm (RFC 8188): salt, record size, the sender's key, and what is encrypted. */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  const shared = hmac(auth, keys.computeSecret(sender));
  const material = hmac(shared, 'WebPush: info\0', keys.getPublicKey(), sender, one);
  const random = hmac(salt, material);
  const key = hmac(random, 'Content-Encoding: aes128gcm\0', one).subarray(0, 16);
  const nonce = hmac(random, 'Content-Encoding: nonce\0', one).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** The server has signed for this service, with the key that it names. */
function requireSignature(authorization: string, origin: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.toString('base64url', 1, 33),
    y: point.toString('base64url', 33, 65),
  };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    signer,
    Buffer.from(signature, 'base64url'),
  );
  const said: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
  const isForUs = typeof said === 'object' && said !== null && 'aud' in said && said.aud === origin;
  if (!isSigned || !isForUs) throw new Error('This is not signed for this push service.');
}
