// The fields of one rule, by its kind.
import { NumberInput, Select, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { assertNever } from '#core/assert-never.ts';
import { plainDuration } from '#core/questions/durations/duration.ts';
import { parseDuration } from '#core/questions/durations/parse-duration.ts';
import { patternLabels } from '#core/questions/rules/pattern.ts';
import type { Explain } from '#core/questions/rules/rule.ts';
import {
  endLabelLimit,
  patternLimit,
  patternNames,
  type QuestionRule,
  type RuleOf,
  uniqueScopes,
} from '#core/questions/rules/schema.ts';
import { scopeLabels } from '#core/questions/rules/unique.ts';
import { LogicField } from '#web/forms/editor/cards/logic-field.tsx';
import { useField } from '#web/forms/editor/use-issues.ts';
import { t } from '#core/messages/text.ts';
import { DateBoundField } from './date-bound-field.tsx';
import { m } from './texts.ts';

export type RuleFieldsProps<Rule extends QuestionRule = QuestionRule> = {
  itemId: string;
  index: number;
  rule: Rule;
  /** Its range is that of a scale: it has steps, and ends that mean something. */
  isScale: boolean;
  explain: Explain;
  onRule(rule: QuestionRule, typedIn: string | null): void;
};

export function RuleFields(props: RuleFieldsProps) {
  const { itemId, index, rule, isScale, explain, onRule } = props;
  const of = { itemId, index, isScale, explain, onRule };
  switch (rule.kind) {
    case 'range':
      return (
        <>
          <BoundFields {...of} rule={rule} isWhole={false} />
          {isScale && <ScaleFields {...of} rule={rule} />}
        </>
      );
    case 'length':
    case 'choices':
    case 'entries':
      return <BoundFields {...of} rule={rule} isWhole />;
    case 'duration':
      return <DurationFields {...of} rule={rule} />;
    case 'decimals':
      return <DecimalsField {...of} rule={rule} />;
    case 'pattern':
      return <PatternFields {...of} rule={rule} />;
    case 'dates':
      return <DateFields {...of} rule={rule} />;
    case 'unique':
      return <ScopeField {...of} rule={rule} />;
    case 'expression':
      return (
        <LogicField
          itemId={itemId}
          field={`rules.${index}.expression`}
          label={t(m.mustBeTrue)}
          addLabel={t(m.buildRule)}
          purpose="condition"
          readsItself
          value={rule.expression}
          sentence={rule.expression === null ? null : explain(rule.expression)}
          onLogic={(expression) => onRule({ ...rule, expression }, `${itemId}.rules.${index}.expression`)}
        />
      );
    default:
      return assertNever(rule);
  }
}

type Bounded = RuleOf<'range' | 'length' | 'choices' | 'entries'>;

function BoundFields({
  itemId,
  index,
  rule,
  isWhole,
  onRule,
}: RuleFieldsProps<Bounded> & { isWhole: boolean }) {
  const fields = {
    least: useField(itemId, `rules.${index}.least`),
    greatest: useField(itemId, `rules.${index}.greatest`),
  };
  return (
    <div className="grid items-start gap-16 two-columns">
      {(['least', 'greatest'] as const).map((side) => (
        <NumberInput
          key={side}
          {...fields[side]}
          label={t(m[side])}
          placeholder={t(m.noLimit)}
          allowDecimal={!isWhole}
          allowNegative={!isWhole}
          hideControls
          value={rule[side] ?? ''}
          onChange={(value) => onRule(withBound(rule, side, value), fields[side].id)}
        />
      ))}
    </div>
  );
}

/** Without the bound where its field is empty. */
function withBound(
  rule: Bounded | RuleOf<'duration'>,
  side: 'least' | 'greatest',
  value: string | number,
): QuestionRule {
  const { [side]: _, ...rest } = rule;
  return value === '' || Number.isNaN(Number(value)) ? rest : { ...rest, [side]: Number(value) };
}

function DurationFields({ itemId, index, rule, onRule }: RuleFieldsProps<RuleOf<'duration'>>) {
  const fields = {
    least: useField(itemId, `rules.${index}.least`),
    greatest: useField(itemId, `rules.${index}.greatest`),
  };
  return (
    <div className="grid items-start gap-16 two-columns">
      {(['least', 'greatest'] as const).map((side) => (
        <DurationBound
          key={side}
          {...fields[side]}
          label={t(side === 'least' ? m.shortest : m.longest)}
          seconds={rule[side]}
          onSeconds={(seconds) => onRule(withBound(rule, side, seconds ?? ''), fields[side].id)}
        />
      ))}
    </div>
  );
}

type DurationBoundProps = TextInputProps & {
  seconds: number | undefined;
  onSeconds(seconds: number | undefined): void;
};

/** A text that is no amount of time is no bound, and says so. */
function DurationBound({ seconds, onSeconds, error, ...props }: DurationBoundProps) {
  const [text, setText] = useState(seconds === undefined ? '' : plainDuration(seconds));
  const read = parseDuration(text, null);
  const isTyped = text.trim() !== '' && seconds === undefined;
  return (
    <TextInput
      {...props}
      placeholder={t(m.noLimit)}
      error={isTyped && typeof read === 'string' ? read : error}
      maxLength={100}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        const next = parseDuration(value, null);
        onSeconds(typeof next === 'number' ? next : undefined);
      }}
    />
  );
}

function ScaleFields({ itemId, index, rule, onRule }: RuleFieldsProps<RuleOf<'range'>>) {
  const step = useField(itemId, `rules.${index}.step`);
  const labels = {
    leastLabel: useField(itemId, `rules.${index}.leastLabel`),
    greatestLabel: useField(itemId, `rules.${index}.greatestLabel`),
  };
  const { step: _, ...withoutStep } = rule;
  return (
    <div className="grid items-start gap-16 two-columns narrow-one-column">
      {(['leastLabel', 'greatestLabel'] as const).map((end) => (
        <TextInput
          key={end}
          {...labels[end]}
          label={t(m[end])}
          maxLength={endLabelLimit}
          value={rule[end] ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const { [end]: before, ...rest } = rule;
            onRule(value === '' ? rest : { ...rest, [end]: value }, labels[end].id);
          }}
        />
      ))}
      <NumberInput
        {...step}
        label={t(m.step)}
        placeholder="1"
        min={0.001}
        hideControls
        value={rule.step ?? ''}
        onChange={(value) =>
          onRule(Number(value) > 0 ? { ...rule, step: Number(value) } : withoutStep, step.id)
        }
      />
    </div>
  );
}

function DecimalsField({ itemId, index, rule, onRule }: RuleFieldsProps<RuleOf<'decimals'>>) {
  const field = useField(itemId, `rules.${index}.most`);
  return (
    <NumberInput
      {...field}
      label={t(m.mostDecimals)}
      description={t(m.wholeNumbers)}
      allowDecimal={false}
      allowNegative={false}
      max={100}
      value={rule.most}
      onChange={(value) => onRule({ ...rule, most: Number(value) }, field.id)}
    />
  );
}

function ScopeField({ itemId, index, rule, onRule }: RuleFieldsProps<RuleOf<'unique'>>) {
  const field = useField(itemId, `rules.${index}.within`);
  return (
    <Select
      {...field}
      label={t(m.comparedRows)}
      description={t(m.comparedAnswers)}
      allowDeselect={false}
      data={uniqueScopes.map((value) => ({ value, label: scopeLabels[value] }))}
      value={rule.within}
      onChange={(value) => {
        const within = uniqueScopes.find((scope) => scope === value);
        if (within !== undefined) onRule({ ...rule, within }, null);
      }}
    />
  );
}

const patternChoices = patternNames.map((value) => ({ value, label: patternLabels[value] }));

function PatternFields({ itemId, index, rule, onRule }: RuleFieldsProps<RuleOf<'pattern'>>) {
  const kind = useField(itemId, `rules.${index}.pattern`);
  const expression = useField(itemId, `rules.${index}.expression`);
  return (
    <>
      <Select
        {...kind}
        label={t(m.looksLike)}
        allowDeselect={false}
        data={patternChoices}
        value={rule.pattern}
        onChange={(value) => {
          const pattern = patternNames.find((name) => name === value);
          const { expression: _, ...rest } = rule;
          if (pattern !== undefined) onRule({ ...rest, pattern }, null);
        }}
      />
      {rule.pattern === 'custom' && (
        <TextInput
          {...expression}
          label={t(m.regularExpression)}
          description={t(m.wholeAnswer)}
          placeholder="[A-Z]{2}-\d{4}"
          spellCheck={false}
          autoCapitalize="off"
          maxLength={patternLimit}
          value={rule.expression ?? ''}
          onChange={({ currentTarget: { value } }) => onRule({ ...rule, expression: value }, expression.id)}
        />
      )}
    </>
  );
}

function DateFields({ itemId, index, rule, onRule }: RuleFieldsProps<RuleOf<'dates'>>) {
  const { least, greatest, ...rest } = rule;
  return (
    <div className="grid items-start gap-16 two-columns narrow-one-column">
      <DateBoundField
        itemId={itemId}
        field={`rules.${index}.least`}
        label={t(m.earliest)}
        bound={least}
        onBound={(bound, typedIn) =>
          onRule({ ...rest, ...(bound && { least: bound }), ...(greatest && { greatest }) }, typedIn)
        }
      />
      <DateBoundField
        itemId={itemId}
        field={`rules.${index}.greatest`}
        label={t(m.latest)}
        bound={greatest}
        onBound={(bound, typedIn) =>
          onRule({ ...rest, ...(least && { least }), ...(bound && { greatest: bound }) }, typedIn)
        }
      />
    </div>
  );
}
