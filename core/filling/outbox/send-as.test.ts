import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import type { Core } from '#core/core.ts';
import { AppError } from '#core/errors.ts';
import { completeSheet } from '#core/filling/calls.ts';
import { sendAs } from './send-as.ts';

const owner = { region: 'ca', userId: 'ann' };

function faceOf(userId: string) {
  const sent: unknown[] = [];
  const session = {
    region: signal({ id: 'ca', server: 'https://ca.example.com' }),
    token: signal('token'),
    user: signal({ id: userId }),
    expired: signal(false),
  };
  const http = {
    send: async (target: unknown) => {
      sent.push(target);
      throw new AppError('signed-out');
    },
  };
  return { sent, session, core: { http, session } as unknown as Core };
}
const input = { params: { id: '00000000-0000-4000-8000-000000000001' } };

it('nothing goes out as somebody else', async () => {
  const { core, sent } = faceOf('bob');
  await expect(sendAs(core, owner)(completeSheet, input)).rejects.toMatchObject({ code: 'signed-out' });
  expect(sent).toEqual([]);
});

it('a session that has ended is asked for, and nobody waits for it', async () => {
  const { core, sent, session } = faceOf('ann');
  await expect(sendAs(core, owner)(completeSheet, input)).rejects.toMatchObject({ code: 'signed-out' });
  expect(sent).toEqual([{ server: 'https://ca.example.com', token: 'token' }]);
  expect(session.expired.value).toBe(true);
});
