// What stands beside a widget's numbers: unit, target, thresholds, and the comparison with the period before.
import { ActionIcon, Button, NumberInput, Select, Switch, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { colourNames } from '#core/widgets/chart/labels.ts';
import {
  type Threshold,
  thresholdColours,
  thresholdNameLimit,
  thresholdsLimit,
  unitLimit,
} from '#core/widgets/chart/look.ts';
import type { WidgetField } from '#core/widgets/unfinished-widget.ts';
import type { WidgetDraft } from '#core/widgets/widget-draft.ts';
import { TextButton } from '#web/ui/input/text-button.tsx';
import { columns } from './choice-of.tsx';
import classes from './chart-choice.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/widgets/texts.ts';
import { m } from './texts.ts';

type NumberFieldsProps = {
  draft: WidgetDraft;
  issues: ReadonlyMap<WidgetField, string>;
  onChange(draft: WidgetDraft): void;
};

/** Closed at first, unless some of it is set. */
export function NumberFields(props: NumberFieldsProps) {
  const [isOpen, setIsOpen] = useState(() => hasAny(props.draft));
  return (
    <div>
      <TextButton isOpen={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(both.besideNumbers)}
      </TextButton>
      {isOpen && <Fields {...props} />}
    </div>
  );
}

function hasAny({ unit, target, thresholds, comparison }: WidgetDraft): boolean {
  return unit != null || target != null || (thresholds?.length ?? 0) > 0 || comparison === true;
}

function Fields({ draft, issues, onChange }: NumberFieldsProps) {
  const { unit, target, thresholds = [], comparison = false } = draft;
  return (
    <div className="grid gap-12 mt-8">
      <div className="grid gap-12" style={columns}>
        <TextInput
          wrapperProps={{ 'data-field': 'unit' }}
          label={t(both.unit)}
          placeholder={t(both.unitExample)}
          maxLength={unitLimit}
          value={unit ?? ''}
          onChange={({ currentTarget }) => onChange({ ...draft, unit: currentTarget.value || null })}
          error={issues.get('unit')}
        />
        <NumberInput
          wrapperProps={{ 'data-field': 'target' }}
          label={t(both.target)}
          placeholder={t(both.noTarget)}
          value={target ?? ''}
          onChange={(value) => onChange({ ...draft, target: typeof value === 'number' ? value : null })}
          error={issues.get('target')}
        />
      </div>
      <Thresholds
        thresholds={thresholds}
        error={issues.get('thresholds')}
        onChange={(next) => onChange({ ...draft, thresholds: next })}
      />
      <Switch
        label={t(both.comparison)}
        description={t(both.comparisonHint)}
        checked={comparison}
        onChange={({ currentTarget }) => onChange({ ...draft, comparison: currentTarget.checked })}
      />
    </div>
  );
}

type ThresholdsProps = {
  thresholds: readonly Threshold[];
  error: string | undefined;
  onChange(thresholds: Threshold[]): void;
};

function Thresholds({ thresholds, error, onChange }: ThresholdsProps) {
  const change = (place: number, changed: Partial<Threshold>) =>
    onChange(thresholds.map((each, at) => (at === place ? { ...each, ...changed } : each)));
  const add = () => {
    const last = thresholds.at(-1);
    const colour = thresholdColours[thresholds.length % thresholdColours.length] ?? 'grey';
    onChange([...thresholds, { from: last === undefined ? 0 : last.from + 1, colour, name: '' }]);
  };
  return (
    <fieldset className={`grid gap-8 ${classes.thresholds}`} data-field="thresholds">
      <legend className="weight-550">{t(both.thresholds)}</legend>
      {thresholds.map(({ from, colour, name }, place) => (
        <div key={place} className="flex wrap items-end gap-8">
          <NumberInput
            w="7rem"
            label={t(both.thresholdFrom)}
            value={from}
            onChange={(value) => change(place, { from: typeof value === 'number' ? value : 0 })}
          />
          <Select
            w="7rem"
            label={t(both.thresholdColour)}
            data={thresholdColours.map((value) => ({ value, label: colourNames[value] }))}
            value={colour}
            allowDeselect={false}
            onChange={(value) =>
              change(place, { colour: thresholdColours.find((each) => each === value) ?? colour })
            }
          />
          <TextInput
            className="min-w-0"
            style={{ flex: '1 1 9rem' }}
            label={t(both.thresholdMeaning)}
            placeholder={t(both.thresholdExample)}
            maxLength={thresholdNameLimit}
            value={name}
            onChange={({ currentTarget }) => change(place, { name: currentTarget.value })}
          />
          <ActionIcon
            mb={4}
            aria-label={t(m.removeThreshold, { number: place + 1 })}
            onClick={() => onChange(thresholds.filter((_, at) => at !== place))}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {error !== undefined && (
        <p role="alert" className="m-0 danger text-xs">
          {error}
        </p>
      )}
      {thresholds.length < thresholdsLimit && (
        <Button
          variant="default"
          size="xs"
          className={classes.add}
          leftSection={<Plus size={14} aria-hidden />}
          onClick={add}
        >
          {t(both.addThreshold)}
        </Button>
      )}
    </fieldset>
  );
}
