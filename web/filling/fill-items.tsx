// The visible questions and elements of a draft.
import { lazy, memo, Suspense, useRef } from 'react';
import type { Followed } from '#core/filling/catalog/catalog-limits.ts';
import { type AnswerChoice, sameChoices } from '#core/filling/choices.ts';
import {
  calculatedText,
  choicesAt,
  followedAt,
  issuesAt,
  passableAt,
  removalAt,
} from '#core/filling/fill-view.ts';
import { calculationAt, fillNoteAt } from '#core/filling/fills/fill-notes.ts';
import { aroundIn, type EntrySurroundings, sameAround } from '#core/filling/entries/entry-draft.ts';
import { type FillDraft, givenTo } from '#core/filling/fill-draft.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { Question } from '#core/questions/schema.ts';
import { MatrixTable } from './matrix-table.tsx';
import { cardId, Issues, QuestionCard, type QuestionCardProps } from './question-card.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import type { FillItemsProps } from './inputs/input.ts';
import { StoredPicture } from './inputs/stored-picture.tsx';
import classes from './fill-items.module.css';
import { assertNever } from '#core/assert-never.ts';
import type { Element } from '#core/forms/schema.ts';

const none: readonly string[] = [];

export function FillItems({ draft, items, onValues, onReason, onCalculated, onLeave }: FillItemsProps) {
  const { timeZone } = useActor();
  const followed = useFollowed(draft);
  const choices = useChoices(draft);
  const around = useAround(draft);
  const { tableRows } = draft.plan.parts[draft.part];
  const isWide = !useNarrow();
  const cardOf = (question: Question): QuestionCardProps => ({
    question,
    values: steady(givenTo(draft, question.id)),
    issues: steady(issuesAt(draft, question.id)),
    passable: passableAt(draft, question.id)?.texts ?? none,
    reason: passableAt(draft, question.id)?.reason ?? '',
    needsReason: draft.tried && draft.issues.has(question.id),
    removed: removalAt(draft, question.id),
    followed: followed(question),
    choices: choices(question),
    around: around(question),
    calculation: calculationAt(draft, question),
    fillNote: fillNoteAt(draft, question, { timeZone }),
    onCalculated,
    Items: FillItems,
    onValues,
    onReason,
    onLeave,
  });
  return (
    <div className={`stack gap-28 ${classes.items}`}>
      {items.map((item, index) => {
        if (item.kind === 'element')
          return (
            <ElementCard
              key={item.id}
              element={item.element}
              issues={steady(issuesAt(draft, item.id))}
              result={hasResult(item.element.type) ? calculatedText(draft, item.element) : ''}
            />
          );
        const matrix = isWide ? tableRows.get(item.id) : undefined;
        if (matrix === undefined) return <QuestionCard key={item.id} {...cardOf(item.question)} />;
        // Its rows follow each other; the first one that is shown draws all of them.
        if (tableRows.get(items[index - 1]?.id ?? '') === matrix) return null;
        const rows = items.flatMap((each) =>
          each.kind === 'question' && tableRows.get(each.id) === matrix ? [cardOf(each.question)] : [],
        );
        const header = draft.plan.form.elements.find(({ id }) => id === matrix);
        return (
          <MatrixTable
            key={`rows of ${matrix}`}
            headerId={matrix}
            title={header?.data.label ?? ''}
            rows={rows}
          />
        );
      })}
    </div>
  );
}

/** What questions follow. */
function useFollowed(draft: FillDraft): (question: Question) => Followed | null {
  return useSteady(
    (question) => followedAt(draft, question),
    (one, other) => one.title === other.title && one.answered.join() === other.answered.join(),
  );
}

/** The choices that depend on answers. */
function useChoices(draft: FillDraft): (question: Question) => readonly AnswerChoice[] | null {
  return useSteady((question) => choicesAt(draft, question), sameChoices);
}

/** What entries read around them. */
function useAround(draft: FillDraft): (question: Question) => EntrySurroundings | null {
  return useSteady((question) => aroundIn(draft, question), sameAround);
}

/** What is said of questions, the same object until it changes, so that a card is not rendered again. */
function useSteady<T>(
  at: (question: Question) => T | null,
  isSame: (before: T, now: T) => boolean,
): (question: Question) => T | null {
  const known = useRef(new Map<string, { question: Question; said: T }>());
  return (question) => {
    const now = at(question);
    if (now === null) return null;
    const before = known.current.get(question.id);
    if (before?.question === question && isSame(before.said, now)) return before.said;
    known.current.set(question.id, { question, said: now });
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
          {data.picture != null && (
            <div className="mt-8">
              <StoredPicture id={data.picture.id} mediaType="image/jpeg" alt={data.picture.text} isSaid />
            </div>
          )}
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
