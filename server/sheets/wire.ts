// Serializes rows for the wire. The database stores a row's answers compactly, {question id: value or [values]}: a third
// of the bytes of the wire's list of answers, and a filter finds a value by its key. Here they become the wire's text,
// without creating an object per answer; rows-page.ts does a page of ten thousand without parsing.
import { Buffer } from 'node:buffer';
import type { FieldError } from '#core/errors.ts';
import type { Person } from '#core/primitives.ts';
import type { PassedRule } from '#core/questions/rules/passing.ts';
import type { ReviewState } from '#core/sheets/schema.ts';

export type RowRecord = {
  id: string;
  sheetId: string;
  userId: string;
  user: Person;
  /** The jsonb column as text. */
  answers: string;
  edited: Record<string, number> | null;
  alerts: string[];
  /** Null for none. */
  passed: readonly PassedRule[] | null;
  reviewState: ReviewState | null;
  reviewerId: string | null;
  reviewer: Person | null;
  reviewDate: number | null;
  reviewComment: string | null;
  returnedBy: string | null;
  returner: Person | null;
  returnedAt: number | null;
  returnComment: string | null;
  createdAt: number;
  modifiedAt: number;
};

/** The JSON text of a row; answers are in the order of `questionIds`. */
export function rowText(row: RowRecord, questionIds: readonly string[]): string {
  const { before, after } = rowAround(row);
  return before + answersText(row, questionIds) + after;
}

/** The JSON text of a row before and after its answers. */
export function rowAround(row: RowRecord): { before: string; after: string } {
  const alerts = row.alerts.length === 0 ? '' : `"${row.alerts.join('","')}"`;
  return {
    before:
      `{"id":"${row.id}","sheetId":"${row.sheetId}"` +
      `,"dates":{"created":${row.createdAt},"lastModified":${row.modifiedAt}}` +
      `,"user":${JSON.stringify(row.user)}` +
      `,"answers":[`,
    after:
      `],"alerts":[${alerts}]${passedText(row)}` +
      `,"reviewState":${row.reviewState === null ? 'null' : `"${row.reviewState}"`},"reviewer":${JSON.stringify(row.reviewer)}` +
      `,"reviewDate":${row.reviewDate},"reviewComment":${JSON.stringify(row.reviewComment)}` +
      `,"returned":${returnedText(row)}}`,
  };
}

/** The JSON text of a row or a sheet, with what was left out of it. */
export function withNotes(text: string, notes: readonly FieldError[]): string {
  return notes.length === 0 ? text : `${text.slice(0, -1)},"notes":${JSON.stringify(notes)}}`;
}

/** Of a row or a sheet; nothing for none. */
export function passedText({ passed }: Pick<RowRecord, 'passed'>): string {
  return passed === null ? '' : `,"passed":${JSON.stringify(passed)}`;
}

function returnedText(row: RowRecord): string {
  if (row.returnedAt === null) return 'null';
  return JSON.stringify({ by: row.returner, at: row.returnedAt, comment: row.returnComment ?? '' });
}

type Answered = { id: string; answers: string; edited: Record<string, number> | null; createdAt: number };

/** The answers of a row or of a sheet's context, comma-separated, without the brackets. */
export function answersText(thing: Answered, questionIds: readonly string[]): string {
  const answers: Record<string, string | string[] | undefined> = JSON.parse(thing.answers);
  const { edited, createdAt: created } = thing;
  // A UUID of version 8: the thing's first 12 digits, the index among several values, the thing's fourth group, the
  // question's last 12 digits. It is stable, and takes no space in the database.
  const head = `{"id":"${thing.id.slice(0, 14)}8`;
  const middle = thing.id.slice(18, 24);
  const first = `${head}000${middle}`;
  const unedited = `,"createdDate":${created}}`;
  let text = '';
  for (const { id, tail } of partsOf(questionIds)) {
    const answer = answers[id];
    if (answer === undefined) continue;
    const at = edited?.[id];
    const end = at === undefined ? unedited : `,"createdDate":${at}}`;
    if (typeof answer === 'string') {
      text += (text === '' ? first : `,${first}`) + tail + JSON.stringify(answer) + end;
      continue;
    }
    for (const [index, value] of answer.entries()) {
      const place = (index & 0xfff).toString(16).padStart(3, '0');
      text += `${text === '' ? '' : ','}${head}${place}${middle}${tail}${JSON.stringify(value)}${end}`;
    }
  }
  return text;
}

type QuestionPart = {
  id: string;
  /** The text between the row's part of an answer's id and the value. */ tail: string;
};
const partsByList = new WeakMap<readonly string[], readonly QuestionPart[]>();

/** Cached per list of questions: a page has ten thousand answers. */
function partsOf(questionIds: readonly string[]): readonly QuestionPart[] {
  const known = partsByList.get(questionIds);
  if (known !== undefined) return known;
  const parts = questionIds.map((id) => ({ id, tail: `${id.slice(24)}","questionId":"${id}","value":` }));
  partsByList.set(questionIds, parts);
  return parts;
}

/**
 * Concatenates texts as UTF-8, with commas between them. Each is encoded separately: encoding a page as one string takes
 * three times as long, since it is concatenated, measured and encoded.
 */
export function bytesOf(before: string, texts: readonly string[], after: string): Buffer {
  let length = 0;
  for (const text of texts) length += text.length + 1;
  // Most characters take one byte.
  let buffer = Buffer.allocUnsafe(before.length * 3 + after.length * 3 + Math.ceil(length * 1.1));
  let end = 0;
  const add = (text: string) => {
    const most = text.length * 3;
    // One extra byte for a comma.
    if (buffer.length - end <= most) {
      const larger = Buffer.allocUnsafe(buffer.length * 2 + most + 1);
      buffer.copy(larger, 0, 0, end);
      buffer = larger;
    }
    end += buffer.write(text, end, 'utf8');
  };
  add(before);
  for (const [index, text] of texts.entries()) {
    if (index > 0) buffer[end++] = comma;
    add(text);
  }
  add(after);
  return buffer.subarray(0, end);
}

const comma = 0x2c;

/** A page as JSON around the texts of its content. */
export function pageBytes(
  content: readonly string[],
  query: { page: number; size: number },
  totalElements: number,
): Buffer {
  const totalPages = Math.ceil(totalElements / query.size);
  return bytesOf(
    '{"content":[',
    content,
    `],"page":${query.page},"size":${query.size},"totalElements":${totalElements},"totalPages":${totalPages}}`,
  );
}
