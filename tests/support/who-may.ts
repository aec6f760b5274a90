// Who may make which call on whose things, written down from the documents and the contract and not from the
// server's policies: the permission matrix holds the server against this.
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
    | 'an image'
    | 'an import'
    | 'a person'
    | 'a group'
    | 'an upload'
    | 'a link'
    | 'an export schedule'
    | 'a saved view'
    | 'an undo'
    | 'a notification'
    | 'a token'
    | 'a pin'
    | 'an export'
    | 'an image to be';
};

export const whoMay: Readonly<Record<string, Rule>> = {
  'session.authenticate': { who: 'anybody, signed in or not' },
  'session.resetPassword': { who: 'anybody, signed in or not' },
  'session.timeZones': { who: 'anybody, signed in or not' },
  'session.logout': { who: 'everybody' },
  'session.me': { who: 'everybody' },
  'session.accessToken': { who: 'everybody' },

  'session.readPolicy': { who: 'admins' },
  'session.changePolicy': { who: 'admins' },

  'tokens.create': { who: 'everybody' },
  'tokens.list': { who: 'everybody' },
  'tokens.revoke': { who: 'everybody', to: 'a token' },

  'users.list': { who: 'managers and admins' },
  'users.company': { who: 'everybody' },
  'users.storage': { who: 'admins' },
  'users.create': { who: 'admins' },
  'users.change': { who: 'everybody', to: 'a person' },
  'users.saveSetting': { who: 'everybody' },
  'users.listGroups': { who: 'managers and admins' },
  'users.createGroup': { who: 'admins' },
  'users.changeGroup': { who: 'managers and admins', to: 'a group' },
  'users.deleteGroup': { who: 'admins', to: 'a group' },

  'forms.list': { who: 'everybody' },
  'forms.read': { who: 'everybody', to: 'a form' },
  'forms.create': { who: 'managers and admins' },
  'forms.change': { who: 'managers and admins', to: 'a form' },
  'forms.delete': { who: 'managers and admins', to: 'a form' },
  'forms.publish': { who: 'managers and admins', to: 'a form' },
  'forms.archive': { who: 'managers and admins', to: 'a form' },
  'forms.unarchive': { who: 'managers and admins', to: 'a form' },
  'forms.createVersion': { who: 'managers and admins', to: 'a form' },
  'forms.impact': { who: 'managers and admins', to: 'a form' },
  'forms.reorder': { who: 'managers and admins', to: 'a form' },
  'forms.changeQuestion': { who: 'all but users', to: 'a form' },

  'filling.createSheet': { who: 'everybody', to: 'a form' },
  'filling.addRow': { who: 'everybody', to: 'a sheet' },
  'filling.addRows': { who: 'everybody', to: 'a sheet' },
  'filling.addRowsBriefly': { who: 'everybody', to: 'a sheet' },
  // Of a row of one’s own that was returned; tests/contract/row-returns.test.ts has those of others.
  'filling.correctRow': { who: 'everybody', to: 'a sheet' },
  'filling.completeSheet': { who: 'everybody', to: 'a sheet' },
  'filling.uploadImage': { who: 'everybody', to: 'an image to be' },

  'sheets.company': { who: 'everybody' },
  'sheets.ofForm': { who: 'everybody', to: 'a form' },
  'sheets.read': { who: 'everybody', to: 'a sheet' },
  'sheets.rows': { who: 'everybody', to: 'a sheet' },
  'sheets.changes': { who: 'everybody', to: 'a form' },
  'live.follow': { who: 'everybody', to: 'a form' },
  'sheets.row': { who: 'everybody', to: 'a sheet' },
  // What is not seen is left out of the answer; tests/contract/rows-found.test.ts.
  'sheets.findRows': { who: 'everybody' },
  'sheets.filterRows': { who: 'everybody', to: 'a sheet' },
  'sheets.filterRowsAcross': { who: 'everybody', to: 'a sheet' },
  'sheets.summarize': { who: 'everybody', to: 'a sheet' },
  'sheets.image': { who: 'everybody', to: 'an image' },
  'sheets.review': { who: 'reviewers, managers and admins', to: 'a sheet' },
  'sheets.reviewRows': { who: 'reviewers, managers and admins', to: 'a sheet' },
  'sheets.return': { who: 'reviewers, managers and admins', to: 'a sheet' },
  'sheets.returnRows': { who: 'reviewers, managers and admins', to: 'a sheet' },
  'sheets.returned': { who: 'everybody' },
  'sheets.deleteRows': { who: 'admins', to: 'a sheet' },
  'sheets.undos': { who: 'reviewers, managers and admins' },
  // Of reviews; tests/contract/row-undos.test.ts has those of deleted rows, which are for admins.
  'sheets.undo': { who: 'reviewers, managers and admins', to: 'an undo' },
  'sheets.saveAnswers': { who: 'admins', to: 'a sheet' },
  'sheets.deleteRow': { who: 'admins', to: 'a sheet' },

  'views.list': { who: 'everybody', to: 'a form' },
  'views.create': { who: 'everybody', to: 'a form' },
  'views.change': { who: 'everybody', to: 'a saved view' },
  'views.delete': { who: 'everybody', to: 'a saved view' },
  'views.setDefault': { who: 'everybody', to: 'a saved view' },

  'widgets.create': { who: 'all but users', to: 'a form' },
  'widgets.change': { who: 'all but users', to: 'a form' },
  'widgets.delete': { who: 'all but users', to: 'a form' },
  'widgets.hideContext': { who: 'all but users', to: 'a form' },
  'widgets.unhide': { who: 'all but users', to: 'a form' },
  'widgets.reorder': { who: 'all but users', to: 'a form' },

  'pins.list': { who: 'all but users' },
  'pins.pin': { who: 'all but users', to: 'a form' },
  'pins.unpin': { who: 'all but users', to: 'a pin' },
  'pins.change': { who: 'all but users', to: 'a pin' },
  'pins.reorder': { who: 'all but users', to: 'a pin' },

  'imports.dateFormats': { who: 'managers and admins' },
  'imports.requestUpload': { who: 'managers and admins' },
  'imports.upload': { who: 'anybody, signed in or not', to: 'an upload' },
  'imports.schedule': { who: 'managers and admins', to: 'a form' },
  'imports.list': { who: 'managers and admins' },
  'imports.read': { who: 'managers and admins', to: 'an import' },
  'imports.status': { who: 'managers and admins', to: 'an import' },
  'imports.continue': { who: 'managers and admins', to: 'an import' },
  'imports.complete': { who: 'managers and admins', to: 'an import' },
  'imports.cancel': { who: 'managers and admins', to: 'an import' },

  'exports.form': { who: 'all but users', to: 'a form' },
  'exports.sheets': { who: 'all but users', to: 'a sheet' },
  'exports.images': { who: 'everybody', to: 'a sheet' },
  'exports.jobs': { who: 'all but users' },
  'exports.job': { who: 'all but users', to: 'an export' },
  'exports.jobFile': { who: 'all but users', to: 'an export' },
  'exports.tellOfJob': { who: 'all but users', to: 'an export' },
  'exports.removeJob': { who: 'all but users', to: 'an export' },
  'exports.readSchedule': { who: 'all but users', to: 'a form' },
  'exports.createSchedule': { who: 'all but users', to: 'a form' },
  'exports.changeSchedule': { who: 'all but users', to: 'an export schedule' },
  'exports.deleteSchedule': { who: 'all but users', to: 'an export schedule' },
  'exports.sentFile': { who: 'anybody, signed in or not', to: 'a link' },

  'catalog.read': { who: 'everybody' },
  'catalog.types': { who: 'everybody' },
  'catalog.version': { who: 'everybody' },

  'notifications.list': { who: 'everybody' },
  'notifications.countUnread': { who: 'everybody' },
  'notifications.change': { who: 'everybody', to: 'a notification' },
  'notifications.markAllRead': { who: 'everybody' },

  'audit.list': { who: 'admins' },
  'audit.filter': { who: 'admins' },
  'audit.deletedRows': { who: 'admins' },
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
  if (callId === 'session.authenticate' && caller === 'somebody deactivated, with the old session')
    return 401;
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
  // Admins revoke the tokens of everybody in the company.
  if (rule.to === 'a token' && role === 'ADMIN') return sees(role, owner, rule.to) ? done : 404;
  if (ownThings.has(rule.to)) return owner === 'own' ? done : 404;
  if (!sees(role, owner, rule.to)) return 404;
  const forOthers = rule.to === 'a person' && owner !== 'own';
  return forOthers && role !== 'ADMIN' && role !== 'MANAGER' ? 403 : done;
}

const ownThings: ReadonlySet<Rule['to']> = new Set([
  'an export schedule',
  'an export',
  'a saved view',
  'an undo',
  'a pin',
  'a notification',
  'a token',
]);

function sees(role: Role, owner: Owner, thing: Rule['to']): boolean {
  switch (owner) {
    case 'own':
      return true;
    case 'a colleague’s':
      // Users see the sheets that they created, and what is in them.
      return role !== 'USER' || (thing !== 'a sheet' && thing !== 'an image');
    case 'another group’s':
      // Groups divide forms and what hangs on them, not people.
      return role === 'ADMIN' || thing === 'a person' || thing === 'a group';
    case 'another company’s':
    case 'nobody’s':
      return false;
    default:
      return owner satisfies never;
  }
}
