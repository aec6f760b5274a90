// The outline of a long form, below the checklist: a search, and the headers and questions to jump to. One tab stop;
// the arrow keys go up and down. Each line is memoized, since there may be hundreds.
import { CloseButton, TextInput } from '@mantine/core';
import { CircleAlert, Search } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import {
  draftOutline,
  type OutlineEntry,
  outlineFrom,
  outlineMatches,
} from '#core/forms/draft/draft-outline.ts';
import type { DraftPart, FormDraft } from '#core/forms/draft/form-draft.ts';
import { cardId, focusSoon } from '#web/forms/editor/focus.ts';
import { type Editor, useEditorHandle } from '#web/forms/editor/use-editor.ts';
import classes from './outline.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/forms/texts.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';

export type OutlineProps = Pick<FormDraft, DraftPart> & {
  openId: string | null;
  issueCounts: ReadonlyMap<string, number>;
};

export const Outline = memo(function Outline({ setup, rows, openId, issueCounts }: OutlineProps) {
  const editor = useEditorHandle();
  const list = useRef<HTMLUListElement>(null);
  const [search, setSearch] = useState('');
  const entries = useMemo(() => draftOutline({ setup, rows }), [setup, rows]);
  const found = outlineMatches(entries, search);
  const isWhole = search === '';
  // The tab stop: what is open, or the first.
  const stop = found.some(({ id }) => id === openId) ? openId : (found[0]?.id ?? null);
  useEffect(() => {
    if (openId !== null && isWhole) lineOf(list.current, openId)?.scrollIntoView({ block: 'nearest' });
  }, [openId, isWhole]);
  if (entries.length < outlineFrom) return null;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (step === null) return;
    event.preventDefault();
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = lines.findIndex((line) => line === document.activeElement);
    lines[Math.max(0, Math.min(lines.length - 1, at + step))]?.focus();
  };
  const pressInSearch = (event: KeyboardEvent<HTMLElement>) => {
    const [first] = found;
    if (event.key === 'Enter' && search !== '' && first !== undefined) jumpTo(editor, first.id);
    else if (event.key === 'Escape' && search !== '') setSearch('');
    else return press(event);
    event.preventDefault();
  };
  return (
    <nav
      className={`stack min-h-0 grow pt-14 border-above gap-8 ${classes.outline}`}
      style={{ marginTop: '0.875rem' }}
      aria-label={t(m.outline)}
    >
      <TextInput
        size="xs"
        aria-label={t(m.searchQuestions)}
        placeholder={t(m.searchQuestions)}
        leftSection={<Search size={14} aria-hidden />}
        rightSection={
          search !== '' && (
            <CloseButton size="xs" aria-label={t(both.clearSearch)} onClick={() => setSearch('')} />
          )
        }
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={pressInSearch}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its buttons */}
      <ul ref={list} className={`scroll-y list-none ${classes.list}`} onKeyDown={press}>
        {found.map((entry) => (
          <Line
            key={entry.id}
            {...entry}
            isCurrent={entry.id === openId}
            isStop={entry.id === stop}
            issueCount={issueCounts.get(entry.id) ?? 0}
          />
        ))}
      </ul>
      {found.length === 0 && <p className="m-0 faint text-xs">{t(m.noQuestionsMatch)}</p>}
      <p className="m-0 faint text-xs empty-hidden" role="status">
        {isWhole ? '' : t(m.matchCount, { count: found.length })}
      </p>
    </nav>
  );
});

type LineProps = OutlineEntry & { isCurrent: boolean; isStop: boolean; issueCount: number };

const Line = memo(function Line({ id, kind, title, isBelow, isCurrent, isStop, issueCount }: LineProps) {
  const editor = useEditorHandle();
  return (
    <li>
      <button
        type="button"
        className={classes.line}
        data-outline={id}
        data-kind={kind}
        data-below={isBelow || undefined}
        aria-current={isCurrent ? 'location' : undefined}
        tabIndex={isStop ? 0 : -1}
        title={title}
        onClick={() => jumpTo(editor, id)}
      >
        <span className="cut min-w-0 grow">{title}</span>
        {issueCount > 0 && (
          <CircleAlert
            size={14}
            role="img"
            aria-label={t(counts.problemsToFix, { count: issueCount })}
            className="rigid danger"
          />
        )}
      </button>
    </li>
  );
});

/** Opens its card below the bar, with the focus: the preview follows. */
function jumpTo(editor: Editor, id: string): void {
  editor.open(id);
  focusSoon([cardId(id)], 'center');
}

function lineOf(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-outline="${CSS.escape(id)}"]`) ?? null;
}
