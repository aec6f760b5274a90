import { describe, expect, it } from 'vitest';
import { type Caller, createTurns, sharesOf } from './turns.ts';

const turns = () => createTurns(sharesOf(10));
const caller = (person: string, { company = 'c', heavy = false } = {}): Caller => ({
  company,
  person,
  heavy,
});
/** How many of so many at once go on without waiting. */
function started(given: ReturnType<typeof turns>, who: Caller, count: number): number {
  const taken = Array.from({ length: count }, () => given.take(who, undefined));
  for (const waiting of taken) waiting?.catch(() => undefined);
  return taken.filter((waiting) => waiting === null).length;
}

describe('the connections of a pool', () => {
  it('are never all one person’s, nor all one company’s', () => {
    const given = turns();
    expect(started(given, caller('ann'), 20)).toBe(8);
    expect(started(given, caller('bob'), 20)).toBe(1);
    expect(started(given, caller('eve', { company: 'other' }), 1)).toBe(1);
  });

  it('are for short requests too, however many heavy ones there are', () => {
    const given = turns();
    expect(started(given, caller('ann', { heavy: true }), 12)).toBe(3);
    expect(started(given, caller('bob', { heavy: true }), 12)).toBe(2);
    expect(started(given, caller('eve', { company: 'other', heavy: true }), 12)).toBe(2);
    expect(started(given, caller('ann'), 1)).toBe(1);
    expect(started(given, caller('bob'), 1)).toBe(1);
  });

  it('go to the company and the person with the fewest under way, and each waiting one gets its turn', async () => {
    const given = turns();
    const order: string[] = [];
    const take = async (who: Caller) => {
      await given.take(who, undefined);
      order.push(who.person);
    };
    const [ann, bob] = [caller('ann'), caller('bob')];
    started(given, ann, 8);
    started(given, bob, 1);
    const waiting = [take(ann), take(ann), take(bob)];
    given.leave(ann);
    await waiting[2];
    expect(order).toEqual(['bob']);
    for (const who of [ann, ann]) given.leave(who);
    await Promise.all(waiting);
    expect([order, given.waiting()]).toEqual([['bob', 'ann', 'ann'], 0]);
  });
});

describe('whoever waits', () => {
  it('is told whether it is for the own requests or for those of others', async () => {
    const given = turns();
    started(given, caller('ann', { heavy: true }), 3);
    await expect(given.take(caller('ann', { heavy: true }), 1)).rejects.toMatchObject({
      status: 429,
      message: 'You have too many requests running: this one was not started.',
    });
    started(given, caller('bob', { heavy: true }), 2);
    await expect(given.take(caller('eve', { heavy: true }), 1)).rejects.toMatchObject({
      status: 503,
      message: 'The server is too busy: your request was not started.',
    });
  });

  it('has so many waiting at most', async () => {
    const given = turns();
    const ann = caller('ann');
    started(given, ann, 8 + 60);
    expect(given.waiting()).toBe(60);
    await expect(given.take(ann, undefined)).rejects.toMatchObject({ status: 429 });
    expect(started(given, caller('bob'), 1)).toBe(1);
  });

  it('is refused once the server stops', async () => {
    const given = turns();
    started(given, caller('ann'), 8);
    const waiting = given.take(caller('ann'), undefined);
    given.close();
    await expect(waiting).rejects.toMatchObject({ status: 503 });
  });
});
