// The expression as a sentence.
import { UnstyledButton } from '@mantine/core';
import { Quote } from 'lucide-react';
import type { LogicTree } from '#core/logic/builder/builder.ts';
import { onlyOnceAnswered, onlyQuestionOf } from '#core/logic/builder/builder-answered.ts';
import { toLogic } from '#core/logic/builder/builder-json.ts';
import { sentenceOf } from '#core/logic/builder/builder-sentence.ts';
import { isTrue } from '#core/logic/evaluate.ts';
import { useWorld } from './builder-world.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function Sentence({ tree }: { tree: LogicTree }) {
  const { purpose, named, change } = useWorld();
  const sentence = sentenceOf(tree, named);
  if (sentence === null) return null;
  const logic = purpose === 'condition' ? toLogic(tree) : null;
  const types = new Map(named.map(({ id, type }) => [id, type]));
  const isTrueUnanswered = logic !== null && isTrue(logic, {}, types);
  const questionId = isTrueUnanswered ? onlyQuestionOf(logic) : null;
  const question = named.find(({ id }) => id === questionId);
  return (
    <div className="flex items-start gap-8 soft">
      <Quote size={16} className="mt-3 faint" aria-hidden />
      <p className="min-w-0 m-0 break">
        {purpose === 'number' ? sentence : asSentence(sentence)}
        {isTrueUnanswered && <span className="faint"> {t(m.itIsAlsoTrueWhile)}</span>}{' '}
        {question !== undefined && (
          <UnstyledButton
            className="min-h-24 accent-ink font-inherit weight-550 underline underline-2"
            onClick={() => change((before) => onlyOnceAnswered(before, question.id))}
          >
            {t(m.onlyOnceIsAnswered, { question: question.text })}
          </UnstyledButton>
        )}
      </p>
    </div>
  );
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('…') ? '' : '.'}`;
}
