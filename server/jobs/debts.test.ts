import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDebts, type Debts, longestDebt, mostDebtors } from './debts.ts';

let spent = 0;
let debts: Debts;
beforeEach(() => {
  vi.useFakeTimers();
  spent = 0;
  debts = createDebts({ now: () => Date.now(), spent: () => spent });
  debts.see('other');
});
afterEach(() => vi.useRealTimers());

/** A request that takes so many milliseconds of the processor. */
function work(company: string, milliseconds: number): void {
  const end = debts.charge(company);
  spent += milliseconds;
  end();
}

/** Milliseconds until a company may go on, while another uses the server. */
async function wait(company: string): Promise<number> {
  const since = Date.now();
  let isOver = false;
  const paid = debts.pay(company)?.then(() => {
    isOver = true;
  });
  if (paid === undefined) return 0;
  for (; !isOver; await vi.advanceTimersByTimeAsync(10)) debts.see('other');
  return Date.now() - since;
}

it('makes a company wait that costs others much, for many times as long, and nobody else', async () => {
  expect(await wait('busy')).toBe(0);
  work('busy', 40);
  expect(debts.pay('third')).toBeNull();
  expect(await wait('busy')).toBeGreaterThanOrEqual(800);
  expect(await wait('busy')).toBe(0);
});

it('never makes somebody wait who saves one large form now and then', async () => {
  for (let form = 0; form < 5; form += 1) {
    expect(await wait('calm')).toBe(0);
    work('calm', 40);
    await vi.advanceTimersByTimeAsync(1_000);
    debts.see('other');
  }
});

it('lets go on whoever has waited for long, whatever is owed by then', async () => {
  debts.owe('busy', 1_000_000);
  const waits = wait('busy');
  await vi.advanceTimersByTimeAsync(longestDebt - 20);
  debts.owe('busy', 1_000_000);
  const waited = await waits;
  expect(waited).toBeGreaterThanOrEqual(longestDebt);
  expect(waited).toBeLessThan(longestDebt + 100);
});

it('makes nobody wait who has the server to themselves, or has it meanwhile', async () => {
  debts.owe('busy', 1_000);
  debts.see('busy');
  const paid = debts.pay('busy');
  expect(paid).not.toBeNull();
  await vi.advanceTimersByTimeAsync(2_600);
  await paid;
  debts.see('busy');
  expect(debts.pay('busy')).toBeNull();
});

it('shares what is spent among those who are charged, while they are', async () => {
  const ends = ['one', 'two'].map((company) => debts.charge(company));
  spent += 80;
  ends.forEach((end) => end());
  debts.charge('three');
  spent += 10;
  expect(debts.pay('three')).not.toBeNull();
  expect(await wait('one')).toBeGreaterThanOrEqual(800);
  expect(['two', 'three'].map((company) => debts.pay(company))).toEqual([null, null]);
});

it('refuses what comes while many of a company wait, and of nobody else', async () => {
  for (const company of ['busy', 'third']) debts.owe(company, 10);
  const waiting = Array.from({ length: mostDebtors }, async () => debts.pay('busy'));
  expect(() => debts.pay('busy')).toThrow('too many requests running');
  expect(debts.pay('third')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(waiting);
  expect(() => debts.pay('busy')).not.toThrow();
});
