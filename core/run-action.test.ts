import { describe, expect, it } from 'vitest';
import { type Action, action } from './action.ts';
import { type Actor, no, yes } from './actor.ts';
import { AppError } from './errors.ts';
import { type ActionFace, explanationOf, runAction } from './run-action.ts';
import type { Send } from './send.ts';

const remove = action<string, number>({
  id: 'things.remove',
  label: 'Delete',
  danger: true,
  confirmation: (name) => ({ title: `Delete ${name}?`, text: 'It is gone then.', confirm: 'Delete' }),
  may: (actor) => (actor.role === 'ADMIN' ? yes : no('Only admins may delete this.')),
  run: async (send) => (await send({ id: 'remove' } as never, {} as never)) as never,
  done: (name, count) => `${name} and ${count} more were deleted.`,
  failed: (name) => `${name} could not be deleted.`,
  touches: [['things'], ['audit']],
});

/** Runs it for an admin whose server fails so often first, and tells what happened in order. */
async function run(
  failures: unknown[],
  { record = remove, face = {} }: { record?: Action<string, number>; face?: Partial<ActionFace> } = {},
) {
  const events: string[] = [];
  const send = (async () => {
    events.push('call');
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return 2;
  }) as unknown as Send;
  const outcome = await runAction(
    {
      actor: { role: 'ADMIN' } as Actor,
      send,
      ports: { random: () => 0, sleep: async (wait) => void events.push(`wait ${wait}`) },
      confirm: async ({ title, danger }) => events.push(`${title} ${danger}`) > 0,
      refresh: async ([key]) => void events.push(`read ${key}`),
      ...face,
    },
    record,
    'Thing',
  );
  return { events, outcome };
}

describe('An action', () => {
  it('is asked for, done, and what it touches is read again before it is said', async () => {
    const during: ActionFace['during'] = async (work) => {
      const outcome = await work();
      expect(outcome).toMatchObject({ kind: 'done' });
      return outcome;
    };
    expect(await run([], { face: { during } })).toEqual({
      events: ['Delete Thing? true', 'call', 'read things', 'read audit'],
      outcome: { kind: 'done', result: 2, said: 'Thing and 2 more were deleted.' },
    });
  });

  it('that may take a while is said to run until it has ended', async () => {
    const record = action<string, number>({ ...remove, doing: (name) => `Deleting ${name}.` });
    const said: string[] = [];
    const busy = (text: string) => {
      said.push(text);
      return () => void said.push('ended');
    };
    await run([], { record, face: { busy } });
    expect(said).toEqual(['Deleting Thing.', 'ended']);
    await run([new AppError('unexpected')], { record, face: { busy } });
    expect(said).toHaveLength(4);
    await run([], { record, face: { busy, confirm: async () => false } });
    expect(said).toHaveLength(4);
  });

  it('is neither asked for nor done by whoever may not', async () => {
    const actor = { role: 'USER' } as Actor;
    expect(await run([], { face: { actor } })).toEqual({
      events: [],
      outcome: { kind: 'refused', why: 'Only admins may delete this.' },
    });
  });

  it('is not done where the answer is no', async () => {
    const { outcome } = await run([], { face: { confirm: async () => false } });
    expect(outcome).toEqual({ kind: 'declined' });
  });

  it('that failed may have been done: what it touches is read again, and nobody waits for that', async () => {
    const error = new AppError('conflict', 'It is in use.');
    const read: string[] = [];
    const refresh = ([key = '']: readonly string[]) => {
      read.push(key);
      return new Promise(() => {});
    };
    const { outcome } = await run([error], { face: { refresh } });
    expect(outcome).toEqual({ kind: 'failed', said: 'Thing could not be deleted.', error });
    expect(read).toEqual(['things', 'audit']);
  });

  it('that somebody stopped is no failure', async () => {
    expect((await run([new AppError('cancelled')])).outcome).toEqual({ kind: 'stopped' });
    expect((await run([new AppError('signed-out')])).outcome).toEqual({ kind: 'stopped' });
  });

  it('is tried again where its calls may be repeated, and else not', async () => {
    const away = () => [new AppError('unreachable'), new AppError('unavailable')];
    const { events, outcome } = await run(away(), { record: { ...remove, repeatable: true } });
    expect(outcome).toMatchObject({ kind: 'done' });
    expect(events.filter((event) => !event.startsWith('read'))).toEqual([
      'Delete Thing? true',
      'call',
      'wait 500',
      'call',
      'wait 1000',
      'call',
    ]);
    expect((await run(away())).outcome).toMatchObject({ kind: 'failed' });
  });
});

it('an error is explained with what to do, and not twice', () => {
  const error = new AppError('conflict', 'It is in use.', { hint: 'Close it first.' });
  expect(explanationOf(error)).toBe('It is in use. Close it first.');
  expect(explanationOf(error, 'It is in use.')).toBe('Close it first.');
  expect(explanationOf(new AppError('unexpected'))).toBeNull();
  expect(explanationOf(new TypeError('x is undefined'))).toBeNull();
});
