// Session tokens: opaque to everybody else, `fd_` and 48 bytes in base64url. The first 16 name the company,
// so that a token is found under its company's key like every other row; the other 32 are random. Only the
// SHA-256 of a token is kept.
import { hash, randomBytes } from 'node:crypto';

const form = /^fd_[\w-]{64}$/;

/** A new token of a company. */
export function newToken(companyId: string): string {
  const company = Buffer.from(companyId.replaceAll('-', ''), 'hex');
  return `fd_${Buffer.concat([company, randomBytes(32)]).toString('base64url')}`;
}

/** The company that a token claims to be of, or null for a text that is no token. */
export function companyOfToken(token: string): string | null {
  if (!form.test(token)) return null;
  const hex = Buffer.from(token.slice(3), 'base64url').toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
