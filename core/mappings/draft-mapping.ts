// A saved mapping applied to the draft of an import, and the mapping of a draft.
import {
  chooseCellFormat,
  chooseDateColumn,
  chooseDateFormat,
  chooseQuestionFormat,
  draftFormats,
  type ImportDraft,
  usedCellFormats,
} from '#core/imports/import-draft.ts';
import { cellFormatOf, fitMapping } from './check-mapping.ts';
import type { MappingContent } from './schema.ts';

/** The draft as a mapping has it; `missing` names what of the mapping has gone. Columns that it does not name are left out. */
export function applyMapping(
  draft: ImportDraft,
  mapping: MappingContent,
): { draft: ImportDraft; missing: string[] } {
  const { form, file, files } = draft;
  const { columns, dateColumn, missing } = fitMapping(mapping, file.headers, {
    questions: form.questions,
    bringsFiles: files !== undefined,
  });
  const matches = draft.matches.map(({ questionId }) => {
    const columnIndex = columns.get(questionId) ?? null;
    return { questionId, columnIndex, score: columnIndex === null ? 0 : 1 };
  });
  const { hours: _, ...unsettled } = draft;
  const hours = mapping.hours === undefined ? {} : { hours: mapping.hours };
  const matched = { ...unsettled, ...hours, matches, questionFormats: {}, cellFormats: {} };
  let next = chooseDateColumn(matched, dateColumn);
  if (dateColumn !== null && mapping.dateFormat !== null) next = chooseDateFormat(next, mapping.dateFormat);
  for (const question of form.questions) {
    const { id } = question;
    if (!columns.has(id)) continue;
    const dateFormat = mapping.dateFormats[id];
    if (dateFormat !== undefined) next = chooseQuestionFormat(next, id, dateFormat);
    const format = cellFormatOf(mapping, question);
    if (format !== undefined) next = chooseCellFormat(next, id, { separator: null, ...format });
  }
  return { draft: next, missing };
}

/** How a draft reads its file, to be saved. */
export function mappingOfDraft(draft: ImportDraft): MappingContent {
  const { file, form, matches, dateColumn, hours } = draft;
  const headerOf = (index: number) => file.headers[index] ?? '';
  const titles = new Map(form.questions.map(({ id, text }) => [id, text]));
  const formats = draftFormats(draft).filter(({ source }) => source !== 'unknown');
  return {
    columns: matches.flatMap(({ questionId, columnIndex }) =>
      columnIndex === null
        ? []
        : [{ header: headerOf(columnIndex), questionId, question: titles.get(questionId) ?? '' }],
    ),
    dateColumn: dateColumn === null ? null : headerOf(dateColumn),
    dateFormat: formats.find(({ questionId }) => questionId === null)?.format ?? null,
    dateFormats: Object.fromEntries(
      formats.flatMap(({ questionId, format }): [string, string][] =>
        questionId === null ? [] : [[questionId, format]],
      ),
    ),
    cellFormats: usedCellFormats(draft),
    ...(hours !== undefined && { hours }),
  };
}
