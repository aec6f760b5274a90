// The icon at the start of an operand's field, with the menu that converts it.
import { ActionIcon } from '@mantine/core';
import {
  ArrowDownToLine,
  ArrowUpToLine,
  Braces,
  Calculator,
  Check,
  CircleQuestionMark,
  Diff,
  PencilLine,
  Sigma,
  Split,
  Tally5,
  Trash2,
} from 'lucide-react';
import type { NodeId, Operand } from '#core/logic/builder/builder.ts';
import {
  changeFallback,
  changeKind,
  kindOf,
  type OperandKind,
} from '#core/logic/builder/builder-operands.ts';
import { findQuestion, listQuestions } from '#core/logic/builder/builder-operators.ts';
import { summaries } from '#core/logic/summary.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import type { Choice } from '#web/ui/choice.ts';
import { useWorld } from './builder-world.tsx';
import { QuestionIcon } from './question-icon.tsx';
import type { OperandSlot } from './operand-slot.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/logic/texts.ts';
import { m } from './texts.ts';

const labels: Readonly<Record<OperandKind, string>> = {
  question: t(m.aQuestion),
  count: t(m.howManyThereAre),
  sum: t(m.sum),
  average: t(m.average),
  least: t(m.least),
  greatest: t(m.greatest),
  value: t(both.value),
  arithmetic: t(m.calculation),
  choice: t(m.ifThenOtherwise),
};

/** Which operand is focused: the first new one. */
const firstMade: Readonly<Record<OperandKind, (id: NodeId, nextId: NodeId) => NodeId>> = {
  question: (id) => id,
  count: (id) => id,
  sum: (id) => id,
  average: (id) => id,
  least: (id) => id,
  greatest: (id) => id,
  value: (id) => id,
  arithmetic: (_, nextId) => nextId,
  choice: (_, nextId) => nextId + 1,
};

export function KindMenu({ node, place }: { node: Operand; place: OperandSlot }) {
  const { questions, offered, change, added, store } = useWorld();
  const kind = kindOf(node);
  const slot = { slot: place.name, number: place.number ?? 0 };
  const kinds = place.kinds.filter((each) => {
    const summary = summaries.find((one) => one === each);
    return summary === undefined || listQuestions(offered, summary).length > 0;
  });
  const choices: Choice[] = kinds.map((each) => ({
    id: each,
    label: labels[each],
    icon: kindIcon(each),
    disabled: each === kind,
    onChoose: () => {
      added.current = firstMade[each](node.id, store.get().tree.nextId);
      change((before) => changeKind(before, node.id, each, questions));
    },
  }));
  if ((node.kind === 'variable' || (node.kind === 'summary' && node.summary !== 'count')) && place.isTerm) {
    const counts = node.fallback !== undefined;
    choices.push({
      id: 'fallback',
      label: t(m.countAs0WhereNot),
      apart: true,
      icon: counts ? <Check size={16} aria-hidden /> : <span style={{ width: 16 }} />,
      onChoose: () => change((before) => changeFallback(before, node.id, counts ? null : 0)),
    });
  }
  const { onRemove } = place;
  if (onRemove !== undefined) {
    choices.push({
      id: 'remove',
      label: t(common.remove),
      icon: <Trash2 size={16} aria-hidden />,
      apart: true,
      danger: true,
      onChoose: onRemove,
    });
  }
  if (choices.every(({ disabled }) => disabled)) {
    return (
      <span className="middle faint">
        <Sign node={node} />
      </span>
    );
  }
  return (
    <ActionMenu
      label={t(m.kindOf, slot)}
      choices={choices}
      button={
        <ActionIcon
          size={26}
          aria-label={t(m.kindOfIs, { ...slot, name: t(m.kindName, { kind: kind ?? 'json' }) })}
        >
          <Sign node={node} />
        </ActionIcon>
      }
    />
  );
}

function Sign({ node }: { node: Operand }) {
  const { questions } = useWorld();
  const question = node.kind === 'variable' ? findQuestion(questions, node.questionId) : null;
  if (question !== null) return <QuestionIcon type={question.type} size={15} />;
  const kind = kindOf(node);
  return kind === null ? <Braces size={15} aria-hidden /> : kindIcon(kind, 15);
}

function kindIcon(kind: OperandKind, size = 16) {
  const Icon = {
    question: CircleQuestionMark,
    count: Tally5,
    sum: Sigma,
    average: Diff,
    least: ArrowDownToLine,
    greatest: ArrowUpToLine,
    value: PencilLine,
    arithmetic: Calculator,
    choice: Split,
  }[kind];
  return <Icon size={size} aria-hidden />;
}
