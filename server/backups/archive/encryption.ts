// Encrypts and opens backups as the program age does, so that a backup opens without Formdeck, too.
import { Decrypter, Encrypter } from 'age-encryption';
import { ReadableStream as ReadableStreamOfNode } from 'node:stream/web';
import { AppError } from '#core/errors.ts';

/** What a backup is closed with: a passphrase, or the public keys of those who may open it. Null: it is not encrypted. */
export type BackupLock = { passphrase: string } | { recipients: readonly string[] } | null;
/** What a backup is opened with. */
export type BackupKey = { passphrase?: string | undefined; identities?: readonly string[] | undefined };

/** 2^16: 64 MB of memory and a part of a second; age's own 2^18 would take 256 MB. */
const scryptWork = 16;

type Bytes = AsyncIterable<Uint8Array>;

/** Throws AppError `usage` for what is no recipient. */
export function encryption(lock: NonNullable<BackupLock>): (source: Bytes) => Bytes {
  const encrypter = new Encrypter();
  if ('passphrase' in lock) {
    encrypter.setScryptWorkFactor(scryptWork);
    encrypter.setPassphrase(lock.passphrase);
  } else {
    for (const recipient of lock.recipients) addRecipient(encrypter, recipient);
  }
  return async function* encrypted(source) {
    yield* await encrypter.encrypt(bytesOf(source));
  };
}

/** Throws AppError `usage` for what is no identity. */
export function decryption(key: BackupKey): (source: Bytes) => Bytes {
  const decrypter = new Decrypter();
  if (key.passphrase !== undefined) decrypter.addPassphrase(key.passphrase);
  for (const identity of key.identities ?? []) addIdentity(decrypter, identity);
  return async function* decrypted(source) {
    yield* await decrypter.decrypt(bytesOf(source));
  };
}

/** In the place of the two, for a backup that is not encrypted. */
export function unencrypted(source: Bytes): Bytes {
  return source;
}

/** Whether what age says means that none of the keys opens the file. */
export function isWrongKey(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('no identity matched');
}

function addRecipient(encrypter: Encrypter, recipient: string): void {
  try {
    encrypter.addRecipient(recipient);
  } catch (cause) {
    throw new AppError('usage', `${recipient} is not a public key of age.`, {
      cause,
      hint: 'It begins with age1, as `age-keygen` prints it.',
    });
  }
}

function addIdentity(decrypter: Decrypter, identity: string): void {
  try {
    decrypter.addIdentity(identity);
  } catch (cause) {
    // The key itself is a secret, which no message repeats.
    throw new AppError('usage', 'The file of the secret key has no key of age.', {
      cause,
      hint: 'Its line begins with AGE-SECRET-KEY-1.',
    });
  }
}

function bytesOf(source: Bytes): ReadableStream<Uint8Array> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's type of the same class
  return ReadableStreamOfNode.from(source) as ReadableStream<Uint8Array>;
}
