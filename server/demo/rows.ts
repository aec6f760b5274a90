// Reads the rows of a form, a CSV file with the titles of its questions as an export has them, into the sheets that they have
// become by now: what lies ahead of today is left out.
import type { CatalogIndex } from '#core/filling/catalog-index.ts';
import type { FormRules } from '#core/filling/form-rules.ts';
import type { Directory } from '#core/forms/file/form-file-names.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { csvLines } from '#core/imports/csv/lines.ts';
import { compileCell, isCellIssue } from '#core/imports/parse-cell.ts';
import type { Question } from '#core/questions/schema.ts';
import { isImageType } from '#core/questions/types.ts';
import type { AnswerValue, Answers } from '#core/questions/values.ts';
import { offsetAt } from '#core/time/zone.ts';
import {
  type DemoForm,
  type DemoImage,
  type DemoReview,
  type DemoRow,
  type DemoSheet,
  type DemoUser,
  named,
} from './data.ts';
import type { FormFile } from './files.ts';
import { type Calendar, calendarOf } from './moments.ts';
import { createRandom, idOf } from './random.ts';

const minute = 60_000;

/** What the forms of a company refer to. */
export type FormWorld = {
  key: string;
  now: number;
  timeZone: string;
  users: readonly DemoUser[];
  directory: Directory;
  catalog: CatalogIndex;
};

/** A line of the file: its cell in a column, an empty text if there is none. */
type Line = { number: number; cell(title: string): string };
type ReadForm = FormFile & { name: string; input: FormInput & { id: string }; rules: FormRules };
type Series = FormFile['sheets'][number];

/** The sheets of a form, and the images of their answers. */
export function readRows(
  text: string,
  form: ReadForm,
  world: FormWorld,
): Pick<DemoForm, 'sheets' | 'images'> {
  const images: DemoImage[] = [];
  const bySeries = Map.groupBy(linesOf(text), ({ cell }) => cell('Sheet'));
  const sheets = form.sheets.flatMap((series) =>
    sheetsOf(series, bySeries.get(series.key) ?? [], form, world, images),
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
  series: Series,
  lines: readonly Line[],
  form: ReadForm,
  world: FormWorld,
  images: DemoImage[],
): DemoSheet[] {
  const { now } = world;
  const { input, rules } = form;
  const calendar = calendarOf(now, series.timeZone ?? world.timeZone);
  const answer = answerReader(input, calendar, world, form.name);
  const past = lines
    .map((line) => ({ line, at: calendar.read(line.cell('Date')) ?? Number.NaN }))
    .filter(({ at }) => !(at > now))
    .toSorted((a, b) => a.at - b.at);
  const { every } = series;
  const byPeriod = Map.groupBy(past, ({ at }) => (every === undefined ? 0 : calendar.firstDay(at, every)));
  return [...byPeriod].map(([firstDay, rowLines], index) => {
    const user = named(world.users, 'userName', series.users[index % series.users.length] ?? '');
    const setup = (title: string) => calendar.fillIn(series.setup[title] ?? '', firstDay);
    const answers = answer(input.contextQuestions, { number: 0, cell: setup }, () => '');
    const sheetId = idOf(input.id, 'sheet', series.key, String(firstDay - calendar.today));
    const rows = rowLines.map(({ line, at }): DemoRow => {
      const id = idOf(input.id, 'row', String(line.number));
      const own = answer(input.questions, line, (questionId, picture) => {
        const imageId = idOf(id, 'image', questionId);
        images.push({ id: imageId, picture, user, sheetId, createdAt: at });
        return imageId;
      });
      const alerts = rules.alertsOf({ ...answers, ...own });
      const review = input.reviewers.length === 0 ? null : reviewOf(line, calendar, world);
      const correction = correctionOf(line, calendar, form, now);
      const reviewedAt = review === null || review.state === 'PENDING' ? 0 : review.at;
      const modifiedAt = Math.max(at, reviewedAt, correction?.at ?? 0);
      return { id, answers: own, alerts, createdAt: at, modifiedAt, review, correction };
    });
    const random = createRandom(sheetId);
    const isOver = every !== undefined && firstDay !== calendar.firstDay(now, every);
    const lastAt = rows.at(-1)?.createdAt ?? 0;
    const completedAt = isOver ? Math.min(lastAt + Math.round(random(5, 90) * minute), now) : null;
    return {
      id: sheetId,
      name: calendar.fillIn(series.name, firstDay),
      user,
      answers,
      createdAt: (rows[0]?.createdAt ?? 0) - Math.round(random(3, 12) * minute),
      modifiedAt: Math.max(completedAt ?? 0, ...rows.map((row) => row.modifiedAt)),
      completedAt,
      rows,
    };
  });
}

/** Stores a picture that a cell names, and gives its id. */
type OnPicture = (questionId: string, picture: string) => string;

/** Reads the answers of a line as an import does. */
function answerReader(input: FormInput, calendar: Calendar, { catalog }: FormWorld, file: string) {
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
    for (const { id, text, type } of questions) {
      const written = cell(text);
      if (written === '') continue;
      const read = isImageType(type) ? onPicture(id, written) : (cells.get(id)?.(written) ?? null);
      if (isCellIssue(read)) throw new Error(`Line ${number} of ${file}.csv, ${text}: ${read.issue}`);
      if (read !== null) answers[id] = read;
    }
    return answers;
  };
}

function reviewOf({ cell }: Line, calendar: Calendar, { users, now }: FormWorld): DemoReview {
  const at = calendar.read(cell('Reviewed at'));
  if (at === null || at > now) return { state: 'PENDING' };
  const state = cell('Review') === 'rejected' ? 'REJECTED' : 'APPROVED';
  const reviewer = named(users, 'userName', cell('Reviewer'));
  return { state, reviewer, at, comment: cell('Comment') || null };
}

function correctionOf({ cell }: Line, calendar: Calendar, { corrects, input }: ReadForm, now: number) {
  const at = calendar.read(cell('Corrected at'));
  if (at === null || at > now || corrects === undefined) return null;
  const { id: questionId } = named(input.questions, 'text', corrects);
  return { questionId, previous: cell('Corrected from'), at, reason: cell('Reason') };
}
