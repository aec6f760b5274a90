// A constant, in a field of the matching kind: a number, an option, a day, a catalog item.
import { yesAndNo } from '#core/questions/kinds/choice.ts';
import { assertNever } from '#core/assert-never.ts';
import { Select, TagsInput, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ConstantValue, Scalar } from '#core/logic/builder/builder.ts';
import type { ValueKind, WantedValue } from '#core/logic/builder/builder-fit.ts';
import {
  dayConstant,
  dayText,
  momentConstant,
  momentText,
  numberConstant,
  scalarsOf,
  timeConstant,
  timeText,
} from '#core/logic/builder/builder-values.ts';
import { MomentInput } from '#web/ui/input/moment-input.tsx';
import { SearchMultiSelect, SearchSelect } from '#web/ui/input/search-select.tsx';
import { useWorld } from '#web/logic/builder-world.tsx';
import { CatalogField } from './catalog-field.tsx';
import { type OptionChoice, optionChoices } from './option-choices.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ValueFieldProps = {
  label: string;
  wanted: WantedValue;
  /** Null: none yet. */
  value: ConstantValue | null;
  isInvalid: boolean;
  leftSection: ReactNode;
  onValue(value: ConstantValue | null): void;
};

export function ValueField(props: ValueFieldProps) {
  const { catalog } = useWorld();
  const { label, wanted, value, isInvalid, leftSection, onValue } = props;
  const { kind, isList, question } = wanted;
  const texts = scalarsOf(value).map(String);
  const setTexts = (next: readonly string[]) => onValue(valueOf(next, wanted));
  const shared = {
    'aria-label': label,
    error: isInvalid,
    leftSection,
    leftSectionPointerEvents: 'all' as const,
  };
  switch (kind) {
    case 'option':
    case 'yesNo': {
      const data = kind === 'yesNo' ? yesAndNo : optionChoices(question, texts);
      const OneOf = data.length > 12 ? SearchSelect : Select;
      return isList ? (
        <OptionsField {...shared} data={data} texts={texts} onTexts={setTexts} />
      ) : (
        <OneOf
          {...shared}
          placeholder={kind === 'yesNo' ? t(m.yesOrNo) : t(m.chooseOption)}
          allowDeselect={false}
          value={texts[0] ?? null}
          data={data}
          onChange={(text) => setTexts(text === null ? [] : [text])}
        />
      );
    }
    case 'item':
      if (catalog === null) break;
      return (
        <CatalogField
          catalog={catalog}
          label={label}
          values={texts}
          isList={isList}
          isInvalid={isInvalid}
          leftSection={leftSection}
          onValues={setTexts}
        />
      );
    case 'date':
    case 'time':
    case 'moment': {
      if (kind === 'moment' && isList) break;
      const { field, write, read } = moments[kind];
      return (
        <MomentInput
          kind={field}
          label={label}
          hidesLabel
          error={isInvalid}
          leftSection={leftSection}
          value={value === null ? '' : write(value)}
          onChange={(text) => onValue(read(text))}
        />
      );
    }
    case 'number':
      if (isList) break;
      return (
        <TypedField
          {...shared}
          inputMode="decimal"
          placeholder={t(m.number)}
          text={texts.join()}
          read={numberConstant}
          onValue={onValue}
        />
      );
    case 'text':
      break;
    default:
      return assertNever(kind);
  }
  if (isList) {
    return (
      <TagsInput
        {...shared}
        placeholder={texts.length === 0 ? t(kind === 'number' ? m.numberThenEnter : m.textThenEnter) : ''}
        inputMode={kind === 'number' ? 'decimal' : 'text'}
        acceptValueOnBlur
        value={texts}
        onChange={setTexts}
      />
    );
  }
  return (
    <TextInput
      {...shared}
      placeholder={t(m.text)}
      value={texts[0] ?? ''}
      onChange={({ currentTarget }) => onValue(currentTarget.value === '' ? null : currentTarget.value)}
    />
  );
}

/** How a day or a time is entered, and what it is as a constant. */
const moments = {
  date: { field: 'date', write: dayText, read: dayConstant },
  time: { field: 'time', write: timeText, read: timeConstant },
  moment: { field: 'datetime-local', write: momentText, read: momentConstant },
} as const;

type Shared = { 'aria-label': string; error: boolean; leftSection: ReactNode };

type OptionsFieldProps = Shared & {
  data: OptionChoice[];
  texts: string[];
  onTexts(texts: string[]): void;
};

/** Any of several options. It closes after each choice, so that it never covers what follows. */
function OptionsField({ data, texts, onTexts, ...shared }: OptionsFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SearchMultiSelect
      {...shared}
      placeholder={texts.length === 0 ? t(m.chooseOptions) : ''}
      hidePickedOptions
      nothingFoundMessage={t(m.noOptionsMatch)}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      onOptionSubmit={() => setIsOpen(false)}
      value={texts}
      data={data}
      onChange={onTexts}
    />
  );
}

type TypedFieldProps = Shared & {
  inputMode?: 'decimal';
  placeholder?: string;
  text: string;
  /** Parses a text; null if it is not a constant. */
  read(text: string): Scalar | null;
  onValue(value: Scalar | null): void;
};

/** A field that keeps its own text while typing: `-` and `1.` are not numbers yet. */
function TypedField({ text, read, onValue, error, ...shared }: TypedFieldProps) {
  const [typedText, setTyped] = useState<string | null>(null);
  // A value from elsewhere, such as undo, replaces the typed text.
  const typed = typedText !== null && read(typedText) === read(text) ? typedText : null;
  const isWrong = typed !== null && typed.trim() !== '' && read(typed) === null;
  return (
    <TextInput
      {...shared}
      value={typed ?? text}
      error={error || isWrong}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onValue(read(currentTarget.value));
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    />
  );
}

function valueOf(texts: readonly string[], { kind, isList }: WantedValue): ConstantValue | null {
  const scalars = texts.map((text) => scalarOf(text, kind)).filter((scalar) => scalar !== null);
  if (isList) return scalars.length === 0 ? null : scalars;
  return scalars[0] ?? null;
}

function scalarOf(text: string, kind: ValueKind): Scalar | null {
  if (kind === 'number' || kind === 'moment') return numberConstant(text);
  return kind === 'yesNo' ? text === 'true' : text;
}
