// The issues of the draft, computed after the keystroke has been rendered.
import { createContext, use, useDeferredValue, useMemo, useState } from 'react';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import { unfinishedIssues } from '#core/forms/draft/draft-expressions.ts';
import { questionsOf } from '#core/forms/draft/draft-items.ts';
import { draftIssues, messagesByPath } from '#core/forms/draft/draft-issues.ts';
import type { DraftQuestion, FormDraft } from '#core/forms/draft/form-draft.ts';
import { type DraftIssue, fieldPath } from '#core/forms/draft/issue-locations.ts';
import { selectedBranchesOf } from '#core/forms/question-meta.ts';
import { defaultTesterLimit } from '#core/forms/validate.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { type EditorState, isShown, repliedIssues } from './editor-state.ts';
import { useKnownCatalog } from './catalog/use-catalog.ts';
import { useEditorHandle } from './use-editor.ts';

export type Issues = {
  /** All issues, shown or not. */
  all: readonly DraftIssue[];
  /** The issues to show: none before the first failed save. */
  shown: readonly DraftIssue[];
  messages: ReadonlyMap<string, string>;
  /** The number of issues that the card of an item or alert shows, by id. */
  countByThing: ReadonlyMap<string, number>;
};

/** The issues of a deferred state, which is fast enough for the eye. */
export function useIssues(state: EditorState): Issues {
  const limit = useTesterLimit();
  const late = useDeferredValue(state);
  const { saved, inForce, unfinished, reply, tried, openId } = late;
  const draft = late.history.present;
  const offersParts = useMemo(() => questionsOf(draft).some(hasBranches), [draft]);
  const catalog = useKnownCatalog(offersParts).catalog?.index() ?? null;
  const found = useMemo(
    () => draftIssuesOf({ saved, inForce, unfinished, draft }, limit, catalog),
    [draft, saved, inForce, unfinished, limit, catalog],
  );
  const said = useMemo(() => repliedIssues(reply, draft), [reply, draft]);
  return useMemo(() => {
    const countByThing = new Map<string, number>();
    // What its entries ask is in a question's card, which may be closed.
    const around = new Map(
      questionsOf(draft).flatMap(({ id, questions = [] }) => questions.map((each) => [each.id, id] as const)),
    );
    const all = merged(found, said);
    const shown = all.filter((each) => isShown(tried, each));
    // What is half built in a card that was closed would be forgotten: its card says so at once.
    const begun = unfinishedIssues(unfinished, draft).filter((each) => !isShown(tried, each));
    const isClosed = (itemId: string | null) => itemId !== openId && around.get(itemId ?? '') !== openId;
    for (const { itemId } of [...shown, ...begun.filter((each) => isClosed(each.itemId))]) {
      for (const id of [itemId, around.get(itemId ?? '') ?? null])
        if (id !== null) countByThing.set(id, (countByThing.get(id) ?? 0) + 1);
    }
    return { all, shown, messages: messagesByPath(shown), countByThing };
  }, [found, said, tried, draft, unfinished, openId]);
}

/** Returns the previous map if nothing in it has changed, so that nothing is rendered again. */
export function useSteady<Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  const [steady, setSteady] = useState(map);
  const isSame = steady.size === map.size && [...map].every(([key, value]) => steady.get(key) === value);
  if (!isSame) setSteady(map);
  return isSame ? steady : map;
}

/** The current issues. */
export function issuesOf(state: EditorState, testers: number, catalog: CatalogIndex | null): DraftIssue[] {
  return draftIssuesOf({ ...state, draft: state.history.present }, testers, catalog);
}

function hasBranches({ questionMeta }: DraftQuestion): boolean {
  return selectedBranchesOf(questionMeta).length > 0;
}

type CheckedState = Pick<EditorState, 'saved' | 'inForce' | 'unfinished'> & { draft: FormDraft };

function draftIssuesOf(
  { saved, inForce, unfinished, draft }: CheckedState,
  testers: number,
  catalog: CatalogIndex | null,
): DraftIssue[] {
  const open = unfinishedIssues(unfinished, draft);
  const paths = new Set(open.map(({ path }) => path));
  const issues = draftIssues(draft, { testers, before: saved, inForce, catalog });
  return [...open, ...issues.filter(({ path }) => !paths.has(path))];
}

/** The user's maximum number of testers. */
export function useTesterLimit(): number {
  const user = useSignalValue(useCore().session.user);
  return user?.usageLimits.BETA_TESTERS_MAXIMUM ?? defaultTesterLimit;
}

function merged(found: readonly DraftIssue[], said: readonly DraftIssue[]): readonly DraftIssue[] {
  const paths = new Set(found.map(({ path }) => path));
  return [...found, ...said.filter(({ path }) => !paths.has(path))];
}

export const IssuesContext = createContext<ReadonlyMap<string, string>>(new Map());

/** How many issues a card shows whose section does not count them. */
export function useIssueCount(): (itemId: string) => number {
  const paths = [...use(IssuesContext).keys()];
  return (itemId) => paths.filter((path) => path.startsWith(fieldPath(itemId, ''))).length;
}

export type FieldProps = { id: string; error: string | null; onBlur(): void };

/** The props of a field's input: its id, its issues, and its blur handler. */
export function useField(itemId: string | null, field: string): FieldProps {
  const { leaveField } = useEditorHandle();
  const id = fieldPath(itemId, field);
  const error = use(IssuesContext).get(id) ?? null;
  return { id, error, onBlur: leaveField };
}
