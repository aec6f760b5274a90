// Reads the rows of a form, a CSV file with the titles of its questions as an export has them, into the sheets that they have
// become by now: what lies ahead of today is left out.
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import type { FormRules } from '#core/filling/rules/form-rules-type.ts';
import type { Directory } from '#core/forms/file/form-file-names.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { csvLines } from '#core/imports/csv/lines.ts';
import { type CellResult, compileCell, isCellIssue } from '#core/imports/parse-cell.ts';
import { type PassedRule, passing, storedPasses } from '#core/questions/rules/passing.ts';
import type { Question } from '#core/questions/schema.ts';
import { attachedFileValue } from '#core/questions/attached/attached-file.ts';
import { attachedTo, isStoredType } from '#core/questions/attached/stored-types.ts';
import { entryOf, entryValue } from '#core/questions/entries/entry.ts';
import { flatAnswer } from '#core/questions/entries/flat.ts';
import { isEntries } from '#core/questions/types.ts';
import { type AnswerValue, type Answers, valuesOf } from '#core/questions/values.ts';
import { offsetAt } from '#core/time/zone.ts';
import { type DemoForm, type DemoImage, type DemoRow, type DemoSheet, type DemoUser, named } from './data.ts';
import type { FormFile } from './files.ts';
import { type Calendar, calendarOf } from './moments.ts';
import { idOf } from './ids.ts';
import { attachmentOf } from './papers.ts';

const minute = 60_000;

/** What the forms of a company refer to. */
export type FormWorld = {
  companyId: string;
  now: number;
  timeZone: string;
  users: readonly DemoUser[];
  directory: Directory;
  catalog: CatalogIndex;
};

/** A line of the file: its cell in a column, an empty text if there is none. */
type Line = { number: number; cell(title: string): string };
type ReadForm = FormFile & { name: string; input: FormInput & { id: string }; rules: FormRules };

/** The sheets of a form, and the images of their answers. */
export function readRows(
  text: string,
  form: ReadForm,
  world: FormWorld,
): Pick<DemoForm, 'sheets' | 'images'> {
  const images: DemoImage[] = [];
  const bySeries = Map.groupBy(linesOf(text), ({ cell }) => cell('Sheet'));
  const sheets = form.sheets.flatMap((series) =>
    sheetsOf(series, bySeries.get(series.key) ?? [], { form, world, images }),
  );
  return { sheets, images };
}

function linesOf(text: string): Line[] {
  const [header, ...lines] = csvLines(text);
  const columns = new Map(header?.cells.map((title, index) => [title, index]));
  return lines.map(({ line, cells }) => ({
    number: line,
    cell: (title) => cells[columns.get(title) ?? -1] ?? '',
  }));
}

function sheetsOf(
  series: FormFile['sheets'][number],
  lines: readonly Line[],
  { form, world, images }: { form: ReadForm; world: FormWorld; images: DemoImage[] },
): DemoSheet[] {
  const { now, users } = world;
  const { every } = series;
  const calendar = calendarOf(now, series.timeZone ?? world.timeZone, world.timeZone);
  const answer = answerReader(form, calendar, world);
  const past = lines
    .map((line) => ({ line, at: calendar.at(line.cell('Date')) }))
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => a.at - b.at);
  const byPeriod = Map.groupBy(past, ({ at }) => (every === undefined ? 0 : calendar.firstDay(at, every)));
  return [...byPeriod].map(([firstDay, rowLines], index) => {
    const user = named(users, 'userName', series.users[index % series.users.length] ?? '');
    const setup = (title: string) => calendar.fillIn(series.setup[title] ?? '', firstDay);
    const answers = answer(form.input.contextQuestions, { number: 0, cell: setup }, () => '');
    const sheetId = idOf(form.input.id, 'sheet', series.key, String(firstDay - calendar.today));
    const rows = rowLines.map(({ line, at }): DemoRow => {
      const id = idOf(form.input.id, 'row', String(line.number));
      const written = answer(form.input.questions, line, ({ id: questionId, type }, picture, entry) => {
        const image = { id: idOf(id, 'image', questionId, ...entry), picture, user, sheetId, createdAt: at };
        if (attachedTo(type) === null) {
          images.push(image);
          return image.id;
        }
        images.push({ ...image, name: picture });
        return attachedFileValue({ id: image.id, size: attachmentOf(picture).bytes.length, name: picture });
      });
      const fill = form.rules.fills.questions;
      const own = fill?.({ answers: written, context: answers }).answers ?? written;
      const alerts = form.rules.alertsOf({ ...answers, ...own });
      const passed = passedIn(form.rules, { answers: own, context: answers, at }, line, user);
      const sheet = { company_id: world.companyId, sheet_id: sheetId, user_id: user.id };
      const aftermath = aftermathOf(line, at, { form, calendar, world });
      return { ...sheet, id, answers: own, alerts, passed, created_at: at, ...aftermath };
    });
    const [first, last] = [rows[0]?.created_at ?? 0, rows.at(-1)?.created_at ?? 0];
    const isOver = every !== undefined && firstDay !== calendar.firstDay(now, every);
    const completedAt = isOver ? Math.min(last + 20 * minute, now) : null;
    return {
      id: sheetId,
      name: calendar.fillIn(series.name, firstDay),
      user,
      answers,
      createdAt: first - 5 * minute,
      modifiedAt: Math.max(completedAt ?? 0, ...rows.map((row) => row.modified_at)),
      completedAt,
      rows,
    };
  });
}

/** Stores a picture or a file that a cell names, and gives its answer; `entry` is the index of the entry that it is in, or empty. */
type OnPicture = (question: Question, picture: string, entry: string[]) => string;

/** Reads the answers of a line as an import does. */
function answerReader({ input, name }: ReadForm, calendar: Calendar, { catalog }: FormWorld) {
  const settings = {
    catalog,
    anyItem: true,
    format: { items: 'PATH' as const },
    decimalSeparator: '.' as const,
    readDate: calendar.read,
    offsetAt: (at: number) => offsetAt(at, calendar.timeZone),
    dateFormat: '-3 06:44 or Mon-3 06:44',
  };
  const cells = new Map(
    [...input.contextQuestions, ...input.questions].map((question) => [
      question.id,
      compileCell(question, settings),
    ]),
  );
  return (questions: readonly Question[], { number, cell }: Line, onPicture: OnPicture): Answers => {
    const answers: Record<string, AnswerValue> = {};
    for (const question of questions) {
      const { id, text, type } = question;
      const written = cell(text);
      if (written === '') continue;
      const read = isStoredType(type)
        ? onPicture(question, written, [])
        : withPictures(question, cells.get(id)?.(written) ?? null, onPicture);
      if (isCellIssue(read)) throw new Error(`Line ${number} of ${name}.csv, ${text}: ${read.issue}`);
      if (read !== null) answers[id] = read;
    }
    return answers;
  };
}

/** Entries with what is stored in place of the pictures that they name. */
function withPictures(question: Question, read: CellResult, onPicture: OnPicture): CellResult {
  if (read === null || isCellIssue(read) || !isEntries(question.type)) return read;
  return valuesOf(read).map((value, index) => {
    const answers: Record<string, AnswerValue> = { ...entryOf(value) };
    for (const { question: inner, values } of flatAnswer<Question>(question, [value], isStoredType))
      answers[inner.id] = values.map((picture) => onPicture(inner, picture, [String(index)]));
    return entryValue(answers, question.questions ?? []);
  });
}

/** The rules that a row breaks, for the reason that its line gives. */
function passedIn(
  rules: FormRules,
  { answers, context, at }: { answers: Answers; context: Answers; at: number },
  { cell }: Line,
  by: Pick<DemoUser, 'id' | 'userName'>,
): PassedRule[] | null {
  const broken = rules.brokenRules(answers, { ...context, ...answers }, { madeAt: at });
  const passed = storedPasses(passing(broken, () => cell('Passed because')).passed, {
    by,
    at,
  });
  return passed.length === 0 ? null : passed;
}

/** What has happened to a row since: its review, and a correction of the admin. */
function aftermathOf(
  { cell }: Line,
  createdAt: number,
  { form, calendar, world }: { form: ReadForm; calendar: Calendar; world: FormWorld },
) {
  const { corrects, input } = form;
  const { users, now } = world;
  const past = (title: string) => {
    const at = calendar.read(cell(title));
    return at === null || at > now ? null : at;
  };
  const [reviewedAt, correctedAt] = [past('Reviewed at'), past('Corrected at')];
  const pending = input.reviewers.length === 0 ? null : ('PENDING' as const);
  const outcome = cell('Review') === 'rejected' ? ('REJECTED' as const) : ('APPROVED' as const);
  const correction =
    correctedAt === null
      ? null
      : {
          questionId: named(input.questions, 'text', corrects ?? '').id,
          previous: cell('Corrected from'),
          at: correctedAt,
          reason: cell('Reason'),
        };
  return {
    correction,
    edited: correction && { [correction.questionId]: correction.at },
    review_state: reviewedAt === null ? pending : outcome,
    reviewer_id: reviewedAt === null ? null : named(users, 'userName', cell('Reviewer')).id,
    review_date: reviewedAt,
    review_comment: reviewedAt === null ? null : cell('Comment') || null,
    modified_at: Math.max(createdAt, reviewedAt ?? 0, correctedAt ?? 0),
  };
}
