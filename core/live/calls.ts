// The streaming call that reports when sheets of a form change.
import * as z from 'zod/mini';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';

export const followForm = call({
  id: 'live.follow',
  method: 'GET',
  path: '/template/{id}/live',
  summary:
    'Server-sent events for as long as the caller may see the form: `ready` when it is followed from now on, `sheets` with the ids of sheets that changed, `end` with the reason when it is over',
  who: 'signed-in',
  scope: 'rows:read',
  background: true,
  names: { id: 'form' },
  params: z.object({ id }),
  reply: 'file',
  errors: [404, 429],
});
