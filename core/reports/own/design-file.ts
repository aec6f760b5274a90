// A design as a file: the JSON that the server takes, and beside the form's id its name and the titles of its questions,
// by which the design can be moved to another form.
import type * as z from 'zod/mini';
import { withFullStop } from '#core/format/full-stop.ts';
import { AppError, type FieldError } from '#core/errors.ts';
import { questionsInside } from '#core/questions/entries/outside.ts';
import type { DesignForm } from './design-issues.ts';
import { fromFilter, toFilter } from '#core/sheets/filter/filter-draft.ts';
import { rowFilter } from '#core/sheets/schema.ts';
import { type Design, design as designShape } from './schema.ts';
import type { RowSelection } from './sources.ts';
import { storedDesign } from './stored-design.ts';
import { placeText } from './labels.ts';
import { unknownKeys } from '#core/unknown-keys.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The content of a design's file, for its form. */
export function designFileText(
  { name, description, form, parameters, filters, filter, rows, values, sections }: Design,
  { questions, contextQuestions }: Pick<DesignForm, 'questions' | 'contextQuestions'>,
): string {
  const body = { parameters, filters, filter, rows, values, sections };
  const used = JSON.stringify(body);
  const titles = namedQuestions({ contextQuestions, questions })
    .filter(({ id }) => used.includes(id))
    .map(({ id, text, entries }) => ({ id, text, ...(entries !== undefined && { entries }) }));
  const content = { name, description, form: { ...form, questions: titles }, ...body };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/**
 * The design of a file's JSON. What the server says of a design may stand in it.
 * @throws AppError `invalid` with the issues of its shape, and each key that no design has
 */
export function parseDesignFile(content: unknown): Design {
  const unknown = unknownKeys([designShape, storedDesign], content);
  const parsed = designShape.safeParse(content);
  if (parsed.success && unknown.length === 0) return parsed.data;
  throw refusal([...unknown, ...(parsed.error?.issues ?? []).map(errorOf)]);
}

/**
 * The design of JSON that a program wrote.
 * @throws AppError `invalid` with the issues of its shape
 */
export function parseDesign(content: unknown): Design {
  const parsed = designShape.safeParse(content);
  if (parsed.success) return parsed.data;
  throw refusal(parsed.error.issues.map(errorOf));
}

function errorOf({ path, message }: z.core.$ZodIssue): FieldError {
  return { path: path.map(String).join('.'), message };
}

function refusal(errors: readonly FieldError[]): AppError {
  return new AppError('invalid', wording(m.thisIsNotReportDesign), {
    errors,
    hint: wording(m.formdeckReportsDesignsExportWrites),
  });
}

/** An issue as a line: `Section 3, table "Strikes": The form does not have this question.` */
export function designIssueLine(design: Design, { path, message }: FieldError): string {
  return withFullStop(`${placeText(design, path)}: ${message}`);
}

type TargetForm = { id: string; name: string } & Pick<
  DesignForm,
  'questions' | 'contextQuestions' | 'widgets'
>;

/**
 * The design for another form: questions by their ids, or by the titles that the file has of them. Those that are not
 * found, and saved widgets, keep their ids, and are issues of the design. Sheets, people and alerts that its rows are
 * chosen by are of the other form: those conditions are dropped (`dropsRows` says so before).
 */
export function designForForm(design: Design, target: TargetForm): Design {
  const all = namedQuestions(target);
  const known = new Set(all.map(({ id }) => id));
  const byTitle = Map.groupBy(all, foldTitle);
  const moved = new Map<string, string>();
  for (const { id, ...titles } of design.form.questions ?? []) {
    const [found, ...others] = byTitle.get(foldTitle(titles)) ?? [];
    if (!known.has(id) && found !== undefined && others.length === 0) moved.set(id, found.id);
  }
  const { name, description } = design;
  const next = renamed(design, moved);
  return {
    ...next,
    name,
    description,
    rows: design.form.id === target.id ? next.rows : rowsElsewhere(next.rows),
    form: { id: target.id, name: target.name },
  };
}

/** Whether a design for another form loses sheets, people or alerts by which its rows are chosen. */
export function dropsRows({ rows, form }: Design, formId: string): boolean {
  if (rows === null || form.id === formId) return false;
  const { userIds, alertIds } = fromFilter(rows.filter);
  return rows.sheetIds !== null || userIds.length > 0 || alertIds.length > 0;
}

function rowsElsewhere(rows: RowSelection | null): RowSelection | null {
  const filter = toFilter({ ...fromFilter(rows?.filter ?? null), userIds: [], alertIds: [] });
  return filter === null ? null : { sheetIds: null, filter: rowFilter.parse(filter) };
}

type Titles = { text: string; entries?: string | undefined };

function namedQuestions({
  contextQuestions,
  questions,
}: Pick<DesignForm, 'questions' | 'contextQuestions'>): (Titles & { id: string })[] {
  const all = [...contextQuestions, ...questions];
  return [...all, ...questionsInside(all)];
}

function foldTitle({ text, entries = '' }: Titles): string {
  return [text, entries].map((title) => title.trim().replaceAll(/\s+/g, ' ').toLowerCase()).join('\n');
}

/** Every text of a design that is exactly an id gets the new one, in expressions too. */
function renamed(design: Design, ids: ReadonlyMap<string, string>): Design {
  if (ids.size === 0) return design;
  const text = JSON.stringify(design, (_, value: unknown) =>
    typeof value === 'string' ? (ids.get(value) ?? value) : value,
  );
  return parseDesign(JSON.parse(text));
}
