// Parameters before the report runs, such as its days, and the rows that their answers choose.
import { Button, Menu } from '@mantine/core';
import {
  CalendarRange,
  CircleDot,
  Calendar,
  Hash,
  type LucideIcon,
  Plus,
  ToggleLeft,
  Trash2,
  Type,
} from 'lucide-react';
import { memo } from 'react';
import {
  moved,
  newParameters,
  type FilterDraft,
  type ParameterDraft,
  type ParameterKind,
  parameterKinds,
  removeParameter,
} from '#core/reports/own/design-draft.ts';
import { mostParameters } from '#core/reports/own/schema.ts';
import { parameterTypes } from '#core/reports/schema.ts';
import { SortableList } from '#web/ui/sortable.tsx';
import { ParameterFields } from './fields/parameter-fields.tsx';
import { goToField } from './go-to-field.ts';
import { Part } from './part.tsx';
import { PartCard } from './part-card.tsx';
import { type Builder, useBuilder } from './use-builder.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/reports/texts.ts';
import { m } from './texts.ts';

export type ParametersPartProps = {
  parameters: readonly ParameterDraft[];
  filters: readonly FilterDraft[];
  openKey: string | null;
  counts: ReadonlyMap<string, number>;
};

export const ParametersPart = memo(function ParametersPart(props: ParametersPartProps) {
  const { parameters, filters, openKey, counts } = props;
  const { builder, questions } = useBuilder();
  const move = (key: string, to: number) =>
    builder.change((draft) => ({ ...draft, parameters: moved(draft.parameters, key, to) }));
  return (
    <Part title={t(both.parameters)} text={t(m.parametersBeforeReportRuns)} path="parameters">
      <SortableList
        id="parameters"
        label={t(both.parameters)}
        className="stack gap-8"
        onMove={({ itemKey, to }) => move(itemKey, to)}
      >
        {parameters.map((parameter, place) => {
          const { key, name, label, allowBlank } = parameter;
          const kind = kindOf(parameter);
          const Icon = icons[kind];
          const byAnswer = filters.filter((filter) => filter.parameter === name);
          const rows = byAnswer.map(
            ({ question }) => questions.find(({ id }) => id === question)?.text ?? '…',
          );
          const facts = [
            names[kind],
            ...(allowBlank ? ['optional'] : []),
            ...(rows.length > 0 ? [t(m.rowsBy, { names: rows.join(', ') })] : []),
          ];
          return (
            <PartCard
              key={key}
              partKey={key}
              kind="parameter"
              place={place}
              places={parameters.length}
              path={`parameters.${place}`}
              icon={<Icon size={18} aria-hidden />}
              title={label.trim() || t(m.withoutLabel)}
              facts={facts.join(' · ')}
              issueCount={counts.get(`parameters.${place}`) ?? 0}
              isOpen={key === openKey}
              onMove={(to) => move(key, to)}
              choices={[
                {
                  id: 'delete',
                  label: t(common.delete),
                  icon: <Trash2 size={16} aria-hidden />,
                  danger: true,
                  onChoose: () => builder.change((draft) => removeParameter(draft, key)),
                },
              ]}
            >
              {() => (
                <ParameterFields
                  parameter={parameter}
                  filters={filters}
                  isDay={kind === 'days'}
                  path={`parameters.${place}`}
                />
              )}
            </PartCard>
          );
        })}
      </SortableList>
      {parameters.length < mostParameters && (
        <AddParameter
          builder={builder}
          hasDays={parameters.filter((each) => kindOf(each) === 'days').length > 1}
        />
      )}
    </Part>
  );
});

const names: Readonly<Record<ParameterKind, string>> = {
  days: t(m.daysOfReport),
  text: t(m.text),
  choice: t(m.choice),
  number: t(m.number),
  yesNo: t(m.yesOrNo),
  date: t(common.date),
};
const icons: Readonly<Record<ParameterKind, LucideIcon>> = {
  days: CalendarRange,
  text: Type,
  choice: CircleDot,
  number: Hash,
  yesNo: ToggleLeft,
  date: Calendar,
};

function kindOf({ name, dataType, choices }: ParameterDraft): ParameterKind {
  if (name === 'start_date' || name === 'end_date') return 'days';
  if (choices !== null) return 'choice';
  if (dataType === parameterTypes.yesNo) return 'yesNo';
  if (dataType === parameterTypes.date || dataType === parameterTypes.moment) return 'date';
  return dataType === parameterTypes.text || dataType === parameterTypes.timeOfDay ? 'text' : 'number';
}

function AddParameter({ builder, hasDays }: { builder: Builder; hasDays: boolean }) {
  return (
    <Menu position="bottom-start" width="max-content" portalProps={{ target: '#content' }}>
      <Menu.Target>
        <Button variant="default" leftSection={<Plus size={16} aria-hidden />} className="mt-10">
          {t(m.addParameter)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t(m.addParameter)}>
        {parameterKinds
          .filter((kind) => kind !== 'days' || !hasDays)
          .map((kind) => {
            const Icon = icons[kind];
            return (
              <Menu.Item
                key={kind}
                leftSection={<Icon size={16} aria-hidden />}
                onClick={() => add(builder, kind)}
              >
                {names[kind]}
              </Menu.Item>
            );
          })}
      </Menu.Dropdown>
    </Menu>
  );
}

function add(builder: Builder, kind: ParameterKind): void {
  const added = newParameters(kind, builder.draft(), builder.newId);
  builder.change((draft) => ({ ...draft, parameters: [...draft.parameters, ...added] }));
  const place = builder.draft().parameters.findIndex(({ key }) => key === added[0]?.key);
  setTimeout(() => goToField(builder, `parameters.${place}.label`), 60);
}
