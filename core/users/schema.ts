// People: what is given of users, and user groups. What is read of a user: see user.ts.
import * as z from 'zod/mini';
import { roles } from '#core/actor.ts';
import { id, person } from '#core/primitives.ts';
import { t } from '#core/messages/text.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './schema-texts.ts';

/** Control and bidirectional characters: they are invisible, and make names look like others. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

const anyUserName = z.string(refusal(m.usernameIsRequired)).check(
  z.trim(),
  z.minLength(1, refusal(m.usernameIsRequired)),
  z.maxLength(100, refusal(m.atMost100Characters)),
  z.refine((name) => !unseen.test(name), refusal(m.usernameHasNoControlCharacters)),
);
export const userNameMarkup = 'A username has no < or >';
export const hasMarkup = (name: string): boolean => /[<>]/.test(name);
export const userName = anyUserName.check(z.refine((name) => !hasMarkup(name), userNameMarkup));
/** What nobody sees, marks piled on each other, and markup. */
const illegible = /[<>\u115f\u1160\u2800\u3164\uffa0]|\p{M}{5}/u;
/** Blank or null: none. White space is that of one blank. */
const legibleName = z.string().check(
  z.overwrite((name) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ')),
  z.maxLength(100, refusal(m.atMost100Characters)),
  z.refine(
    (name) => name === '' || (/[\p{L}\p{N}]/u.test(name) && !unseen.test(name) && !illegible.test(name)),
    refusal(m.fullNameIsLegible),
  ),
);
const fullName = z.optional(z.nullable(legibleName));
const email = z
  .string(t(m.validEmailAddressIsRequired))
  .check(z.trim(), z.maxLength(254), z.email(refusal(m.validEmailAddressIsRequired)));
const shortPassword = t(m.passwordsMustBeAtLeast);
/** At least 6 characters after trimming (spec 1, section 5). The maximum limits the cost of hashing. */
export const password = z
  .string(t(m.passwordIsRequired))
  .check(z.trim(), z.minLength(6, shortPassword), z.maxLength(500, refusal(m.atMost500Characters)));

const rest = {
  role: z.enum(roles),
  timeZone: z.string().check(z.maxLength(100)),
  photo: z.nullable(id),
  groups: z.array(id).check(z.maxLength(500)),
  mustChangePassword: z.boolean(),
};

const newUserFields = z.object({
  id: z.optional(id),
  userName,
  fullName,
  email,
  /** Required, unless the user is invited. */
  password: z.optional(password),
  /** They get an e-mail with a link, and choose a password themselves. */
  invite: z._default(z.boolean(), false),
  role: z._default(rest.role, 'USER'),
  timeZone: z._default(rest.timeZone, 'Etc/UTC'),
  photo: z._default(rest.photo, null),
  groups: z._default(rest.groups, []),
  mustChangePassword: z._default(rest.mustChangePassword, false),
});
/** Named with the faults of other fields, not only once there are none. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };
export const newUser = newUserFields.check(
  z.refine(({ password: given, invite }) => invite || given !== undefined, {
    path: ['password'],
    message: shortPassword,
    ...always,
  }),
  z.refine(({ password: given, invite }) => !invite || given === undefined, {
    path: ['invite'],
    message: refusal(m.whoeverIsInvitedChoosesPassword),
    ...always,
  }),
);

/** Omitted fields stay unchanged; a blank password keeps the current one. */
export const userChange = z.object({
  /** Names of earlier versions may have angle brackets: only another such name is refused. */
  userName: z.optional(anyUserName),
  fullName,
  email: z.optional(email),
  password: z.optional(z.union([z.literal(''), password])),
  /** Required to change one's own password or e-mail address; a wrong one is rejected whatever is changed. */
  currentPassword: z.optional(z.string().check(z.maxLength(500))),
  role: z.optional(rest.role),
  timeZone: z.optional(rest.timeZone),
  photo: z.optional(rest.photo),
  groups: z.optional(rest.groups),
  /** Instead of `groups`: concurrent changes by two people are combined, and neither reverts the other's. */
  addGroups: z.optional(rest.groups),
  removeGroups: z.optional(rest.groups),
  mustChangePassword: z.optional(rest.mustChangePassword),
});
export type UserChange = z.infer<typeof userChange>;

/** Whom people of a company write to. */
export const contact = z.extend(z.omit(person, { id: true }), { email: z.string() });
export type Contact = z.infer<typeof contact>;

/** A company's storage in bytes; a null limit means unlimited. */
export const storage = z.object({ used: z.number(), limit: z.nullable(z.number()) });
export type Storage = z.infer<typeof storage>;

export const group = z.object({
  id,
  name: z.string(),
  members: z.array(person),
});
export type Group = z.infer<typeof group>;

/** A group in a list, without its members' names. */
export const listedGroup = z.object({ id, name: z.string(), memberCount: z.number() });
export type ListedGroup = z.infer<typeof listedGroup>;

const groupName = z
  .string(t(m.groupNameIsRequired))
  .check(
    z.trim(),
    z.minLength(1, refusal(m.groupNameIsRequired)),
    z.maxLength(100, refusal(m.atMost100Characters)),
  );
const memberIds = z.array(id).check(z.maxLength(10_000));

export const groupInput = z.object({
  id: z.optional(id),
  name: groupName,
  members: z._default(memberIds, []),
});
export type GroupInput = z.infer<typeof groupInput>;

/** Omitted fields stay unchanged. */
export const groupChange = z.object({
  name: z.optional(groupName),
  /** Replaces all members. */
  members: z.optional(memberIds),
  /** Instead of `members`: concurrent changes by two people are combined, and neither reverts the other's. */
  addMembers: z.optional(memberIds),
  removeMembers: z.optional(memberIds),
});
export type GroupChange = z.infer<typeof groupChange>;
