// What is wrong with the draft, found out after the key press that it follows is on the screen.
import { createContext, use, useDeferredValue, useMemo, useState } from 'react';
import { draftFaults, messagesByPath } from '#core/forms/draft/draft-faults.ts';
import { type DraftFault, fieldPath } from '#core/forms/draft/draft-places.ts';
import { defaultTesterLimit } from '#core/forms/validate.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal.ts';
import { type EditorState, repliedFaults, unfinishedFaults } from './editor-state.ts';
import { useEditorHandle } from './use-editor.ts';

export type Faults = {
  /** All there are, shown or not. */
  all: readonly DraftFault[];
  /** Those that are shown: none before the first save that failed. */
  shown: readonly DraftFault[];
  messages: ReadonlyMap<string, string>;
  /** How many of those shown an item or alert has, by its id. */
  countByThing: ReadonlyMap<string, number>;
};

/** The faults of a moment ago, which is soon enough for the eye. */
export function useFaults(state: EditorState): Faults {
  const limit = useTesterLimit();
  const late = useDeferredValue(state);
  const draft = late.history.present;
  const found = useMemo(
    () => faultsOf(late, limit),
    [draft, late.saved, late.inForce, late.unfinished, limit],
  );
  const said = useMemo(() => repliedFaults(late), [late.reply, draft]);
  return useMemo(() => {
    const all = merged(found, said);
    const shown = late.tried ? all : [];
    const countByThing = new Map<string, number>();
    for (const { itemId } of shown) {
      if (itemId !== null) countByThing.set(itemId, (countByThing.get(itemId) ?? 0) + 1);
    }
    return { all, shown, messages: messagesByPath(shown), countByThing };
  }, [found, said, late.tried]);
}

/** The same map as before where nothing in it has changed, so that nothing is drawn again for it. */
export function useSteady<Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  const [steady, setSteady] = useState(map);
  const isSame = steady.size === map.size && [...map].every(([key, value]) => steady.get(key) === value);
  if (!isSame) setSteady(map);
  return isSame ? steady : map;
}

/** Everything that is wrong at this moment. */
export function faultsOf(state: EditorState, testers: number): DraftFault[] {
  const { saved, inForce, history } = state;
  const unfinished = unfinishedFaults(state);
  const paths = new Set(unfinished.map(({ path }) => path));
  const faults = draftFaults(history.present, { testers, before: saved, inForce });
  return [...unfinished, ...faults.filter(({ path }) => !paths.has(path))];
}

/** How many testers the user may name. */
export function useTesterLimit(): number {
  const user = useSignalValue(useCore().session.user);
  return user?.usageLimits.BETA_TESTERS_MAXIMUM ?? defaultTesterLimit;
}

function merged(found: readonly DraftFault[], said: readonly DraftFault[]): readonly DraftFault[] {
  const paths = new Set(found.map(({ path }) => path));
  return [...found, ...said.filter(({ path }) => !paths.has(path))];
}

export const FaultsContext = createContext<ReadonlyMap<string, string>>(new Map());

export type FieldProps = { id: string; error: string | null; onBlur(): void };

/** What an input of a field is given: its id, what is wrong with it, and what happens when it is left. */
export function useField(itemId: string | null, field: string): FieldProps {
  const { leaveField } = useEditorHandle();
  const id = fieldPath(itemId, field);
  const error = use(FaultsContext).get(id) ?? null;
  return { id, error, onBlur: leaveField };
}
