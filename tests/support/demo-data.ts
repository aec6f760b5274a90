// The data folder of a product with its demo companies, made once for a whole run: making it takes ten seconds of two
// cores, copying it takes one.
import { mkdtempSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installProduct } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with the demo, of a server that stopped politely. */
    demoData: string;
  }
}

/** Makes the folder, and answers how to clear it up. */
export async function setup(project: TestProject): Promise<() => void> {
  const product = await installProduct(['--demo']);
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-demo-'));
  try {
    await product.start();
    await product.stop();
    copyFolder(product.dataFolder, join(folder, 'data'));
  } finally {
    await product.close();
  }
  project.provide('demoData', join(folder, 'data'));
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A copy with owners and modes as they were: PostgreSQL reads no other. */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}
