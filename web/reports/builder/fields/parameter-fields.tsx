// The fields of a parameter: how it is asked for, and which rows the answer chooses.
import { yesAndNo } from '#core/questions/kinds/choice.ts';
import { takesValues } from '#core/questions/filter-operators.ts';
import { ActionIcon, Button, Select, Switch, TagsInput, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { answersOf, hasOptions } from '#core/questions/types.ts';
import {
  changed,
  designOfDraft,
  type FilterDraft,
  type ParameterDraft,
  renameValue,
  without,
} from '#core/reports/own/design-draft.ts';
import { mostDesignFilters, mostTitleLength } from '#core/reports/own/schema.ts';
import { freeName, knownNames } from '#core/reports/own/values.ts';
import { parameterTypes } from '#core/reports/schema.ts';
import { operatorLabel } from '#core/sheets/filter/format-filter.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useBuilder, useField } from '../use-builder.ts';
import classes from './fields.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/reports/texts.ts';
import { m } from './texts.ts';

export type ParameterFieldsProps = {
  parameter: ParameterDraft;
  filters: readonly FilterDraft[];
  /** It is the first or last day of the report, whose name has a meaning. */
  isDay: boolean;
  path: string;
};

/** The names that parameters get until they have a label. */
const given = /^(text|choice|number|yes_no|date)(_\d+)?$/;

export function ParameterFields({ parameter, filters, isDay, path }: ParameterFieldsProps) {
  const { builder } = useBuilder();
  const { key, name, label, helpText, allowBlank, choices } = parameter;
  const change = (next: Partial<ParameterDraft>, field: string | null = null) =>
    builder.change(
      (draft) => ({
        ...draft,
        parameters: changed(draft.parameters, key, (before) => ({ ...before, ...next })),
      }),
      field === null ? null : `${key}.${field}`,
    );
  const nameByLabel = () => {
    if (isDay || !given.test(name) || label.trim() === '') return;
    builder.change((draft) => renameValue(draft, name, freeName(label, knownNames(designOfDraft(draft)))));
  };
  return (
    <>
      <TextInput
        {...useField(`${path}.label`)}
        label={t(m.label)}
        autoComplete="off"
        maxLength={mostTitleLength}
        value={label}
        onChange={({ currentTarget }) => change({ label: currentTarget.value }, 'label')}
        onBlur={nameByLabel}
      />
      <TextInput
        {...useField(`${path}.helpText`)}
        label={t(m.help)}
        description={t(m.lineBelowLabel)}
        autoComplete="off"
        maxLength={500}
        value={helpText}
        onChange={({ currentTarget }) => change({ helpText: currentTarget.value }, 'helpText')}
      />
      {!isDay && <NameField parameter={parameter} path={path} />}
      {choices !== null && (
        <ChoicesField choices={choices} path={path} onChange={(next) => change({ choices: next })} />
      )}
      <DefaultField parameter={parameter} path={path} onChange={(value) => change({ defaultValue: value })} />
      <Switch
        label={t(m.optional)}
        checked={allowBlank}
        onChange={({ currentTarget }) => change({ allowBlank: currentTarget.checked })}
      />
      {!isDay && <FilterFields parameter={parameter} filters={filters} />}
    </>
  );
}

function NameField({ parameter: { name }, path }: Pick<ParameterFieldsProps, 'parameter' | 'path'>) {
  const { builder } = useBuilder();
  return (
    <TextInput
      {...useField(`${path}.name`)}
      label={t(common.name)}
      description={t(m.usedAsInTextsIn, { name: `{${name}}` })}
      autoComplete="off"
      maxLength={40}
      value={name}
      onChange={({ currentTarget: { value } }) =>
        builder.change(
          (draft) => renameValue(draft, name, value.toLowerCase().replaceAll(/[^a-z0-9_]/g, '_')),
          'name',
        )
      }
    />
  );
}

type Choices = NonNullable<ParameterDraft['choices']>;
type ChoicesFieldProps = { choices: Choices; path: string; onChange(choices: Choices): void };

function ChoicesField({ choices, path, onChange }: ChoicesFieldProps) {
  return (
    <TagsInput
      {...useField(`${path}.choices`)}
      label={t(m.choices)}
      description={t(m.pressEnterAfterEach)}
      splitChars={['\n', ';']}
      value={choices.flatMap(({ value }) => (value === '' ? [] : [value]))}
      onChange={(values) =>
        onChange(
          values.map((value) => choices.find((each) => each.value === value) ?? { value, label: value }),
        )
      }
    />
  );
}

type DefaultFieldProps = Pick<ParameterFieldsProps, 'parameter' | 'path'> & {
  onChange(value: string | null): void;
};

/** Dates have none: a report of last May is rarely wanted again. */
function DefaultField({ parameter, path, onChange }: DefaultFieldProps) {
  const { dataType, choices, defaultValue } = parameter;
  const field = useField(`${path}.defaultValue`);
  if (dataType === parameterTypes.date || dataType === parameterTypes.moment) return null;
  const data =
    dataType === parameterTypes.yesNo
      ? yesAndNo
      : choices?.filter(
          ({ value }, place) => value !== '' && choices.findIndex((each) => each.value === value) === place,
        );
  if (data !== undefined)
    return (
      <Select
        {...field}
        label={t(m.suggested)}
        placeholder={t(m.nothing)}
        data={data.map(({ value, label }) => ({ value, label: label || value }))}
        value={defaultValue}
        clearable
        onChange={onChange}
      />
    );
  return (
    <TextInput
      {...field}
      label={t(m.suggested)}
      placeholder={t(m.nothing)}
      autoComplete="off"
      maxLength={250}
      value={defaultValue ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
    />
  );
}

/** The rows that the answer chooses. */
function FilterFields({ parameter, filters }: Pick<ParameterFieldsProps, 'parameter' | 'filters'>) {
  const { builder, form } = useBuilder();
  const own = filters.filter((filter) => filter.parameter === parameter.name);
  const filterable = analysedQuestions(form).filter(
    ({ type }) => answersOf(type).filter.operators.length > 0,
  );
  const set = (next: readonly FilterDraft[]) => builder.change((draft) => ({ ...draft, filters: next }));
  const choose = (filter: FilterDraft, id: string | null) => {
    const question = filterable.find((each) => each.id === id);
    if (question === undefined) return;
    const [operator = 'EQ'] = answersOf(question.type).filter.operators.filter(takesValues);
    const isBare = parameter.choices?.every(({ value }) => value === '') ?? false;
    builder.change((draft) => ({
      ...draft,
      filters: changed(draft.filters, filter.key, (before) => ({
        ...before,
        question: question.id,
        operator,
      })),
      // A choice without choices gets those of the question.
      parameters: changed(draft.parameters, parameter.key, (before) =>
        isBare && hasOptions(question.type)
          ? {
              ...before,
              choices: question.questionOptions.map(({ value, name }) => ({ value, label: name || value })),
            }
          : before,
      ),
    }));
  };
  return (
    <div role="group" aria-label={t(both.rows)}>
      <p className="m-0 mb-6 weight-550">{t(m.onlyRowsWhoseAnswerTo)}</p>
      <div className="stack gap-6">
        {own.map((filter) => (
          <FilterLine
            key={filter.key}
            filter={filter}
            place={filters.indexOf(filter)}
            onQuestion={(id) => choose(filter, id)}
            onOperator={(operator) =>
              set(changed(filters, filter.key, (before) => ({ ...before, operator })))
            }
            onRemove={() => set(without(filters, filter.key))}
          />
        ))}
      </div>
      {filters.length < mostDesignFilters && (
        <Button
          variant="default"
          size="xs"
          mt={own.length > 0 ? 'xs' : 0}
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() =>
            set([
              ...filters,
              { key: builder.newId(), question: null, operator: 'EQ', parameter: parameter.name },
            ])
          }
        >
          {t(m.addQuestion)}
        </Button>
      )}
    </div>
  );
}

type FilterLineProps = {
  filter: FilterDraft;
  place: number;
  onQuestion(id: string | null): void;
  onOperator(operator: FilterDraft['operator']): void;
  onRemove(): void;
};

function FilterLine({ filter, place, onQuestion, onOperator, onRemove }: FilterLineProps) {
  const { form } = useBuilder();
  const question = analysedQuestions(form).find(({ id }) => id === filter.question);
  const filterable = analysedQuestions(form).filter(
    ({ type }) => answersOf(type).filter.operators.length > 0,
  );
  const operators =
    question === undefined ? [] : answersOf(question.type).filter.operators.filter(takesValues);
  return (
    <div className={`flex items-start gap-4 ${classes.item}`}>
      <div className="grid min-w-0 grow gap-6 two-columns">
        <SearchSelect
          {...useField(`filters.${place}.question`)}
          aria-label={t(m.question)}
          placeholder={t(m.chooseQuestion)}
          nothingFoundMessage={t(m.noQuestionsMatch)}
          data={filterable.map(({ id, text }) => ({ value: id, label: text }))}
          value={filter.question}
          allowDeselect={false}
          onChange={onQuestion}
        />
        <Select
          {...useField(`filters.${place}.operator`)}
          aria-label={t(m.operator)}
          data={operators.map((value) => ({
            value,
            label:
              question === undefined
                ? value
                : t(m.comparedWithIt, { value: operatorLabel(value, question.type) }),
          }))}
          value={question === undefined ? null : filter.operator}
          disabled={question === undefined}
          allowDeselect={false}
          onChange={(operator) => operator !== null && onOperator(operator)}
        />
      </div>
      <ActionIcon aria-label={t(m.removeThisQuestion)} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
