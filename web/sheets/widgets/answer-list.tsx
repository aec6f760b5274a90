// Text answers, newest first, with author and time. Clicking one opens its row.
import { personName } from '#core/primitives.ts';
import { UnstyledButton } from '@mantine/core';
import type { Question } from '#core/questions/schema.ts';
import type { ListedAnswer } from '#core/sheets/dashboard/aggregate.ts';
import { answerText, momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { MoreAnswers, useMore } from './more-answers.tsx';
import classes from './widget.module.css';

export type ListedAnswersProps = {
  question: Question;
  items: readonly ListedAnswer[];
  /** The total number; `items` may only be the newest. */
  answered: number;
  isLarge: boolean;
  onRow: (place: number) => void;
};

const shownAtFirst = 6;
/** Full screen shows more. */
const shownLarge = 30;

export function AnswerList({ question, items, answered, isLarge, onRow }: ListedAnswersProps) {
  const { timeZone } = useActor();
  const more = useMore(items, isLarge ? shownLarge : shownAtFirst);
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <ul
        className={`bare-list ${classes.list}`}
        aria-label={question.text}
        data-scrolls={more.showsAll || undefined}
      >
        {more.shown.map(({ row, value, at, ...user }) => (
          <li key={row} className="ruled">
            <UnstyledButton
              className={`block w-full rounded-6 hover-on-sunken focus-outline-in-2 ${classes.answer}`}
              onClick={() => onRow(row)}
            >
              <span className={`two-lines break ${classes.text}`}>
                {answerText(question, value, { timeZone })}
              </span>
              <span className={`flex justify-between gap-12 faint text-xs ${classes.author}`}>
                {personName(user)}
                <time dateTime={new Date(at).toISOString()}>{momentText(at, timeZone)}</time>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <MoreAnswers more={more} answered={answered} />
    </div>
  );
}
