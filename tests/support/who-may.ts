// What follows from who may make a call on whose things, which tests/calls says of each: the permission matrix holds the
// server against this.
import type { Role } from '#core/actor.ts';
import type { Owner } from './world.ts';

/** Everybody who may knock at the door. */
export const callers = [
  'ADMIN',
  'MANAGER',
  'ANALYST',
  'REVIEWER',
  'USER',
  'somebody deactivated, with the old session',
  'somebody signed out',
  'an admin who must change the password',
  'an admin’s download token',
] as const;
export type Caller = (typeof callers)[number];

const everybody = ['ADMIN', 'MANAGER', 'ANALYST', 'REVIEWER', 'USER'] as const;
const rolesOf = {
  'anybody, signed in or not': everybody,
  everybody,
  'all but users': ['ADMIN', 'MANAGER', 'ANALYST', 'REVIEWER'],
  'reviewers, managers and admins': ['ADMIN', 'MANAGER', 'REVIEWER'],
  'managers and admins': ['ADMIN', 'MANAGER'],
  admins: ['ADMIN'],
} as const satisfies Record<string, readonly Role[]>;

export type Rule = {
  who: keyof typeof rolesOf;
  /** What it is done to; nothing for lists and for what is new. */
  to?:
    | 'a form'
    | 'a sheet'
    | 'an empty sheet'
    | 'an image'
    | 'an import'
    | 'a person'
    | 'a group'
    | 'an upload'
    | 'a link'
    | 'an export schedule'
    | 'a mapping'
    | 'a report sent to them'
    | 'a saved view'
    | 'an undo'
    | 'a recipe'
    | 'a reminder'
    | 'a reminder sent to them'
    | 'an item of the catalog'
    | 'a type of the catalog'
    | 'a notification'
    | 'a mail'
    | 'a token'
    | 'a job'
    | 'a session'
    | 'a passkey'
    | 'a pin'
    | 'an export'
    | 'a thing of the company'
    | 'a trial'
    | 'an image to be';
};

/** The roles that a rule names. */
export function rolesNamedBy({ who }: Rule): readonly Role[] {
  return rolesOf[who];
}

/** Whose things a call can be made about; one's own last, for it may be one's own session that ends. */
export function ownersFor({ to }: Rule): readonly Owner[] {
  if (to === undefined) return ['own'];
  if (to === 'an upload' || to === 'a link') return ['nobody’s', 'own'];
  return ['nobody’s', 'another company’s', 'another group’s', 'a colleague’s', 'own'];
}

/** The status that a caller must get for a call about an owner's thing; `done` is that of its success. */
export function expectedStatus(
  callId: string,
  rule: Rule,
  caller: Caller,
  owner: Owner,
  done: number,
): number {
  if (rule.to === 'an upload' || rule.to === 'a link') return owner === 'own' ? done : 404;
  const isSignIn = callId === 'session.authenticate' || callId === 'factors.authenticatePasskey';
  if (isSignIn && caller === 'somebody deactivated, with the old session') return 401;
  if (rule.who === 'anybody, signed in or not') return done;
  switch (caller) {
    case 'somebody signed out':
    case 'somebody deactivated, with the old session':
      return 401;
    case 'an admin who must change the password':
      // Good for the own user and the own password, and for signing out; nothing can be done to others.
      if (callId === 'users.change') return owner === 'own' ? done : 403;
      return callId === 'session.me' || callId === 'session.logout' ? done : 401;
    case 'an admin’s download token':
      return ['sheets.image', 'exports.images'].includes(callId)
        ? statusForRole(rule, 'ADMIN', owner, done)
        : 401;
    default:
      return statusForRole(rule, caller, owner, done);
  }
}

function statusForRole(rule: Rule, role: Role, owner: Owner, done: number): number {
  if (!rolesNamedBy(rule).includes(role)) return 403;
  if (rule.to === 'an image to be') {
    // Another image has the id already. The ids of another company are nobody's here.
    return owner === 'another company’s' || owner === 'nobody’s' ? done : 409;
  }
  // Admins undo what anybody did; with the schedules, exports, own views, pins and notifications of others nobody has to do.
  if (rule.to === 'an undo' && role === 'ADMIN') return sees(role, owner, rule.to) ? done : 404;
  // Admins revoke the tokens of everybody in the company, and manage all jobs.
  if ((rule.to === 'a token' || rule.to === 'a job') && role === 'ADMIN')
    return sees(role, owner, rule.to) ? done : 404;
  if (ownThings.has(rule.to)) return owner === 'own' ? done : 404;
  if (!sees(role, owner, rule.to)) return 404;
  const forOthers = rule.to === 'a person' && owner !== 'own';
  return forOthers && role !== 'ADMIN' && role !== 'MANAGER' ? 403 : done;
}

const ownThings: ReadonlySet<Rule['to']> = new Set([
  'a report sent to them',
  'a reminder sent to them',
  'an export schedule',
  'an empty sheet',
  'an export',
  'a saved view',
  'an undo',
  'a pin',
  'a notification',
  'a token',
  'a job',
  'a session',
  'a trial',
  'a passkey',
]);

/** Not divided by groups. */
const ofTheCompany: ReadonlySet<Rule['to']> = new Set([
  'a person',
  'a group',
  'a recipe',
  'a reminder',
  'an item of the catalog',
  'a type of the catalog',
  'a thing of the company',
]);

function sees(role: Role, owner: Owner, thing: Rule['to']): boolean {
  switch (owner) {
    case 'own':
      return true;
    case 'a colleague’s':
      // Users see the sheets that they created, and what is in them.
      return role !== 'USER' || (thing !== 'a sheet' && thing !== 'an image');
    case 'another group’s':
      // Groups divide forms and what hangs on them.
      return role === 'ADMIN' || (thing !== undefined && ofTheCompany.has(thing));
    case 'another company’s':
    case 'nobody’s':
      return false;
    default:
      return owner satisfies never;
  }
}
