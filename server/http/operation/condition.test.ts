// Whether a server says that it is ready, and what its log says of it.
import { pino } from 'pino';
import { tmpdir } from 'node:os';
import { expect, it, vi } from 'vitest';
import { conditionTexts, createCondition } from './condition.ts';

/** A server whose database answers what is said, and what it logs. */
function serverWith(answer: { of: () => Promise<boolean> }) {
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(line) });
  return {
    condition: createCondition({ database: { probe: () => answer.of() }, dataFolder: tmpdir(), log }),
    lines,
  };
}

it('is ready with a database that can be written to and a disk with room', async () => {
  const { condition } = serverWith({ of: async () => false });
  expect(await condition.problem()).toBeNull();
  expect((await condition.disk())?.free).toBeGreaterThan(0);
});

it('is not ready with a database that only reads', async () => {
  const { condition } = serverWith({ of: async () => true });
  expect(await condition.problem()).toBe(conditionTexts.readOnly);
});

it('is not ready with a disk that is full', async () => {
  const log = pino({ level: 'silent' });
  // Of this machine's disk all is too little.
  const condition = createCondition({
    database: { probe: async () => false },
    dataFolder: tmpdir(),
    log,
    leastFree: Infinity,
  });
  expect(await condition.problem()).toBe(conditionTexts.diskFull);
});

it('logs once that the database is lost, and once that it is back', async () => {
  const answer = { of: async (): Promise<boolean> => Promise.reject(new Error('gone')) };
  const { condition, lines } = serverWith(answer);
  const clock = vi.spyOn(performance, 'now');
  try {
    for (let at = 0; at < 40_000; at += 10_000) {
      if (at === 20_000) answer.of = async () => false;
      clock.mockReturnValue(at);
      await condition.problem();
    }
  } finally {
    clock.mockRestore();
  }
  expect(lines.map((line) => JSON.parse(line) as { msg: string; problem: string })).toMatchObject([
    { msg: 'not ready', problem: conditionTexts.noDatabase },
    { msg: 'ready again', problem: conditionTexts.noDatabase },
  ]);
});
