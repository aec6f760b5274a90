// The visible questions and elements of a draft.
import { lazy, memo, Suspense, useRef } from 'react';
import type { Followed } from '#core/filling/catalog-limits.ts';
import { type AnswerChoice, sameChoices } from '#core/filling/choices.ts';
import type { FillItem } from '#core/filling/fill-plan.ts';
import {
  calculatedText,
  choicesAt,
  followedAt,
  issuesAt,
  passableAt,
  removalAt,
} from '#core/filling/fill-view.ts';
import { type FillDraft, givenTo } from '#core/filling/fill-draft.ts';
import type { Question } from '#core/questions/schema.ts';
import { cardId, Issues, QuestionCard } from './question-card.tsx';
import classes from './fill-items.module.css';
import { assertNever } from '#core/assert-never.ts';
import type { Element } from '#core/forms/schema.ts';

export type FillItemsProps = {
  draft: FillDraft;
  /** Those that are shown. */
  items: readonly FillItem[];
  /** All must be stable across renders. */
  onValues(questionId: string, values: readonly string[]): void;
  onReason(questionId: string, reason: string): void;
  onLeave(questionId: string): void;
};

const none: readonly string[] = [];

export function FillItems({ draft, items, onValues, onReason, onLeave }: FillItemsProps) {
  const followed = useFollowed(draft);
  const choices = useChoices(draft);
  return (
    <div className={`stack gap-28 ${classes.items}`}>
      {items.map((item) =>
        item.kind === 'element' ? (
          <ElementCard
            key={item.id}
            element={item.element}
            issues={steady(issuesAt(draft, item.id))}
            result={hasResult(item.element.type) ? calculatedText(draft, item.element) : ''}
          />
        ) : (
          <QuestionCard
            key={item.id}
            question={item.question}
            values={steady(givenTo(draft, item.id))}
            issues={steady(issuesAt(draft, item.id))}
            passable={passableAt(draft, item.id)?.texts ?? none}
            reason={passableAt(draft, item.id)?.reason ?? ''}
            needsReason={draft.tried && draft.issues.has(item.id)}
            removed={removalAt(draft, item.id)}
            followed={followed(item.question)}
            choices={choices(item.question)}
            onValues={onValues}
            onReason={onReason}
            onLeave={onLeave}
          />
        ),
      )}
    </div>
  );
}

/** What questions follow, the same object until it changes, so that a card is not rendered again. */
function useFollowed(draft: FillDraft): (question: Question) => Followed | null {
  const known = useRef(new Map<string, Followed>());
  return (question) => {
    const now = followedAt(draft, question);
    if (now === null) return null;
    const before = known.current.get(question.id);
    const isSame = before?.title === now.title && before.answered.join() === now.answered.join();
    if (before !== undefined && isSame) return before;
    known.current.set(question.id, now);
    return now;
  };
}

/** The choices that depend on answers, the same list until it changes, so that a card is not rendered again. */
function useChoices(draft: FillDraft): (question: Question) => readonly AnswerChoice[] | null {
  const known = useRef(new Map<string, readonly AnswerChoice[]>());
  return (question) => {
    const now = choicesAt(draft, question);
    if (now === null) return null;
    const before = known.current.get(question.id);
    if (before !== undefined && sameChoices(before, now)) return before;
    known.current.set(question.id, now);
    return now;
  };
}

/** A stable empty list, so that a card without an answer is not rendered again. */
function steady(list: readonly string[]): readonly string[] {
  return list.length === 0 ? none : list;
}

function hasResult(type: string): boolean {
  return type === 'CALCULATION' || type === 'AGGREGATION';
}

const Markdown = lazy(() =>
  import('#web/ui/markdown.tsx').then(
    ({ Markdown: component }) => ({ default: component }),
    // Offline, before the app is stored on the device: the text still matters.
    () => ({ default: PlainText }),
  ),
);

function PlainText({ text }: { text: string }) {
  return <>{text}</>;
}

/**
 * Elements between questions: headings, descriptions, and formula results. `result` is the value of a calculation or
 * aggregation.
 */
const ElementCard = memo(function DrawnElementCard({
  element,
  issues,
  result,
}: {
  element: Element;
  /** Of a group. */
  issues: readonly string[];
  result: string;
}) {
  const { type, data } = element;
  switch (type) {
    case 'HEADER':
      return (
        <div id={cardId(element.id)} tabIndex={-1}>
          <h2 className={`pb-6 weight-680 leading-130 break ${classes.header}`} dir="auto">
            {data.label}
          </h2>
          <div role="status" className={issues.length > 0 ? 'mt-12' : undefined}>
            <Issues issues={issues} />
          </div>
        </div>
      );
    case 'DESCRIPTION':
      return (
        <div className="soft text-17" dir="auto">
          <Suspense fallback={data.label}>
            <Markdown text={data.label} />
          </Suspense>
        </div>
      );
    case 'CALCULATION':
    case 'AGGREGATION':
      return (
        <p className={classes.result}>
          <span className={`min-w-0 break ${classes.words}`} dir="auto">
            {data.label}
          </span>
          <strong className="numbers text-end break">{result}</strong>
        </p>
      );
    default:
      return assertNever(type);
  }
});
