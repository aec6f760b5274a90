import { expect, it } from 'vitest';
import { watchInstall } from './install-app.ts';

const pageOf = (userAgent: string, { isApp = false, maxTouchPoints = 0 } = {}) =>
  Object.assign(new EventTarget(), {
    navigator: { userAgent, maxTouchPoints },
    matchMedia: () => ({ matches: isApp }),
  });
const wayOn = (...of: Parameters<typeof pageOf>) => watchInstall(pageOf(...of)).way.value;

it('is done by hand where no browser offers it', () => {
  expect(wayOn('Mozilla/5.0 (iPhone; CPU iPhone OS 17_4)')).toBe('by-hand');
  expect(wayOn('Mozilla/5.0 (Macintosh; Intel Mac OS X)', { maxTouchPoints: 5 })).toBe('by-hand');
  expect(wayOn('Mozilla/5.0 (iPhone; CPU iPhone OS 17_4)', { isApp: true })).toBeNull();
  expect(wayOn('Mozilla/5.0 (Macintosh; Intel Mac OS X)')).toBeNull();
});

it('is asked of the browser once for each time that it offers it', async () => {
  const page = pageOf('Mozilla/5.0 (Linux; Android 14)');
  const offer = watchInstall(page);
  expect(offer.way.value).toBeNull();
  let asked = 0;
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => void (asked += 1),
  });
  page.dispatchEvent(event);
  expect([event.defaultPrevented, offer.way.value]).toEqual([true, 'button']);
  await Promise.all([offer.install(), offer.install()]);
  expect([asked, offer.way.value]).toEqual([1, null]);
});
