// The builder's tree, beside the value that its caller holds: an incomplete tree has no value.
import { useCallback, useRef, useState } from 'react';
import type { Logic } from '#core/logic/schema.ts';
import { isEmpty, isUnfinished, type LogicTree, type Purpose } from '#core/logic/builder/builder.ts';
import { fromLogic, toLogic } from '#core/logic/builder/builder-json.ts';
import { fromPartial, partialLogic } from '#core/logic/builder/builder-partial.ts';

/** Whether there is an expression; an incomplete one cannot be saved. */
export type Finish = 'empty' | 'unfinished' | 'complete';
export type OnLogic = (logic: Logic | null, finish: Finish) => void;

/** An incomplete expression that is stored until somebody goes on with it. */
export type StoredPartial = {
  /** The one with which the builder goes on instead of the value; null: with the value. */
  partial: Logic;
  /** At each step of an incomplete expression what was chosen in it, null if nothing was; undefined: it is none any more. */
  onPartial(partial: Logic | undefined): void;
};

type Work = {
  tree: LogicTree;
  /** The value passed in, and the one last passed out, as texts. */
  seen: string;
  sent: string;
};

export function useBuilder(value: Logic | null, purpose: Purpose, onChange: OnLogic, stored?: StoredPartial) {
  const [work, setWork] = useState(() => begin(value, purpose, stored?.partial));
  const seen = JSON.stringify(value);
  let current = work;
  if (seen !== work.seen) {
    // A value from elsewhere, such as undo, replaces the tree; the builder's own value is the tree already.
    current = seen === work.sent ? { ...work, seen } : begin(value, purpose);
    setWork(current);
  }
  const latest = useRef(current);
  latest.current = current;
  const tell = useRef({ onChange, stored });
  tell.current = { onChange, stored };
  const change = useCallback((step: (tree: LogicTree) => LogicTree) => {
    const before = latest.current;
    const tree = step(before.tree);
    if (tree === before.tree) return;
    const logic = toLogic(tree);
    latest.current = { ...before, tree, sent: JSON.stringify(logic) };
    setWork(latest.current);
    const finish = finishOf(tree);
    tell.current.stored?.onPartial(finish === 'unfinished' ? partialLogic(tree) : undefined);
    if (latest.current.sent !== before.sent || finish !== finishOf(before.tree)) {
      tell.current.onChange(logic, finish);
    }
  }, []);
  return { tree: current.tree, change };
}

function begin(value: Logic | null, purpose: Purpose, partial: Logic = null): Work {
  const text = JSON.stringify(value);
  if (partial !== null) return { tree: fromPartial(partial, purpose), seen: text, sent: 'null' };
  return { tree: fromLogic(value, purpose), seen: text, sent: text };
}

function finishOf(tree: LogicTree): Finish {
  if (isEmpty(tree)) return 'empty';
  return isUnfinished(tree) ? 'unfinished' : 'complete';
}
