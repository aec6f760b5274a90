// Tokens: opaque to clients, a prefix and 48 bytes in base64url. The first 16 identify the company, so that a token is
// found under its company's key like every other row; the other 32 are random. Only the SHA-256 of a token is stored.
// The prefix is `fd_` for sessions and `fdt_` for access tokens, so that one query finds either, and secret scanners
// recognize them in source code. `fdi_` is for invitations, which sign no call in.
import { hash, randomBytes } from 'node:crypto';

export type SessionKind = 'session' | 'password-change' | 'factor-setup' | 'download';

const form = /^fdt?_[\w-]{64}$/;
const invitationForm = /^fdi_[\w-]{64}$/;
const accessPrefix = 'fdt_';

/** A new token of a company, for a session or a link. */
export function newToken(companyId: string): string {
  return tokenWith('fd_', companyId);
}

/** A new access token of a company. */
export function newAccessToken(companyId: string): string {
  return tokenWith(accessPrefix, companyId);
}

/** A new token of a company's invitation. */
export function newInvitationToken(companyId: string): string {
  return tokenWith('fdi_', companyId);
}

/** Whether a well-formed token is an access token rather than a session's. */
export function isAccessToken(token: string): boolean {
  return token.startsWith(accessPrefix);
}

function tokenWith(prefix: string, companyId: string): string {
  const company = Buffer.from(companyId.replaceAll('-', ''), 'hex');
  return `${prefix}${Buffer.concat([company, randomBytes(32)]).toString('base64url')}`;
}

/** The company that a token names, or null if it is malformed. */
export function companyOfToken(token: string): string | null {
  return form.test(token) ? companyIn(token) : null;
}

/** The same of an invitation's. */
export function companyOfInvitation(token: string): string | null {
  return invitationForm.test(token) ? companyIn(token) : null;
}

function companyIn(token: string): string {
  const hex = Buffer.from(token.slice(token.indexOf('_') + 1), 'base64url').toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
