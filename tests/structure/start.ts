// What a short command loads before it does anything: the time until it has an answer.
import { importsOf } from './syntax.ts';
import type { Rule } from './source-tree.ts';

/** What each command loads, and the list that most commands which name a form begin with. */
const starts: ReadonlySet<string> = new Set(['cli/program.ts', 'cli/context.ts', 'cli/forms/list.ts']);

/** Large parts of core, which take a command longer to load than all the rest of its start. */
const large = /^core\/(?:logic|questions\/(?:kinds|rules)|reports)\//;

/** A short command loads no kinds of questions, no rules and no logic; the ways to them are told. */
export const lightStart: Rule = (files) => {
  const next = new Map<string, string[]>();
  for (const { from, target, kind } of importsOf(files)) {
    if (target !== null && (kind === 'value' || kind === 're-export'))
      next.set(from.path, [...(next.get(from.path) ?? []), target]);
  }
  const ways = [...starts].map((start) => [start]);
  const reached = new Set(starts);
  const told: string[] = [];
  for (const way of ways) {
    for (const target of next.get(way.at(-1) ?? '') ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      if (large.test(target)) told.push([...way, target].join(' -> '));
      else ways.push([...way, target]);
    }
  }
  return told;
};
