// One condition: left side, operator, right side.
import type { OperatorChoice } from '#core/questions/kinds/conditions.ts';
import { ActionIcon, Group, Select } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Condition, type ConditionOperator, everyNode } from '#core/logic/builder/builder.ts';
import { changeOperator, type OperandKind } from '#core/logic/builder/builder-operands.ts';
import { fittingQuestions, takesArithmetic, wantedValue } from '#core/logic/builder/builder-fit.ts';
import {
  type BuilderQuestion,
  choiceOf,
  isSameChoice,
  operatorLabel,
  operatorsFor,
} from '#core/logic/builder/builder-operators.ts';
import { nodeSentence } from '#core/logic/builder/builder-sentence.ts';
import { summaries } from '#core/logic/summary.ts';
import { useIssues, useOutcome, useWorld } from './builder-world.tsx';
import { OperandField } from './fields/operand-field.tsx';
import type { OperandSlot, SlotName } from './operand-slot.ts';
import { OutcomeMark } from './outcome-mark.tsx';
import classes from './condition-row.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ConditionRowProps = {
  node: Condition;
  /** Its position among its siblings, from 1. */
  number: number;
  handle: ReactNode;
  /** Null if it cannot be removed. */
  onRemove: (() => void) | null;
};

export function ConditionRow({ node, number, handle, onRemove }: ConditionRowProps) {
  const { questions, offered, named } = useWorld();
  const { left, right, upper } = node;
  const isRoomy = needsRoom(node, questions);
  const outcome = useOutcome(node.id);
  const issues = useIssues(everyNode(node).map(({ id }) => id));
  const isNew = left.kind === 'missing' && left.wanted !== 'value';
  return (
    <div className="container">
      <div
        className={`grid items-start gap-6 ${classes.row}`}
        role="group"
        aria-label={`${t(m.statement, { kind: 'condition', number })}: ${nodeSentence(node, named)}`}
        data-roomy={isRoomy || right === null || undefined}
      >
        <div className={`grid items-center empty-hidden ${classes.handle}`}>{handle}</div>
        <div className={classes.left} data-wide={isWide(left) || undefined}>
          <OperandField node={left} place={leftPlace(node, offered, questions)} />
        </div>
        {!isNew && (
          <div className={classes.operator}>
            <OperatorField node={node} />
          </div>
        )}
        {!isNew && right !== null && (
          <div
            className={`row min-w-0 wrap gap-6 ${classes.right}`}
            data-pair={upper !== undefined || undefined}
            data-wide={isRoomy || isWide(right) || (upper && isWide(upper)) || undefined}
          >
            <OperandField
              node={right}
              place={rightPlace(node, upper ? 'lower' : 'value', offered, questions)}
            />
            {upper && (
              <>
                <span>{t(m.and)}</span>
                <OperandField node={upper} place={rightPlace(node, 'upper', offered, questions)} />
              </>
            )}
          </div>
        )}
        {outcome && (
          <div className={classes.outcome}>
            <OutcomeMark outcome={outcome} />
          </div>
        )}
        {onRemove && (
          <div className={classes.end}>
            <ActionIcon size={28} aria-label={t(m.remove, { kind: 'condition', number })} onClick={onRemove}>
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          </div>
        )}
        {issues !== '' && (
          <p role="alert" className={`m-0 danger text-xs ${classes.issues}`}>
            {issues}
          </p>
        )}
      </div>
    </div>
  );
}

function OperatorField({ node }: { node: Condition }) {
  const { questions, change } = useWorld();
  const choices = operatorsFor(node, questions);
  const current = choiceOf(node);
  return (
    <Select
      aria-label={t(m.operator)}
      allowDeselect={false}
      maxDropdownHeight={400}
      value={keyOf(current)}
      data={choices.map((choice) => ({
        value: keyOf(choice),
        label: operatorLabel(choice, node, questions),
      }))}
      renderOption={({ option }) => {
        const choice = choices.find((each) => keyOf(each) === option.value);
        return (
          <Group justify="space-between" wrap="nowrap" flex={1} gap="xs">
            {option.label}
            {choice !== undefined && !choice.negated && !choice.quantity && (
              <OperatorSign operator={choice.operator} />
            )}
          </Group>
        );
      }}
      onChange={(key) => {
        const choice = choices.find((each) => keyOf(each) === key);
        if (choice === undefined || isSameChoice(choice, current)) return;
        change((tree) => changeOperator(tree, node.id, choice, questions));
      }}
    />
  );
}

function keyOf({ operator, negated, quantity }: OperatorChoice): string {
  return `${negated ? 'not ' : ''}${quantity ?? ''} ${operator}`;
}

type Questions = readonly BuilderQuestion[];

function leftPlace(node: Condition, offered: Questions, questions: Questions): OperandSlot {
  const kinds: OperandKind[] = ['question', ...summaries, 'arithmetic', 'choice'];
  return {
    name: 'question',
    kinds: node.left.kind === 'constant' ? [...kinds, 'value'] : kinds,
    questions: offered,
    wanted: wantedValue(node, 'left', questions),
  };
}

function rightPlace(node: Condition, name: SlotName, offered: Questions, questions: Questions): OperandSlot {
  const fitting = fittingQuestions(node, questions).filter((question) => offered.includes(question));
  const kinds: OperandKind[] = fitting.length > 0 ? ['value', 'question'] : ['value'];
  return {
    name,
    kinds: takesArithmetic(node, questions) ? [...kinds, ...summaries, 'arithmetic', 'choice'] : kinds,
    questions: fitting,
    wanted: wantedValue(node, 'right', questions),
  };
}

/** Whether the field on the right is wide: for several constants, a moment, or a catalog item. */
function needsRoom(node: Condition, questions: Questions): boolean {
  if (node.right?.kind !== 'constant' && node.right?.kind !== 'missing') return false;
  const { kind, isList } = wantedValue(node, 'right', questions);
  return isList || kind === 'moment' || kind === 'item';
}

/** Operands that need a line of their own. */
function isWide({ kind }: Condition['left']): boolean {
  return kind === 'arithmetic' || kind === 'choice' || kind === 'raw';
}

const paths: Partial<Record<ConditionOperator, string>> = {
  '==': 'M3 6h10M3 10h10',
  '!=': 'M3 6h10M3 10h10M10.5 3l-5 10',
  '>=': 'M4 2.5l8 3.75-8 3.75M4 13.5h8',
  '<=': 'M12 2.5L4 6.25l8 3.75M4 13.5h8',
  '>': 'M4 4l8 4-8 4',
  '<': 'M12 4L4 8l8 4',
};

/** The icon of a comparison, since not every font has these characters; nothing for an operator without one. */
function OperatorSign({ operator }: { operator: ConditionOperator }) {
  const path = paths[operator];
  if (path === undefined) return null;
  return (
    <svg
      width={14}
      height={14}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      opacity={0.65}
      aria-hidden
    >
      <path d={path} strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
