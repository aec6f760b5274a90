// People: users and user groups.
import * as z from 'zod/mini';
import { roles } from '#core/actor.ts';
import { id } from '#core/primitives.ts';

export const setting = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(100)),
  value: z.string().check(z.maxLength(10_000)),
});

const named = z.object({ id, name: z.string() });

const invitationMails = ['sending', 'sent', 'failed'] as const;
export type InvitationMail = (typeof invitationMails)[number];

/** Of somebody who was invited by e-mail and has no password yet. */
export const invitation = z.object({
  invitedBy: z.string(),
  invitedAt: z.number(),
  /** From then on its link is good for nothing. */
  expiresAt: z.number(),
  mail: z.enum(invitationMails),
  /** Why the e-mail could not be sent, as far as the mail server said. */
  problem: z.nullable(z.string()),
});
export type Invitation = z.infer<typeof invitation>;

export const user = z.object({
  id,
  userName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  timeZone: z.string(),
  /** An image id. */
  photo: z.nullable(id),
  company: named,
  flags: z.record(z.string(), z.boolean()),
  settings: z.array(setting),
  groups: z.array(named),
  usageLimits: z.object({ BETA_TESTERS_MAXIMUM: z.optional(z.number()) }),
  lastSignIn: z.optional(z.number()),
  invitation: z.optional(invitation),
});
export type User = z.infer<typeof user>;

/** A user as they appear in pickers and filters. */
export const briefUser = z.object({ id, userName: z.string(), role: z.enum(roles) });
export type BriefUser = z.infer<typeof briefUser>;

/** Control characters and signs that turn the direction of writing: nobody sees them, and they make names look like others. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

export const userName = z.string('A username is required').check(
  z.trim(),
  z.minLength(1, 'A username is required'),
  z.maxLength(100, 'At most 100 characters'),
  z.refine((name) => !unseen.test(name), 'A username has no control characters'),
);
const email = z
  .string('A valid email address is required')
  .check(z.trim(), z.maxLength(254), z.email('A valid email address is required'));
/** At least 6 characters after trimming (spec 1, section 5). The ceiling keeps a hash cheap. */
export const password = z
  .string('A password is required')
  .check(
    z.trim(),
    z.minLength(6, 'Passwords must be at least 6 characters'),
    z.maxLength(500, 'At most 500 characters'),
  );

const rest = {
  role: z.enum(roles),
  timeZone: z.string().check(z.maxLength(100)),
  photo: z.nullable(id),
  groups: z.array(id).check(z.maxLength(500)),
  mustChangePassword: z.boolean(),
};

export const newUser = z.object({
  id: z.optional(id),
  userName,
  email,
  /** Left out: they are invited by an e-mail with a link, by which they choose their own. */
  password: z.optional(password),
  role: z._default(rest.role, 'USER'),
  timeZone: z._default(rest.timeZone, 'Etc/UTC'),
  photo: z._default(rest.photo, null),
  groups: z._default(rest.groups, []),
  mustChangePassword: z._default(rest.mustChangePassword, false),
});

/** Only what is given changes; a blank password keeps the current one. */
export const userChange = z.object({
  userName: z.optional(userName),
  email: z.optional(email),
  password: z.optional(z.union([z.literal(''), password])),
  /** Needed to change one's own password or e-mail address; a wrong one is refused whatever is changed. */
  currentPassword: z.optional(z.string().check(z.maxLength(500))),
  role: z.optional(rest.role),
  timeZone: z.optional(rest.timeZone),
  photo: z.optional(rest.photo),
  groups: z.optional(rest.groups),
  /** In place of `groups`: what two people change at once adds up, and neither takes back what the other has done. */
  addGroups: z.optional(rest.groups),
  removeGroups: z.optional(rest.groups),
  mustChangePassword: z.optional(rest.mustChangePassword),
});
export type UserChange = z.infer<typeof userChange>;

/** What a company stores, in bytes; a limit of null is none. */
export const storage = z.object({ used: z.number(), limit: z.nullable(z.number()) });
export type Storage = z.infer<typeof storage>;

export const group = z.object({
  id,
  name: z.string(),
  members: z.array(z.object({ id, userName: z.string() })),
});
export type Group = z.infer<typeof group>;

/** A group as it stands in a list, without its members by name. */
export const listedGroup = z.object({ id, name: z.string(), memberCount: z.number() });
export type ListedGroup = z.infer<typeof listedGroup>;

const groupName = z
  .string('A group name is required')
  .check(z.trim(), z.minLength(1, 'A group name is required'), z.maxLength(100, 'At most 100 characters'));
const memberIds = z.array(id).check(z.maxLength(10_000));

export const groupInput = z.object({
  id: z.optional(id),
  name: groupName,
  members: z._default(memberIds, []),
});
export type GroupInput = z.infer<typeof groupInput>;

/** Only what is given changes. */
export const groupChange = z.object({
  name: z.optional(groupName),
  /** All of them, whoever was in it. */
  members: z.optional(memberIds),
  /** In place of `members`: what two people change at once adds up, and neither takes back what the other has done. */
  addMembers: z.optional(memberIds),
  removeMembers: z.optional(memberIds),
});
export type GroupChange = z.infer<typeof groupChange>;
