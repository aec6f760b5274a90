// The people, alerts, days of the week and hours of a filter.
import { personAndUsername } from '#core/primitives.ts';
import type { FilterDraft } from '#core/sheets/filter/filter-draft.ts';
import { type HourChoice, hourChoices, weekdayChoices } from '#core/sheets/filter/filter-hours.ts';
import { filterLabels } from '#core/sheets/filter/format-filter.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { mostFilterIds } from '#core/sheets/schema.ts';
import { ClosingSelect } from './choice-field.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type NamedFieldProps = {
  draft: FilterDraft;
  overview: Pick<SheetOverview, 'form' | 'people' | 'namesById'>;
  onDraft(draft: FilterDraft): void;
};

/** The alerts that rows set off; nothing for a form without any. */
export function AlertIdsField({ draft, overview, onDraft }: NamedFieldProps) {
  const { form, namesById } = overview;
  const data = choicesOf(form.alerts, draft.alertIds, namesById);
  if (data.length === 0) return null;
  return (
    <ClosingSelect
      label={filterLabels.raised}
      placeholder={draft.alertIds.length === 0 ? t(m.any) : ''}
      nothingFoundMessage={t(m.noAlertsMatch)}
      maxValues={mostFilterIds}
      value={[...draft.alertIds]}
      data={data}
      onChange={(alertIds) => onDraft({ ...draft, alertIds })}
    />
  );
}

/** The people who submitted rows. */
export function UserIdsField({ draft, overview, onDraft }: NamedFieldProps) {
  const { people, namesById } = overview;
  const known = people.map((person) => ({ id: person.id, name: personAndUsername(person) }));
  return (
    <ClosingSelect
      label={filterLabels.users}
      placeholder={draft.userIds.length === 0 ? t(m.anyone) : ''}
      nothingFoundMessage={t(m.noPeopleMatch)}
      maxValues={mostFilterIds}
      value={[...draft.userIds]}
      data={choicesOf(known, draft.userIds, namesById)}
      onChange={(userIds) => onDraft({ ...draft, userIds })}
    />
  );
}

type HoursFieldProps = Pick<NamedFieldProps, 'draft' | 'onDraft'>;

/** The days of the week on which rows were sent. */
export function WeekdaysField({ draft, onDraft }: HoursFieldProps) {
  return (
    <HoursSelect
      label={filterLabels.weekdays}
      choices={weekdayChoices()}
      chosen={draft.weekdays}
      onChange={(weekdays) => onDraft({ ...draft, weekdays })}
    />
  );
}

/** The hours of the day in which rows were sent. */
export function HoursField({ draft, onDraft }: HoursFieldProps) {
  return (
    <HoursSelect
      label={filterLabels.hours}
      choices={hourChoices()}
      chosen={draft.hours}
      onChange={(hours) => onDraft({ ...draft, hours })}
    />
  );
}

type HoursSelectProps = {
  label: string;
  choices: readonly HourChoice[];
  chosen: readonly number[];
  onChange(chosen: number[]): void;
};

function HoursSelect({ label, choices, chosen, onChange }: HoursSelectProps) {
  return (
    <ClosingSelect
      label={label}
      placeholder={chosen.length === 0 ? t(m.any) : ''}
      nothingFoundMessage={t(m.noHoursMatch)}
      value={chosen.map(String)}
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}

/** What a filter names stays a choice, though no row here has it any more. */
function choicesOf(
  known: readonly { id: string; name: string }[],
  chosen: readonly string[],
  names: ReadonlyMap<string, string>,
) {
  const others = chosen.filter((id) => known.every((each) => each.id !== id));
  return [...known, ...others.map((id) => ({ id, name: names.get(id) ?? t(m.unknown) }))].map(
    ({ id, name }) => ({
      value: id,
      label: name,
    }),
  );
}
