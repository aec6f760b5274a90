// A heading, and a text: both may have values in them.
import { SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { SectionDraftOf } from '#core/reports/own/design-draft.ts';
import { mostTextLength, mostTitleLength } from '#core/reports/own/schema.ts';
import { InsertValue } from './insert-value.tsx';
import type { FieldsOf } from './fields-of.ts';
import { useField } from '../use-builder.ts';
import classes from './fields.module.css';

export function HeadingFields({ section, path, onChange }: FieldsOf<SectionDraftOf<'heading'>>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextInput
        {...useField(`${path}.text`)}
        ref={input}
        label="Heading"
        autoComplete="off"
        maxLength={mostTitleLength}
        value={section.text}
        onChange={({ currentTarget }) => onChange({ ...section, text: currentTarget.value }, 'text')}
      />
      <div className={classes.line}>
        <SegmentedControl
          aria-label="Size"
          size="xs"
          value={String(section.level)}
          onChange={(level) => onChange({ ...section, level: level === '1' ? 1 : 2 })}
          data={[
            { value: '1', label: 'Large' },
            { value: '2', label: 'Small' },
          ]}
        />
        <InsertValue
          onInsert={(name) => onChange({ ...section, text: inserted(input.current, section.text, name) })}
        />
      </div>
    </>
  );
}

export function TextFields({ section, path, onChange }: FieldsOf<SectionDraftOf<'text'>>) {
  const input = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <Textarea
        {...useField(`${path}.text`)}
        ref={input}
        label="Text"
        description="What stands in braces, such as {rows}, is written as its value."
        autosize
        minRows={3}
        maxRows={14}
        maxLength={mostTextLength}
        value={section.text}
        onChange={({ currentTarget }) => onChange({ ...section, text: currentTarget.value }, 'text')}
      />
      <div className={classes.line}>
        <InsertValue
          onInsert={(name) => onChange({ ...section, text: inserted(input.current, section.text, name) })}
        />
      </div>
    </>
  );
}

/** The text with a value at the caret, which then stands behind it. */
function inserted(field: HTMLInputElement | HTMLTextAreaElement | null, text: string, name: string): string {
  const value = `{${name}}`;
  const from = field?.selectionStart ?? text.length;
  const to = field?.selectionEnd ?? from;
  const caret = from + value.length;
  // The menu gives the focus back to its button first.
  setTimeout(() => {
    field?.focus();
    field?.setSelectionRange(caret, caret);
  }, 60);
  return `${text.slice(0, from)}${value}${text.slice(to)}`;
}
