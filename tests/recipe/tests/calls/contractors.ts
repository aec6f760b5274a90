// Who may make the calls on contractors, and how each is made.
import { all, type CallTests, type Traces } from '#tests/support/call-tests.ts';
import type { Fresh } from '#tests/support/fresh.ts';

const rest = { firm: 'Archer & Co', email: '', phone: '', trade: 'OTHER', notes: '' };
const body = { ...rest, name: 'Ann Archer', isOnSite: false, endsAt: null };
const fresh = (it: Fresh) => it.of('contractors', { ...rest, name: 'Ann Archer', on_site: false });
const reads = { who: 'managers and admins', answersNoMarkers: true } as const;
const about = { who: 'admins', to: 'a thing of the company' } as const;

export const traces: Traces = { contractors: { ...rest, name: 'Ann Archer', on_site: false } };

export const calls: CallTests = {
  'contractors.list': { ...reads, request: () => ({ query: { page: 0, ...all } }) },
  'contractors.read': {
    ...reads,
    to: 'a thing of the company',
    request: async (asking) => ({ params: { id: await fresh(asking.fresh) } }),
  },
  'contractors.create': { who: 'admins', request: () => ({ body }) },
  'contractors.change': {
    ...about,
    request: async (asking) => ({
      params: { id: await fresh(asking.fresh) },
      body: { ...body, notes: 'Back in May' },
    }),
  },
  'contractors.delete': {
    ...about,
    request: async (asking) => ({ params: { id: await fresh(asking.fresh) } }),
  },
};
