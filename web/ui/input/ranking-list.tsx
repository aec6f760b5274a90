// Choices in an order: those that are ranked, dragged by a handle or moved by buttons, and below them the others, which a press
// adds at the end. What a move did is read out.
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { ArrowDown, ArrowUp, GripVertical, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { SortableItem, SortableList } from '#web/ui/sortable.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type RankingListProps = {
  id: string;
  /** The accessible name. */
  label: string;
  choices: readonly { value: string; label: string; disabled?: boolean | undefined }[];
  /** Those that are ranked, in order. */
  values: readonly string[];
  onValues(values: readonly string[]): void;
};

const row = 'row gap-4 w-full min-h-56 py-4 px-8 border-control rounded-12 on-surface ink text-start';

export function RankingList({ id, label, choices, values, onValues }: RankingListProps) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const labels = new Map(choices.map((choice) => [choice.value, choice.label]));
  const nameOf = (value: string) => labels.get(value) ?? value;
  const others = choices.filter(({ value }) => !values.includes(value));
  const change = (next: readonly string[], value: string) => {
    onValues(next);
    const rank = next.indexOf(value) + 1;
    setSaid(
      rank === 0
        ? t(m.isNotRanked, { option: nameOf(value) })
        : t(m.isRanked, { option: nameOf(value), rank, all: next.length }),
    );
  };
  const move = (from: number, to: number, button = '') => {
    const value = values[from];
    if (value === undefined || to < 0 || to >= values.length) return;
    change(values.toSpliced(from, 1).toSpliced(to, 0, value), value);
    // The button has moved with its row.
    if (button !== '')
      requestAnimationFrame(() =>
        list.current
          ?.querySelector<HTMLElement>(`[data-key="${CSS.escape(value)}"] [data-${button}]`)
          ?.focus(),
      );
  };
  return (
    <div ref={list} role="group" aria-label={label} className="stack gap-8">
      {values.length > 0 && (
        <SortableList
          id={id}
          label={t(m.inOrder)}
          className="stack gap-8"
          onMove={({ from, to }) => move(from, to)}
        >
          {values.map((value, index) => (
            <RankedRow
              key={value}
              value={value}
              option={nameOf(value)}
              index={index}
              isLast={index === values.length - 1}
              onMove={(step) => move(index, index + step, step < 0 ? 'up' : 'down')}
              onRemove={() => change(values.toSpliced(index, 1), value)}
            />
          ))}
        </SortableList>
      )}
      {others.length > 0 && (
        <p className="m-0 soft">{t(values.length === 0 ? m.pressInOrder : m.notRankedYet)}</p>
      )}
      {others.map(({ value, label: option, disabled = false }) => (
        <button
          key={value}
          type="button"
          className={`${row} pointer`}
          disabled={disabled}
          aria-label={t(m.rankAsNext, { option, rank: values.length + 1 })}
          onClick={() => change([...values, value], value)}
        >
          <Plus size={20} aria-hidden className="rigid faint" />
          <span className="grow min-w-0 break" dir="auto">
            {option}
          </span>
        </button>
      ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/** It keeps the focus. */
const offButton = { 'aria-disabled': true, 'data-disabled': true };

type RankedRowProps = {
  value: string;
  option: string;
  index: number;
  isLast: boolean;
  onMove(step: -1 | 1): void;
  onRemove(): void;
};

function RankedRow({ value, option, index, isLast, onMove, onRemove }: RankedRowProps) {
  return (
    <SortableItem itemKey={value} className={row}>
      <span className="middle h-36 rigid faint grab touch-none" data-drag-handle={value} aria-hidden>
        <GripVertical size={20} />
      </span>
      <span className="grow min-w-0 break" dir="auto">
        {t(m.rankOf, { rank: index + 1, option })}
      </span>
      <ActionIcon
        size={44}
        data-up
        aria-label={t(m.moveOptionUp, { option })}
        {...(index === 0 && offButton)}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={44}
        data-down
        aria-label={t(m.moveOptionDown, { option })}
        {...(isLast && offButton)}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon size={44} aria-label={t(m.unrankOption, { option })} onClick={onRemove}>
        <X size={20} aria-hidden />
      </ActionIcon>
    </SortableItem>
  );
}
