// The codes of an authenticator app: TOTP (RFC 6238) with SHA-1, six digits and steps of 30 s, which every app knows.
import { Secret, TOTP } from 'otpauth';

/** How many steps before and after the current one a code may be of: clocks differ, and people type slowly. */
const window = 1;
const period = 30;
const shape = /^\d{6}$/;

/** A new secret in base32, of 160 bits as RFC 4226 advises. */
export function newAppSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that a QR code holds. `userName` and `company` are what the app shows. */
export function appAddress(
  secret: string,
  { userName, company }: { userName: string; company: string },
): string {
  return generator(secret, { issuer: `Formdeck ${company}`, label: userName }).toString();
}

/** The step whose code it is; null if it is none of those about now. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const digits = code.replaceAll(/\s/g, '');
  if (!shape.test(digits)) return null;
  const delta = generator(secret).validate({ token: digits, timestamp: now, window });
  return delta === null ? null : TOTP.counter({ period, timestamp: now }) + delta;
}

function generator(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });
}
