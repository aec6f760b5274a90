// A design while somebody builds it: its parts have keys, by which lists and undo know them wherever they move. Each function
// gives the next draft.
import type { Question } from '#core/questions/schema.ts';
import { isNumber } from '#core/questions/types.ts';
import { parameterTypes } from '#core/reports/schema.ts';
import {
  type Design,
  type DesignValue,
  type Section,
  type SectionKind,
  type SectionOf,
  type TableColumn,
} from './schema.ts';
import { fillText, freeName, knownNames, withValue } from './values.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Keyed<T> = T & { readonly key: string };
type Other<T, P> = Omit<T, keyof P> & P;

export type ColumnDraft = Keyed<TableColumn>;
export type FigureDraft = Keyed<SectionOf<'figures'>['figures'][number]>;
export type ParameterDraft = Keyed<Design['parameters'][number]>;
export type FilterDraft = Keyed<Design['filters'][number]>;
export type ValueDraft = Keyed<DesignValue>;
export type TableDraft = Other<
  SectionOf<'table'>,
  { columns: readonly ColumnDraft[]; order: { key: string; descending: boolean } | null }
>;
export type FiguresDraft = Other<SectionOf<'figures'>, { figures: readonly FigureDraft[] }>;
export type SectionDraft = Keyed<Exclude<Section, { kind: 'table' | 'figures' }> | TableDraft | FiguresDraft>;
export type SectionDraftOf<K extends SectionKind> = Extract<SectionDraft, { kind: K }>;

export type DesignDraft = Other<
  Design,
  {
    parameters: readonly ParameterDraft[];
    filters: readonly FilterDraft[];
    values: readonly ValueDraft[];
    sections: readonly SectionDraft[];
  }
>;

export type NewId = () => string;

/** The draft of a design. */
export function draftOfDesign(design: Design, newId: NewId): DesignDraft {
  const { name, description, form, filter, rows, counted } = design;
  const keyed = <T extends object>(parts: readonly T[]) => parts.map((part) => ({ ...part, key: newId() }));
  return {
    name,
    description,
    form,
    filter,
    rows,
    counted,
    parameters: keyed(design.parameters),
    filters: keyed(design.filters),
    values: keyed(design.values),
    sections: design.sections.map((section) => draftOfSection(section, newId)),
  };
}

function draftOfSection(section: Section, newId: NewId): SectionDraft {
  const key = newId();
  if (section.kind === 'figures')
    return { ...section, key, figures: section.figures.map((figure) => ({ ...figure, key: newId() })) };
  if (section.kind !== 'table') return { ...section, key };
  const columns = section.columns.map((column) => ({ ...column, key: newId() }));
  const sorted = section.order === null ? undefined : columns[section.order.column];
  const order =
    sorted === undefined ? null : { key: sorted.key, descending: section.order?.descending ?? false };
  return { ...section, key, columns, order };
}

/** The design that a draft is saved as. */
export function designOfDraft(draft: DesignDraft): Design {
  return {
    ...draft,
    parameters: draft.parameters.map(withoutKey),
    filters: draft.filters.map(withoutKey),
    values: draft.values.map(withoutKey),
    sections: draft.sections.map(sectionOfDraft),
  };
}

function withoutKey<T extends { key: string }>({ key: _, ...rest }: T): Omit<T, 'key'> {
  return rest;
}

function sectionOfDraft(draft: SectionDraft): Section {
  const { key: _, ...section } = draft;
  if (section.kind === 'figures') return { ...section, figures: section.figures.map(withoutKey) };
  if (section.kind !== 'table') return section;
  const { columns, order } = section;
  const column = columns.findIndex(({ key }) => key === order?.key);
  return {
    ...section,
    columns: columns.map(withoutKey),
    order: order === null || column < 0 ? null : { column, descending: order.descending },
  };
}

/** A column of a table, for a question if it is named. */
export function newColumn(of: TableColumn['of'], newId: NewId, question: string | null = null): ColumnDraft {
  return { key: newId(), of, question, header: '', total: null };
}

/** The columns of lines for groups, which show totals: numbers get their sum, and what has no total is left out. */
export function columnsOfGroups(
  columns: readonly ColumnDraft[],
  questions: readonly Pick<Question, 'id' | 'type'>[],
): readonly ColumnDraft[] {
  return columns.flatMap((column): ColumnDraft[] => {
    if (column.total !== null) return [column];
    const question = questions.find(({ id }) => id === column.question);
    const hasTotal = column.of === 'alerts' || isNumber(question?.type);
    return hasTotal ? [{ ...column, total: 'sum' }] : [];
  });
}

/** Puts a section after another one; null: at the end. */
export function addSection(draft: DesignDraft, section: SectionDraft, after: string | null): DesignDraft {
  const at = draft.sections.findIndex(({ key }) => key === after) + 1;
  return { ...draft, sections: draft.sections.toSpliced(at || draft.sections.length, 0, section) };
}

/** The same section once more, below it, and the key of the copy. */
export function duplicateSection(
  draft: DesignDraft,
  key: string,
  newId: NewId,
): { draft: DesignDraft; key: string } {
  const section = draft.sections.find((each) => each.key === key);
  if (section === undefined) return { draft, key };
  const copy = draftOfSection(sectionOfDraft(section), newId);
  return { draft: addSection(draft, copy, key), key: copy.key };
}

/** The parts with one of them changed. */
export function changed<T extends { key: string }>(
  parts: readonly T[],
  key: string,
  change: (part: T) => T,
): readonly T[] {
  return parts.map((part) => (part.key === key ? change(part) : part));
}

/** The parts without one of them. */
export function without<T extends { key: string }>(parts: readonly T[], key: string): readonly T[] {
  return parts.filter((part) => part.key !== key);
}

/** The parts with one of them at another index; the same where it would leave the list. */
export function moved<T extends { key: string }>(parts: readonly T[], key: string, to: number): readonly T[] {
  const from = parts.findIndex((part) => part.key === key);
  const part = parts[from];
  if (part === undefined || to < 0 || to >= parts.length || from === to) return parts;
  return parts.toSpliced(from, 1).toSpliced(to, 0, part);
}

/** What readers can be asked for. `days` are the two special dates. */
export const parameterKinds = ['days', 'text', 'choice', 'number', 'yesNo', 'date'] as const;
export type ParameterKind = (typeof parameterKinds)[number];

const parameterFacts = {
  text: { name: 'text', dataType: parameterTypes.text },
  choice: { name: 'choice', dataType: parameterTypes.text },
  number: { name: 'number', dataType: parameterTypes.float },
  yesNo: { name: 'yes_no', dataType: parameterTypes.yesNo },
  date: { name: 'date', dataType: parameterTypes.date },
} as const;

/** The parameters of a kind, ready to be added; of `days` those that the draft does not have. */
export function newParameters(kind: ParameterKind, draft: DesignDraft, newId: NewId): ParameterDraft[] {
  const taken = knownNames(designOfDraft(draft));
  const make = (name: string, label: string, dataType: number, helpText = ''): ParameterDraft => ({
    key: newId(),
    name,
    label,
    helpText,
    dataType,
    choices: kind === 'choice' ? [{ value: '', label: '' }] : null,
    defaultValue: null,
    allowBlank: false,
  });
  if (kind === 'days') {
    return [
      make('start_date', t(m.startDate), parameterTypes.date, t(m.firstDayInYourTime)),
      make('end_date', t(m.endDate), parameterTypes.date, t(m.lastDayIncluded)),
    ].filter(({ name }) => !taken.includes(name));
  }
  const { name, dataType } = parameterFacts[kind];
  return [make(freeName(name, taken), '', dataType)];
}

/** Renames a parameter or value wherever the design names it: in texts, figures and filters. */
export function renameValue(draft: DesignDraft, from: string, to: string): DesignDraft {
  if (from === to || from === '') return draft;
  const names = new Map([[from, `{${to}}`]]);
  return {
    ...draft,
    parameters: draft.parameters.map((each) => (each.name === from ? { ...each, name: to } : each)),
    values: draft.values.map((each) => (each.name === from ? { ...each, name: to } : each)),
    filters: draft.filters.map((each) => (each.parameter === from ? { ...each, parameter: to } : each)),
    sections: draft.sections.map((section) => {
      if (section.kind === 'heading' || section.kind === 'text')
        return { ...section, text: fillText(section.text, names) };
      if (section.kind !== 'figures') return section;
      const figures = section.figures.map((each) => (each.value === from ? { ...each, value: to } : each));
      return { ...section, figures };
    }),
  };
}

/** A name for a number that a text or a figure shows: one that is there, or a new one, which is added. */
export function addValue(
  draft: DesignDraft,
  wanted: Parameters<typeof withValue>[1],
  newId: NewId,
): { draft: DesignDraft; name: string } {
  const { design, name } = withValue(designOfDraft(draft), wanted);
  const added = design.values.slice(draft.values.length).map((value) => ({ ...value, key: newId() }));
  return { draft: { ...draft, values: [...draft.values, ...added] }, name };
}

/** Removes a parameter with the filters by it. */
export function removeParameter(draft: DesignDraft, key: string): DesignDraft {
  const name = draft.parameters.find((each) => each.key === key)?.name;
  return {
    ...draft,
    parameters: without(draft.parameters, key),
    filters: draft.filters.filter(({ parameter }) => parameter !== name),
  };
}
