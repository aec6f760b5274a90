// What is wrong with the draft, found out after the key press that it follows is on the screen.
import { createContext, use, useDeferredValue, useMemo, useState } from 'react';
import { draftIssues, messagesByPath } from '#core/forms/draft/draft-issues.ts';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { type DraftIssue, fieldPath } from '#core/forms/draft/issue-locations.ts';
import { defaultTesterLimit } from '#core/forms/validate.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { type EditorState, repliedIssues, unfinishedIssues } from './editor-state.ts';
import { useEditorHandle } from './use-editor.ts';

export type Issues = {
  /** All there are, shown or not. */
  all: readonly DraftIssue[];
  /** Those that are shown: none before the first save that failed. */
  shown: readonly DraftIssue[];
  messages: ReadonlyMap<string, string>;
  /** How many of those shown an item or alert has, by its id. */
  countByThing: ReadonlyMap<string, number>;
};

/** The issues of a moment ago, which is soon enough for the eye. */
export function useIssues(state: EditorState): Issues {
  const limit = useTesterLimit();
  const late = useDeferredValue(state);
  const { saved, inForce, unfinished, reply, tried } = late;
  const draft = late.history.present;
  const found = useMemo(
    () => draftIssuesOf({ saved, inForce, unfinished, draft }, limit),
    [draft, saved, inForce, unfinished, limit],
  );
  const said = useMemo(() => repliedIssues(reply, draft), [reply, draft]);
  return useMemo(() => {
    const all = merged(found, said);
    const shown = tried ? all : [];
    const countByThing = new Map<string, number>();
    for (const { itemId } of shown) {
      if (itemId !== null) countByThing.set(itemId, (countByThing.get(itemId) ?? 0) + 1);
    }
    return { all, shown, messages: messagesByPath(shown), countByThing };
  }, [found, said, tried]);
}

/** The same map as before where nothing in it has changed, so that nothing is drawn again for it. */
export function useSteady<Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  const [steady, setSteady] = useState(map);
  const isSame = steady.size === map.size && [...map].every(([key, value]) => steady.get(key) === value);
  if (!isSame) setSteady(map);
  return isSame ? steady : map;
}

/** Everything that is wrong at this moment. */
export function issuesOf(state: EditorState, testers: number): DraftIssue[] {
  return draftIssuesOf({ ...state, draft: state.history.present }, testers);
}

type CheckedState = Pick<EditorState, 'saved' | 'inForce' | 'unfinished'> & { draft: FormDraft };

function draftIssuesOf({ saved, inForce, unfinished, draft }: CheckedState, testers: number): DraftIssue[] {
  const open = unfinishedIssues(unfinished, draft);
  const paths = new Set(open.map(({ path }) => path));
  const issues = draftIssues(draft, { testers, before: saved, inForce });
  return [...open, ...issues.filter(({ path }) => !paths.has(path))];
}

/** How many testers the user may name. */
export function useTesterLimit(): number {
  const user = useSignalValue(useCore().session.user);
  return user?.usageLimits.BETA_TESTERS_MAXIMUM ?? defaultTesterLimit;
}

function merged(found: readonly DraftIssue[], said: readonly DraftIssue[]): readonly DraftIssue[] {
  const paths = new Set(found.map(({ path }) => path));
  return [...found, ...said.filter(({ path }) => !paths.has(path))];
}

export const IssuesContext = createContext<ReadonlyMap<string, string>>(new Map());

export type FieldProps = { id: string; error: string | null; onBlur(): void };

/** What an input of a field is given: its id, what is wrong with it, and what happens when it is left. */
export function useField(itemId: string | null, field: string): FieldProps {
  const { leaveField } = useEditorHandle();
  const id = fieldPath(itemId, field);
  const error = use(IssuesContext).get(id) ?? null;
  return { id, error, onBlur: leaveField };
}
