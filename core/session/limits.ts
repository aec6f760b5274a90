// How long sessions last: use renews them, up to a limit. A company may set shorter limits by role.
import * as z from 'zod/mini';
import { activeRoles, type Role } from '#core/actor.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Both in milliseconds: without use, and in all. */
export type SessionLimits = { idle: number; max: number };
/** Where nobody set anything shorter. Longer is not possible. */
export const usualSession: SessionLimits = { idle: 30 * day, max: 90 * day };
const shortest = 5 * minute;

const span = (longest: number, longestText: string) =>
  z.number().check(z.int(), z.gte(shortest, 'At least 5 minutes'), z.lte(longest, `At most ${longestText}`));

/** The limits of a role; null goes back to the usual ones. */
const roleLimits = z.nullable(
  z.object({ idle: span(usualSession.idle, '30 days'), max: span(usualSession.max, '90 days') }).check(
    z.refine(({ idle, max }) => idle <= max, {
      path: ['idle'],
      message: 'Without use a session cannot last longer than in all',
    }),
  ),
);

/** A company's limits by role: what is not named stays as it is. */
export const sessionPolicyChange = z.partialRecord(z.enum(activeRoles), roleLimits);

/** The limits in force for each role. */
export const sessionPolicy = z.record(
  z.enum(activeRoles),
  z.object({ idle: z.number(), max: z.number(), usual: z.boolean() }),
);
export type SessionPolicy = z.infer<typeof sessionPolicy>;

/** What a company has set. */
export type CompanyLimits = Readonly<Partial<Record<Role, SessionLimits>>>;

/** The limits of a role in a company. */
export function limitsOf(company: CompanyLimits, role: Role): SessionLimits {
  const own = company[role];
  if (own === undefined) return usualSession;
  return { idle: Math.min(own.idle, usualSession.idle), max: Math.min(own.max, usualSession.max) };
}

/** When a session ends unless it is used again, and when it ends even so. */
export function sessionEnd(
  { createdAt, usedAt }: { createdAt: number; usedAt: number },
  { idle, max }: SessionLimits,
): { expiresAt: number; maxExpiresAt: number } {
  const maxExpiresAt = createdAt + max;
  return { expiresAt: Math.min(usedAt + idle, maxExpiresAt), maxExpiresAt };
}

/** Milliseconds of use that need not be written down: a session that is in use is written once in this time. */
export function renewalStep({ idle }: SessionLimits): number {
  return Math.min(60 * minute, idle / 20);
}
