// Session lifetimes: use extends them, up to a maximum. A company may set shorter limits by role.
import * as z from 'zod/mini';
import { activeRoles, type Role } from '#core/actor.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Both in milliseconds: without use, and in total. */
export type SessionLimits = { idle: number; max: number };
/** The default and maximum. */
export const usualSession: SessionLimits = { idle: 30 * day, max: 90 * day };
const shortest = 5 * minute;

const span = (longest: number) =>
  z
    .number()
    .check(
      z.int(),
      z.gte(shortest, refusal(m.atLeast5Minutes)),
      z.lte(longest, refusal(m.atMostDays, { days: longest / day })),
    );

/** The limits of a role; null restores the defaults. */
const roleLimits = z.nullable(
  z.object({ idle: span(usualSession.idle), max: span(usualSession.max) }).check(
    z.refine(({ idle, max }) => idle <= max, {
      path: ['idle'],
      message: refusal(m.limitWithoutUseCannotBe),
    }),
  ),
);

/** A company's limits by role: omitted roles stay unchanged. */
export const sessionPolicyChange = z.partialRecord(z.enum(activeRoles), roleLimits);

/** The effective limits of each role. */
export const sessionPolicy = z.record(
  z.enum(activeRoles),
  z.object({ idle: z.number(), max: z.number(), usual: z.boolean() }),
);
export type SessionPolicy = z.infer<typeof sessionPolicy>;

/** The limits set by a company. */
export type CompanyLimits = Readonly<Partial<Record<Role, SessionLimits>>>;

/** The limits of a role in a company. */
export function limitsOf(company: CompanyLimits, role: Role): SessionLimits {
  const own = company[role];
  if (own === undefined) return usualSession;
  return { idle: Math.min(own.idle, usualSession.idle), max: Math.min(own.max, usualSession.max) };
}

/** When a session expires unless it is used again, and when it expires even if used. */
export function sessionEnd(
  { createdAt, usedAt }: { createdAt: number; usedAt: number },
  { idle, max }: SessionLimits,
): { expiresAt: number; maxExpiresAt: number } {
  const maxExpiresAt = createdAt + max;
  return { expiresAt: Math.min(usedAt + idle, maxExpiresAt), maxExpiresAt };
}

/** Milliseconds of use that need not be recorded: a session in use is updated once per this interval. */
export function renewalStep({ idle }: SessionLimits): number {
  return Math.min(60 * minute, idle / 20);
}
