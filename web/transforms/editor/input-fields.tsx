// The layout of the table in the device's file: lines above it, separators, and lines below it.
import { NumberInput, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { RecipeInput } from '#core/transforms/schema.ts';
import { parsePairs, pairLines } from './pair-lines.ts';
import classes from './recipe-editor.module.css';

const encodings = [
  { value: 'auto', label: 'Automatic' },
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Windows-1252' },
  { value: 'utf-16le', label: 'UTF-16, little-endian' },
  { value: 'utf-16be', label: 'UTF-16, big-endian' },
] as const;
const delimiters = [
  { value: 'auto', label: 'Automatic' },
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Bar' },
] as const;

export type InputFieldsProps = { input: RecipeInput; onInput(input: RecipeInput): void };

export function InputFields({ input, onInput }: InputFieldsProps) {
  const change = (changes: Partial<RecipeInput>) => onInput({ ...input, ...changes });
  const [facts, setFacts] = useState(() =>
    pairLines(input.facts.map(({ label, column }) => ({ from: label, to: column }))),
  );
  return (
    <div className={`grid items-end gap-12 ${classes.fields}`}>
      <Select
        label="Delimiter"
        data={[...delimiters]}
        allowDeselect={false}
        value={input.delimiter}
        onChange={(value) =>
          change({ delimiter: delimiters.find((each) => each.value === value)?.value ?? 'auto' })
        }
      />
      <Select
        label="Encoding"
        data={[...encodings]}
        allowDeselect={false}
        value={input.encoding}
        onChange={(value) =>
          change({ encoding: encodings.find((each) => each.value === value)?.value ?? 'auto' })
        }
      />
      <NumberInput
        label="Lines above the header"
        description="This many are skipped"
        min={0}
        max={1_000}
        allowDecimal={false}
        value={input.skipLines}
        onChange={(value) => change({ skipLines: typeof value === 'number' ? value : 0 })}
      />
      <TextInput
        label="The header begins with"
        description="Where their number differs"
        placeholder="Such as: Date;Time;"
        value={input.headerStartsWith ?? ''}
        onChange={({ currentTarget: { value } }) => change({ headerStartsWith: value === '' ? null : value })}
      />
      <Textarea
        className="all-columns"
        label="Values from the lines above it"
        description="One per line: start of the line = column name"
        placeholder="Serial = Device"
        autosize
        minRows={1}
        maxRows={6}
        value={facts}
        onChange={({ currentTarget: { value } }) => {
          setFacts(value);
          change({ facts: parsePairs(value).map(({ from, to }) => ({ label: from, column: to })) });
        }}
      />
      <TagsInput
        className="all-columns"
        label="Skip lines that begin with"
        placeholder="Such as: Total;"
        value={[...input.skipRowsStartingWith]}
        onChange={(values) => change({ skipRowsStartingWith: values })}
      />
      <Switch
        className="all-columns"
        label="Fill rows that have too few cells"
        description="When off, such a row is an error."
        checked={input.fillsShortRows}
        onChange={({ currentTarget: { checked } }) => change({ fillsShortRows: checked })}
      />
    </div>
  );
}
