// Tests the expression: an answer for each question that it reads, and the result. Initially collapsed.
import { Button } from '@mantine/core';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { Answers, AnswerValue } from '#core/questions/values.ts';
import type { LogicTree } from '#core/logic/builder/builder.ts';
import { questionsIn, tryTree } from '#core/logic/test-bench.ts';
import { useWorld } from './builder-world.tsx';
import { OutcomeMark } from './outcome-mark.tsx';
import { SampleField } from './fields/sample-field.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';

export type TestPanelProps = {
  tree: LogicTree;
  /** Null while collapsed. */
  answers: Answers | null;
  onAnswers(answers: Answers | null): void;
};

export function TestPanel({ tree, answers, onAnswers }: TestPanelProps) {
  const id = useId();
  if (tree.root === null) return null;
  const isOpen = answers !== null;
  return (
    <div className="grid justify-items-start gap-8">
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        leftSection={isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
        onClick={() => onAnswers(isOpen ? null : {})}
      >
        {t(m.tryIt)}
      </Button>
      {isOpen && (
        <div id={id} className="grid w-full min-w-0 gap-12 p-12 rounded-8 on-sunken">
          <Bench tree={tree} answers={answers} onAnswers={onAnswers} />
        </div>
      )}
    </div>
  );
}

function Bench({ tree, answers, onAnswers }: TestPanelProps & { answers: Answers }) {
  const { questions } = useWorld();
  const tested = questionsIn(tree, questions);
  const { whole } = tryTree(tree, questions, answers);
  const answer = (id: string, value: AnswerValue | undefined) => {
    const { [id]: _, ...others } = answers;
    onAnswers(value === undefined ? others : { ...others, [id]: value });
  };
  return (
    <>
      {tested.length === 0 && <p className="m-0 faint">{t(m.itDoesNotUseAny)}</p>}
      {tested.length > 0 && (
        <div
          className="grid gap-12"
          style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))' }}
        >
          {tested.map((question) => (
            <SampleField
              key={question.id}
              question={question}
              answer={answers[question.id]}
              onAnswer={(value) => answer(question.id, value)}
            />
          ))}
        </div>
      )}
      <p className="row m-0 gap-8 weight-550" role="status">
        {whole === null ? (
          <span className="faint">{t(m.resultIsShownOnceEverything)}</span>
        ) : (
          rich(m.withTheseAnswers, { outcome: <OutcomeMark outcome={whole} /> })
        )}
      </p>
    </>
  );
}
