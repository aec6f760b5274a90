// The data folders of a product, without anything in it and with its demo companies, made once for a whole run: making
// them takes fifteen seconds of two cores, copying one takes none.
import { mkdtempSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installProduct } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Data folders of servers that stopped politely: one region without companies, and two with the demo. */
    emptyData: string;
    demoData: string;
  }
}

/** Makes the folders, and answers how to clear them up. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-data-'));
  const empty = join(folder, 'empty');
  const demo = join(folder, 'demo');
  await saveData(empty);
  await saveData(demo, { serveArgs: ['--demo'], from: empty });
  project.provide('emptyData', empty);
  project.provide('demoData', demo);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Starts and stops a product, and copies its data folder. */
async function saveData(
  to: string,
  { serveArgs = [], from }: { serveArgs?: string[]; from?: string } = {},
): Promise<void> {
  const product = await installProduct(serveArgs);
  try {
    if (from !== undefined) copyFolder(from, product.dataFolder);
    await product.start();
    await product.stop();
    copyFolder(product.dataFolder, to);
  } finally {
    await product.close();
  }
}

/** A copy with owners and modes as they were: PostgreSQL reads no other. */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}
