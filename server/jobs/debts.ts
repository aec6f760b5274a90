// What a company's costly requests take from others, it pays with time before its next costly one: many times as long as this process
// and the database worked on them. Anyone who has the server to themselves pays nothing, and nobody pays for long: costly work
// never stands still. Who sends one now and then has paid long before the next.
import { tooMuchUnderWay } from '#server/db/turns.ts';

/** Milliseconds to pay for each that was worked: others meet the work of a company in one of twenty of their requests. */
const factor = 20;
/** Milliseconds that a request waits at most. @public docs/limits.md names it. */
export const longestDebt: number = 5_000;
/** Requests of a company that wait at most. */
export const mostDebtors = 30;
/** Milliseconds since their last request after which others do not need the server. */
const presence = 2_000;

export type Debts = {
  /** Notes that a company uses the server. */
  see(company: string): void;
  /** Until a company may begin its next costly request; null: at once. Throws `too-many-tries` where too many wait. */
  pay(company: string): Promise<void> | null;
  /** Notes that work for a company took so many milliseconds. */
  owe(company: string, milliseconds: number): void;
  /** Begins to charge a company for what this process does, shared by all who are charged; ends with what it returns. */
  charge(company: string): () => void;
};

/** `spent`: milliseconds of processor time of this process so far. */
export function createDebts({ now = () => performance.now(), spent = processorTime } = {}): Debts {
  /** When the debt of each company is paid. */
  const paidAt = new Map<string, number>();
  /** Requests that are charged, and that wait, by company. */
  const underWay = new Map<string, number>();
  const waiting = new Map<string, number>();
  let settled = spent();
  /** Who came last, and when the last of all others did. */
  let last = { company: '', at: -Infinity };
  let othersAt = -Infinity;

  function owe(company: string, milliseconds: number): void {
    const at = now();
    const until = Math.max(at, paidAt.get(company) ?? at) + milliseconds * factor;
    paidAt.set(company, Math.min(until, at + longestDebt));
  }

  function settle(): void {
    const [before, at] = [settled, now()];
    settled = spent();
    const all = underWay.values().reduce((sum, count) => sum + count, 0);
    for (const [company, count] of underWay) owe(company, ((settled - before) * count) / all);
    for (const [company, paid] of paidAt) if (paid <= at) paidAt.delete(company);
  }

  /** Milliseconds until its debt is paid. */
  function debtOf(company: string): number {
    const at = now();
    const seen = last.company === company ? othersAt : last.at;
    return at - seen > presence ? 0 : (paidAt.get(company) ?? at) - at;
  }

  async function wait(company: string): Promise<void> {
    const until = now() + longestDebt;
    const left = () => Math.min(debtOf(company), until - now());
    // Others may leave meanwhile, and the debt may grow.
    for (let next = left(); next > 0; next = left())
      await new Promise((resolve) => setTimeout(resolve, Math.min(next, presence / 4)));
  }

  return {
    see(company) {
      if (company !== last.company) othersAt = last.at;
      last = { company, at: now() };
    },
    pay(company) {
      settle();
      if (debtOf(company) <= 0) return null;
      if ((waiting.get(company) ?? 0) >= mostDebtors) throw tooMuchUnderWay();
      add(waiting, company, 1);
      return wait(company).finally(() => add(waiting, company, -1));
    },
    owe,
    charge(company) {
      settle();
      add(underWay, company, 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        settle();
        add(underWay, company, -1);
      };
    },
  };
}

function add(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
