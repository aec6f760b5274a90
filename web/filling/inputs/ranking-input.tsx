// RANKING: options in an order.
import { choicesOf } from '#core/filling/choices.ts';
import { RankingList } from '#web/ui/input/ranking-list.tsx';
import type { InputProps } from './input.ts';

export function RankingInput({ id, question, choices, values, onValues }: InputProps) {
  return (
    <div className="text-lg">
      <RankingList
        id={id}
        label={question.text}
        choices={choices ?? choicesOf(question)}
        values={values}
        onValues={onValues}
      />
    </div>
  );
}
