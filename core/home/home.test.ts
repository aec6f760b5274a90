import { describe, expect, it } from 'vitest';
import type { Actor, Role } from '#core/actor.ts';
import { homeFigures } from './figures.ts';
import { otherLines, reviewLines } from './needs.ts';
import { homeParts } from './parts.ts';
import type { Home, HomeMade, HomeNeeds } from './schema.ts';
import { introOf, introSetting, pinsFirstSetting, withSetting } from './settings.ts';
import { homeSteps, isNew } from './steps.ts';
import { addressOf } from './targets.ts';

const actorOf = (role: Role, flags: Record<string, boolean> = {}): Actor => ({
  companyId: 'c',
  userId: 'u',
  userName: 'pat',
  role,
  groupIds: [],
  timeZone: 'UTC',
  flags: { FORM_REVIEWERS_ENABLED: true, PINNED_WIDGETS_ENABLED: true, ADMIN_APPEARANCE: true, ...flags },
});
const nobody = { settings: [] };
const everything: HomeMade = { forms: true, people: true, entries: true, reminders: true, appearance: true };
const nothingMade: HomeMade = {
  forms: false,
  people: false,
  entries: false,
  reminders: false,
  appearance: false,
};
const noNeeds: HomeNeeds = {
  reviews: [],
  imports: { total: 0, first: [] },
  troubles: { total: 0, first: [] },
  alerts: { total: 0, newest: '' },
  reminders: { total: 0, newest: '' },
  returned: { total: 0, first: [] },
};
const homeWith = (made: HomeMade | null): Home => ({ needs: noNeeds, figures: null, made });
const day = 86_400_000;
const context = { now: 100 * day, moment: (at: number) => `day ${at / day}` };

describe('the parts of Home', () => {
  it('begin with the job of the role', () => {
    const first = (role: Role) => homeParts(actorOf(role), nobody, homeWith(everything)).slice(0, 2);
    expect(first('REVIEWER')).toEqual(['queue', 'needs']);
    expect(first('ADMIN')).toEqual(['needs', 'figures']);
    expect(first('MANAGER')).toEqual(['needs', 'figures']);
    expect(first('ANALYST')).toEqual(['needs', 'figures']);
    expect(homeParts(actorOf('USER'), nobody)).toEqual(['notifications', 'fill', 'activity']);
  });

  it('have the panels of the specification below, as far as the company has them', () => {
    const panels = (actor: Actor) => homeParts(actor, nobody, homeWith(everything)).slice(2);
    const all = ['notifications', 'activity', 'forms', 'pins', 'insights'];
    expect(panels(actorOf('ADMIN'))).toEqual(all);
    const without = all.filter((part) => part !== 'pins');
    expect(panels(actorOf('ADMIN', { PINNED_WIDGETS_ENABLED: false }))).toEqual(without);
  });

  it('begin with pinned widgets for those who want that', () => {
    const user = withSetting(nobody, pinsFirstSetting(true));
    const parts = homeParts(actorOf('MANAGER'), user, homeWith(everything));
    expect(parts.slice(0, 3)).toEqual(['pins', 'needs', 'figures']);
    expect(parts.filter((part) => part === 'pins')).toHaveLength(1);
    expect(homeParts(actorOf('USER'), user)).not.toContain('pins');
  });

  it('of a company without entries are the checklist, which can be hidden', () => {
    const of = (user: Parameters<typeof homeParts>[1]) =>
      homeParts(actorOf('ADMIN'), user, homeWith(nothingMade));
    expect(of(nobody)).toEqual(['steps', 'notifications', 'later']);
    expect(of(withSetting(nobody, introSetting('folded')))).toContain('steps');
    expect(of(withSetting(nobody, introSetting('hidden')))).toEqual(['notifications', 'later']);
  });
});

describe('the checklist', () => {
  it('ticks itself off, and is gone once forms, people and entries are there', () => {
    const admin = actorOf('ADMIN');
    const ids = (actor: Actor, made: HomeMade) => homeSteps(actor, made).map(({ id }) => id);
    expect(ids(admin, nothingMade)).toEqual(['forms', 'people', 'entries', 'reminders', 'appearance']);
    expect(isNew(homeSteps(admin, nothingMade))).toBe(true);
    const begun = homeSteps(admin, { ...nothingMade, forms: true });
    expect(begun.filter(({ isDone }) => isDone).map(({ id }) => id)).toEqual(['forms']);
    expect(isNew(begun)).toBe(false);
    expect(ids(admin, { ...everything, reminders: false, appearance: false })).toEqual([]);
    // Only admins add users, and only where it is on they change how it looks.
    expect(ids(actorOf('MANAGER'), nothingMade)).toEqual(['forms', 'entries', 'reminders']);
    expect(ids(actorOf('ADMIN', { ADMIN_APPEARANCE: false }), nothingMade)).not.toContain('appearance');
    expect(ids(actorOf('ANALYST'), nothingMade)).toEqual([]);
  });

  it('stores its dismissal either way', () => {
    expect(introOf(nobody)).toBe('open');
    expect(introSetting('hidden')).toEqual({ key: 'hide_dashboard_home_intro', value: 'yes' });
    for (const intro of ['open', 'folded', 'hidden'] as const)
      expect(introOf(withSetting(nobody, introSetting(intro)))).toBe(intro);
  });
});

describe('what needs somebody', () => {
  it('says since when rows wait, and that it is too long', () => {
    const waiting = (oldest: number) => ({
      template: { id: 'f', name: 'Strikes' },
      rows: 2,
      oldest,
      sheetIds: 'all' as const,
    });
    const [fresh, old] = reviewLines([waiting(99 * day), waiting(50 * day)], context);
    expect(fresh).toMatchObject({ text: 'Strikes', detail: '2 entries, since day 99', tone: 'plain' });
    expect(old?.tone).toBe('warning');
    expect(fresh && addressOf(fresh.target)).toBe('/sheet/f/all/data?review=PENDING');
  });

  it('names what fails first, with a page that its reader may open', () => {
    const job = { id: 't', kind: 'job' as const, name: 'nightly', problem: 'It failed.', since: day };
    const needs: HomeNeeds = {
      ...noNeeds,
      troubles: { total: 1, first: [job] },
      imports: {
        total: 7,
        first: [{ id: 'i', fileName: 'a.csv', failedRows: 2, form: { id: 'f', name: 'Strikes' } }],
      },
      reminders: { total: 2, newest: 'Count' },
    };
    const lines = otherLines(needs, actorOf('ADMIN'), context);
    expect(lines.map(({ text }) => text)).toEqual([
      'The job "nightly" needs attention',
      'The import of a.csv into Strikes',
      '6 more imports need fixing',
      '2 reminders that you have not read',
    ]);
    expect(lines.map(({ target }) => addressOf(target))).toEqual([
      '/admin/jobs',
      '/forms/import/i',
      '/forms/import?phase=repair',
      '/#notifications',
    ]);
    expect(otherLines(needs, actorOf('MANAGER'), context)[0]?.target).toEqual({ to: 'notifications' });
  });
});

it('gives numbers with their change, and with where they lead', () => {
  const form = { id: 'f', name: 'Strikes' };
  const none = { now: 0, before: 0, isMore: false, byForm: [] };
  const entries = { now: 12, before: 10, isMore: false, byForm: [{ form, count: 12 }] };
  const [first, alerts, waiting] = homeFigures({ since: 0, entries, alerts: none, waiting: [] }, context);
  expect(first).toMatchObject({ value: '12', change: { short: '+20%', direction: 'up' } });
  expect(first?.leads.map(({ target }) => addressOf(target))).toEqual(['/sheet/f/all/data?filter=last.7']);
  expect(alerts).toMatchObject({ value: '0', leads: [] });
  expect(waiting).toMatchObject({ value: '0', change: null, note: '', leads: [] });
  const many = homeFigures(
    { since: 0, entries: { ...entries, isMore: true }, alerts: none, waiting: null },
    context,
  );
  expect(many.map(({ id, value, change }) => [id, value, change === null])).toEqual([
    ['entries', 'more than 12', true],
    ['alerts', '0', false],
  ]);
});
