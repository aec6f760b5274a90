// The test projects, by what they need: `core` is pure, `server` and `contract` share one embedded
// PostgreSQL cluster (started once, a database cloned from a template for each file), the rest start
// the built product.
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserProgram } from './tests/support/browser.ts';
import { LongestFirst } from './tests/support/longest-first.ts';
import { useMemoryFolder } from './tests/support/memory-folder.ts';
import { patience } from './tests/support/patience.ts';
import { inkTableAsModule } from './vite.config.ts';

useMemoryFolder();

/** Machines are shared, and some are slow: a test that hangs is meant, not one that is late. */
const patient = {
  testTimeout: 2 * patience,
  hookTimeout: 2 * patience,
  expect: { poll: { timeout: patience } },
};
const databaseSetup = './tests/support/database-cluster.ts';
/** A worker loads the product once, and not for each file of tests anew, which took half of the processor time. */
const sharedModules = { isolate: false, setupFiles: ['./tests/support/own-formats.ts'] };

export default defineConfig({
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    // Tests wait for a database or a browser much of their time; vitest would leave one core for itself.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { name: 'core', include: ['core/**/*.test.ts'], ...sharedModules, ...patient } },
      {
        plugins: [inkTableAsModule],
        test: {
          name: 'cli',
          include: ['cli/**/*.test.{ts,tsx}'],
          server: { deps: { inline: ['ink-table'] } },
          ...sharedModules,
          ...patient,
        },
      },
      { test: { name: 'web', include: ['web/**/*.test.ts'], ...sharedModules, ...patient } },
      {
        plugins: [react()],
        // Everything that the console imports is made ready before the first test: a package found later reloads the page.
        optimizeDeps: { entries: ['web/signed-in.tsx', 'web/**/*.test.tsx', 'web/**/*-worker.ts'] },
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          ...patient,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: browserProgram }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
          },
        },
      },
      // Each rule reads the whole repository: a worker reads and parses its files once.
      {
        test: {
          name: 'structure',
          include: ['tests/structure/**/*.test.ts', 'tests/spec/**/*.test.ts', 'vite.*.test.ts'],
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          globalSetup: [databaseSetup],
          ...sharedModules,
          setupFiles: [...sharedModules.setupFiles, './tests/support/statement-log.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.{ts,tsx}'],
          ...patient,
          globalSetup: ['./tests/support/browser.ts', './tests/support/demo-data.ts'],
          testTimeout: 3 * patience,
          hookTimeout: 3 * patience,
          // After the rest, and no more than three at once, whatever the machine: each is a server, a database and a browser.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
