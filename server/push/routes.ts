// The calls on reminders as notifications of the caller's device.
import webPush from 'web-push';
import { invalid } from '#core/errors.ts';
import * as calls from '#core/push/calls.ts';
import { isPushService } from '#core/push/schema.ts';
import { pushTexts } from '#core/push/labels.ts';
import { audit } from '#server/audit/write.ts';
import { on } from '#server/http/mount.ts';
import * as store from './store.ts';

export const pushRoutes = [
  on(calls.readPush, async ({ actor, tx, presented }) => {
    const { publicKey } = await store.pushKeys(tx, webPush.generateVAPIDKeys);
    const since = (await store.deviceOf(tx, actor, presented.token)) ?? null;
    return { publicKey, isOn: since !== null, since };
  }),

  on(calls.switchPushOn, async ({ actor, tx, body, presented, services }) => {
    if (!isPushService(body.endpoint, services.settings.pushServices))
      throw invalid([{ path: 'endpoint', message: pushTexts.unknownService }]);
    const { publicKey } = await store.pushKeys(tx, webPush.generateVAPIDKeys);
    const now = services.now();
    const { token } = presented;
    await store.keepDevice(tx, actor, { ...body, id: services.newId(), token, now });
    const object = { kind: 'user', id: actor.userId } as const;
    await audit(tx, actor, { action: 'push_switched_on', object }, now);
    return { publicKey, isOn: true, since: now };
  }),

  on(calls.switchPushOff, async ({ actor, tx, presented, services }) => {
    if (!(await store.deleteDevice(tx, actor, presented.token))) return undefined;
    const object = { kind: 'user', id: actor.userId } as const;
    await audit(tx, actor, { action: 'push_switched_off', object }, services.now());
    return undefined;
  }),
];
