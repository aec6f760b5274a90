// Serializes a page of rows as bytes. The output equals that of `rowText` in wire.ts for each row (a test compares
// them), but it does not create ten thousand strings: most bytes of an answer are those of its question or of the row's
// previous answer, and its value is copied as the database has written it. PostgreSQL escapes JSON text exactly as
// JSON.stringify does.
import { Buffer } from 'node:buffer';
import { type RowRecord, rowAround, rowText } from './wire.ts';

/** A page of rows as JSON in UTF-8; `totalElements` is the total number of passing rows. */
export function rowsPage(
  rows: readonly RowRecord[],
  questionIds: readonly string[],
  query: { page: number; size: number },
  totalElements: number,
): Buffer {
  const form = formOf(questionIds);
  const expected = rows.reduce((sum, row) => sum + row.answers.length, 0);
  const page = new Bytes(expected + rows.length * (form.sorted.length * 120 + 800) + 1_000);
  page.add('{"content":[');
  for (const [index, row] of rows.entries()) {
    if (index > 0) page.add(',');
    if (!addQuickly(page, row, form)) page.add(rowText(row, questionIds));
  }
  const totalPages = Math.ceil(totalElements / query.size);
  page.add(
    `],"page":${query.page},"size":${query.size},"totalElements":${totalElements},"totalPages":${totalPages}}`,
  );
  return page.written();
}

/** A growable byte buffer. */
class Bytes {
  bytes: Buffer;
  end = 0;
  constructor(size: number) {
    this.bytes = Buffer.allocUnsafe(size);
  }
  /** Makes room for this many more bytes. */
  reserve(more: number): void {
    if (this.bytes.length - this.end >= more) return;
    const larger = Buffer.allocUnsafe(this.bytes.length * 2 + more);
    this.bytes.copy(larger, 0, 0, this.end);
    this.bytes = larger;
  }
  add(text: string): void {
    this.reserve(text.length * 3);
    this.end += this.bytes.write(text, this.end, 'utf8');
  }
  written(): Buffer {
    return this.bytes.subarray(0, this.end);
  }
}

type FormBytes = {
  /** Question ids as bytes in jsonb's key order, and the indexes of the questions. */
  sorted: readonly { key: Uint8Array; place: number }[];
  /** By question index: the text between the row's part of an answer's id and the value. */
  tails: readonly Uint8Array[];
  /** By question index, for the current row: where its value starts; 0 if it has none. */
  starts: Int32Array;
  ends: Int32Array;
};
const formsByIds = new WeakMap<readonly string[], FormBytes>();

function formOf(questionIds: readonly string[]): FormBytes {
  const known = formsByIds.get(questionIds);
  if (known !== undefined) return known;
  const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
  const form = {
    // All ids have the same length, so jsonb sorts them by their bytes.
    sorted: questionIds
      .map((id, place) => ({ id, place }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, place }) => ({ key: bytesOf(id), place })),
    tails: questionIds.map((id) => bytesOf(`${id.slice(24)}","questionId":"${id}","value":`)),
    starts: new Int32Array(questionIds.length),
    ends: new Int32Array(questionIds.length),
  };
  formsByIds.set(questionIds, form);
  return form;
}

let source = Buffer.allocUnsafeSlow(16_384);
const longestSource = 1_048_576;
const [quote, backslash, idLength] = [0x22, 0x5c, 36];
/** From this length on, a native copy is faster than a loop. */
const longValue = 48;

/** Returns false without adding anything for an unusual row: edited, without answers, or with a list as an answer. */
function addQuickly(page: Bytes, row: RowRecord, form: FormBytes): boolean {
  if (row.edited !== null || row.answers.length * 3 > longestSource) return false;
  if (source.length < row.answers.length * 3) source = Buffer.allocUnsafeSlow(row.answers.length * 3);
  const length = source.write(row.answers, 'utf8');
  if (!findValues(form, length)) return false;
  const { before, after } = rowAround(row);
  // A UUID built like that of `answersText` in wire.ts.
  const first = `{"id":"${row.id.slice(0, 14)}8000${row.id.slice(18, 24)}`;
  const last = `,"createdDate":${row.createdAt}}`;
  const between = `${last},${first}`;
  page.reserve(length + form.tails.length * 180 + (before.length + after.length) * 3 + 200);
  page.add(before + first);
  addAnswers(page, form, between);
  page.add(last + after);
  return true;
}

/**
 * Copies the values of `source` with the surrounding text; `between` two answers are bytes that depend only on the row.
 */
function addAnswers(page: Bytes, { tails, starts, ends }: FormBytes, between: string): void {
  const { bytes } = page;
  const from = source;
  let at = page.end;
  let betweenAt = -1;
  let isFirst = true;
  for (let place = 0; place < tails.length; place += 1) {
    const start = starts[place] ?? 0;
    const tail = tails[place];
    if (start === 0 || tail === undefined) continue;
    if (isFirst) isFirst = false;
    else if (betweenAt === -1) {
      betweenAt = at;
      at += bytes.write(between, at, 'latin1');
    } else {
      bytes.copyWithin(at, betweenAt, betweenAt + between.length);
      at += between.length;
    }
    bytes.set(tail, at);
    at += tail.length;
    const end = ends[place] ?? 0;
    if (end - start >= longValue) at += from.copy(bytes, at, start, end);
    else for (let index = start; index < end; index += 1) bytes[at++] = from[index] ?? 0;
  }
  page.end = at;
}

/**
 * Finds the values of the questions in `source`, which has the form `{"id": "value", ...}`; false for any other form, or
 * if it is empty.
 */
function findValues({ sorted, starts, ends }: FormBytes, length: number): boolean {
  const from = source;
  starts.fill(0);
  let at = 1;
  let next = 0;
  while (from[at] === quote) {
    while (next < sorted.length && !isAt(sorted[next]?.key, at + 1)) next += 1;
    const place = sorted[next]?.place;
    if (place === undefined) return false;
    next += 1;
    // After the key, its quote, the colon and the space.
    at += 1 + idLength + 3;
    if (from[at] !== quote) return false;
    starts[place] = at;
    at += 1;
    while (at < length && from[at] !== quote) at += from[at] === backslash ? 2 : 1;
    at += 1;
    ends[place] = at;
    // A comma and a space, or the end.
    at += 2;
  }
  return next > 0 && at === length + 1;
}

function isAt(key: Uint8Array | undefined, at: number): boolean {
  if (key === undefined || key.length !== idLength) return false;
  for (let index = 0; index < idLength; index += 1) if (source[at + index] !== key[index]) return false;
  return true;
}
