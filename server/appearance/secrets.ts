// Addresses that are a permission by themselves: to see a company's colours and logo, or to send its logo. They hold what they
// permit, signed with the company's own key, so that nothing is stored for one and nobody can make or lengthen one.
import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type LogoType, logoTypes } from '#core/appearance/schema.ts';

const idBytes = 16;
const timeBytes = 6;
/** 128 bits: as hard to guess as a UUID is to meet. */
const signatureBytes = 16;

/** A link to a company's looks; `expiresAt` 0: it does not end. */
export type LookLink = { companyId: string; expiresAt: number };
/** The permission to send a logo, for the admin who asked. */
export type LogoUpload = { companyId: string; userId: string; type: LogoType; expiresAt: number };

/** The secret of a link to a company's looks. */
export function lookSecret(key: Buffer, { companyId, expiresAt }: LookLink): string {
  return signed('look', key, Buffer.concat([bytesOf(companyId), timeOf(expiresAt)]));
}

/** What a link says that it is, before its signature is compared; null for what is no link. */
export function claimedLook(secret: string): LookLink | null {
  const content = contentOf(secret, idBytes + timeBytes);
  if (content === null) return null;
  return { companyId: idIn(content, 0), expiresAt: content.readUIntBE(idBytes, timeBytes) };
}

/** The secret of an address that takes a logo. */
export function logoSecret(key: Buffer, { companyId, userId, type, expiresAt }: LogoUpload): string {
  const content = [
    bytesOf(companyId),
    timeOf(expiresAt),
    bytesOf(userId),
    Buffer.of(logoTypes.indexOf(type)),
  ];
  return signed('logo', key, Buffer.concat(content));
}

/** As `claimedLook`. */
export function claimedLogo(secret: string): LogoUpload | null {
  const content = contentOf(secret, idBytes + timeBytes + idBytes + 1);
  const type = content && logoTypes[content.at(-1) ?? -1];
  if (content === null || type == null) return null;
  return {
    companyId: idIn(content, 0),
    expiresAt: content.readUIntBE(idBytes, timeBytes),
    userId: idIn(content, idBytes + timeBytes),
    type,
  };
}

/** Whether a secret is one that was made with the company's key. */
export function isGenuine(purpose: 'look' | 'logo', key: Buffer, secret: string): boolean {
  const bytes = Buffer.from(secret, 'base64url');
  const content = bytes.subarray(0, -signatureBytes);
  return timingSafeEqual(signature(purpose, key, content), bytes.subarray(-signatureBytes));
}

function signed(purpose: 'look' | 'logo', key: Buffer, content: Buffer): string {
  return Buffer.concat([content, signature(purpose, key, content)]).toString('base64url');
}

function signature(purpose: 'look' | 'logo', key: Buffer, content: Buffer): Buffer {
  return createHmac('sha256', key).update(`${purpose}:`).update(content).digest().subarray(0, signatureBytes);
}

/** The content of a secret of that length; null for another text. One secret has one spelling. */
function contentOf(secret: string, length: number): Buffer | null {
  const bytes = Buffer.from(secret, 'base64url');
  if (bytes.length !== length + signatureBytes || bytes.toString('base64url') !== secret) return null;
  return bytes.subarray(0, length);
}

function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function idIn(content: Buffer, from: number): string {
  const hex = content.toString('hex', from, from + idBytes);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function timeOf(milliseconds: number): Buffer {
  const bytes = Buffer.alloc(timeBytes);
  bytes.writeUIntBE(milliseconds, 0, timeBytes);
  return bytes;
}
