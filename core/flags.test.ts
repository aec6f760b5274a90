// What each flag switches off, in the policies that the server enforces and the faces show by.
import { describe, expect, it } from 'vitest';
import { type Actor, roles } from './actor.ts';
import { mayChangeAppearance } from './appearance/policy.ts';
import { type FlagName, usualFlags } from './flags.ts';
import { hearsOfNotifications } from './notifications/policy.ts';
import { mayPin } from './pins/policy.ts';
import { reviewsForm } from './sheets/policy.ts';

const admin = (off?: FlagName): Actor => ({
  companyId: 'c',
  userId: 'u',
  userName: 'ann',
  role: 'ADMIN',
  groupIds: [],
  timeZone: 'UTC',
  flags: off === undefined ? usualFlags : { ...usualFlags, [off]: false },
});
const form = { reviewers: [{ id: 'u' }] };

describe('a flag that is off', () => {
  it.each([
    ['ADMIN_APPEARANCE', mayChangeAppearance, 'Appearance is turned off for your company.'],
    ['PINNED_WIDGETS_ENABLED', mayPin, 'Pinned widgets are turned off for your company.'],
    [
      'FORM_REVIEWERS_ENABLED',
      (actor: Actor) => reviewsForm(actor, form as Parameters<typeof reviewsForm>[1]),
      'Reviewing is turned off for your company.',
    ],
  ] as const)('%s: what it switches on is refused with the reason', (flag, may, why) => {
    expect(may(admin())).toEqual({ yes: true });
    expect(may(admin(flag))).toEqual({ yes: false, why });
    expect(may({ ...admin(), flags: {} })).toEqual({ yes: false, why });
  });

  it('FORM_REVIEWERS_ENABLED: nobody hears of notifications, and USER and ANALYST do not in any case', () => {
    const hearing = roles.filter((role) => hearsOfNotifications({ ...admin(), role }));
    expect(hearing).toEqual(['ADMIN', 'MANAGER', 'REVIEWER', 'DEACTIVATED']);
    expect(hearsOfNotifications(admin('FORM_REVIEWERS_ENABLED'))).toBe(false);
  });
});
