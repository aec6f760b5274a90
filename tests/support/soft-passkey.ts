// A passkey in software, for tests: what a browser with an authenticator would send (WebAuthn, ES256, attestation `none`).
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation } from '#core/factors/passkey-schema.ts';

type Ask = { challenge: string; origin: string; isVerified?: boolean };

export class SoftPasskey {
  readonly id = randomBytes(16).toString('base64url');
  readonly #key: KeyObject;
  /** The public key as COSE. */
  readonly publicKey: Buffer;
  #count = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    const coordinates = [x, y].map((text) => Buffer.from(text, 'base64url'));
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    const [first, second] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
    this.publicKey = Buffer.concat([first, coordinates[0]!, second, coordinates[1]!]);
  }

  attest(ask: Ask): Attestation {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const data = Buffer.concat([this.#data(ask, 0x40), Buffer.alloc(16), length, id, this.publicKey]);
    // {"fmt": "none", "attStmt": {}, "authData": data}
    const head = Buffer.from(
      `a363666d74646e6f6e656761747453746d74a0686175746844617461 58`.replace(' ', ''),
      'hex',
    );
    const attestationObject = Buffer.concat([head, Buffer.from([data.length]), data]).toString('base64url');
    const clientDataJSON = clientData('webauthn.create', ask).toString('base64url');
    return { ...this.#names(), response: { clientDataJSON, attestationObject, transports: ['internal'] } };
  }

  sign(ask: Ask, userHandle?: string): Assertion {
    const data = this.#data(ask, 0);
    const client = clientData('webauthn.get', ask);
    const hash = createHash('sha256').update(client).digest();
    const signature = sign('sha256', Buffer.concat([data, hash]), this.#key).toString('base64url');
    const response = {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature,
      userHandle,
    };
    return { ...this.#names(), response };
  }

  #names() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const };
  }

  /** Host, flags (present, and verified unless not) and count. */
  #data({ origin, isVerified = true }: Ask, flags: number): Buffer {
    this.#count += 1;
    const host = createHash('sha256').update(new URL(origin).hostname).digest();
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#count);
    return Buffer.concat([host, Buffer.from([flags + 1 + (isVerified ? 4 : 0)]), count]);
  }
}

function clientData(type: string, { challenge, origin }: Ask): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Whose passkey it is, as the authenticator stores it. */
export function handleOf({ id, companyId }: { id: string; companyId: string }): string {
  return Buffer.from(`${companyId}${id}`.replaceAll('-', ''), 'hex').toString('base64url');
}
