// The calls on reminders as notifications of the caller's device. A device is a session.
import { call } from '#core/contract.ts';
import { pushDevice, pushSubscription } from './schema.ts';

export const readPush = call({
  id: 'push.read',
  method: 'GET',
  path: '/user/push',
  summary: "Get whether the caller's device shows reminders, and the key with which its browser subscribes",
  who: 'signed-in',
  scope: 'session',
  reply: pushDevice,
});

export const switchPushOn = call({
  id: 'push.on',
  method: 'PUT',
  path: '/user/push',
  summary:
    "Show reminders on the caller's device, with its browser's subscription (Push API), until it is signed out",
  who: 'signed-in',
  scope: 'session',
  audits: ['push_switched_on'],
  body: pushSubscription,
  reply: pushDevice,
});

export const switchPushOff = call({
  id: 'push.off',
  method: 'DELETE',
  path: '/user/push',
  summary: "Stop showing reminders on the caller's device",
  who: 'signed-in',
  scope: 'session',
  audits: ['push_switched_off'],
  reply: 'empty',
});
