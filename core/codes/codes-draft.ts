// Which codes somebody wants (spec 3, "Generate QR Codes"): what the page asks for, the address of the print page, and the
// options of the command, with the same rules.
import { keysOf } from '#core/keys-of.ts';
import type { FieldError } from '#core/errors.ts';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { itemCodes } from './item-codes.ts';
import { isSheetName } from './label-sheets.ts';
import { uuidsFrom } from './seeded-uuids.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** CATALOG is an addition: a code for each item of a branch, or of a type. */
export const codeTypes = ['UUID', 'INCREMENT', 'STATIC VALUE', 'CATALOG'] as const;
export type CodeType = (typeof codeTypes)[number];

/** The longest text of a code in bytes: what the error correction of level M leaves. */
export const longestCode = 2_331;
/** Of one page: as many as a roll of labels has. */
export const maximumCodes = 10_000;
/** Pixels of a code at scale 1 (spec 3, section 9). */
export const baseCodeSize = 128;
const mostPerRow = 20;
const largestScale = 10;
const longestText = 500;

/** As it is entered: numbers are texts, and an address may name a type that does not exist. */
export type CodesDraft = {
  type: string;
  howMany: string;
  prefix: string;
  start: string;
  value: string;
  /** For CATALOG: the item with all below it, empty for the whole catalog, and the type of the items, empty for any. */
  branch: string;
  itemType: string;
  description: string;
  perRow: string;
  scale: string;
  /** A page (A4, Letter) or a sheet of labels by its name. */
  sheet: string;
  /** The codes open this form, with their value as the answer to a question; empty: they hold the value. */
  formId: string;
  questionId: string;
  /** What random values are made from, so that the page shows the same ones again. */
  seed: string;
};

export const blankCodes: CodesDraft = {
  type: 'UUID',
  howMany: '1',
  prefix: '',
  start: '1',
  value: '',
  branch: '',
  itemType: '',
  description: '',
  perRow: '4',
  scale: '1',
  sheet: 'A4',
  formId: '',
  questionId: '',
  seed: '',
};

/** What is to be made, checked. */
export type CodesPlan = {
  type: CodeType;
  howMany: number;
  prefix: string;
  start: bigint;
  value: string;
  branch: string;
  itemType: string;
  description: string;
  perRow: number;
  scale: number;
  sheet: string;
  /** Null: the codes hold their value. */
  link: { formId: string; questionId: string } | null;
  seed: string;
};

/** The plan of a draft, or what is wrong with it, one entry a field. */
export function planOf(
  draft: CodesDraft,
): { plan: CodesPlan; issues: [] } | { plan: null; issues: FieldError[] } {
  const issues: FieldError[] = [];
  const note = (path: keyof CodesDraft, message: string | null) => {
    if (message !== null) issues.push({ path, message });
  };
  const type = codeTypes.find((each) => each === draft.type);
  note('type', type === undefined ? t(m.chooseOneOf, { codeTypes: codeTypes.join(', ') }) : null);
  // Of items there are as many as there are.
  if (draft.type !== 'CATALOG') note('howMany', wholeIssue(draft.howMany, maximumCodes));
  note('perRow', wholeIssue(draft.perRow, mostPerRow));
  note('scale', scaleIssue(draft.scale));
  if (draft.type === 'INCREMENT' && !/^-?\d{1,18}$/.test(draft.start.trim()))
    note('start', t(m.enterWholeNumber));
  if (draft.type === 'STATIC VALUE' && draft.value.trim() === '') note('value', t(m.enterValue));
  for (const field of ['prefix', 'value', 'description'] as const)
    note(field, draft[field].length > longestText ? t(m.atMostCharacters, { longestText }) : null);
  note('sheet', isSheetName(draft.sheet) ? null : t(m.chooseOneOfListedPages));
  if (draft.formId !== '' && draft.questionId === '') note('questionId', t(m.chooseQuestionThatThisValue));
  if (type === undefined || issues.length > 0) return { plan: null, issues };
  const { prefix, value, branch, itemType, description, sheet, formId, questionId, seed } = draft;
  const plan: CodesPlan = {
    type,
    howMany: type === 'CATALOG' ? 0 : Number(draft.howMany),
    prefix,
    start: type === 'INCREMENT' ? BigInt(draft.start.trim()) : 1n,
    value: value.trim(),
    branch,
    itemType,
    description: description.trim(),
    perRow: Number(draft.perRow),
    scale: Number(draft.scale),
    sheet,
    link: formId === '' ? null : { formId, questionId },
    seed,
  };
  return { plan, issues: [] };
}

function wholeIssue(text: string, most: number): string | null {
  if (!/^\d+$/.test(text.trim()) || Number(text) < 1) return t(m.enterWholeNumber1Or);
  return Number(text) > most ? t(m.atMost, { most }) : null;
}

function scaleIssue(text: string): string | null {
  const scale = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(scale)) return t(m.enterNumber);
  if (scale < 0) return t(m.scaleCannotBeNegative);
  return scale > largestScale ? t(m.scaleTooLarge, { largestScale }) : null;
}

/** A code before it is drawn: what it holds, and what is below it. */
export type CodeText = { content: string; label: string; /** A second line. */ note: string };

/**
 * The codes of a plan, in order. `origin` is where the forms of links are opened; the catalog is needed for those of its
 * items.
 */
export function codesOf(plan: CodesPlan, origin: string, catalog: readonly CatalogItem[] = []): CodeText[] {
  const values =
    plan.type === 'CATALOG'
      ? itemCodes(catalog, plan)
      : valuesOf({ ...plan, type: plan.type }).map((value) => ({
          value,
          label: value,
          note: '',
        }));
  return values.map(({ value, label, note }) => ({
    content: plan.link === null ? value : fillLink(origin, plan.link, value),
    label,
    note,
  }));
}

function valuesOf({
  type,
  howMany,
  prefix,
  start,
  value,
  seed,
}: CodesPlan & { type: Exclude<CodeType, 'CATALOG'> }): string[] {
  const all = Array.from({ length: howMany });
  switch (type) {
    case 'UUID': {
      const next = uuidsFrom(seed);
      return all.map(() => next());
    }
    case 'INCREMENT':
      return all.map((_, index) => `${prefix}${start + BigInt(index)}`);
    case 'STATIC VALUE':
      return all.map(() => value);
    default:
      return type satisfies never;
  }
}

/** The address that opens a form with an answer already given (contract, "Codes, transforms"). */
export function fillLink(
  origin: string,
  { formId, questionId }: { formId: string; questionId: string },
  value: string,
): string {
  return `${origin}/fill/${formId}?${encodeURIComponent(questionId)}=${encodeURIComponent(value)}`;
}

/** Whether a code can hold a text. */
export function fitsCode(text: string): boolean {
  return new TextEncoder().encode(text).length <= longestCode;
}

const fields = keysOf(blankCodes);

/** The draft as the parameters of the print page's address; what is as usual is left out. */
export function codesSearch(draft: CodesDraft): Partial<Record<keyof CodesDraft, string>> {
  return Object.fromEntries(
    fields.filter((field) => draft[field] !== blankCodes[field]).map((field) => [field, draft[field]]),
  );
}

/** The draft that an address asks for. */
export function readCodesSearch(search: Readonly<Record<string, unknown>>): CodesDraft {
  const texts = fields.flatMap((field) => {
    const value = search[field];
    // An address is read with its numbers and truths as such; they are written as they were.
    const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isText ? [[field, String(value)] as const] : [];
  });
  return { ...blankCodes, ...Object.fromEntries(texts) };
}
