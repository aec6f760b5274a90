// A statement of an expression: a condition, a group of statements, or raw JSON.
import { assertNever } from '#core/assert-never.ts';
import { ActionIcon, SegmentedControl } from '@mantine/core';
import { FolderPlus, LogIn, LogOut, Trash2, Ungroup } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import {
  type Group,
  isStatement,
  type Node,
  type NodeId,
  parentOf,
  type Statement,
} from '#core/logic/builder/builder.ts';
import {
  changeGroup,
  groupChoice,
  type GroupChoice,
  removeNode,
  wrapInGroup,
} from '#core/logic/builder/builder-edit.ts';
import {
  mayUngroup,
  moveBy,
  moveNode,
  type MoveStep,
  stepsFor,
  ungroup,
} from '#core/logic/builder/builder-moves.ts';
import type { Choice } from '#web/ui/choice.ts';
import { DragHandle, SortableItem, SortableList, type SortableMove } from '#web/ui/sortable.tsx';
import { useOutcome, useSlice, useWorld } from './builder-world.tsx';
import { AddButtons } from './add-buttons.tsx';
import { ChoiceFrame } from './choice-frame.tsx';
import { ConditionRow } from './condition-row.tsx';
import { OutcomeMark } from './outcome-mark.tsx';
import { RawBlock } from './raw-block.tsx';
import classes from './statement-view.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type StatementViewProps = {
  node: Statement;
  /** Its position among its siblings from 1, and their number. */
  number?: number;
  /** A single statement cannot be moved. */
  of?: number;
  /** Required: a single condition can be changed but not removed. */
  isNeeded?: boolean;
};

export const StatementView = memo(DrawnStatement);

function DrawnStatement({ node, number = 1, of, isNeeded = false }: StatementViewProps) {
  const kind = node.kind === 'group' ? 'group' : 'condition';
  const name = t(m.statement, { kind, number });
  const remove = useRemove(node.id);
  const handle = of === undefined ? null : <Handle id={node.id} label={t(m.moveOf, { kind, number, of })} />;
  switch (node.kind) {
    case 'condition':
      return <ConditionRow node={node} number={number} handle={handle} onRemove={isNeeded ? null : remove} />;
    case 'group':
      return (
        <div className="min-w-0 container">
          <GroupView node={node} number={number} handle={handle} onRemove={remove} />
        </div>
      );
    case 'choice':
      return (
        <div className={`flex min-w-0 items-start gap-6 ${classes.raw}`}>
          {handle}
          <ChoiceFrame node={node} name={name} drawValue={(part) => <Result node={part} />} />
          <Remove kind={kind} number={number} onRemove={remove} />
        </div>
      );
    case 'raw':
      return (
        <div className={`flex min-w-0 items-start gap-6 ${classes.raw}`}>
          {handle}
          <RawBlock node={node} />
          <Outcome id={node.id} />
          <Remove kind={kind} number={number} onRemove={remove} />
        </div>
      );
    default:
      return assertNever(node);
  }
}

/** The result of a choice of statements. */
function Result({ node }: { node: Node }) {
  return isStatement(node) ? <StatementView node={node} isNeeded /> : null;
}

type GroupViewProps = { node: Group; number: number; handle: ReactNode; onRemove(): void };

const labels: Readonly<Record<GroupChoice, string>> = {
  all: t(m.allOf),
  any: t(m.anyOf),
  none: t(m.noneOf),
  notAll: t(m.notAllOf),
};

function GroupView({ node, number, handle, onRemove }: GroupViewProps) {
  const { change, dragGroup } = useWorld();
  const choice = groupChoice(node);
  const offered: GroupChoice[] =
    choice === 'notAll' ? ['all', 'any', 'none', 'notAll'] : ['all', 'any', 'none'];
  const move = ({ itemKey, to, toList }: SortableMove) =>
    change((tree) => moveNode(tree, Number(itemKey), Number(toList), to));
  return (
    <div
      className={`grid min-w-0 gap-8 ${classes.group}`}
      role="group"
      aria-label={t(m.groupHolds, { number, choice })}
    >
      <div className="row wrap gap-y-6 gap-x-8" style={{ minHeight: '36px' }}>
        {handle}
        <SegmentedControl
          size="xs"
          aria-label={t(m.howManyOfTheseMust)}
          value={choice}
          data={offered.map((value) => ({ value, label: labels[value] }))}
          onChange={(value) => {
            const chosen = offered.find((each) => each === value);
            if (chosen !== undefined) change((tree) => changeGroup(tree, node.id, chosen));
          }}
        />
        <span className={`faint text-xs ${classes.hint}`}>{t(m.theseHold)}</span>
        <span className="row gap-6 ms-auto">
          <Outcome id={node.id} />
          {handle !== null && <Remove kind="group" number={number} onRemove={onRemove} />}
        </span>
      </div>
      <div className={`grid min-w-0 gap-10 ${classes.rail}`}>
        <SortableList
          id={String(node.id)}
          group={dragGroup}
          label={t(m.partsOf, { number })}
          className={classes.parts}
          onMove={move}
        >
          {node.parts.map((part, index) => (
            <SortableItem key={part.id} itemKey={String(part.id)} className="min-w-0">
              <StatementView node={part} number={index + 1} of={node.parts.length} />
            </SortableItem>
          ))}
        </SortableList>
        <AddButtons placeId={node.id} />
      </div>
    </div>
  );
}

function Handle({ id, label }: { id: NodeId; label: string }) {
  const { change } = useWorld();
  const steps = useSlice(({ tree }) => stepsFor(tree, id).join()).split(',');
  const isLoose = useSlice(({ tree }) => mayUngroup(tree, id));
  const by = (step: MoveStep) =>
    steps.includes(step) ? () => change((before) => moveBy(before, id, step)) : null;
  const choice = (key: string, text: string, icon: ReactNode, work: (() => void) | null): Choice[] =>
    work === null ? [] : [{ id: key, label: text, icon, onChoose: work }];
  const choices = [
    ...choice('into', t(m.moveIntoNextGroup), <LogIn size={16} aria-hidden />, by('into')),
    ...choice('out', t(m.moveOutOfItsGroup), <LogOut size={16} aria-hidden />, by('out')),
    ...choice('wrap', t(m.putInNewGroup), <FolderPlus size={16} aria-hidden />, () =>
      change((before) => wrapInGroup(before, id)),
    ),
    ...choice(
      'ungroup',
      t(m.ungroup),
      <Ungroup size={16} aria-hidden />,
      isLoose ? () => change((before) => ungroup(before, id)) : null,
    ),
  ].map((each, index) => ({ ...each, apart: index === 0 }));
  return <DragHandle label={label} onUp={by('up')} onDown={by('down')} choices={choices} />;
}

function Outcome({ id }: { id: NodeId }) {
  const outcome = useOutcome(id);
  return outcome ? <OutcomeMark outcome={outcome} /> : null;
}

function Remove({
  onRemove,
  ...statement
}: {
  kind: 'group' | 'condition';
  number: number;
  onRemove(): void;
}) {
  return (
    <ActionIcon size={28} aria-label={t(m.remove, statement)} onClick={onRemove}>
      <Trash2 size={16} aria-hidden />
    </ActionIcon>
  );
}

/** Removes a statement; the focus moves to the add button. */
function useRemove(id: NodeId): () => void {
  const { change, frame, store } = useWorld();
  return () => {
    const place = parentOf(store.get().tree, id)?.id;
    change((before) => removeNode(before, id));
    requestAnimationFrame(() => {
      const button = (where: string) =>
        frame.current?.querySelector<HTMLElement>(`[data-add="${where}"] button`);
      (button(String(place)) ?? frame.current?.querySelector<HTMLElement>('[data-add] button'))?.focus();
    });
  };
}
