import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { drawPage } from '#tests/components/draw-page.tsx';
import { Routed } from './routed.tsx';

it('shows the shape of a page until the first one is there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const routeTree = createRootRoute({ component: () => <p>The page</p>, beforeLoad: () => promise });
  const router = createRouter({ routeTree, history: createMemoryHistory(), defaultPendingMs: 60_000 });
  const { screen } = await drawPage(<Routed router={router} />, {});
  const waiting = () => document.querySelectorAll('[role=status][aria-busy=true]').length;
  await expect.poll(waiting).toBe(1);
  resolve();
  await expect.element(screen.getByText('The page')).toBeVisible();
  expect(waiting()).toBe(0);
});
