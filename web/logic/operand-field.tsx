// One operand: a question, a value, a calculation, or what the builder cannot draw. A small menu in the field makes one
// into another. A calculation stands in a frame, since its numbers may be calculations too.
import { ActionIcon, Select } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Arithmetic, arithmeticOperators, type Operand } from '#core/logic/builder.ts';
import {
  addTerm,
  changeArithmetic,
  changeConstant,
  changeQuestion,
  removeNode,
} from '#core/logic/builder-edit.ts';
import { arithmeticSigns, usableQuestions } from '#core/logic/builder-operators.ts';
import { useFaults, useOutcome, useWorld } from './builder-world.tsx';
import { KindMenu } from './kind-menu.tsx';
import { numberPlace, type Place } from './operand-place.ts';
import { OutcomeMark } from './outcome-mark.tsx';
import { QuestionField } from './question-field.tsx';
import { RawBlock } from './raw-block.tsx';
import { ValueField } from './value-field.tsx';
import classes from './operand.module.css';

export function OperandField({ node, place }: { node: Operand; place: Place }) {
  const { added } = useWorld();
  const frame = useRef<HTMLDivElement>(null);
  // What was just made takes the focus.
  useEffect(() => {
    if (added.current !== node.id) return;
    added.current = null;
    frame.current?.querySelector('input')?.focus();
  });
  return (
    <div ref={frame} className={classes.operand}>
      <Picture node={node} place={place} />
      {node.kind === 'variable' && node.fallback !== undefined && (
        <p className={classes.fallback}>or {node.fallback} where not answered</p>
      )}
    </div>
  );
}

function Picture({ node, place }: { node: Operand; place: Place }) {
  const { questions, change } = useWorld();
  const isInvalid = useFaults([node.id]) !== '';
  const menu = <KindMenu node={node} place={place} />;
  if (node.kind === 'arithmetic') return <ArithmeticField node={node} menu={menu} />;
  if (node.kind === 'raw') return <RawBlock node={node} menu={menu} />;
  if (node.kind === 'constant' || (node.kind === 'missing' && node.wanted === 'value')) {
    return (
      <ValueField
        key={place.wanted.question?.id}
        label={place.label}
        wanted={place.wanted}
        value={node.kind === 'constant' ? node.value : null}
        isInvalid={isInvalid}
        leftSection={menu}
        onValue={(value) => change((tree) => changeConstant(tree, node.id, value))}
      />
    );
  }
  return (
    <QuestionField
      label={place.label}
      questionId={node.kind === 'variable' ? node.questionId : null}
      offered={place.questions}
      isInvalid={isInvalid}
      leftSection={menu}
      onQuestion={(id) => change((tree) => changeQuestion(tree, node.id, id, questions))}
    />
  );
}

function ArithmeticField({ node, menu }: { node: Arithmetic; menu: ReactNode }) {
  const { offered, change, added, store } = useWorld();
  const numeric = usableQuestions(offered, 'number');
  const outcome = useOutcome(node.id);
  const add = () => {
    added.current = store.get().tree.nextId;
    change((before) => addTerm(before, node.id));
  };
  return (
    <div className={classes.arithmetic} role="group" aria-label="Calculation">
      {node.operands.map((operand, index) => (
        <div key={operand.id} className={classes.term}>
          {index === 0 && menu}
          {index === 1 && <SignField node={node} />}
          {index > 1 && <span className={classes.repeated}>{arithmeticSigns[node.operator]}</span>}
          <OperandField
            node={operand}
            place={{
              ...numberPlace(`Number ${index + 1}`, numeric),
              onRemove: () => change((before) => removeNode(before, operand.id)),
            }}
          />
        </div>
      ))}
      <ActionIcon aria-label="Add a number" onClick={add}>
        <Plus size={16} aria-hidden />
      </ActionIcon>
      {outcome && <OutcomeMark outcome={outcome} />}
    </div>
  );
}

function SignField({ node }: { node: Arithmetic }) {
  const { change } = useWorld();
  return (
    <Select
      className={classes.sign}
      aria-label="Sign"
      allowDeselect={false}
      withCheckIcon={false}
      value={node.operator}
      data={arithmeticOperators.map((value) => ({ value, label: arithmeticSigns[value] }))}
      onChange={(value) => {
        const operator = arithmeticOperators.find((each) => each === value);
        if (operator !== undefined) change((tree) => changeArithmetic(tree, node.id, operator));
      }}
    />
  );
}
