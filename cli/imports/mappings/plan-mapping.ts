// How a file is understood, as a mapping to be saved: on this machine by names, or for everybody by ids.
import type { WholeForm } from '#core/forms/calls.ts';
import { columnMapOf } from '#core/imports/match-columns.ts';
import type { CellFormat } from '#core/imports/cells/cell-schema.ts';
import type { MappingContent } from '#core/mappings/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { FilePlan } from '#cli/imports/match/plan-options.ts';
import type { SavedMapping } from './local.ts';

/** The mapping of a plan for this machine. */
export function mappingOf(plan: FilePlan, questions: readonly Question[]): SavedMapping {
  const columns = Object.entries(columnMapOf(plan.matches)).map(([questionId, index]): [string, string] => {
    const title = questions.find(({ id }) => id === questionId)?.text ?? '';
    const isUnique = questions.filter(({ text }) => text === title).length === 1;
    return [plan.headers[index] ?? '', isUnique ? title : questionId];
  });
  const dateColumn = plan.dateColumn === null ? null : (plan.headers[plan.dateColumn] ?? null);
  const cells = Object.fromEntries(
    Object.entries(savedFormats(plan)).map(([id, format]) => [
      plan.headers[plan.columnMap[id] ?? -1] ?? '',
      format,
    ]),
  );
  const known = plan.dates.filter(({ source }) => source !== 'unknown');
  return {
    columns: Object.fromEntries(columns),
    dateColumn,
    ...(Object.keys(cells).length > 0 && { cells }),
    ...(plan.hours !== undefined && { hours: plan.hours }),
    dateFormat: known.find(({ questionId }) => questionId === null)?.format ?? null,
    dateFormats: Object.fromEntries(
      known.flatMap(({ questionId, header, format }): [string, string][] =>
        questionId === null ? [] : [[header, format]],
      ),
    ),
  };
}

/** The mapping of a plan for everybody. */
export function contentOf(plan: FilePlan, { questions }: WholeForm): MappingContent {
  const headerOf = (index: number) => plan.headers[index] ?? '';
  const known = plan.dates.filter(({ source }) => source !== 'unknown');
  return {
    columns: questions.flatMap(({ id, text }) => {
      const index = plan.columnMap[id];
      return index === undefined ? [] : [{ header: headerOf(index), questionId: id, question: text }];
    }),
    dateColumn: plan.dateColumn === null ? null : headerOf(plan.dateColumn),
    dateFormat: known.find(({ questionId }) => questionId === null)?.format ?? null,
    dateFormats: Object.fromEntries(
      known.flatMap(({ questionId, format }): [string, string][] =>
        questionId === null ? [] : [[questionId, format]],
      ),
    ),
    cellFormats: savedFormats(plan),
    ...(plan.hours !== undefined && { hours: plan.hours }),
  };
}

/** The columns of a place are those of one file, and are found again in the next. */
function savedFormats({ cellFormats }: FilePlan): Record<string, CellFormat> {
  return Object.fromEntries(
    Object.entries(cellFormats).flatMap(([id, { place: _, ...format }]): [string, CellFormat][] =>
      Object.keys(format).length === 0 ? [] : [[id, format]],
    ),
  );
}
