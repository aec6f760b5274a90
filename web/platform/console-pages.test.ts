import { expect, it } from 'vitest';
import { resourceAddresses } from '#core/features/pages.ts';
import { isConsolePage } from './console-pages.ts';

const [routes = ''] = Object.values(
  import.meta.glob<string>('../routes.tsx', { query: '?raw', import: 'default', eager: true }),
);

it('every route of the console is one of its pages', () => {
  const paths = [...routes.matchAll(/getParentRoute: \(\) => root,\s+path: '([^']+)'/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(10);
  // `/$` is every other page.
  const named = [...paths.filter((path) => path !== '/$'), ...resourceAddresses];
  expect(named.filter((path) => !isConsolePage(path))).toEqual([]);
});

it.each(['/docs', '/metrics', '/health/live', '/image/1.jpg', '/formsx', '/template/1/images'])(
  '%s is none',
  (path) => {
    expect(isConsolePage(path)).toBe(false);
  },
);
