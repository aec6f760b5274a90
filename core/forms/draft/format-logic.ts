// Formats the conditions and formulas of a draft as sentences for the editor's cards. Cached per item: a sentence is
// formatted again only when its item, or a question that it names, has changed.
import { type ExplainedQuestion, explainLogic, explainValue, type ValueNames } from '#core/logic/explain.ts';
import { questionsOf } from './draft-items.ts';
import { type Reader, readsOf } from './draft-references.ts';
import type { DraftQuestion, FormDraft } from './form-draft.ts';
import type { Logic } from '#core/logic/schema.ts';
import { fillTexts } from '#core/questions/fills/fill-text.ts';
import type { FilledBy } from '#core/questions/fills/schema.ts';
import type { Explain } from '#core/questions/rules/rule.ts';
import { ruleText } from '#core/questions/rules/rules.ts';
import type { QuestionRule } from '#core/questions/rules/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import { parseCondition } from '#core/logic/parse-condition.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type DraftSentence = {
  /** When it is asked, shown, raised or launched: 'Passed? is No'. Null: always, or not specified yet. */
  readonly when: string | null;
  /** What it computes: 'Length × Width'. Null: nothing, or not specified yet. */
  readonly formula: string | null;
  /** What fills it, and what its answers must be like: 'Between 0 and 9. A whole number.' Null: nothing, anything of its type. */
  readonly rules: string | null;
};

/** Names of the catalog's items by answer, a path of ids. */
export type CatalogLabels = ValueNames;

/** By id of the item or alert; absent if there is nothing to show. */
export function sentencesOf(
  draft: FormDraft,
  catalog: CatalogLabels = nothing,
): ReadonlyMap<string, DraftSentence> {
  const byId = new Map(
    questionsOf(draft).flatMap((question): [string, readonly DraftQuestion[]][] => [
      [question.id, [question]],
      ...(question.questions ?? []).map((each): [string, DraftQuestion[]] => [each.id, [each, question]]),
    ]),
  );
  const sentences = new Map<string, DraftSentence>();
  for (const reader of [...draft.setup, ...draft.rows, ...draft.alerts, ...draft.launchAlerts]) {
    const sentence = sentenceOf(reader, byId, catalog);
    if (sentence !== silent) sentences.set(reader.id, sentence);
  }
  return sentences;
}

/** What any expression of a draft says. */
export function explainerOf(
  draft: FormDraft,
  catalog: CatalogLabels = nothing,
  say: typeof explainLogic = explainLogic,
): (expression: Logic) => string {
  const all = questionsOf(draft);
  const questions = all.flatMap((question) => [
    explainedQuestionOf(question, catalog),
    ...(question.questions ?? []).map((each) => explainedQuestionOf(each, catalog, question)),
  ]);
  return (expression) => say(expression, questions);
}

/** A question as sentences refer to it; one without a type counts as text. `around`: the question whose entries ask it. */
function explainedQuestionOf(
  question: DraftQuestion,
  catalog: CatalogLabels = nothing,
  around?: DraftQuestion,
): ExplainedQuestion {
  const { id, text, type, options } = question;
  const valueNames = isCatalogType(type)
    ? catalog
    : new Map(options.map(({ value, name }) => [value, name || value]));
  return {
    id,
    text: titleOf(text),
    type: type ?? 'TEXT',
    valueNames,
    ...(around !== undefined && { entries: titleOf(around.text) }),
  };
}

function titleOf(text: string): string {
  return text.trim() || t(m.untitledQuestion);
}

type CachedSentence = { named: readonly DraftQuestion[]; catalog: CatalogLabels; sentence: DraftSentence };
const cache = new WeakMap<Reader, CachedSentence>();

function sentenceOf(
  reader: Reader,
  byId: ReadonlyMap<string, readonly DraftQuestion[]>,
  catalog: CatalogLabels,
): DraftSentence {
  const { condition, expression, rules } = readsOf(reader);
  const found = [...condition, ...expression, ...rules].flatMap((id) => [byId.get(id) ?? []]);
  const named = found.flat();
  const earlier = cache.get(reader);
  const holds =
    earlier?.catalog === catalog &&
    earlier.named.length === named.length &&
    earlier.named.every((question, index) => question === named[index]);
  if (holds) return earlier.sentence;
  const referenced = found.flatMap(([question, around]) =>
    question === undefined ? [] : [explainedQuestionOf(question, catalog, around)],
  );
  const sentence =
    'expression' in reader ? ofAlert(reader.expression, referenced) : ofItem(reader, referenced);
  cache.set(reader, { named, catalog, sentence });
  return sentence;
}

function ofAlert(expression: Logic, referenced: readonly ExplainedQuestion[]): DraftSentence {
  return expression === null ? silent : { ...silent, when: explainLogic(expression, referenced) };
}

function ofItem(
  item: Exclude<Reader, { expression: Logic }>,
  referenced: readonly ExplainedQuestion[],
): DraftSentence {
  const logic = item.condition === null ? null : (parseCondition(item.condition) ?? null);
  const formula = item.kind === 'element' ? (item.data.formula ?? null) : null;
  const rules = item.kind === 'question' ? (item.rules ?? []) : [];
  const filledBy = item.kind === 'question' ? item.filledBy : undefined;
  if (logic === null && formula === null && rules.length === 0 && filledBy === undefined) return silent;
  return {
    when: logic === null ? null : explainLogic(logic, referenced),
    formula: formula === null ? null : explainValue(formula, referenced),
    rules: rulesText(rules, filledBy, referenced),
  };
}

function rulesText(
  rules: readonly QuestionRule[],
  filledBy: FilledBy | undefined,
  referenced: readonly ExplainedQuestion[],
): string | null {
  const explain: Explain = (expression) => explainLogic(expression, referenced);
  const texts = [
    ...fillTexts(filledBy, (expression) => explainValue(expression, referenced)),
    ...rules.map((rule) => ruleText(rule, explain)),
  ];
  return texts.length === 0 ? null : texts.join(' ');
}

const silent: DraftSentence = { when: null, formula: null, rules: null };
const nothing: CatalogLabels = new Map();
