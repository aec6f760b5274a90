// The layout of the table in the device's file: lines above it, separators, and lines below it.
import { NumberInput, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { RecipeInput } from '#core/transforms/schema.ts';
import { parsePairs, pairLines } from './pair-lines.ts';
import classes from './recipe-editor.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const encodings = [
  { value: 'auto', label: t(m.automatic) },
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: t(m.windows1252) },
  { value: 'utf-16le', label: t(m.utf16LittleEndian) },
  { value: 'utf-16be', label: t(m.utf16BigEndian) },
] as const;
const delimiters = [
  { value: 'auto', label: t(m.automatic) },
  { value: ',', label: t(m.comma) },
  { value: ';', label: t(m.semicolon) },
  { value: '\t', label: t(m.tab) },
  { value: '|', label: t(m.bar) },
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
        label={t(m.delimiter)}
        data={[...delimiters]}
        allowDeselect={false}
        value={input.delimiter}
        onChange={(value) =>
          change({ delimiter: delimiters.find((each) => each.value === value)?.value ?? 'auto' })
        }
      />
      <Select
        label={t(m.encoding)}
        data={[...encodings]}
        allowDeselect={false}
        value={input.encoding}
        onChange={(value) =>
          change({ encoding: encodings.find((each) => each.value === value)?.value ?? 'auto' })
        }
      />
      <NumberInput
        label={t(m.linesAboveHeader)}
        description={t(m.thisManyAreSkipped)}
        min={0}
        max={1_000}
        allowDecimal={false}
        value={input.skipLines}
        onChange={(value) => change({ skipLines: typeof value === 'number' ? value : 0 })}
      />
      <TextInput
        label={t(m.headerBeginsWith)}
        description={t(m.whereTheirNumberDiffers)}
        placeholder={t(m.suchAsDateTime)}
        value={input.headerStartsWith ?? ''}
        onChange={({ currentTarget: { value } }) => change({ headerStartsWith: value === '' ? null : value })}
      />
      <Textarea
        className="all-columns"
        label={t(m.valuesFromLinesAboveIt)}
        description={t(m.onePerLineStartOf)}
        placeholder={t(m.serialDevice)}
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
        label={t(m.skipLinesThatBeginWith)}
        placeholder={t(m.suchAsTotal)}
        value={[...input.skipRowsStartingWith]}
        onChange={(values) => change({ skipRowsStartingWith: values })}
      />
      <Switch
        className="all-columns"
        label={t(m.fillRowsThatHaveToo)}
        description={t(m.whenOffSuchRowIs)}
        checked={input.fillsShortRows}
        onChange={({ currentTarget: { checked } }) => change({ fillsShortRows: checked })}
      />
    </div>
  );
}
