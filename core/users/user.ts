// A user as others read them: apart from what is given of one, so that a command starts without its rules.
import * as z from 'zod/mini';
import { roles } from '#core/actor.ts';
import { id, person } from '#core/primitives.ts';

export const setting = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(100)),
  value: z.string().check(z.maxLength(10_000)),
});

const named = z.object({ id, name: z.string() });

const invitationMails = ['sending', 'sent', 'failed'] as const;
export type InvitationMail = (typeof invitationMails)[number];

/** Of a user who was invited by e-mail and has no password yet. */
export const invitation = z.object({
  invitedBy: z.string(),
  /** How they are shown, if they have a full name. */
  inviterName: z.optional(z.string()),
  invitedAt: z.number(),
  /** When its link expires. */
  expiresAt: z.number(),
  mail: z.enum(invitationMails),
  /** Why the e-mail could not be sent, if the mail server said so. */
  problem: z.nullable(z.string()),
});
export type Invitation = z.infer<typeof invitation>;

export const user = z.extend(person, {
  /** Null for none; absent from servers before 0.3.0. `displayName` is made of it. */
  fullName: z.optional(z.nullable(z.string())),
  email: z.string(),
  role: z.enum(roles),
  timeZone: z.string(),
  /** An image id. */
  photo: z.nullable(id),
  /** `passwordLength`: the least length of new passwords, where the company asks for more than the product. */
  company: z.extend(named, { passwordLength: z.optional(z.number()) }),
  flags: z.record(z.string(), z.boolean()),
  settings: z.array(setting),
  groups: z.array(named),
  usageLimits: z.object({ BETA_TESTERS_MAXIMUM: z.optional(z.number()) }),
  lastSignIn: z.optional(z.number()),
  /** They sign in with more than a password. */
  hasFactor: z.optional(z.boolean()),
  invitation: z.optional(invitation),
});
export type User = z.infer<typeof user>;

/** A user in pickers and filters. */
export const briefUser = z.extend(person, { role: z.enum(roles) });
export type BriefUser = z.infer<typeof briefUser>;
