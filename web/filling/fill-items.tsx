// The visible questions and elements of a draft.
import { calculatedText, issuesAt, itemsShown } from '#core/filling/fill-view.ts';
import { type FillDraft, givenTo } from '#core/filling/fill-draft.ts';
import { ElementCard } from './element-card.tsx';
import { QuestionCard } from './question-card.tsx';
import classes from './fill-items.module.css';

export type FillItemsProps = {
  draft: FillDraft;
  /** Both must be stable across renders. */
  onValues(questionId: string, values: readonly string[]): void;
  onLeave(questionId: string): void;
};

const none: readonly string[] = [];

export function FillItems({ draft, onValues, onLeave }: FillItemsProps) {
  return (
    <div className={classes.items}>
      {itemsShown(draft).map((item) =>
        item.kind === 'element' ? (
          <ElementCard
            key={item.id}
            element={item.element}
            result={hasResult(item.element.type) ? calculatedText(draft, item.element) : ''}
          />
        ) : (
          <QuestionCard
            key={item.id}
            question={item.question}
            values={steady(givenTo(draft, item.id))}
            issues={steady(issuesAt(draft, item.id))}
            onValues={onValues}
            onLeave={onLeave}
          />
        ),
      )}
    </div>
  );
}

/** A stable empty list, so that a card without an answer is not rendered again. */
function steady(list: readonly string[]): readonly string[] {
  return list.length === 0 ? none : list;
}

function hasResult(type: string): boolean {
  return type === 'CALCULATION' || type === 'AGGREGATION';
}
