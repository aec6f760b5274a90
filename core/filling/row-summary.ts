// A short label for a row or sheet in a list during filling: its first answers.
import { nameOfAttached } from '#core/questions/attached/attached-file.ts';
import { attachedTo } from '#core/questions/attached/stored-types.ts';
import { answersOf, isCatalogType, isImageType } from '#core/questions/types.ts';
import { type AnswerValue, type Answers, valuesOf } from '#core/questions/values.ts';
import { answerText, type AnswerTextOptions } from '#core/sheets/format-answer.ts';
import type { FillPlan } from './fill-plan.ts';
import type { FillPart } from '#core/filling/rules/form-rules-type.ts';

const most = 3;

/** The first answers that read as text, for example `North gate, Litres: 12, Wet`; '' if there are none. */
export function rowSummary(
  plan: FillPlan,
  part: FillPart,
  answers: Answers,
  options: AnswerTextOptions,
): string {
  const texts: string[] = [];
  for (const item of plan.parts[part].items) {
    if (texts.length === most) break;
    const value = answers[item.id];
    if (item.kind !== 'question' || value === undefined || isImageType(item.question.type)) continue;
    if (isCatalogType(item.question.type) && !isNamed(value, options)) continue;
    const isAttached = attachedTo(item.question.type) !== null;
    const said = isAttached
      ? nameOfAttached(valuesOf(value)[0] ?? '')
      : answerText(item.question, value, options);
    const text = said.replaceAll(/\s+/g, ' ').trim().slice(0, 80);
    // A bare number or "Yes" means nothing without its question.
    texts.push(
      text !== '' && answersOf(item.question.type).isBare
        ? `${item.question.text.slice(0, 40)}: ${text}`
        : text,
    );
  }
  return texts.filter((text) => text !== '').join(', ');
}

/** Whether every item of a catalog answer has a known name: an id means nothing to people. */
function isNamed(value: AnswerValue, { catalogNames }: AnswerTextOptions): boolean {
  return valuesOf(value).every((path) => path.split(',').every((id) => catalogNames?.has(id)));
}
