import { notificationsStore } from '@mantine/notifications';
import { afterEach, expect, it } from 'vitest';
import { notifyDone, withdrawOffer } from './notify.ts';

const shown = () => notificationsStore.getState().notifications.length;
const offer = { label: 'Undo', onChoose: () => undefined };
afterEach(() => notificationsStore.updateState((state) => ({ ...state, notifications: [], queue: [] })));

it('a message that offers something takes the place of the one before', () => {
  notifyDone('1 entry was deleted', offer);
  notifyDone('2 entries were deleted', offer);
  expect(shown()).toBe(1);
});

it('an offer is withdrawn, and what only says something stays', () => {
  notifyDone('Copied');
  notifyDone('3 entries were deleted', offer);
  withdrawOffer();
  expect(shown()).toBe(1);
});
