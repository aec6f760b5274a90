import { expect, it } from 'vitest';
import type { Actor } from '#core/actor.ts';
import type { Send } from '#core/send.ts';
import { readPeopleWorld } from './apply-people.ts';

it('counts a form and its next version as one form that somebody reviews', async () => {
  const reviewers = [{ id: 'rex', userName: 'rex' }];
  const name = 'Strikes';
  const forms = [
    { id: 'next', name, reviewers, versionOf: { id: 'strikes', name } },
    { id: 'strikes', name, reviewers },
    { id: 'other', name: 'Other', reviewers, versionOf: { id: 'unseen', name: 'Other' } },
  ];
  const nobody = { content: [], page: 0, size: 100, totalElements: 0, totalPages: 0 };
  const send = (async ({ id }: { id: string }) => (id === 'forms.list' ? forms : nobody)) as unknown as Send;
  const { reviewed } = await readPeopleWorld(send, {} as Actor);
  expect(reviewed.get('rex')).toEqual(['Strikes', 'Other']);
});
