// One option: its value, and its display name if that differs.
import { ActionIcon, Badge, TextInput } from '@mantine/core';
import { GripVertical, Tag, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, memo, useState } from 'react';
import { fieldPath } from '#core/forms/draft/issue-locations.ts';
import type { DraftOption } from '#core/forms/draft/form-draft.ts';
import { SortableItem } from '#web/ui/sortable.tsx';
import { useField } from '#web/forms/editor/use-issues.ts';
import classes from './options-field.module.css';
import { t } from '#core/messages/text.ts';
import { m as offered } from '#web/forms/editor/offered/texts.ts';
import { m } from './texts.ts';

export type OptionWork = {
  change(optionId: string, change: { value?: string; name?: string | null }, field: string): void;
  /** At the end if null. */
  addAfter(optionId: string | null): void;
  remove(optionId: string): void;
  move(optionId: string, step: -1 | 1): void;
  paste(optionId: string, lines: readonly string[]): void;
};

export type OptionRowProps = {
  questionId: string;
  option: DraftOption;
  number: number;
  isLocked: boolean;
  mayRemove: boolean;
  work: OptionWork;
};

export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { questionId, option, number, isLocked, mayRemove, work } = props;
  const { id, value, name } = option;
  const field = useField(questionId, `options.${id}`);
  const nameId = fieldPath(questionId, `options.${id}.name`);
  const [showsName, setShowsName] = useState(name !== null && name !== value);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (event.key === 'Enter') {
      event.preventDefault();
      work.addAfter(id);
    } else if (event.key === 'Backspace' && value === '' && mayRemove) {
      event.preventDefault();
      work.remove(id);
    } else if (event.altKey && step !== null) {
      event.preventDefault();
      work.move(id, step);
    }
  };
  const paste = (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '');
    if (lines.length < 2) return;
    event.preventDefault();
    work.paste(id, lines);
  };
  return (
    <SortableItem itemKey={id} className={`flex items-start gap-4 ${classes.option}`}>
      {!isLocked && (
        <span
          className="middle h-36 rigid faint grab touch-none"
          style={{ width: '1.5rem' }}
          data-drag-handle={id}
          aria-hidden="true"
        >
          <GripVertical size={14} />
        </span>
      )}
      <TextInput
        {...field}
        aria-label={t(m.option, { number })}
        aria-keyshortcuts={t(m.enterAltArrowupAltArrowdown)}
        placeholder={t(m.option, { number })}
        size="sm"
        className="min-w-0 grow"
        disabled={isLocked}
        value={value}
        onChange={({ currentTarget }) => work.change(id, { value: currentTarget.value }, field.id)}
        onKeyDown={press}
        onPaste={paste}
      />
      {showsName && (
        <TextInput
          id={nameId}
          aria-label={t(m.shownInsteadOfOption, { number })}
          placeholder={t(m.shownAs)}
          size="sm"
          className="min-w-0 grow"
          disabled={isLocked}
          value={name ?? ''}
          onBlur={field.onBlur}
          onChange={({ currentTarget }) => work.change(id, { name: currentTarget.value || null }, nameId)}
        />
      )}
      {(option.retired !== undefined || option.condition !== undefined) && (
        <Badge variant="light" color="gray" className="rigid" style={{ marginTop: '0.5rem' }}>
          {t(option.retired === undefined ? offered.ifWord : offered[option.retired])}
        </Badge>
      )}
      {!isLocked && (
        <>
          {!showsName && (
            <ActionIcon
              size={30}
              aria-label={t(m.showDifferentTextForOption, { number })}
              onClick={() => setShowsName(true)}
            >
              <Tag size={14} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon
            size={30}
            aria-label={t(m.deleteOption, { number })}
            disabled={!mayRemove}
            onClick={() => work.remove(id)}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
    </SortableItem>
  );
});
