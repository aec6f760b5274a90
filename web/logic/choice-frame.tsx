// A choice: if, then, otherwise. Its results are values or statements, which the caller renders.
import { ActionIcon, Button, Group } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Choice, isStatement, type Node } from '#core/logic/builder/builder.ts';
import {
  addCase,
  addOtherwise,
  casesOf,
  hasOtherwise,
  removeCase,
} from '#core/logic/builder/builder-choices.ts';
import { AddButtons } from './add-buttons.tsx';
import { useOutcome, useWorld } from './builder-world.tsx';
import { OutcomeMark } from './outcome-mark.tsx';
import classes from './choice-frame.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ChoiceFrameProps = {
  node: Choice;
  /** Its accessible name. */
  name: string;
  /** Converts it to something else, if it is an operand. */
  menu?: ReactNode;
  /** Renders the result of a case. */
  drawValue(value: Node): ReactNode;
};

export function ChoiceFrame({ node, name, menu, drawValue }: ChoiceFrameProps) {
  const { change, added, store, frame, Statement } = useWorld();
  const outcome = useOutcome(node.id);
  const cases = casesOf(node);
  const addOne = () => {
    added.current = store.get().tree.nextId + 1;
    change((before) => addCase(before, node.id));
  };
  const addLast = () => {
    added.current = store.get().tree.nextId;
    change((before) => addOtherwise(before, node.id));
  };
  const remove = (index: number) => {
    const left = cases.filter((_, place) => place !== index);
    const isOver = left.every(({ when }) => when === null);
    if (isOver) added.current = left[0]?.result.id ?? node.id;
    change((before) => removeCase(before, node.id, index));
    if (isOver) return;
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-cases="${node.id}"] button`)?.focus(),
    );
  };
  return (
    <div
      className="grid min-w-0 grow gap-8 border-strong rounded-8 on-sunken container"
      style={{ padding: '0.375rem' }}
      role="group"
      aria-label={t(m.byConditions, { name })}
    >
      {cases.map(({ when, result }, index) => (
        <div
          key={when?.id ?? result.id}
          className={`grid min-w-0 items-start gap-6 ${classes.case}`}
          role="group"
          aria-label={when === null ? t(m.otherwise) : t(m.caseText, { index: index + 1 })}
        >
          {when !== null && (
            <>
              <div className={`row gap-4 soft text-sm ${classes.word}`}>
                {index === 0 && menu}
                {index === 0 ? t(m.if) : t(m.orIf)}
              </div>
              <div className={`grid min-w-0 gap-4 ${classes.part}`}>
                {isStatement(when) && <Statement node={when} isNeeded />}
                {when.kind !== 'group' && <AddButtons placeId={when.id} isShort />}
              </div>
            </>
          )}
          <div className={`row gap-4 soft text-sm ${classes.word}`}>
            {when === null ? t(m.otherwiseWord) : t(m.thenWord)}
          </div>
          <div className={`grid min-w-0 gap-4 ${classes.part}`}>{drawValue(result)}</div>
          <ActionIcon
            size={28}
            className={classes.remove ?? ''}
            aria-label={when === null ? t(m.removeOtherwise) : t(m.removeCase, { index: index + 1 })}
            onClick={() => remove(index)}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Group gap="xs" data-cases={node.id}>
        <Button
          size="xs"
          px="xs"
          variant="default"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={addOne}
        >
          {t(m.addCase)}
        </Button>
        {!hasOtherwise(node) && (
          <Button
            size="xs"
            px="xs"
            variant="subtle"
            color="gray"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={addLast}
          >
            {t(m.addOtherwise)}
          </Button>
        )}
        {outcome && <OutcomeMark outcome={outcome} />}
      </Group>
    </div>
  );
}
