// The call of Home: everything that it counts, in one answer.
import { call } from '#core/contract.ts';
import { home, homeDays } from './schema.ts';

export const readHome = call({
  id: 'home.read',
  method: 'GET',
  path: '/home',
  summary: `Get what needs the caller, the numbers of the last ${homeDays} days with those of the days before, and, for managers, what has been set up`,
  who: 'signed-in',
  scope: 'rows:read',
  reply: home,
});
