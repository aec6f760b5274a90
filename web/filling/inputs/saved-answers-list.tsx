// The user's earlier answers to a question, for reuse with one tap.
import { History } from 'lucide-react';
import { isSaved } from '#core/filling/saved-answers.ts';
import type { Question } from '#core/questions/schema.ts';
import { useInputWorld } from './input-world.tsx';
import classes from './inputs.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type SavedAnswersListProps = { question: Question; onChoose(answer: string): void };

export function SavedAnswersList({ question, onChoose }: SavedAnswersListProps) {
  const saved = useInputWorld().savedAnswers[question.id] ?? [];
  if (saved.length === 0 || !isSaved(question)) return null;
  return (
    <ul
      className="flex wrap bare-list gap-8 mt-8"
      aria-label={t(m.earlierAnswersTo, { question: question.text })}
    >
      {saved.map((answer) => (
        <li key={answer}>
          <button type="button" className={classes.chip} onClick={() => onChoose(answer)}>
            <History size={18} aria-hidden />
            {answer}
          </button>
        </li>
      ))}
    </ul>
  );
}
