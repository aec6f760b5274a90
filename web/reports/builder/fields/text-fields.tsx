// A heading, and a text: both may have values in them.
import { Button, Menu, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { type ReactElement, useRef } from 'react';
import type { SectionDraftOf } from '#core/reports/own/design-draft.ts';
import { mostTextLength, mostTitleLength } from '#core/reports/own/schema.ts';
import type { FieldsOf } from './fields-of.ts';
import { useBuilder, useField } from '../use-builder.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { Braces } from 'lucide-react';
import { builtInValues } from '#core/reports/own/values.ts';
import { useNewNumber } from './new-number.tsx';
import { m as both } from '#core/reports/texts.ts';

export function HeadingFields({ section, path, onChange }: FieldsOf<SectionDraftOf<'heading'>>) {
  const { inputProps, insert } = useInsertion<HTMLInputElement>(section.text, (text) =>
    onChange({ ...section, text }),
  );
  return (
    <>
      <TextInput
        {...useField(`${path}.text`)}
        {...inputProps}
        label={t(m.heading)}
        autoComplete="off"
        maxLength={mostTitleLength}
        value={section.text}
        onChange={({ currentTarget }) => onChange({ ...section, text: currentTarget.value }, 'text')}
      />
      <div className="row wrap gap-y-8 gap-x-12">
        <SegmentedControl
          aria-label={t(m.size)}
          size="xs"
          value={String(section.level)}
          onChange={(level) => onChange({ ...section, level: level === '1' ? 1 : 2 })}
          data={[
            { value: '1', label: t(m.large) },
            { value: '2', label: t(m.small) },
          ]}
        />
        <InsertValue onInsert={insert} />
      </div>
    </>
  );
}

export function TextFields({ section, path, onChange }: FieldsOf<SectionDraftOf<'text'>>) {
  const { inputProps, insert } = useInsertion<HTMLTextAreaElement>(section.text, (text) =>
    onChange({ ...section, text }),
  );
  return (
    <>
      <Textarea
        {...useField(`${path}.text`)}
        {...inputProps}
        label={t(m.text)}
        description={t(m.textInBracesSuchAs, { example: '{rows}' })}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={mostTextLength}
        value={section.text}
        onChange={({ currentTarget }) => onChange({ ...section, text: currentTarget.value }, 'text')}
      />
      <div className="row wrap gap-y-8 gap-x-12">
        <InsertValue onInsert={insert} />
      </div>
    </>
  );
}

type TextInputElement = HTMLInputElement | HTMLTextAreaElement;

/** Puts values where the caret stood last, or at the end of a text that had no caret yet. */
function useInsertion<E extends TextInputElement>(text: string, onText: (text: string) => void) {
  const field = useRef<E>(null);
  const hadCaret = useRef(false);
  return {
    inputProps: {
      ref: field,
      onFocus: () => {
        hadCaret.current = true;
      },
    },
    insert: (name: string) => {
      const value = `{${name}}`;
      const from = (hadCaret.current ? field.current?.selectionStart : null) ?? text.length;
      const to = (hadCaret.current ? field.current?.selectionEnd : null) ?? from;
      onText(`${text.slice(0, from)}${value}${text.slice(to)}`);
      // The menu gives the focus back to its button first.
      setTimeout(() => {
        field.current?.focus();
        field.current?.setSelectionRange(from + value.length, from + value.length);
      }, 60);
    },
  };
}

type InsertValueProps = { onInsert(name: string): void };

/**
 * The menu that puts a value into a text, or names one for a figure: what every report knows, what readers are asked
 * for, numbers of the design, and a new number.
 */
function InsertValue({ onInsert }: InsertValueProps) {
  const { parameters, values } = useBuilder();
  const { opener, item, dialog } = useNewNumber(onInsert);
  const button: ReactElement = (
    <Button ref={opener} variant="default" size="xs" leftSection={<Braces size={14} aria-hidden />}>
      {t(m.insertValue)}
    </Button>
  );
  return (
    <>
      <Menu position="bottom-start" width="max-content" portalProps={{ target: '#content' }}>
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown aria-label={t(m.insertValue)} maw="24rem" mah="60dvh" className="scroll-y">
          {values.length > 0 && <Menu.Label>{t(m.numbersOfThisReport)}</Menu.Label>}
          {values.map(({ key, name, label }) => (
            <Menu.Item key={key} onClick={() => onInsert(name)}>
              {label || name}
            </Menu.Item>
          ))}
          {item}
          <Menu.Divider />
          {parameters.length > 0 && <Menu.Label>{t(both.parameters)}</Menu.Label>}
          {parameters.map(({ key, name, label }) => (
            <Menu.Item key={key} onClick={() => onInsert(name)}>
              {label || name}
            </Menu.Item>
          ))}
          <Menu.Label>{t(m.ofEveryReport)}</Menu.Label>
          {Object.entries(builtInValues).map(([name, what]) => (
            <Menu.Item key={name} onClick={() => onInsert(name)}>
              {what}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  );
}
