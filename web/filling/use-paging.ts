// Which page of a draft is shown, and the ways to a question on any of them.
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { FillDraft } from '#core/filling/fill-draft.ts';
import { type FillPage, nextUnanswered, nextWrong, pagesOf } from '#core/filling/fill-pages.ts';
import { goToQuestion, questionAround } from './question-card.tsx';

export type Paging = {
  pages: readonly FillPage[];
  page: FillPage;
  index: number;
  /** Shows a page from its top. */
  open(index: number): void;
  /** Shows a question, or the header of a group. */
  show(id: string): void;
  showUnanswered(): void;
  showWrong(): void;
  /** Notices which question is being answered. */
  onFocus(event: FocusEvent): void;
  /** The page's own heading, which is focused when a page is opened. */
  top: React.RefObject<HTMLDivElement | null>;
};

export function usePaging(draft: FillDraft, fromFirstPage = false): Paging {
  const pages = pagesOf(draft);
  const top = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  // A draft that is gone on with opens where something is left to answer.
  const [pageId, setPageId] = useState(() => {
    const isBegun = draft.given.size > 0 && !fromFirstPage;
    return (isBegun ? pages.find(({ unanswered }) => unanswered > 0) : pages[0])?.id ?? '';
  });
  // A page may be gone because of an answer.
  const index = Math.max(
    0,
    pages.findIndex(({ id }) => id === pageId),
  );
  const page = pages[index] ?? pages[0];
  const [wanted, setWanted] = useState<{ question: string | null } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    setWanted(null);
    // After its issues are drawn, which move what is below.
    requestAnimationFrame(() => {
      if (wanted.question !== null) return goToQuestion(wanted.question);
      top.current?.focus({ preventScroll: true });
      top.current?.scrollIntoView({ block: 'start' });
    });
  }, [wanted]);
  if (page === undefined) throw new Error('A form has at least one page.');

  const show = (question: string | null) => {
    if (question === null) return;
    const found = pages.find(({ items }) => items.some(({ id }) => id === question));
    if (found !== undefined) setPageId(found.id);
    last.current = question;
    setWanted({ question });
  };
  return {
    pages,
    page,
    index,
    top,
    show,
    open: (next) => {
      const found = pages[next];
      if (found === undefined) return;
      setPageId(found.id);
      last.current = pages[next - 1]?.questions.at(-1) ?? null;
      setWanted({ question: null });
    },
    showUnanswered: () => show(nextUnanswered(draft, last.current)),
    showWrong: () => show(nextWrong(draft, last.current)),
    onFocus: ({ target }) => {
      last.current = questionAround(target) ?? last.current;
    },
  };
}
