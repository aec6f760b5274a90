// The expression as a sentence.
import { Quote } from 'lucide-react';
import type { LogicTree } from '#core/logic/builder/builder.ts';
import { toLogic } from '#core/logic/builder/builder-json.ts';
import { sentenceOf } from '#core/logic/builder/builder-sentence.ts';
import { isTrue } from '#core/logic/evaluate.ts';
import { useWorld } from './builder-world.tsx';
import classes from './sentence.module.css';

export function Sentence({ tree }: { tree: LogicTree }) {
  const { purpose, named } = useWorld();
  const sentence = sentenceOf(tree, named);
  if (sentence === null) return null;
  const logic = purpose === 'condition' ? toLogic(tree) : null;
  const types = new Map(named.map(({ id, type }) => [id, type]));
  return (
    <div className={classes.sentence}>
      <Quote size={16} aria-hidden />
      <p>
        {purpose === 'number' ? sentence : asSentence(sentence)}
        {logic !== null && isTrue(logic, {}, types) && (
          <span className={classes.note}> It is also true while nothing is answered.</span>
        )}
      </p>
    </div>
  );
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('…') ? '' : '.'}`;
}
