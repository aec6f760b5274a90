// The streaming call that reports when sheets of a form change.
import * as z from 'zod/mini';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';

export const followForm = call({
  id: 'live.follow',
  method: 'GET',
  path: '/template/{id}/live',
  summary:
    'Server-sent events while the caller may see the form: `ready` once it is being followed, `sheets` with the ids of changed sheets, `end` with the reason when it is over',
  who: 'signed-in',
  scope: 'rows:read',
  background: true,
  names: { id: 'form' },
  params: z.object({ id }),
  reply: 'file',
  errors: [404, 429],
});
