// The test projects, by what they need: `core` is pure, `server` and `contract` share one embedded
// PostgreSQL cluster (started once, a database cloned from a template for each file), the rest start
// the built product.
import { defineConfig } from 'vitest/config';

/** Milliseconds. Machines are shared: a test that hangs is meant, not one that is slow. */
const testTimeout = 30_000;
const databaseSetup = './tests/support/database-cluster.ts';

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      { test: { name: 'core', include: ['core/**/*.test.ts'], testTimeout } },
      { test: { name: 'cli', include: ['cli/**/*.test.{ts,tsx}'], testTimeout } },
      { test: { name: 'web', include: ['web/**/*.test.ts'], testTimeout } },
      { test: { name: 'structure', include: ['tests/structure/**/*.test.ts'], testTimeout } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          globalSetup: [databaseSetup],
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
