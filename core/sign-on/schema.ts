// Single sign-on: a company's providers (OpenID Connect), what follows from what they say of people, and terminals that a
// browser signs in.
import * as z from 'zod/mini';
import { activeRoles, roles } from '#core/actor.ts';
import { id, timestamp } from '#core/primitives.ts';
import { refusal } from '#core/messages/said.ts';
import { signedIn } from '#core/session/schema.ts';
import { m } from './schema-texts.ts';

/** Providers of a company; @public docs/limits.md names it. */
export const providersLimit = 200;
/** Lines of a provider that say what a group of it gives; @public docs/limits.md names it. */
export const mappingsLimit = 200;
/** E-mail domains of a provider; @public docs/limits.md names it. */
export const domainsLimit = 50;

/** Who gets an account at the first sign-in: nobody, whom the groups give a role, or everybody, with this role otherwise. */
export const newAccounts = ['NONE', 'MAPPED', 'USER', 'REVIEWER', 'ANALYST', 'MANAGER'] as const;
export type NewAccounts = (typeof newAccounts)[number];

const value = z
  .string()
  .check(z.trim(), z.minLength(1, refusal(m.valueIsRequired)), z.maxLength(200, refusal(m.valueIsTooLong)));
/** What a value of the groups claim gives: a role, or membership of one of the company's user groups, by its name. */
const mapping = z.union([
  z.object({ value, role: z.enum(activeRoles) }),
  z.object({ value, group: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
]);
export type Mapping = z.infer<typeof mapping>;

const domain = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u, refusal(m.domainIsWrong)),
  );
const issuer = z.string().check(
  z.trim(),
  z.maxLength(500, refusal(m.issuerIsWrong)),
  z.refine((text) => isIssuer(text), refusal(m.issuerIsWrong)),
);

/** An address without parameters, fragment and credentials. Whether http is allowed is a setting of the server. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.search + url.hash + url.username + url.password === ''
  );
}

const providerFields = {
  /** On the button: `Entra ID` */
  name: z
    .string()
    .check(z.trim(), z.minLength(1, refusal(m.nameIsRequired)), z.maxLength(60, refusal(m.nameIsTooLong))),
  issuer,
  clientId: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, refusal(m.clientIdIsRequired)),
      z.maxLength(500, refusal(m.clientIdIsTooLong)),
    ),
  /** Whose e-mail addresses end so is led to this provider. It proves nothing. */
  domains: z
    .array(domain)
    .check(z.maxLength(domainsLimit, refusal(m.tooManyDomains, { most: domainsLimit }))),
  /** Whether people can sign in by it. */
  isOn: z.boolean(),
  /** Its e-mail addresses count as verified although it does not say so. */
  trustsEmail: z.boolean(),
  newAccounts: z.enum(newAccounts),
  /** Scopes beside openid, email and profile, separated by blanks. */
  scopes: z
    .string()
    .check(z.trim(), z.maxLength(200), z.regex(/^[\x21\x23-\x5b\x5d-\x7e ]*$/, refusal(m.scopesAreWrong))),
  /** The claim that holds somebody's groups. */
  groupsClaim: z.string().check(z.trim(), z.maxLength(100)),
  mappings: z
    .array(mapping)
    .check(z.maxLength(mappingsLimit, refusal(m.tooManyMappings, { most: mappingsLimit }))),
  /** Whether roles and groups follow the mapping at each sign-in, not only at the first. */
  followsMappings: z.boolean(),
};

export const providerInput = z.object({
  id: z.optional(id),
  ...providerFields,
  /** Absent: as it was. Null: none, as for a public client. */
  clientSecret: z.optional(
    z.nullable(z.string().check(z.minLength(1), z.maxLength(2_000, refusal(m.secretIsTooLong)))),
  ),
});
export type ProviderInput = z.infer<typeof providerInput>;

/** The secret itself is never given to anybody. */
export const provider = z.object({
  id,
  ...providerFields,
  hasSecret: z.boolean(),
  /** What is entered at the provider. */
  redirectAddress: z.string(),
});
export type Provider = z.infer<typeof provider>;

export const signOnSettings = z.object({
  /** Passwords sign nobody in. */
  isOnly: z.boolean(),
  redirectAddress: z.string(),
});
export type SignOnSettings = z.infer<typeof signOnSettings>;

/** A way to sign in, as it is offered to whoever has typed their e-mail address. */
export const offer = z.object({
  companyId: id,
  providerId: id,
  provider: z.string(),
  company: z.string(),
});
export type Offer = z.infer<typeof offer>;

/** A sign-in that changes nothing: what the provider says, and what would follow. */
export const trial = z.object({
  id,
  status: z.enum(['waiting', 'done', 'failed']),
  provider: z.string(),
  expiresAt: timestamp,
  /** Why it failed. */
  problem: z.optional(z.string()),
  hint: z.optional(z.string()),
  claims: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
  /** The values of the groups claim. */
  groups: z.optional(z.array(z.string())),
  email: z.optional(z.object({ address: z.string(), isTrusted: z.boolean() })),
  /** What a sign-in would do: who would be signed in, or get an account; why nobody would. */
  outcome: z.optional(
    z.object({
      kind: z.enum(['known', 'linked', 'made', 'refused']),
      userName: z.optional(z.string()),
      role: z.optional(z.enum(roles)),
      groups: z.array(z.string()),
      why: z.optional(z.string()),
    }),
  ),
});
export type Trial = z.infer<typeof trial>;

/** Where a browser begins a trial, and by which it is read. */
export const begunTrial = z.object({ id, address: z.string(), expiresAt: timestamp });
export type BegunTrial = z.infer<typeof begunTrial>;

/** Eight letters in two parts, without those that are confused; written in any case, with or without the dash. */
export const userCode = z.string().check(
  z.overwrite((text) => text.toUpperCase().replaceAll(/[^A-Z]/g, '')),
  z.regex(/^[A-Z]{8}$/, refusal(m.userCodeIsWrong)),
);

/** A code of a terminal that waits until a browser allows it. */
export const terminalCode = z.object({
  /** The terminal's own secret. */
  deviceCode: z.string(),
  /** What is typed in the browser. */
  userCode: z.string(),
  expiresAt: timestamp,
  /** Seconds between two questions. */
  interval: z.number(),
});

const challenge = z.string().check(z.regex(/^[\w-]{43}$/));
/** Which terminal: by the code that it shows, or, on the same machine, by the challenge of its verifier (PKCE, S256). */
export const terminalAllowed = z.union([z.object({ userCode }), z.object({ challenge })]);

export const waitingTerminal = z.object({
  /** The program that asks, as it names itself. */
  device: z.string(),
  /** Where it asks from. */
  address: z.string(),
  askedAt: timestamp,
});
export type WaitingTerminal = z.infer<typeof waitingTerminal>;

export const terminalProof = z.union([
  z.object({ deviceCode: z.string().check(z.maxLength(200)) }),
  z.object({
    code: z.string().check(z.maxLength(200)),
    verifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
  }),
]);

/** Null: nobody has allowed it yet. */
export const terminalSignedIn = z.object({ signedIn: z.nullable(signedIn) });
