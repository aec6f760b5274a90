// Capability URLs: to read a company's colours and logo, or to upload its logo. The secret contains the permission,
// signed
// with the company's key, so nothing is stored per link and nobody can forge or extend one.
import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type LogoType, logoTypes } from '#core/appearance/schema.ts';

const idBytes = 16;
const timeBytes = 6;
/** 128 bits: as hard to guess as a UUID. */
const signatureBytes = 16;

/** A link to a company's appearance; `expiresAt` 0: it does not expire. */
export type LookLink = { companyId: string; expiresAt: number };
/** The permission to upload a logo, for the admin who requested it. */
export type LogoUpload = { companyId: string; userId: string; type: LogoType; expiresAt: number };

/** The secret of a link to a company's appearance. */
export function lookSecret(key: Buffer, { companyId, expiresAt }: LookLink): string {
  return signed('look', key, Buffer.concat([bytesOf(companyId), timeOf(expiresAt)]));
}

/** Parses the claims of a link without verifying its signature; null for a malformed secret. */
export function claimedLook(secret: string): LookLink | null {
  const content = contentOf(secret, idBytes + timeBytes);
  if (content === null) return null;
  return { companyId: idIn(content, 0), expiresAt: content.readUIntBE(idBytes, timeBytes) };
}

/** The secret of a logo upload URL. */
export function logoSecret(key: Buffer, { companyId, userId, type, expiresAt }: LogoUpload): string {
  const content = [
    bytesOf(companyId),
    timeOf(expiresAt),
    bytesOf(userId),
    Buffer.of(logoTypes.indexOf(type)),
  ];
  return signed('logo', key, Buffer.concat(content));
}

/** Like `claimedLook`, for a logo upload. */
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

/** Whether the secret was signed with the company's key. */
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

/** Decodes a secret of the given length; null for any other text. Each secret has exactly one encoding. */
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
