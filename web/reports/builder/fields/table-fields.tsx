// A table: its columns, how rows are grouped, their totals and order, and how many lines it has at most.
import { Button, NumberInput, Select, Switch, TextInput } from '@mantine/core';
import { ListPlus, Plus } from 'lucide-react';
import { isImageType } from '#core/questions/types.ts';
import {
  changed,
  type ColumnDraft,
  columnsOfGroups,
  moved,
  newColumn,
  type SectionDraftOf,
  without,
} from '#core/reports/own/design-draft.ts';
import { mostColumns, mostTableRows, mostTitleLength } from '#core/reports/own/schema.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { SortableList } from '#web/ui/sortable.tsx';
import type { FieldsOf } from './fields-of.ts';
import { useBuilder, useField } from '../use-builder.ts';
import { columnLabel, ColumnLine } from './column-line.tsx';
import { groupChoices, groupOf, sourceKey } from './column-source.ts';
import { sectionField } from '../half-built.ts';
import { PartRowsField } from './rows-field.tsx';
import { TitleField } from './title-field.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Table = SectionDraftOf<'table'>;

export function TableFields({ section, path, onChange }: FieldsOf<Table>) {
  return (
    <>
      <TitleField
        path={path}
        value={section.title}
        placeholder={t(m.noTitle)}
        onChange={(title) => onChange({ ...section, title }, 'title')}
      />
      <GroupFields section={section} path={path} onChange={onChange} />
      <ColumnsField section={section} path={path} onChange={onChange} />
      <OrderFields section={section} path={path} onChange={onChange} />
      <PartRowsField
        path={`${path}.filter`}
        field={sectionField(section.key, 'filter')}
        value={section.filter}
        onChange={(filter) => onChange({ ...section, filter })}
      />
    </>
  );
}

function GroupFields({ section, path, onChange }: FieldsOf<Table>) {
  const { questions } = useBuilder();
  const { groupBy, listsRows } = section;
  const change = (next: Pick<Table, 'groupBy' | 'listsRows'>) => {
    const isOfGroups = next.groupBy !== null && !next.listsRows;
    const columns = isOfGroups ? columnsOfGroups(section.columns, questions) : section.columns;
    onChange({ ...section, ...next, columns });
  };
  return (
    <>
      <SearchSelect
        {...useField(`${path}.groupBy.question`)}
        label={t(m.groupedBy)}
        description={groupBy === null || listsRows ? undefined : t(m.oneLineForEachGroup)}
        placeholder={t(m.notGroupedOneLineFor)}
        nothingFoundMessage={t(m.rowsCannotBeGroupedBy)}
        data={groupChoices(questions)}
        value={groupBy === null ? null : sourceKey(groupBy)}
        clearable
        onChange={(value) => change({ groupBy: value === null ? null : groupOf(value), listsRows })}
      />
      {groupBy !== null && (
        <Switch
          label={t(m.rowsOfEachGroupUnder)}
          checked={listsRows}
          onChange={({ currentTarget }) => change({ groupBy, listsRows: currentTarget.checked })}
        />
      )}
      {groupBy !== null && !listsRows && <GroupHeaders section={section} path={path} onChange={onChange} />}
    </>
  );
}

/** The headings of the columns that every table of groups has. */
function GroupHeaders({ section, path, onChange }: FieldsOf<Table>) {
  return (
    <div className="grid min-w-0 grow gap-6 two-columns">
      <TextInput
        {...useField(`${path}.groupHeader`)}
        label={t(m.headingOfGroups)}
        placeholder={t(m.titleOfTheQuestion)}
        autoComplete="off"
        maxLength={mostTitleLength}
        value={section.groupHeader}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...section, groupHeader: value }, 'groupHeader')
        }
      />
      <TextInput
        {...useField(`${path}.countHeader`)}
        label={t(m.headingOfCounts)}
        placeholder={t(m.whatRowsAreCalled)}
        autoComplete="off"
        maxLength={mostTitleLength}
        value={section.countHeader}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...section, countHeader: value }, 'countHeader')
        }
      />
    </div>
  );
}

function ColumnsField({ section, path, onChange }: FieldsOf<Table>) {
  const { builder, questions } = useBuilder();
  const { error, wrapperProps } = useField(`${path}.columns`);
  const { columns } = section;
  const set = (next: readonly ColumnDraft[], field?: string) =>
    onChange({ ...section, columns: next }, field);
  const missing = questions.filter(
    ({ id, type }) => !isImageType(type) && !columns.some(({ question }) => question === id),
  );
  const room = mostColumns - columns.length;
  return (
    <div {...wrapperProps}>
      <p className="m-0 mb-6 weight-550">{t(m.columns)}</p>
      <SortableList
        id={`${section.key}.columns`}
        label={t(m.columns)}
        className="stack gap-6"
        onMove={({ itemKey, to }) => set(moved(columns, itemKey, to))}
      >
        {columns.map((column, place) => (
          <ColumnLine
            key={column.key}
            column={column}
            place={place}
            places={columns.length}
            path={`${path}.columns.${place}`}
            onChange={(next, field) =>
              set(
                changed(columns, column.key, () => next),
                field,
              )
            }
            onMove={(to) => set(moved(columns, column.key, to))}
            onRemove={() => set(without(columns, column.key))}
          />
        ))}
      </SortableList>
      {error !== null && <p className="m-0 mt-6 danger text-xs">{error}</p>}
      {room > 0 && (
        <div className="row wrap mt-8 gap-y-6 gap-x-12">
          <Button
            variant="default"
            size="xs"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => set([...columns, newColumn('question', builder.newId, missing[0]?.id ?? null)])}
          >
            {t(m.addColumn)}
          </Button>
          {missing.length > 1 && (
            <Button
              variant="subtle"
              size="xs"
              leftSection={<ListPlus size={14} aria-hidden />}
              onClick={() =>
                set([
                  ...columns,
                  ...missing.slice(0, room).map(({ id }) => newColumn('question', builder.newId, id)),
                ])
              }
            >
              {t(m.addAllQuestions)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function OrderFields({ section, path, onChange }: FieldsOf<Table>) {
  const { questions } = useBuilder();
  const { columns, order, mostRows } = section;
  return (
    <div className="grid min-w-0 grow gap-6 two-columns">
      <Select
        {...useField(`${path}.order.column`)}
        label={t(m.orderBy)}
        placeholder={t(m.asSubmitted)}
        data={columns.map((column) => ({ value: column.key, label: columnLabel(column, questions) }))}
        value={order?.key ?? null}
        clearable
        onChange={(key) =>
          onChange({
            ...section,
            order: key === null ? null : { key, descending: order?.descending ?? true },
          })
        }
      />
      <NumberInput
        {...useField(`${path}.mostRows`)}
        label={t(m.maximumNumberOfLines)}
        min={1}
        max={mostTableRows}
        allowDecimal={false}
        clampBehavior="blur"
        value={mostRows}
        onChange={(typed) =>
          typeof typed === 'number' && typed >= 1 && onChange({ ...section, mostRows: typed }, 'mostRows')
        }
      />
      {order !== null && (
        <Switch
          className="all-columns"
          label={t(m.largestLatestOrLastFirst)}
          checked={order.descending}
          onChange={({ currentTarget }) =>
            onChange({ ...section, order: { ...order, descending: currentTarget.checked } })
          }
        />
      )}
    </div>
  );
}
