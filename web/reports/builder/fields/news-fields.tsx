// A headline, which says what is new, and a trend by week.
import { NumberInput, Switch } from '@mantine/core';
import { questionTypes } from '#core/questions/types.ts';
import type { SectionDraftOf } from '#core/reports/own/design-draft.ts';
import { mostWeeks } from '#core/reports/own/schema.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import type { FieldsOf } from './fields-of.ts';
import { useBuilder, useField } from '../use-builder.ts';
import { TitleField } from './title-field.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function HeadlineFields({ section, path, onChange }: FieldsOf<SectionDraftOf<'headline'>>) {
  const { questions } = useBuilder();
  const { question, isPlace } = section;
  return (
    <>
      <p className="m-0 soft text-sm">{t(m.headlineSays)}</p>
      <SearchSelect
        {...useField(`${path}.question`)}
        label={t(m.mostRowsBy)}
        description={t(m.mostRowsByHint)}
        placeholder={t(m.nothing)}
        nothingFoundMessage={t(m.rowsCannotBeGroupedBy)}
        data={questions
          .filter(({ type }) => questionTypes[type].isGroupable)
          .map(({ id, text }) => ({ value: id, label: text }))}
        value={question}
        clearable
        onChange={(value) => onChange({ ...section, question: value })}
      />
      {question !== null && (
        <Switch
          label={t(m.answersArePlaces)}
          checked={isPlace}
          onChange={({ currentTarget }) => onChange({ ...section, isPlace: currentTarget.checked })}
        />
      )}
    </>
  );
}

export function TrendFields({ section, path, onChange }: FieldsOf<SectionDraftOf<'trend'>>) {
  return (
    <>
      <TitleField
        path={path}
        value={section.title}
        placeholder={t(m.whatRowsAreCalledByWeek)}
        onChange={(title) => onChange({ ...section, title }, 'title')}
      />
      <NumberInput
        {...useField(`${path}.weeks`)}
        label={t(m.weeksUpToLastDay)}
        min={1}
        max={mostWeeks}
        allowDecimal={false}
        clampBehavior="blur"
        value={section.weeks}
        onChange={(typed) =>
          typeof typed === 'number' && typed >= 1 && onChange({ ...section, weeks: typed }, 'weeks')
        }
      />
    </>
  );
}
