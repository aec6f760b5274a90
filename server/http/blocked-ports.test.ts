import { expect, it } from 'vitest';
import { blockedPorts, requireOpenPorts } from './blocked-ports.ts';

it('holds ports that fetch opens none of', async () => {
  for (const port of blockedPorts) {
    const refused: unknown = await fetch(`http://127.0.0.1:${port}/`).catch((error: Error) => error.cause);
    expect([port, refused]).toEqual([port, new Error('bad port')]);
  }
});

it('says so of each port that a server would take, and says nothing of others', () => {
  expect(() => requireOpenPorts([6000])).toThrow('Browsers do not open port 6000');
  expect(() => requireOpenPorts([4189, 4190])).toThrow('port 4190');
  expect(() => requireOpenPorts([0, 4700, 4701])).not.toThrow();
});
