// Maps the types of an XLSForm to question types. The names are those of ODK, Kobo and SurveyCTO, including old ones.
import type { QuestionRule, RuleOf } from '#core/questions/rules/schema.ts';
import { scaleIssues, scaleOf } from '#core/questions/scale.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf, type QuestionType, questionTypeNames, questionTypes } from '#core/questions/types.ts';
import type { Message } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The type of a row with its list and modifiers. */
export type RowType = { word: string; list: string | null; orOther: boolean };

export type Counterpart =
  /** `said`: what changes in the conversion. */
  | {
      kind: 'question';
      type: QuestionType;
      time?: 'date' | 'time' | 'dateTime';
      said?: Message;
    }
  | { kind: 'begin' | 'end'; of: 'group' | 'repeat' }
  | { kind: 'note' }
  | { kind: 'calculation' }
  /** `why`, a sentence without a full stop. */
  | { kind: 'nothing'; why: string };

/** Parses the type in a cell. */
export function rowTypeOf(cell: string): RowType {
  const text = cell.trim().replaceAll(/\s+/g, ' ');
  const [, select, list, extra] =
    /^(select[ _]one[ _]from[ _]file|select[ _]multiple[ _]from[ _]file|select[ _]one[ _]external|select[ _]one(?: from)?|select[ _]multiple(?: from)?|select all that apply(?: from)?|select1|rank) (\S+)( or[ _](?:specify[ _])?other)?$/i.exec(
      text,
    ) ?? [];
  if (select === undefined) return { word: plain(text), list: null, orOther: false };
  const word = plain(select).replace(/_from$/, '');
  return { word: selects.get(word) ?? word, list: list ?? null, orOther: extra !== undefined };
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_-]+/g, '_');
}

const selects: ReadonlyMap<string, string> = new Map([
  ['select1', 'select_one'],
  ['select_all_that_apply', 'select_multiple'],
]);

/** The counterpart of a type. `appearance` decides between a photo, a drawing and a signature, and between a text and a long one. */
export function counterpartOf({ word }: RowType, appearance: string): Counterpart {
  if (word === 'image' || word === 'photo' || word === 'picture') return imageOf(appearance);
  if ((word === 'text' || word === 'string') && /\bmultiline\b/.test(appearance))
    return { kind: 'question', type: 'LONG_TEXT' };
  if ((word === 'integer' || word === 'int') && /\bduration\b/.test(appearance))
    return { kind: 'question', type: 'DURATION' };
  if (word === 'range') return { kind: 'question', type: rangeTypeOf(appearance) };
  return (
    counterparts.get(word) ??
    (metadata.has(word)
      ? nothing(metadata.get(word) ?? t(m.suchFieldIsNotKept))
      : nothing(t(m.thereIsNoCounterpartFor, { word })))
  );
}

/** Whether a question of this type is all that an appearance asks for. Drawing on white paper is drawing on a photo here. */
export function isAppearanceOf(type: QuestionType, appearance: string): boolean {
  const { appearance: own } = questionTypes[type].xlsform;
  return appearance !== '' && (appearance === own || (own === 'annotate' && appearance === 'draw'));
}

function imageOf(appearance: string): Counterpart {
  if (/\bsignature\b/.test(appearance)) return { kind: 'question', type: 'SIGNATURE' };
  return { kind: 'question', type: /\b(draw|annotate)\b/.test(appearance) ? 'DRAWING' : 'IMAGE' };
}

function rangeTypeOf(appearance: string): QuestionType {
  if (/\brating\b/.test(appearance)) return 'STARS';
  return /\bpicker\b/.test(appearance) ? 'SCALE' : 'SLIDER';
}

function nothing(why: string): Counterpart {
  return { kind: 'nothing', why };
}

const point: Counterpart = { kind: 'question', type: 'PLACE' };
const number = (said?: Message): Counterpart => ({
  kind: 'question',
  type: 'NUMERIC',
  ...(said && { said }),
});
const whole: Counterpart = { kind: 'question', type: 'WHOLE_NUMBER' };
const noVideo = t(m.videoCannotBeAnswer);
const noSound = t(m.soundInBackgroundCannotBe);
const fromFile = t(m.choicesFromFileCannotBe);

const counterparts: ReadonlyMap<string, Counterpart> = new Map<string, Counterpart>([
  ['text', { kind: 'question', type: 'TEXT' }],
  ['string', { kind: 'question', type: 'TEXT' }],
  ['integer', whole],
  ['int', whole],
  ['decimal', number()],
  ['select_one', { kind: 'question', type: 'RADIO' }],
  ['select_multiple', { kind: 'question', type: 'CHECKBOXES' }],
  ['rank', { kind: 'question', type: 'RANKING' }],
  ['acknowledge', { kind: 'question', type: 'BOOLEAN', said: m.askedAsYesOrNo }],
  ['trigger', { kind: 'question', type: 'BOOLEAN', said: m.askedAsYesOrNo }],
  ['date', { kind: 'question', type: 'DATE', time: 'date' }],
  ['time', { kind: 'question', type: 'TIME', time: 'time' }],
  ['datetime', { kind: 'question', type: 'DATETIME', time: 'dateTime' }],
  ['geopoint', point],
  ['geotrace', { kind: 'question', type: 'LINE' }],
  ['geoshape', { kind: 'question', type: 'AREA' }],
  ['location', point],
  ['gps', point],
  ['barcode', { kind: 'question', type: 'SCANNED_CODE' }],
  ['note', { kind: 'note' }],
  ['calculate', { kind: 'calculation' }],
  ['calculate_here', { kind: 'calculation' }],
  ['begin_group', { kind: 'begin', of: 'group' }],
  ['end_group', { kind: 'end', of: 'group' }],
  ['begin_repeat', { kind: 'begin', of: 'repeat' }],
  ['end_repeat', { kind: 'end', of: 'repeat' }],
  ['audio', { kind: 'question', type: 'AUDIO' }],
  ['video', nothing(noVideo)],
  ['background_audio', nothing(noSound)],
  ['file', { kind: 'question', type: 'FILE' }],
  ['select_one_from_file', nothing(fromFile)],
  ['select_multiple_from_file', nothing(fromFile)],
  ['select_one_external', nothing(fromFile)],
]);

const who = t(m.whoFillsInIsKept);
const when = t(m.whenSomethingWasFilledIn);
const device = t(m.nothingIsKeptOfDevice);
const metadata: ReadonlyMap<string, string> = new Map([
  ['start', when],
  ['end', when],
  ['today', when],
  ['duration', when],
  ['username', who],
  ['email', who],
  ['phonenumber', device],
  ['phone_number', device],
  ['deviceid', device],
  ['imei', device],
  ['subscriberid', device],
  ['simserial', device],
  ['device_info', device],
  ['devicephonenum', device],
  ['start_geopoint', t(m.whereSomethingWasFilledIn)],
  ['audit', t(m.changesOfAnswersAreIn)],
  ['text_audit', t(m.changesOfAnswersAreIn)],
  ['audio_audit', noSound],
  ['hidden', t(m.hiddenFieldsAreNotKept)],
  ['xml_external', fromFile],
  ['csv_external', fromFile],
]);

/** A text with the pattern of a type, such as an e-mail address, is a question of that type. */
export function typedByRules(
  type: QuestionType,
  rules: readonly QuestionRule[],
): Pick<Question, 'type' | 'rules'> {
  const facts = questionTypes[type];
  const isTyped = answersOf(type).isFreeText && facts.device === null;
  const isPlain = isTyped && !facts.entry.isLong && facts.rules.length === 0;
  const typed = isPlain
    ? questionTypeNames.find((each) => rules.some((rule) => isOf(each, rule)))
    : undefined;
  const left = typed === undefined ? rules : rules.filter((rule) => !isOf(typed, rule));
  return { type: typed ?? type, ...(left.length > 0 && { rules: [...left] }) };
}

/** Whether a rule without a message of its own is the pattern of a type. */
function isOf(type: QuestionType, rule: QuestionRule): boolean {
  if (rule.kind !== 'pattern' || rule.message) return false;
  return questionTypes[type].rules.some((own) => own.kind === 'pattern' && own.pattern === rule.pattern);
}

/**
 * The scale of a range with its parameters, such as `start=1 end=5 step=1`, and pyxform's where they are left out: what does not fit beside each other is a slider. No rule says what the type says by
 * itself.
 */
export function scaleWith(
  parameters: string,
  type: QuestionType,
): { type: QuestionType; rules: RuleOf<'range'>[] } {
  const given = new Map(
    partsOf(parameters).flatMap((part): [string, number][] => {
      const [, name, value] = parameter.exec(part) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), Number(value)]];
    }),
  );
  const [from = 0, to = 10, step = 1] = ['start', 'end', 'step'].map((name) => given.get(name));
  const rule: RuleOf<'range'> = {
    kind: 'range',
    least: Math.min(from, to),
    greatest: Math.max(from, to),
    ...(Math.abs(step) >= 0.001 && Math.abs(step) !== 1 && { step: Math.abs(step) }),
  };
  const fitting = scaleIssues(rule, type).length === 0 ? type : 'SLIDER';
  const own = questionTypes[fitting].scale;
  const isOwn = own?.least === rule.least && own?.greatest === rule.greatest && rule.step === undefined;
  return { type: fitting, rules: isOwn ? [] : [rule] };
}

const parameter = /^(start|end|step)=(-?\d{1,15}(?:\.\d{1,15})?)$/i;

function partsOf(parameters: string): string[] {
  return parameters.split(/[\s;,]/).filter((part) => part !== '');
}

/** Whether a scale reads all of its parameters. */
export function readsParameters(parameters: string): boolean {
  return partsOf(parameters).every((part) => parameter.test(part));
}

/** The parameters of a question on a scale; empty for any other. */
export function parametersOf(type: QuestionType, rules: readonly QuestionRule[]): string {
  const scale = scaleOf({ type, rules });
  return scale === null ? '' : `start=${scale.least} end=${scale.greatest} step=${scale.step}`;
}

/** The rules that a constraint says: the bounds of a scale are its parameters. */
export function besideScale(rules: readonly QuestionRule[], type: QuestionType): readonly QuestionRule[] {
  return questionTypes[type].scale === null ? rules : rules.filter(({ kind }) => kind !== 'range');
}

/** Whether a range of a scale says what parameters cannot: what its ends mean, and a message. */
export function saysMore(rule: QuestionRule): boolean {
  return (
    rule.kind === 'range' &&
    [rule.leastLabel, rule.greatestLabel, rule.message].some((text) => (text ?? '') !== '')
  );
}
