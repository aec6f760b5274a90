// A line in which nobody waits for the long work of others: of those that wait, the company that has used the least comes
// first, in it the person who has, then the one who came first. What somebody has used is forgotten within minutes.

/** On whose behalf something is done. */
export type Whose = { company: string; person: string };

export type FairLine<T> = {
  add(item: T, whose: Whose): void;
  /** Takes out whoever comes next of those that fit. */
  take(fits?: (item: T) => boolean): T | undefined;
  /** Notes that work for somebody took so many milliseconds. */
  used(whose: Whose, milliseconds: number): void;
  /** How many wait: in all, of a company, and of a person. */
  waiting(whose?: Whose): { all: number; company: number; person: number };
};

/** Milliseconds after which half of what somebody has used is forgotten. */
const halfLife = 30_000;
/** Less is nothing: who has used no more is forgotten. */
const nothing = 1;

export function createFairLine<T>(now: () => number = () => performance.now()): FairLine<T> {
  const line = new Set<{ item: T; whose: Whose }>();
  const uses = new Map<string, { amount: number; at: number }>();

  function usedBy(key: string, at: number): number {
    const use = uses.get(key);
    return use === undefined ? 0 : use.amount * 0.5 ** ((at - use.at) / halfLife);
  }

  function charge(key: string, milliseconds: number, at: number): void {
    uses.set(key, { amount: usedBy(key, at) + milliseconds, at });
  }

  return {
    add: (item, whose) => void line.add({ item, whose }),
    take(fits = () => true) {
      const at = now();
      let first: { item: T; whose: Whose } | undefined;
      let least = { company: Infinity, person: Infinity };
      for (const one of line) {
        if (!fits(one.item)) continue;
        const { whose } = one;
        const use = { company: usedBy(whose.company, at), person: usedBy(personKey(whose), at) };
        const isLess =
          use.company < least.company || (use.company === least.company && use.person < least.person);
        if (isLess) [first, least] = [one, use];
      }
      if (first === undefined) return undefined;
      line.delete(first);
      return first.item;
    },
    used(whose, milliseconds) {
      const at = now();
      charge(whose.company, milliseconds, at);
      charge(personKey(whose), milliseconds, at);
      for (const key of uses.keys()) if (usedBy(key, at) < nothing) uses.delete(key);
    },
    waiting(whose) {
      const ofCompany = [...line].filter((one) => one.whose.company === whose?.company);
      const ofPerson = ofCompany.filter((one) => one.whose.person === whose?.person);
      return { all: line.size, company: ofCompany.length, person: ofPerson.length };
    },
  };
}

function personKey({ company, person }: Whose): string {
  return `${company} ${person}`;
}
