// A server whose data folder is on a full disk: it says that it is not ready, and why, and is again once there is room.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { startTestServer } from '#tests/support/server.ts';
import { mountSmallDisk, noSmallDisk } from '#tests/support/small-disk.ts';

it('is not ready, alive all the same, and ready again', async ({ skip, onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-small-disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dataFolder = join(folder, 'data');
  const disk = mountSmallDisk(dataFolder, '32m');
  if (disk === null) throw skip(noSmallDisk);
  onTestFinished(() => disk.unmount());
  const server = await startTestServer({ dataFolder });
  onTestFinished(() => server.close());
  const probe = async (path: string) => {
    const response = await server.fetch(null, path);
    return [response.status, ((await response.json()) as { status: string }).status];
  };

  await expect.poll(() => probe('/health/ready'), { timeout: patience }).toEqual([200, 'ready']);
  disk.fill();
  await expect
    .poll(() => probe('/health/ready'), { timeout: patience })
    .toEqual([503, "the data folder's disk is full"]);
  expect(await probe('/health/live')).toEqual([200, 'live']);
  const metrics = await (await server.fetch(null, '/metrics')).text();
  expect(metrics).toMatch(/^formdeck_disk_bytes\{.*state="free".*\} 0$/m);
  expect(metrics).toMatch(/^formdeck_ready(\{.*\})? 0$/m);
  disk.clear();
  await expect.poll(() => probe('/health/ready'), { timeout: patience }).toEqual([200, 'ready']);
});
