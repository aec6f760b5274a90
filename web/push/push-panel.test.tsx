import { afterEach, expect, it, vi } from 'vitest';
import { switchPushOn } from '#core/push/calls.ts';
import { notePushDevice, renewPush } from '#web/platform/push-device.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { PushPanel } from './push-panel.tsx';

const label = 'Show reminders on this device';
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/mine',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};

afterEach(() => vi.restoreAllMocks());

/** A browser whose user answers its question so. */
function stubBrowser(answer: NotificationPermission) {
  let made: object | null = null;
  const subscribe = vi.fn(
    async () => (made = { toJSON: () => subscription, unsubscribe: async () => (made = null) }),
  );
  const worker = { pushManager: { getSubscription: async () => made, subscribe } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a registration that is used
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(worker as never);
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  const ask = vi.spyOn(Notification, 'requestPermission').mockResolvedValue(answer);
  return { ask, subscribe };
}

async function draw() {
  let isOn = false;
  const drawn = await drawPage(<PushPanel />, {
    answers: {
      'push.read': () => ({ publicKey: 'B', isOn, since: null }),
      'push.on': () => ((isOn = true), { publicKey: 'B', isOn, since: 1 }),
      'push.off': () => ((isOn = false), undefined),
    },
  });
  return { ...drawn, toggle: drawn.screen.getByRole('switch', { name: label }) };
}

it('asks the browser when it is switched on, and not before, and can be switched off', async () => {
  const { ask, subscribe } = stubBrowser('granted');
  const { toggle, sent } = await draw();
  await expect.element(toggle).not.toBeChecked();
  expect(ask).not.toHaveBeenCalled();
  await toggle.click();
  await expect.element(toggle).toBeChecked();
  expect(subscribe).toHaveBeenCalledOnce();
  expect(sent.filter(({ id }) => id === 'push.on')).toMatchObject([{ input: { body: subscription } }]);
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
});

it('tells the server where the browser is reached once that changes, as long as it is switched on', async () => {
  const { subscribe } = stubBrowser('granted');
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
  const { toggle } = await draw();
  await toggle.click();
  await expect.element(toggle).toBeChecked();
  const moved = { ...subscription, endpoint: 'https://fcm.googleapis.com/fcm/send/moved' };
  await expect
    .poll(async () => {
      await renewPush({ toJSON: () => moved }, { subscribe });
      return asked.mock.calls.at(-1)?.[0];
    })
    .toBe(`http://localhost:4700${switchPushOn.path}`);
  expect(asked.mock.lastCall?.[1]).toMatchObject({
    method: switchPushOn.method,
    headers: { authorization: 'Bearer token' },
    body: JSON.stringify(moved),
  });
  // A browser that does not say what it has is subscribed anew, with the server's key.
  subscribe.mockClear();
  await renewPush(null, { subscribe });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'B' });
  expect(asked.mock.lastCall?.[1]?.body).toBe(JSON.stringify(subscription));
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
  asked.mockClear();
  await renewPush({ toJSON: () => moved }, { subscribe });
  expect(asked).not.toHaveBeenCalled();
});

it('forgets a session that the server does not know any more', async () => {
  await notePushDevice({ server: '', token: 'over', publicKey: 'B' });
  const refused = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('{}', { status: 401 }));
  const renew = () =>
    renewPush({ toJSON: () => subscription }, { subscribe: async () => expect.fail('It has one.') });
  await renew();
  await renew();
  expect(refused).toHaveBeenCalledOnce();
});

it('says what to do where the user did not allow it', async () => {
  stubBrowser('denied');
  const { screen, toggle, sent } = await draw();
  await toggle.click();
  await expect
    .element(screen.getByText('The browser does not have permission to show notifications.'))
    .toBeVisible();
  await expect.element(toggle).not.toBeChecked();
  expect(sent.filter(({ id }) => id === 'push.on')).toEqual([]);
});

it('says why a browser cannot, such as one without a service worker', async () => {
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(undefined);
  const { screen } = await draw();
  await expect
    .element(screen.getByText('This browser cannot show reminders', { exact: false }))
    .toBeVisible();
});
