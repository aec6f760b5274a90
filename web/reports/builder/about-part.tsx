// What the design is called, which form it is for, and which of its rows it is about.
import { Textarea, TextInput } from '@mantine/core';
import { memo } from 'react';
import { mostDescriptionLength, mostNameLength } from '#core/reports/schema.ts';
import { usualWords } from '#core/reports/headline.ts';
import type { DesignDraft } from '#core/reports/own/design-draft.ts';
import { PartRowsField, SelectionField } from './fields/rows-field.tsx';
import { Part } from './part.tsx';
import { useBuilder, useField } from './use-builder.ts';
import classes from './card.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/reports/texts.ts';
import { m } from './texts.ts';

export const AboutPart = memo(function AboutPart({
  name,
  description,
  counted,
}: Pick<DesignDraft, 'name' | 'description' | 'counted'>) {
  const { builder, form } = useBuilder();
  return (
    <div className={`stack card gap-14 ${classes.surface}`} onBlur={builder.leaveField}>
      <TextInput
        {...useField('name')}
        label={t(common.name)}
        autoComplete="off"
        maxLength={mostNameLength}
        value={name}
        onChange={({ currentTarget: { value } }) =>
          builder.change((draft) => ({ ...draft, name: value }), 'name')
        }
      />
      <Textarea
        {...useField('description')}
        label={t(common.description)}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={mostDescriptionLength}
        value={description}
        onChange={({ currentTarget: { value } }) =>
          builder.change((draft) => ({ ...draft, description: value }), 'description')
        }
      />
      <div className="grid min-w-0 grow gap-6 two-columns">
        {(['one', 'many'] as const).map((of) => (
          <TextInput
            key={of}
            label={of === 'one' ? t(m.oneRowIsCalled) : t(m.severalRowsAreCalled)}
            placeholder={usualWords()[of]}
            autoComplete="off"
            maxLength={40}
            value={counted[of]}
            onChange={({ currentTarget: { value } }) =>
              builder.change(
                (draft) => ({ ...draft, counted: { ...draft.counted, [of]: value } }),
                `counted.${of}`,
              )
            }
          />
        ))}
      </div>
      <p className="m-0">
        <span className="weight-550" style={{ marginInlineEnd: '0.5rem' }}>
          {t(common.form)}
        </span>{' '}
        {form.name}
      </p>
    </div>
  );
});

/** Which rows of the form the whole report is about, beside its days. */
export const RowsPart = memo(function RowsPart({ filter, rows }: Pick<DesignDraft, 'filter' | 'rows'>) {
  const { builder } = useBuilder();
  return (
    <Part title={t(both.rows)} text={t(m.everySectionUsesTheseRows)}>
      <div className={`stack card gap-14 ${classes.surface}`}>
        {rows !== null && (
          <SelectionField
            rows={rows}
            onRemove={() => builder.change((draft) => ({ ...draft, rows: null }))}
          />
        )}
        <PartRowsField
          path="filter"
          field="filter"
          label={t(m.onlyRowsWhere)}
          value={filter}
          onChange={(logic) => builder.change((draft) => ({ ...draft, filter: logic }))}
        />
      </div>
    </Part>
  );
});
