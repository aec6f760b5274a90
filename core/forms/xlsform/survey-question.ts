// Converts a survey row of an XLSForm to a question with its options, a note, a calculation, or nothing and the reason.
import type { QuestionOption } from '#core/questions/schema.ts';
import { calculatedFor } from '#core/questions/fills/fills.ts';
import { answersOf, hasOptions, isMultiValue, type QuestionType } from '#core/questions/types.ts';
import { type Choice, type ChoiceLists, optionsOf, yesNoOf } from './choices.ts';
import { isYes, type SurveyItem } from './survey-item.ts';
import type { Message } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type SurveyQuestion =
  | {
      kind: 'question';
      type: QuestionType;
      time: 'date' | 'time' | 'dateTime' | null;
      options: readonly QuestionOption[];
      /** Answer values by choice name. */
      choices: ReadonlyMap<string, string>;
      /** The list that its options are from. */
      list: readonly Choice[];
      /** What changed in the conversion, if anything. */
      said: Message | null;
    }
  | { kind: 'note' }
  | { kind: 'calculation' }
  | { kind: 'nothing'; why: string };

/** Converts a row. A read-only question becomes a text, or is answered by its calculation. */
export function surveyQuestionOf(
  { counterpart, type, cell }: SurveyItem,
  lists: ChoiceLists,
): SurveyQuestion {
  switch (counterpart.kind) {
    case 'question':
      break;
    case 'begin':
    case 'end':
      return { kind: 'nothing', why: 'A group is not a question' };
    default:
      return counterpart;
  }
  const { type: questionType, time = null, said = null } = counterpart;
  if (isYes(cell('read_only'))) {
    if (cell('calculation') === '') return { kind: 'note' };
    if (calculatedFor(questionType) === null) return { kind: 'calculation' };
  }
  const plain = { kind: 'question', type: questionType, time, options: [], list: [], said } as const;
  if (answersOf(questionType).choices === 'yesNo') return { ...plain, choices: acknowledged };
  if (type.list === null) return { ...plain, choices: new Map() };
  const choices = lists.get(type.list);
  if (choices === undefined)
    return { kind: 'nothing', why: t(m.thereIsNoListOfChoices, { list: type.list }) };
  const answers =
    hasOptions(questionType) &&
    !isMultiValue(questionType) &&
    !type.orOther &&
    // Yes and no are always offered.
    cell('choice_filter') === ''
      ? yesNoOf(choices)
      : null;
  if (answers !== null) return { ...plain, type: 'BOOLEAN', choices: answers, said: m.askedAsYesOrNo };
  const offered = type.orOther ? withOther(choices) : choices;
  return {
    ...plain,
    options: optionsOf(offered),
    list: choices,
    choices: new Map(offered.map(({ name }) => [name, name])),
  };
}

const acknowledged: ReadonlyMap<string, string> = new Map([['OK', 'true']]);

export const otherChoice: Choice = { name: 'other', label: t(m.other) };

function withOther(choices: readonly Choice[]): readonly Choice[] {
  return choices.some(({ name }) => name === otherChoice.name) ? choices : [...choices, otherChoice];
}
