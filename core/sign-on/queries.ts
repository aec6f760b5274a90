// What the faces read of single sign-on.
import type { Run, Send } from '#core/send.ts';
import { readSignOn, readTrial } from './calls.ts';

export function signOnSettingsQuery(send: Send) {
  return {
    queryKey: ['signOn', 'settings'],
    queryFn: ({ signal }: Run) => send(readSignOn, {}, { signal }),
  };
}

export function trialQuery(send: Send, id: string) {
  return {
    queryKey: ['signOn', 'trial', id],
    queryFn: ({ signal }: Run) => send(readTrial, { params: { id } }, { signal }),
    staleTime: 0,
  };
}
