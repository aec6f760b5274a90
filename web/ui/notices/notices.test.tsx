import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawPage } from '#tests/components/draw-page.tsx';
import { footBar } from './foot-bar.ts';
import { Loading } from './loading.tsx';
import { notifyDone } from './notify.ts';

const bar = (
  <div ref={footBar} style={{ position: 'fixed', inset: 'auto 0 0 0', height: 60 }}>
    <button type="button">Send</button>
  </div>
);

it('a message moves nothing and covers no bar at the foot', async () => {
  await page.viewport(390, 700);
  const { screen } = await drawPage(<div style={{ height: 500 }}>{bar}</div>, {});
  const height = document.documentElement.scrollHeight;
  notifyDone('3 entries were deleted', { label: 'Undo', onChoose: () => undefined });
  const undo = screen.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  expect(document.documentElement.scrollHeight).toBe(height);
  const message = screen.getByRole('alert').element();
  await expect.poll(() => message.getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
  // Focus that moves on scrolls clear of both.
  await expect
    .poll(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom))
    .toBeGreaterThan(100);
});

it('a list that is loaded shows its lines after a moment', async () => {
  const { screen } = await drawPage(<Loading lines={3} />, {});
  const lines = () => screen.getByRole('status').element().querySelectorAll('.mantine-Skeleton-root').length;
  expect(lines()).toBe(0);
  await expect.poll(lines).toBe(3);
});
