// The question types, each with all facts about it. No other file lists types: code depends on the kind of a question,
// and switches over kinds are exhaustive, so that the compiler finds every place that a new kind needs. A type that only
// differs in how it is asked, such as a scanned code, shares its kind with another.
import { keysOf } from '#core/keys-of.ts';

/** The kind of an answer, as logic, filters, imports and most inputs need it. */
export const questionKinds = [
  'text',
  'number',
  'numbers',
  'choice',
  'choices',
  'yesNo',
  'moment',
  'image',
  'item',
  'items',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The device that captures an answer, if a keyboard or a list does not suffice. */
export type Device = 'camera' | 'signaturePad' | 'scanner';

/** How a filter compares answers with its values (spec 2, section 5, "Operators by type"). */
export const filterOperators = [
  'EQ',
  'NE',
  'GT',
  'GTE',
  'LT',
  'LTE',
  'CONTAINS',
  'NOT_CONTAINS',
  'BETWEEN',
] as const;
export type FilterOperator = (typeof filterOperators)[number];

type QuestionTypeFacts = {
  /** Display name (spec 3, "Question"). */
  label: string;
  kind: QuestionKind;
  device: Device | null;
  /** Whether an import can fill it (spec 3, section 5). */
  isImportable: boolean;
  /** Whether it may have default answers if it is not required. */
  isDefaultable: boolean;
  /** Whether an admin may edit its answers. */
  isEditable: boolean;
  /** Whether a widget's rows can be grouped by its answers (spec 2, section 5, "Widget"). */
  isGroupable: boolean;
  /** The operators of filters; empty: it cannot be filtered. */
  filterOperators: readonly FilterOperator[];
  /** The operator that finds exactly the rows with one answer; null: there is none. */
  answerOperator: FilterOperator | null;
  /** Its counterpart in an XLSForm; `isAlike`: whether the two are equivalent. */
  xlsform: { type: string; appearance: string; isAlike: boolean };
};

const plain = {
  device: null,
  isImportable: true,
  isDefaultable: true,
  isEditable: true,
  isGroupable: true,
} as const;
const onCatalog = {
  ...plain,
  isImportable: false,
  isDefaultable: false,
  filterOperators: ['CONTAINS'],
  answerOperator: 'CONTAINS',
  xlsform: { type: 'text', appearance: '', isAlike: false },
} as const;
const picture = {
  ...plain,
  kind: 'image',
  isImportable: false,
  isDefaultable: false,
  isGroupable: false,
  filterOperators: [],
  answerOperator: null,
} as const;

const types = {
  TEXT: {
    ...plain,
    label: 'Text',
    kind: 'text',
    filterOperators: ['EQ', 'NE', 'CONTAINS', 'NOT_CONTAINS'],
    answerOperator: 'EQ',
    xlsform: { type: 'text', appearance: '', isAlike: true },
  },
  NUMERIC: {
    ...plain,
    label: 'Number',
    kind: 'number',
    filterOperators: ['EQ', 'NE', 'GT', 'GTE', 'LT', 'LTE', 'BETWEEN'],
    answerOperator: 'EQ',
    xlsform: { type: 'decimal', appearance: '', isAlike: true },
  },
  MULTI_NUMERIC: {
    ...plain,
    label: 'Several numbers',
    kind: 'numbers',
    isDefaultable: false,
    isGroupable: false,
    filterOperators: ['CONTAINS'],
    answerOperator: null,
    xlsform: { type: 'text', appearance: '', isAlike: false },
  },
  RADIO: {
    ...plain,
    label: 'Single-select',
    kind: 'choice',
    filterOperators: ['EQ', 'NE'],
    answerOperator: 'EQ',
    xlsform: { type: 'select_one', appearance: '', isAlike: true },
  },
  CHECKBOXES: {
    ...plain,
    label: 'Multi-select',
    kind: 'choices',
    isGroupable: false,
    filterOperators: ['CONTAINS'],
    answerOperator: 'CONTAINS',
    xlsform: { type: 'select_multiple', appearance: '', isAlike: true },
  },
  BOOLEAN: {
    ...plain,
    label: 'Yes or No',
    kind: 'yesNo',
    filterOperators: ['EQ'],
    answerOperator: 'EQ',
    xlsform: { type: 'select_one', appearance: '', isAlike: true },
  },
  IMAGE: {
    ...picture,
    label: 'Photo',
    device: 'camera',
    xlsform: { type: 'image', appearance: '', isAlike: true },
  },
  DATETIME: {
    ...plain,
    label: 'Date and time',
    kind: 'moment',
    isDefaultable: false,
    filterOperators: ['BETWEEN', 'GT', 'LT'],
    answerOperator: 'BETWEEN',
    xlsform: { type: 'dateTime', appearance: '', isAlike: true },
  },
  SIGNATURE: {
    ...picture,
    label: 'Signature',
    device: 'signaturePad',
    isEditable: false,
    xlsform: { type: 'image', appearance: 'signature', isAlike: true },
  },
  SCANNED_CODE: {
    ...plain,
    label: 'Scanned code',
    kind: 'text',
    device: 'scanner',
    isDefaultable: false,
    isGroupable: false,
    filterOperators: ['EQ', 'NE', 'CONTAINS', 'NOT_CONTAINS'],
    answerOperator: null,
    xlsform: { type: 'barcode', appearance: '', isAlike: true },
  },
  CATALOG_RADIO: { ...onCatalog, label: 'Catalog, single-select', kind: 'item' },
  CATALOG_CHECKBOX: { ...onCatalog, label: 'Catalog, multi-select', kind: 'items', isGroupable: false },
} as const satisfies Readonly<Record<string, QuestionTypeFacts>>;

export type QuestionType = keyof typeof types;

/** The facts of each type. */
export const questionTypes: Readonly<Record<QuestionType, QuestionTypeFacts>> = types;

/** All types, in the editor's order. */
export const questionTypeNames = keysOf(types);

/** The kind of a question type; null if the type is unknown. */
export function kindOf(type: QuestionType): QuestionKind;
export function kindOf(type: QuestionType | null | undefined): QuestionKind | null;
export function kindOf(type: QuestionType | null | undefined): QuestionKind | null {
  return type == null ? null : questionTypes[type].kind;
}

/** Whether an answer is a list of values (several on the wire, in order). */
export function isMultiValue(type: QuestionType): boolean {
  return multiValueKinds.has(kindOf(type));
}
const multiValueKinds: ReadonlySet<QuestionKind> = new Set(['numbers', 'choices', 'items']);

/** Whether it has options of its own. */
export function hasOptions(type: QuestionType): boolean {
  const kind = kindOf(type);
  return kind === 'choice' || kind === 'choices';
}

/** Whether it may have default answers if it is not required. A draft's question may have no type yet. */
export function isDefaultable(type: QuestionType | null): boolean {
  return type !== null && questionTypes[type].isDefaultable;
}

/** Whether an answer is the id of an image. */
export function isImageType(type: QuestionType): boolean {
  return kindOf(type) === 'image';
}

/** The file extension of an image (spec 1, section 7): PNG for signatures, otherwise JPEG. */
export function imageExtension(type: QuestionType): 'jpg' | 'png' {
  return questionTypes[type].device === 'signaturePad' ? 'png' : 'jpg';
}

/** Whether an answer is a path of catalog items, or several. */
export function isCatalogType(type: QuestionType): boolean {
  const kind = kindOf(type);
  return kind === 'item' || kind === 'items';
}
