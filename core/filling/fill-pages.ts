// Long forms are filled in page by page, and short ones on one page: a page begins with each heading, and in a very long form
// without headings with each 25th question. And the ways to what is not answered, or not right, on any of the pages.
import { isAnswered } from '#core/questions/values.ts';
import type { FillDraft } from './fill-draft.ts';
import type { FillItem } from './fill-plan.ts';
import { invalidQuestions, itemsShown } from './fill-view.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type FillPage = {
  /** The id of its heading; '' before the first one. Numbered pages have ids of their own. */
  id: string;
  title: string;
  /** With the heading, if it has one. */
  items: readonly FillItem[];
  /** The ids of its questions. */
  questions: readonly string[];
  unanswered: number;
  /** Required questions without an answer. */
  requiredLeft: number;
};

/** From this many questions on, headings begin pages. */
export const pagedFrom = 20;

/** With more questions than this, and no heading, pages are numbered. */
export const numberedAbove = 50;
/** Questions on a numbered page. */
export const questionsPerPage = 25;

/** The pages of what is shown; a single one for a short form, and for a shorter one without headings. */
export function pagesOf(draft: FillDraft): readonly FillPage[] {
  const items = itemsShown(draft);
  const { questions, items: all } = draft.plan.parts[draft.part];
  if (questions.size < pagedFrom) return [pageOf(draft, items)];
  if (questions.size > numberedAbove && !all.some(isHeading)) return numberedPages(draft, items);
  const parts: FillItem[][] = [[]];
  for (const item of items) {
    if (isHeading(item)) parts.push([]);
    parts.at(-1)?.push(item);
  }
  // A heading whose questions are all hidden leads nowhere.
  const pages = parts
    .filter((part) => part.some((item) => !isHeading(item)))
    .map((part) => pageOf(draft, part));
  return pages.length > 0 ? pages : [pageOf(draft, items)];
}

/** By the places of the questions in the form, so that no answer moves a question to another page. */
function numberedPages(draft: FillDraft, shown: readonly FillItem[]): readonly FillPage[] {
  const { items, questions } = draft.plan.parts[draft.part];
  const pageAt = new Map<string, number>();
  let before = 0;
  for (const item of items) {
    // What is between questions goes with the next one, and at the end with the last.
    pageAt.set(item.id, Math.floor(Math.min(before, questions.size - 1) / questionsPerPage));
    if (item.kind === 'question') before += 1;
  }
  const byPage = Map.groupBy(shown, ({ id }) => pageAt.get(id) ?? 0);
  return [...byPage].map(([place, part]) => {
    const first = place * questionsPerPage + 1;
    const last = Math.min(questions.size, first + questionsPerPage - 1);
    return { ...pageOf(draft, part), id: `page ${place}`, title: pageTexts.numbered(first, last) };
  });
}

function isHeading(item: FillItem): boolean {
  return item.kind === 'element' && item.element.type === 'HEADER';
}

function pageOf(draft: FillDraft, items: readonly FillItem[]): FillPage {
  const [first] = items;
  const title = first?.kind === 'element' && isHeading(first) ? first.element.data.label : '';
  const questions = items.flatMap((item) => (item.kind === 'question' ? [item.question] : []));
  const open = questions.filter(({ id }) => !isAnswered(draft.answers[id]));
  return {
    id: title === '' ? '' : (first?.id ?? ''),
    title,
    items,
    questions: questions.map(({ id }) => id),
    unanswered: open.length,
    requiredLeft: open.filter(({ required }) => required).length,
  };
}

/** The next question without an answer after one, from the first on after the last; null if all are answered. */
export function nextUnanswered(draft: FillDraft, after: string | null): string | null {
  const { questions } = draft.plan.parts[draft.part];
  return nextOf(draft, after, (id) => questions.has(id) && !isAnswered(draft.answers[id]));
}

/** The same for a question, or the header of a group, that needs attention. */
export function nextWrong(draft: FillDraft, after: string | null): string | null {
  const wrong = new Set(invalidQuestions(draft));
  return nextOf(draft, after, (id) => wrong.has(id));
}

function nextOf(draft: FillDraft, after: string | null, isWanted: (id: string) => boolean): string | null {
  const ids = itemsShown(draft).map(({ id }) => id);
  const at = after === null ? -1 : ids.indexOf(after);
  return [...ids.slice(at + 1), ...ids.slice(0, at + 1)].find(isWanted) ?? null;
}

/** The words of pages, in both faces. */
export const pageTexts = {
  /** `Page 2 of 12` */
  place: (index: number, count: number) => t(m.pageOf, { number: index + 1, all: count }),
  untitled: t(m.start),
  /** `Questions 26–50` */
  numbered: (first: number, last: number) =>
    first === last ? t(m.question, { first }) : t(m.questions, { first, last }),
  /** `3 unanswered` */
  unanswered: ({ unanswered, questions }: FillPage) => {
    if (questions.length === 0) return t(m.nothingToAnswer);
    return unanswered === 0 ? t(m.allAnswered) : t(m.unanswered, { count: unanswered });
  },
  /** `3 unanswered, 1 required` */
  left: (page: FillPage): string =>
    [
      pageTexts.unanswered(page),
      ...(page.requiredLeft === 0 ? [] : [t(m.requiredOnes, { count: page.requiredLeft })]),
    ].join(', '),
  all: t(m.allPages),
  back: t(common.back),
  next: t(common.next),
  nextUnanswered: t(m.goToNextUnansweredQuestion),
  /** Beside "3 questions need your attention." */
  show: (count: number) => (count === 1 ? t(m.showIt) : t(m.showNext)),
  /** For a screen reader, once a page is shown. */
  shown: (page: FillPage) =>
    t(m.pageShown, { title: page.title || pageTexts.untitled, count: page.questions.length }),
} as const;
