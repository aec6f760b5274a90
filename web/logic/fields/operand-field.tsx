// One operand: a question, a value, a calculation, or raw JSON. A menu in the field converts it. A calculation has a
// frame, since its operands may be calculations too.
import { ActionIcon, Select } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  type Arithmetic,
  arithmeticOperators,
  isOperand,
  type Operand,
} from '#core/logic/builder/builder.ts';
import { removeNode } from '#core/logic/builder/builder-edit.ts';
import {
  addTerm,
  changeArithmetic,
  changeConstant,
  changeQuestion,
  summaryWanted,
} from '#core/logic/builder/builder-operands.ts';
import { arithmeticSigns, listQuestions, numericQuestions } from '#core/logic/builder/builder-operators.ts';
import { useIssues, useOutcome, useWorld } from '#web/logic/builder-world.tsx';
import { ChoiceFrame } from '#web/logic/choice-frame.tsx';
import { KindMenu } from '#web/logic/kind-menu.tsx';
import { numberSlot, type OperandSlot, resultSlot, slotLabel, wantedBy } from '#web/logic/operand-slot.ts';
import { OutcomeMark } from '#web/logic/outcome-mark.tsx';
import { QuestionField } from './question-field.tsx';
import { RawBlock } from '#web/logic/raw-block.tsx';
import { ValueField } from './value-field.tsx';
import classes from '#web/logic/operand.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function OperandField({ node, place }: { node: Operand; place: OperandSlot }) {
  const { added } = useWorld();
  const frame = useRef<HTMLDivElement>(null);
  // A new operand is focused.
  useEffect(() => {
    if (added.current !== node.id) return;
    added.current = null;
    frame.current?.querySelector('input')?.focus();
  });
  return (
    <div ref={frame} className="min-w-0 grow">
      <Picture node={node} place={place} />
      {node.kind === 'constant' && place.wanted.kind === 'moment' && (
        <p className="m-0 mt-2 faint text-xs">{t(m.inUtc)}</p>
      )}
      {node.kind === 'summary' && (
        <p className="m-0 mt-2 faint text-xs">{t(m.summary, { summary: node.summary })}</p>
      )}
      {(node.kind === 'variable' || node.kind === 'summary') && node.fallback !== undefined && (
        <p className="m-0 mt-2 faint text-xs">{t(m.orWhereNotAnswered, { fallback: node.fallback })}</p>
      )}
    </div>
  );
}

function Picture({ node, place }: { node: Operand; place: OperandSlot }) {
  const { questions, offered, change } = useWorld();
  const isInvalid = useIssues([node.id]) !== '';
  const menu = <KindMenu node={node} place={place} />;
  if (node.kind === 'arithmetic') return <ArithmeticField node={node} menu={menu} />;
  if (node.kind === 'choice') {
    return (
      <ChoiceFrame
        node={node}
        name={slotLabel(place)}
        menu={menu}
        drawValue={(value) => isOperand(value) && <OperandField node={value} place={resultSlot(place)} />}
      />
    );
  }
  if (node.kind === 'raw') return <RawBlock node={node} menu={menu} />;
  if (node.kind === 'constant' || (node.kind === 'missing' && node.wanted === 'value')) {
    return (
      <ValueField
        key={place.wanted.question?.id}
        label={slotLabel(place)}
        wanted={wantedBy(node, place)}
        value={node.kind === 'constant' ? node.value : null}
        isInvalid={isInvalid}
        leftSection={menu}
        onValue={(value) => change((tree) => changeConstant(tree, node.id, value))}
      />
    );
  }
  const summary =
    node.kind === 'summary' ? node.summary : node.kind === 'missing' ? summaryWanted(node) : null;
  return (
    <QuestionField
      label={summary === null ? slotLabel(place) : t(m.summaryInPlace, { summary, place: slotLabel(place) })}
      questionId={node.kind === 'missing' ? null : node.questionId}
      offered={summary === null ? place.questions : listQuestions(offered, summary)}
      isInvalid={isInvalid}
      leftSection={menu}
      onQuestion={(id) => change((tree) => changeQuestion(tree, node.id, id, questions))}
    />
  );
}

function ArithmeticField({ node, menu }: { node: Arithmetic; menu: ReactNode }) {
  const { offered, change, added, store } = useWorld();
  const numeric = numericQuestions(offered);
  const outcome = useOutcome(node.id);
  const isInFront = node.operator === 'min' || node.operator === 'max';
  const add = () => {
    added.current = store.get().tree.nextId;
    change((before) => addTerm(before, node.id));
  };
  /** The focus goes to its neighbour. */
  const remove = (index: number) => {
    added.current = node.operands[index === 0 ? 1 : index - 1]?.id ?? null;
    const operand = node.operands[index];
    if (operand !== undefined) change((before) => removeNode(before, operand.id));
  };
  return (
    <div
      className={`row min-w-0 wrap gap-6 border-strong rounded-8 on-sunken ${classes.arithmetic}`}
      style={{ padding: '0.25rem' }}
      role="group"
      aria-label={t(m.calculation)}
    >
      {isInFront && (
        <div className="row rigid gap-6">
          {menu}
          <SignField node={node} />
        </div>
      )}
      {node.operands.map((operand, index) => (
        <div key={operand.id} className={`flex items-start gap-6 ${classes.term}`}>
          {index === 0 && !isInFront && menu}
          {index === 1 && !isInFront && <SignField node={node} />}
          {index > (isInFront ? 0 : 1) && (
            <span className="rigid text-center" style={{ minWidth: '1.25rem', lineHeight: '36px' }}>
              {isInFront ? t(m.and) : arithmeticSigns[node.operator]}
            </span>
          )}
          <OperandField
            node={operand}
            place={{
              ...numberSlot({ name: 'number', number: index + 1 }, numeric),
              onRemove: () => remove(index),
            }}
          />
          {node.operands.length > 1 && (
            <ActionIcon
              size={26}
              aria-label={t(m.removeNumber, { index: index + 1 })}
              onClick={() => remove(index)}
            >
              <X size={14} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      <ActionIcon aria-label={t(m.addNumber)} onClick={add}>
        <Plus size={16} aria-hidden />
      </ActionIcon>
      {outcome && <OutcomeMark outcome={outcome} />}
    </div>
  );
}

function SignField({ node }: { node: Arithmetic }) {
  const { change, frame } = useWorld();
  const isWord = node.operator === 'min' || node.operator === 'max';
  return (
    <div className={classes.sign} data-sign={node.id} data-word={isWord || undefined}>
      <Select
        aria-label={t(m.sign)}
        allowDeselect={false}
        withCheckIcon={false}
        comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
        value={node.operator}
        data={arithmeticOperators.map((value) => ({ value, label: arithmeticSigns[value] }))}
        onChange={(value) => {
          const operator = arithmeticOperators.find((each) => each === value);
          if (operator === undefined) return;
          change((tree) => changeArithmetic(tree, node.id, operator));
          // Functions precede their operands, signs are between them: the field may be mounted elsewhere.
          requestAnimationFrame(() =>
            frame.current?.querySelector<HTMLElement>(`[data-sign="${node.id}"] input`)?.focus(),
          );
        }}
      />
    </div>
  );
}
